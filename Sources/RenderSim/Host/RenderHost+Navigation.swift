internal import ViewTree

// MARK: Presentation and navigation

extension RenderHost {
  /// The number of pages above the roots of all navigation stacks.
  public var pageCount: Int { graph.presented.count { $0.isPage } }

  /// The number of sheets, covers, popovers, alerts and dialogs on the screen.
  public var presentationCount: Int { graph.presented.count { !$0.isPage } }

  /// Ends what was presented last over the screen, as dragging a sheet down does, as one event.
  ///
  /// What has `interactiveDismissDisabled` stays.
  ///
  /// - Throws: `ReplayError` if nothing is presented.
  public func dismiss() throws(ReplayError) {
    guard let place = graph.presented.last(where: { !$0.isPage }) else {
      throw .nothingToLeave(step: "dismiss")
    }
    perform { if !place.isHeld { place.dismiss() } }
  }

  /// Leaves the page that was pushed last, as the back button does, as one event.
  ///
  /// - Throws: `ReplayError` if only roots are shown.
  public func pop() throws(ReplayError) {
    guard let place = graph.presented.last(where: { $0.isPage }) else {
      throw .nothingToLeave(step: "pop")
    }
    perform { place.dismiss() }
  }
}
