internal import Simulation
internal import Synchronization

extension Published {
  /// The value of a published property and who is told about it.
  ///
  /// `@unchecked` because the value need not be Sendable; it and what is installed are guarded by
  /// `lock`.
  final class Storage: PublishedStorage, @unchecked Sendable {
    /// Who observes this property alone.
    let subscribers = SubscriberList<Value>()

    private let lock = Mutex(())
    private var stored: Value
    private var installed: (publisher: ObservableObjectPublisher, name: String)?
    /// What writes this property for as long as it exists.
    private var writers: [AnyCancellable] = []

    init(_ value: Value) {
      stored = value
    }

    /// The stored value.
    var value: Value {
      locked { stored }
    }

    /// The publisher of the object that the property belongs to, once somebody asked for it.
    var objectPublisher: ObservableObjectPublisher? {
      locked { installed?.publisher }
    }

    /// Makes the property send to a publisher, under the given name.
    func install(_ publisher: ObservableObjectPublisher, name: String) {
      locked { installed = (publisher, name) }
    }

    /// Announces a value and stores it.
    ///
    /// - Parameters:
    ///   - value: The new value.
    ///   - ownerType: The class that declares the property; that of the object if it is nil.
    func publish(_ value: Value, ownerType: (any Any.Type)?) {
      if let (publisher, name) = locked({ installed }) {
        note(value, name, of: ownerType ?? publisher.ownerType)
        publisher.send(property: name, of: ownerType)
      }
      subscribers.send(value)
      // The old value is freed after the lock is released: its `deinit` may read this property.
      let old = locked {
        defer { stored = value }
        return stored
      }
      withExtendedLifetime(old) {}
    }

    /// Notes the write where writes are recorded.
    private func note(_ new: Value, _ name: String, of ownerType: (any Any.Type)?) {
      guard let writes = SimulatedTime.atWork?.writes else { return }
      let property = ObjectChange(ownerType: ownerType, property: name).description
      writes.add(property, isEqual: (new as? any Equatable)?.isEqual(to: value) ?? false)
    }

    /// Keeps what writes this property.
    func keep(_ writer: AnyCancellable) {
      locked { writers.append(writer) }
    }

    private func locked<R>(_ body: () -> R) -> R {
      lock.withLock { _ in Carried(body()) }.value
    }
  }
}

extension Equatable {
  /// Whether another value is of the same type and equal.
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
