import Observation

/// Stands between the model of a page and its view.
@MainActor
protocol PageViewModel: AnyObject, Observable {
  associatedtype Model: PageModel

  /// What the page is about.
  var model: Model { get }

  /// Hears what the page asks for; weak, since it may be what keeps the page.
  var delegate: (any PageDelegate)? { get set }

  /// A view model that nobody hears.
  init(model: Model)
}

extension PageViewModel {
  /// A view model that is wired to its model and its delegate.
  static func startPage(_ model: Model, delegate: (any PageDelegate)?) -> Self {
    let viewModel = Self(model: model)
    viewModel.delegate = delegate
    return viewModel
  }
}
