public import Combine

/// A modifier that runs an action with each value of a publisher.
public struct _ReceiveModifier<Source: Publisher>: ViewModifier where Source.Failure == Never {
  /// The type of the body.
  public typealias Body = Never

  let source: Source
  let action: (Source.Output) -> Void

  /// Goes through the content, then follows the publisher.
  public static func _walk<Modified: View>(
    _ modifier: UnsafePointer<Self>,
    _ content: UnsafePointer<Modified>,
    _ walk: inout _Walk
  ) {
    Modified._walk(content, &walk)
    let (node, isNew) = walk.next { parent, _ in
      ReceiveNode(modifier.pointee, parent: parent)
    }
    if walk.isUpdate, !isNew { node.receive(modifier.pointee) }
  }

  private final class ReceiveNode: Node {
    private var modifier: _ReceiveModifier
    private var subscription: AnyCancellable?

    init(_ modifier: _ReceiveModifier, parent: Node) {
      self.modifier = modifier
      super.init(graph: parent.graph, parent: parent)
      graph.appearingCount += 1
    }

    /// Takes the newest action, and follows the publisher anew where it is another one.
    ///
    /// - Note: Source: OpenSwiftUI's `SubscriptionView`, which subscribes again when the publisher
    ///   of an update differs.
    func receive(_ new: _ReceiveModifier) {
      let isOther = !isSameValue(modifier.source, new.source)
      modifier = new
      if isOther { subscribe() }
    }

    override func appear() {
      if subscription == nil { subscribe() }
    }

    private func subscribe() {
      let inbox = graph.inbox
      subscription = modifier.source.sink { [weak self] value in
        nonisolated(unsafe) let value = value
        guard inbox.isGraphThread else { return inbox.add { self?.perform(value) } }
        MainActor.assumeIsolated { self?.perform(value) }
      }
    }

    private func perform(_ value: Source.Output) {
      guard isAlive else { return }
      graph.actions.append("onReceive") { [weak self] in self?.modifier.action(value) }
    }

    override func dispose() {
      subscription = nil
    }
  }
}

extension View {
  /// Runs an action with each value that a publisher sends while the view is there.
  ///
  /// - Note: Source: developer.apple.com/documentation/swiftui/view/onreceive(_:perform:).
  public func onReceive<P: Publisher>(
    _ publisher: P,
    perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(_ReceiveModifier(source: publisher, action: action))
  }
}
