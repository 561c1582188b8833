#if os(Linux) && !PERFBUDGET_PORTABLE_TASKS
internal import Glibc

/// Sees each object that a screen's code makes.
///
/// The calls of `swift_allocObject` are led here, those of the toolchain's own libraries excepted.
///
/// - Note: Source: the runtime's `RuntimeFunctions.def` for the function's type, and
///   `MetadataKind.def` for the kind of a class: github.com/swiftlang/swift.
enum ObjectAllocations {
  /// Whether objects are seen on this system.
  static let areSeen = true

  private typealias Function =
    @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer

  /// The libraries that make no objects of screens, by a part of their paths.
  private static let toolchain = [
    "/libswift", "/libFoundation", "/lib_Foundation", "/libdispatch", "/libBlocksRuntime",
    "/libTesting", "/lib_Testing", "/libXCTest", "/libc.so", "/libm.so", "/libstdc++", "/libgcc_s",
    "/ld-linux",
  ]

  private static let system = dlsym(nil, "swift_allocObject").map {
    unsafeBitCast($0, to: Function.self)
  }

  /// Whether an object is being noted; used by the thread that is at work only.
  nonisolated(unsafe) private static var isNoting = false

  private static let replacement: Function = { metadata, size, alignmentMask in
    guard let system = ObjectAllocations.system else {
      fatalError("The runtime has no 'swift_allocObject'.")
    }
    let object = system(metadata, size, alignmentMask)
    if let log = TaskCapture.objectLog { note(object, metadata, in: log) }
    return object
  }

  /// Notes an object, unless it is made by noting another one or is no instance of a class.
  private static func note(
    _ object: UnsafeMutableRawPointer,
    _ metadata: UnsafeRawPointer,
    in log: ObjectLog
  ) {
    let kindOfClasses = 0
    guard !isNoting, metadata.load(as: Int.self) == kindOfClasses else { return }
    isNoting = true
    defer { isNoting = false }
    guard let type = unsafeBitCast(metadata, to: Any.Type.self) as? any AnyObject.Type else {
      return
    }
    log.add(Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue(), of: type)
  }

  private static let installation: Void = {
    guard system != nil else { return }
    let address = unsafeBitCast(replacement, to: UInt.self)
    for library in LoadedLibrary.all(except: toolchain) {
      library.redirect("swift_allocObject", to: address)
    }
  }()

  /// Leads the calls here, once per process.
  static func install() {
    installation
  }
}
#else
/// Stands in where it is not known how objects can be seen.
enum ObjectAllocations {
  /// Whether objects are seen on this system.
  static let areSeen = false

  /// Does nothing.
  static func install() {}
}
#endif
