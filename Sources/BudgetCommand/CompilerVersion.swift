/// The version of the compiler that built this package, which Swift tells only as a condition.
enum CompilerVersion {
  /// The version, or the newest one known here that it is not older than.
  static var current: String {
    #if compiler(>=6.5)
    "6.5 or later"
    #elseif compiler(>=6.4)
    "6.4"
    #elseif compiler(>=6.3.3)
    "6.3.3"
    #elseif compiler(>=6.3.2)
    "6.3.2"
    #elseif compiler(>=6.3.1)
    "6.3.1"
    #elseif compiler(>=6.3)
    "6.3"
    #else
    "6.2"
    #endif
  }
}
