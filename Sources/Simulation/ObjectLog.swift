/// The objects that a screen makes: how many of each class, and which of them exist.
///
/// Classes of the toolchain and of this package are left out.
///
/// `@unchecked` because it is used only by the thread that is at work on the screen, and by the
/// host while nothing is.
package final class ObjectLog: @unchecked Sendable {
  /// A class and a number of its objects.
  package struct ClassCount {
    /// The class.
    package let type: any AnyObject.Type
    /// How many objects.
    package let count: Int
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }

  private struct ClassEntry {
    let type: any AnyObject.Type
    var objects: [WeakReference] = []
    var madeCount = 0
    /// The number of objects at which those that are gone are forgotten.
    var limit = 64

    mutating func add(_ object: AnyObject) {
      if objects.count == limit {
        objects.removeAll { $0.object == nil }
        limit = max(limit, objects.count * 2)
      }
      objects.append(WeakReference(object: object))
      madeCount += 1
    }
  }

  /// By class; nil for one that is left out.
  private var classes: [ObjectIdentifier: ClassEntry?] = [:]

  /// Whether objects are noted at all on this system.
  package static let isSupported = ObjectAllocations.areSeen

  /// A log without objects.
  package init() {
    ObjectAllocations.install()
  }

  /// Notes an object that has just been made and has no contents.
  func add(_ object: AnyObject, of type: any AnyObject.Type) {
    let key = ObjectIdentifier(type)
    if classes[key] == nil {
      classes[key] = .some(Self.isOfScreen(type) ? ClassEntry(type: type) : nil)
    }
    classes[key]??.add(object)
  }

  /// How many objects of each class were made since the last call.
  package func takeMade() -> [ClassCount] {
    var made: [ClassCount] = []
    for case (let key, let entry?) in classes where entry.madeCount > 0 {
      made.append(ClassCount(type: entry.type, count: entry.madeCount))
      classes[key]??.madeCount = 0
    }
    return made
  }

  /// How many of the objects of each class exist.
  package func living() -> [ClassCount] {
    classes.values.compactMap { entry in
      let count = entry?.objects.count { $0.object != nil } ?? 0
      return count == 0 ? nil : entry.map { ClassCount(type: $0.type, count: count) }
    }
  }

  /// The objects of a class and its subclasses that exist.
  ///
  /// - Returns: The objects, or nil if there may be more than `limit`.
  package func living(_ type: any Any.Type, limit: Int) -> [AnyObject]? {
    var objects: [AnyObject] = []
    for case let entry? in classes.values where Self.isSame(entry.type, type) {
      guard objects.count + entry.objects.count <= limit else { return nil }
      objects += entry.objects.compactMap(\.object)
    }
    return objects
  }

  private static func isSame(_ first: any AnyObject.Type, _ second: any Any.Type) -> Bool {
    var type: (any AnyObject.Type)? = first
    while let candidate = type {
      if ObjectIdentifier(candidate) == ObjectIdentifier(second) { return true }
      type = _getSuperclass(candidate)
    }
    return false
  }

  // MARK: Whose class it is

  /// Whether a class belongs to the screen or what it uses, rather than to what runs it.
  private static func isOfScreen(_ type: any AnyObject.Type) -> Bool {
    let module = _typeName(type, qualified: true).prefix { $0 != "." }
    return !module.hasPrefix("_") && !others.contains(String(module))
  }

  private static let others: Set<String> = [
    // The toolchain.
    "Swift", "Observation", "Synchronization", "Foundation", "FoundationEssentials",
    "FoundationInternationalization", "FoundationNetworking", "FoundationXML", "Dispatch",
    "Testing", "XCTest", "RegexBuilder", "Distributed",
    // This package.
    "Combine", "OSLog", "os", "ObservationKit", "Simulation", "ViewTree", "RenderSim", "SwiftUI",
    "BudgetKit", "BudgetCommand",
  ]
}
