import SwiftUI

@MainActor
@Observable
final class InboxModel {
  struct Message: Identifiable, Equatable {
    let id: Int
    let subject: String
    var isUnread = true
  }

  var messages: [Message]
  var pendingRequests = 1

  init(count: Int = 3) {
    messages = (1...count).map { Message(id: $0, subject: "Message \($0)") }
  }

  var unreadCount: Int { messages.count(where: \.isUnread) }

  func markRead(_ id: Message.ID) {
    guard let index = messages.firstIndex(where: { $0.id == id }) else { return }
    messages[index].isUnread = false
  }
}

/// An app of three tabs, two of them with badges.
struct InboxTabsScreen: View {
  enum Section: Hashable { case inbox, requests, profile }

  @State private var model = InboxModel()
  @SceneStorage("tabs.selection") private var lastTab = 0
  @State private var section = Section.inbox

  var body: some View {
    TabView(selection: $section) {
      Tab("Inbox", systemImage: "tray", value: Section.inbox) {
        Inbox()
      }
      .badge(model.unreadCount)

      Tab("Requests", systemImage: "person.badge.plus", value: Section.requests) {
        Requests { section = .inbox }
      }
      .badge(model.pendingRequests > 0 ? "\(model.pendingRequests)" : nil)

      Tab("Profile", systemImage: "person", value: Section.profile) {
        Profile()
      }
    }
    .environment(model)
    .tint(.indigo)
  }
}

extension InboxTabsScreen {
  struct Inbox: View {
    @Environment(InboxModel.self) private var model

    var body: some View {
      NavigationStack {
        List {
          ForEach(model.messages) { message in
            Row(message: message)
          }
        }
        .navigationTitle("Inbox")
      }
    }
  }

  struct Row: View {
    let message: InboxModel.Message
    @Environment(InboxModel.self) private var model

    var body: some View {
      Button {
        model.markRead(message.id)
      } label: {
        HStack {
          Circle()
            .fill(message.isUnread ? AnyShapeStyle(.blue) : AnyShapeStyle(.clear))
            .frame(width: 8, height: 8)
          Text(message.subject)
            .fontWeight(message.isUnread ? .semibold : .regular)
        }
      }
      .buttonStyle(.plain)
    }
  }

  struct Requests: View {
    @Environment(InboxModel.self) private var model
    let onAccept: () -> Void

    var body: some View {
      VStack {
        Text("\(model.pendingRequests) pending")
        Button("Accept") {
          model.pendingRequests -= 1
          onAccept()
        }
        .disabled(model.pendingRequests == 0)
      }
    }
  }

  struct Profile: View {
    @State private var visits = 0

    var body: some View {
      Text("Visits: \(visits)")
        .contentTransition(.numericText())
        .onAppear { visits += 1 }
    }
  }
}

#Preview {
  InboxTabsScreen()
}
