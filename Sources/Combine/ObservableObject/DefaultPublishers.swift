internal import Synchronization

/// Where the default publishers of observable objects are kept.
///
/// An object with published properties keeps its publisher in their storage. The others have no
/// place for it; theirs are in a table of weak references.
enum DefaultPublishers {
  private static let table = Mutex(WeakObjectTable<ObservableObjectPublisher>())

  /// The one publisher of an object, made when it is first asked for.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let fields = PublishedFields.of(type(of: object))
    guard !fields.isEmpty else {
      let key = WeakObjectTable<ObservableObjectPublisher>.Key(object)
      let candidate = ObservableObjectPublisher(ownerType: type(of: object))
      // The table's outdated publishers are freed after the lock is released: freeing what their
      // subscribers captured may ask for a publisher again.
      let (publisher, outdated) = table.withLock { $0.value(for: key, orInsert: candidate) }
      withExtendedLifetime(outdated) {}
      return publisher
    }
    let storages = fields.storages(in: object)
    // The table's lock also keeps two threads from installing two publishers in one object.
    return table.withLock { _ in
      let publisher =
        storages.lazy.compactMap(\.storage.objectPublisher).first
        ?? ObservableObjectPublisher(ownerType: type(of: object))
      for (storage, name) in storages where storage.objectPublisher == nil {
        storage.install(publisher, name: name)
      }
      return publisher
    }
  }
}
