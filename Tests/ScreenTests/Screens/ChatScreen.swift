import SwiftUI

struct ChatMessage: Identifiable, Hashable, Sendable {
  let id: Int
  let text: String
  let isMine: Bool
}

struct ChatService: Sendable {
  var reply: @Sendable (_ text: String) async throws -> String

  static let echo = ChatService { text in
    try await Task.sleep(for: .seconds(1))
    return "You said: \(text)"
  }
}

@MainActor
@Observable
final class ChatModel {
  enum Status: Equatable {
    case idle
    case typing
    case failed(retry: String)
  }

  private(set) var messages: [ChatMessage]
  private(set) var status = Status.idle
  var draft = ""
  @ObservationIgnored private let service: ChatService

  init(service: ChatService, messages: [ChatMessage] = []) {
    self.service = service
    self.messages = messages
  }

  var canSend: Bool { !draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty }

  /// Whether the next message is by somebody else.
  func endsRun(_ message: ChatMessage) -> Bool {
    guard let index = messages.firstIndex(of: message) else { return false }
    return index + 1 == messages.count || messages[index + 1].isMine != message.isMine
  }

  func send() {
    guard canSend else { return }
    let text = draft
    append(text, isMine: true)
    draft = ""
    Task { await answer(text) }
  }

  func answer(_ text: String) async {
    status = .typing
    do {
      let reply = try await service.reply(text)
      append(reply, isMine: false)
      status = .idle
    } catch {
      status = .failed(retry: text)
    }
  }

  private func append(_ text: String, isMine: Bool) {
    messages.append(ChatMessage(id: messages.count, text: text, isMine: isMine))
  }
}

struct ChatScreen: View {
  @State private var model: ChatModel

  init(service: ChatService, messages: [ChatMessage] = []) {
    _model = State(initialValue: ChatModel(service: service, messages: messages))
  }

  var body: some View {
    NavigationStack {
      ChatTranscript(model: model)
        .safeAreaInset(edge: .bottom, spacing: 0) {
          ChatComposer(model: model)
        }
        .navigationTitle("Chat")
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct ChatTranscript: View {
  let model: ChatModel

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 4) {
          ForEach(model.messages) { message in
            ChatBubble(message: message, hasTail: model.endsRun(message))
              .id(message.id)
          }
          ChatStatus(model: model)
        }
        .padding(.horizontal)
      }
      .defaultScrollAnchor(.bottom)
      .scrollDismissesKeyboard(.interactively)
      .onChange(of: model.messages.count) {
        withAnimation(.easeOut) {
          proxy.scrollTo(model.messages.last?.id, anchor: .bottom)
        }
      }
    }
  }
}

private struct ChatBubble: View {
  let message: ChatMessage
  let hasTail: Bool

  var body: some View {
    Text(message.text)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .foregroundStyle(message.isMine ? .white : .primary)
      .background(
        message.isMine ? Color.accentColor : Color.secondary.opacity(0.2),
        in: UnevenRoundedRectangle(
          topLeadingRadius: 16,
          bottomLeadingRadius: message.isMine || !hasTail ? 16 : 4,
          bottomTrailingRadius: message.isMine && hasTail ? 4 : 16,
          topTrailingRadius: 16
        )
      )
      .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
      .textSelection(.enabled)
  }
}

private struct ChatStatus: View {
  let model: ChatModel

  var body: some View {
    switch model.status {
    case .idle:
      EmptyView()
    case .typing:
      HStack(spacing: 4) {
        ProgressView().controlSize(.mini)
        Text("Typing…").font(.footnote)
      }
      .transition(.opacity)
    case .failed(let text):
      Button("Not delivered. Try again.", systemImage: "exclamationmark.bubble") {
        Task { await model.answer(text) }
      }
      .foregroundStyle(.red)
    }
  }
}

private struct ChatComposer: View {
  @Bindable var model: ChatModel
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(alignment: .bottom) {
      TextField("Message", text: $model.draft, axis: .vertical)
        .lineLimit(1...5)
        .textFieldStyle(.roundedBorder)
        .focused($isFocused)
        .submitLabel(.send)
      if isFocused {
        Button("Hide Keyboard", systemImage: "keyboard.chevron.compact.down") {
          isFocused = false
        }
        .labelStyle(.iconOnly)
      }
      Button("Send", systemImage: "arrow.up.circle.fill", action: model.send)
        .labelStyle(.iconOnly)
        .disabled(!model.canSend)
    }
    .padding(8)
    .background(.bar)
  }
}

#Preview {
  ChatScreen(service: .echo, messages: [ChatMessage(id: 0, text: "Hello!", isMine: false)])
}
