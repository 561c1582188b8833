/// Hears what a page asks for.
@MainActor
protocol PageDelegate: AnyObject {
  /// Called when the page wants to be left.
  func pageDidFinish()
}
