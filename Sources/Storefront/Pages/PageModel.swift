import Observation

/// What a page is about.
protocol PageModel: AnyObject, Observable {
  /// What stands above the page.
  var title: String { get }
}
