import RenderSim

/// The view of a page.
protocol PageView: View {
  associatedtype ViewModel: PageViewModel

  /// The view of a view model that is wired.
  init(viewModel: ViewModel)
}

extension PageView {
  /// The view of a page whose model, view model and delegate are wired.
  static func startPage(
    _ model: ViewModel.Model,
    delegate: (any PageDelegate)? = nil
  ) -> Self {
    Self(viewModel: .startPage(model, delegate: delegate))
  }
}
