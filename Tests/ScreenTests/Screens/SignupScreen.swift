import Combine
import OSLog
import SwiftUI

@MainActor
final class SignupModel: ObservableObject {
  enum Availability: Equatable {
    case unknown, checking, free, taken
  }

  @Published var name = ""
  @Published var password = ""
  @Published var repeated = ""
  @Published private(set) var availability = Availability.unknown
  @Published private(set) var isValid = false

  private(set) var requests: [String] = []
  private let taken: Set<String>
  private var subscriptions: Set<AnyCancellable> = []
  private let log = Logger(subsystem: "com.example.signup", category: "model")

  init(taken: Set<String> = []) {
    self.taken = taken

    $name
      .dropFirst()
      .map { $0.lowercased() }
      .debounce(for: .milliseconds(400), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .filter { $0.count >= 3 }
      .sink { [weak self] in self?.check($0) }
      .store(in: &subscriptions)

    Publishers.CombineLatest3($availability, $password, $repeated)
      .map { $0 == .free && $1.count >= 6 && $1 == $2 }
      .removeDuplicates()
      .dropFirst()
      .sink { [weak self] in self?.isValid = $0 }
      .store(in: &subscriptions)
  }

  private func check(_ name: String) {
    log.debug("Checking \(name, privacy: .private)")
    requests.append(name)
    availability = .checking
    Just(taken.contains(name))
      .delay(for: .seconds(1), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.availability = $0 ? .taken : .free }
      .store(in: &subscriptions)
  }
}

struct SignupScreen: View {
  @StateObject private var model: SignupModel
  @State private var isWelcomed = false

  init(model: @autoclosure @escaping () -> SignupModel) {
    _model = StateObject(wrappedValue: model())
  }

  var body: some View {
    Form {
      Section {
        TextField("User name", text: $model.name)
          .textContentType(.username)
        SignupAvailability(availability: model.availability)
      }
      Section {
        SecureField("Password", text: $model.password)
        SecureField("Repeat password", text: $model.repeated)
      } footer: {
        SignupStrength(length: model.password.count)
      }
      SignupSubmit(model: model) { isWelcomed = true }
    }
    .fullScreenCover(isPresented: $isWelcomed) {
      Text("Welcome, \(model.name)!")
    }
  }
}

private struct SignupAvailability: View {
  let availability: SignupModel.Availability

  var body: some View {
    switch availability {
    case .unknown: EmptyView()
    case .checking: ProgressView("Checking…")
    case .free: Label("Available", systemImage: "checkmark")
    case .taken: Label("Taken", systemImage: "xmark")
    }
  }
}

private struct SignupStrength: View {
  let length: Int

  var body: some View {
    Text(length < 6 ? "At least six characters" : "Good")
  }
}

private struct SignupSubmit: View {
  @ObservedObject var model: SignupModel
  let action: @MainActor () -> Void

  var body: some View {
    Button("Create Account", action: action)
      .disabled(!model.isValid)
  }
}

#Preview {
  SignupScreen(model: SignupModel(taken: ["anna"]))
}
