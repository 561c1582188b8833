import SwiftUI

struct Voucher: Identifiable, Equatable, Sendable {
  var id: String { code }
  let code: String
  let percent: Int
}

enum VoucherError: LocalizedError, Equatable {
  case unknown(String)
  case expired

  var errorDescription: String? {
    switch self {
    case .unknown(let code): "“\(code)” is not a voucher."
    case .expired: "This voucher has expired."
    }
  }

  var recoverySuggestion: String? { "Check the code on your letter." }
}

protocol VoucherService: Sendable {
  func voucher(for code: String) async throws -> Voucher
}

@MainActor
@Observable
final class VoucherStore {
  enum Phase: Equatable {
    case idle, checking
  }

  var code = ""
  private(set) var phase = Phase.idle
  private(set) var redeemed: [Voucher] = []
  var candidate: Voucher?
  var error: VoucherError?

  @ObservationIgnored private let service: any VoucherService

  init(service: any VoucherService) {
    self.service = service
  }

  var canCheck: Bool { phase == .idle && code.count >= 4 }
  var discount: Int { redeemed.reduce(0) { $0 + $1.percent } }

  func check() async {
    guard canCheck else { return }
    phase = .checking
    defer { phase = .idle }
    do {
      candidate = try await service.voucher(for: code)
    } catch let failure as VoucherError {
      error = failure
    } catch {
      self.error = .unknown(code)
    }
  }

  func redeem(_ voucher: Voucher) {
    redeemed.append(voucher)
    code = ""
  }

  func removeAll() {
    redeemed = []
  }
}

extension Binding where Value == Bool {
  @MainActor
  init<Wrapped: Sendable>(isPresent value: Binding<Wrapped?>) {
    self.init(
      get: { value.wrappedValue != nil },
      set: { if !$0 { value.wrappedValue = nil } }
    )
  }
}

struct VoucherScreen: View {
  @Bindable var store: VoucherStore

  var body: some View {
    Form {
      VoucherEntry(store: store)
      VoucherList(store: store)
    }
    .alert(
      isPresented: Binding(isPresent: $store.error),
      error: store.error
    ) { _ in
      Button("Try Again") { store.code = "" }
      Button("Cancel", role: .cancel) {}
    } message: { failure in
      Text(failure.recoverySuggestion ?? "")
    }
    .alert(
      "Redeem voucher?",
      isPresented: Binding(isPresent: $store.candidate),
      presenting: store.candidate
    ) { voucher in
      Button("Redeem") { store.redeem(voucher) }
      Button("Not Now", role: .cancel) {}
    } message: { voucher in
      Text("\(voucher.percent) % off your next order.")
    }
  }
}

private struct VoucherEntry: View {
  @Bindable var store: VoucherStore

  var body: some View {
    Section("Code") {
      TextField("Voucher code", text: $store.code)
        .textInputAutocapitalization(.characters)
        .autocorrectionDisabled()
        .submitLabel(.go)
        .onSubmit { Task { await store.check() } }
      Button {
        Task { await store.check() }
      } label: {
        if store.phase == .checking {
          ProgressView()
        } else {
          Text("Check")
        }
      }
      .disabled(!store.canCheck)
    }
  }
}

private struct VoucherList: View {
  let store: VoucherStore
  @State private var isConfirming = false

  var body: some View {
    Section {
      ForEach(store.redeemed) { voucher in
        LabeledContent(voucher.code, value: "-\(voucher.percent) %")
      }
      if store.discount > 0 {
        Button("Remove All", role: .destructive) { isConfirming = true }
          .confirmationDialog(
            "Remove all vouchers?",
            isPresented: $isConfirming,
            titleVisibility: .visible
          ) {
            Button("Remove Vouchers", role: .destructive, action: store.removeAll)
            Button("Keep", role: .cancel) {}
          }
      }
    } header: {
      Text("Discount: \(store.discount) %")
    }
  }
}

private struct PreviewVoucherService: VoucherService {
  func voucher(for code: String) async throws -> Voucher {
    try await Task.sleep(for: .seconds(1))
    return Voucher(code: code, percent: 10)
  }
}

#Preview {
  VoucherScreen(store: VoucherStore(service: PreviewVoucherService()))
}
