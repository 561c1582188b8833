import SwiftUI

struct Profile: Equatable, Sendable {
  var name: String
  var email: String
  var avatar = "person.crop.circle"
  var isPublic = false
}

struct ProfileService: Sendable {
  var save: @Sendable (Profile) async throws -> Void
}

@MainActor
final class Session: ObservableObject {
  @Published private(set) var profile: Profile
  @Published private(set) var isSaving = false
  @Published var failure: String?

  private let service: ProfileService

  init(profile: Profile, service: ProfileService) {
    self.profile = profile
    self.service = service
  }

  /// Saves a profile.
  ///
  /// - Returns: Whether it was saved.
  func save(_ draft: Profile) async -> Bool {
    isSaving = true
    defer { isSaving = false }
    do {
      try await service.save(draft)
      profile = draft
      return true
    } catch {
      failure = error.localizedDescription
      return false
    }
  }
}

struct ProfileScreen: View {
  @EnvironmentObject private var session: Session
  @State private var isEditing = false

  var body: some View {
    NavigationStack {
      List {
        ProfileHeader(profile: session.profile)
        ProfileVisibility(isPublic: session.profile.isPublic)
      }
      .navigationTitle("Profile")
      .toolbar {
        Button("Edit") { isEditing = true }
      }
      .sheet(isPresented: $isEditing) {
        ProfileEditor(profile: session.profile)
      }
    }
  }
}

private struct ProfileHeader: View {
  let profile: Profile

  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: profile.avatar)
        .resizable()
        .scaledToFit()
        .frame(width: 48, height: 48)
        .clipShape(.circle)
      VStack(alignment: .leading) {
        Text(profile.name).font(.headline)
        Text(profile.email).font(.subheadline)
      }
    }
    .accessibilityElement(children: .combine)
  }
}

private struct ProfileVisibility: View {
  let isPublic: Bool

  var body: some View {
    Label(
      isPublic ? "Everybody sees you" : "Only you see this",
      systemImage: isPublic ? "eye" : "eye.slash"
    )
  }
}

private struct ProfileEditor: View {
  @EnvironmentObject private var session: Session
  @Environment(\.dismiss) private var dismiss
  @State private var draft: Profile
  @State private var isConfirmingDiscard = false

  init(profile: Profile) {
    _draft = State(initialValue: profile)
  }

  private var hasChanges: Bool { draft != session.profile }

  private var problem: String? {
    if draft.name.isEmpty { return "A name is needed." }
    return draft.email.contains("@") ? nil : "The address is not complete."
  }

  var body: some View {
    NavigationStack {
      Form {
        ProfileAvatarPicker(avatar: $draft.avatar)
        Section {
          TextField("Name", text: $draft.name)
            .textContentType(.name)
          TextField("Email", text: $draft.email)
            .textContentType(.emailAddress)
            .keyboardType(.emailAddress)
            .textInputAutocapitalization(.never)
            .autocorrectionDisabled()
        } footer: {
          if let problem {
            Text(problem).foregroundStyle(.red)
          }
        }
        Toggle("Public profile", isOn: $draft.isPublic)
      }
      .disabled(session.isSaving)
      .navigationTitle("Edit Profile")
      .navigationBarBackButtonHidden()
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel, action: cancel)
        }
        ToolbarItem(placement: .confirmationAction) {
          if session.isSaving {
            ProgressView()
          } else {
            Button("Save") { Task { await save() } }
              .disabled(!hasChanges || problem != nil)
          }
        }
      }
      .confirmationDialog(
        "Discard your changes?",
        isPresented: $isConfirmingDiscard,
        titleVisibility: .visible
      ) {
        Button("Discard Changes", role: .destructive) { dismiss() }
        Button("Keep Editing", role: .cancel) {}
      }
      .alert(
        "Not saved",
        isPresented: Binding(
          get: { session.failure != nil },
          set: { if !$0 { session.failure = nil } }
        ),
        presenting: session.failure
      ) { _ in
        Button("OK") {}
      } message: { failure in
        Text(failure)
      }
    }
    .interactiveDismissDisabled(hasChanges)
  }

  private func cancel() {
    if hasChanges { isConfirmingDiscard = true } else { dismiss() }
  }

  private func save() async {
    if await session.save(draft) { dismiss() }
  }
}

private struct ProfileAvatarPicker: View {
  @Binding var avatar: String

  var body: some View {
    HStack {
      ForEach(["person.crop.circle", "tortoise", "hare"], id: \.self) { symbol in
        Button {
          avatar = symbol
        } label: {
          Image(systemName: symbol)
            .symbolVariant(symbol == avatar ? .fill : .none)
            .padding(8)
            .background {
              if symbol == avatar { Circle().fill(.tint.opacity(0.2)) }
            }
        }
        .buttonStyle(.borderless)
        .accessibilityLabel(symbol)
      }
    }
  }
}

#Preview {
  ProfileScreen()
    .environmentObject(
      Session(
        profile: Profile(name: "Ada", email: "ada@example.com"),
        service: ProfileService { _ in try await Task.sleep(for: .seconds(1)) }
      )
    )
}
