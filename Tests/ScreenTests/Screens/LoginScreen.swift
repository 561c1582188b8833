import SwiftUI

protocol AccountService: Sendable {
  func logIn(email: String, password: String) async throws -> String
}

struct LoginFailure: LocalizedError {
  let errorDescription: String?
}

struct FixedAccountService: AccountService {
  var password = "secret123"

  func logIn(email: String, password: String) async throws -> String {
    guard password == self.password else {
      throw LoginFailure(errorDescription: "Wrong email or password")
    }
    return email
  }
}

@MainActor
@Observable
final class LoginModel {
  var email = ""
  var password = ""
  private(set) var isWorking = false
  private(set) var errorMessage: String?
  private(set) var account: String?

  @ObservationIgnored private let service: any AccountService

  init(service: any AccountService) {
    self.service = service
  }

  var emailProblem: String? {
    guard !email.isEmpty else { return nil }
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty } ? nil : "Not an email address"
  }

  var canLogIn: Bool {
    !email.isEmpty && emailProblem == nil && password.count >= 8 && !isWorking
  }

  func logIn() async {
    guard canLogIn else { return }
    isWorking = true
    errorMessage = nil
    defer { isWorking = false }
    do {
      account = try await service.logIn(email: email, password: password)
    } catch {
      errorMessage = error.localizedDescription
    }
  }
}

/// A form that signs a person in.
struct LoginScreen: View {
  enum Field: Hashable { case email, password }

  @State private var model: LoginModel
  @FocusState private var focusedField: Field?

  init(service: any AccountService = FixedAccountService()) {
    _model = State(initialValue: LoginModel(service: service))
  }

  var body: some View {
    if let account = model.account {
      Welcome(account: account)
        .transition(.opacity.combined(with: .move(edge: .bottom)))
    } else {
      VStack(spacing: 16) {
        EmailField(model: model)
          .focused($focusedField, equals: .email)
          .submitLabel(.next)
          .onSubmit { focusedField = .password }
        PasswordField(model: model)
          .focused($focusedField, equals: .password)
          .submitLabel(.go)
          .onSubmit { Task { await model.logIn() } }
        SubmitButton(model: model)
      }
      .textFieldStyle(.roundedBorder)
      .padding()
      .defaultFocus($focusedField, .email)
    }
  }
}

extension LoginScreen {
  struct EmailField: View {
    @Bindable var model: LoginModel

    var body: some View {
      VStack(alignment: .leading) {
        TextField("Email", text: $model.email)
          .textInputAutocapitalization(.never)
          .keyboardType(.emailAddress)
          .textContentType(.username)
        if let problem = model.emailProblem {
          Text(problem)
            .modifier(ProblemText())
        }
      }
    }
  }

  struct PasswordField: View {
    @Bindable var model: LoginModel

    var body: some View {
      SecureField("Password", text: $model.password)
        .textContentType(.password)
    }
  }

  struct SubmitButton: View {
    let model: LoginModel

    var body: some View {
      Button {
        Task { await model.logIn() }
      } label: {
        if model.isWorking { ProgressView() } else { Text("Log In") }
      }
      .buttonStyle(.borderedProminent)
      .disabled(!model.canLogIn)
      if let message = model.errorMessage {
        Text(message).modifier(ProblemText())
      }
    }
  }

  struct ProblemText: ViewModifier {
    func body(content: Content) -> some View {
      content
        .font(.caption)
        .foregroundStyle(.red)
        .accessibilityAddTraits(.isStaticText)
    }
  }

  struct Welcome: View {
    let account: String

    var body: some View {
      Label("Welcome, \(account)", systemImage: "person.crop.circle.badge.checkmark")
        .symbolRenderingMode(.hierarchical)
    }
  }
}

#Preview {
  LoginScreen(service: FixedAccountService(password: "preview!"))
}
