public import Foundation

extension View {
  /// Attaches a gesture; those inside of the view go first.
  public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .normal, mask: mask))
  }

  /// Attaches a gesture that can be switched off.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(
      GestureModifier(gesture: gesture, priority: .normal, mask: isEnabled ? .all : .subviews)
    )
  }

  /// Attaches a gesture that goes before those inside of the view.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .high, mask: mask))
  }

  /// Attaches a gesture that goes before those inside of the view and can be switched off.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(
      GestureModifier(gesture: gesture, priority: .high, mask: isEnabled ? .all : .subviews)
    )
  }

  /// Attaches a gesture that goes along with others.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, priority: .simultaneous, mask: mask))
  }

  /// Attaches a gesture that goes along with others and can be switched off.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(
      GestureModifier(gesture: gesture, priority: .simultaneous, mask: isEnabled ? .all : .subviews)
    )
  }

  /// Runs an action when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: The number of taps that it takes.
  ///   - action: Runs after the last of them.
  /// - Returns: The view with the action.
  /// - Note: Source: developer.apple.com/documentation/swiftui/view/ontapgesture(count:perform:).
  public func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    gesture(TapGesture(count: count).onEnded { action() })
  }

  /// Runs an action with the place of the tap when the view is tapped.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    gesture(
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) }
    )
  }

  /// Runs an action when the view is held down, and tells when a finger comes and goes.
  ///
  /// - Note: Source: developer.apple.com/documentation/swiftui/view/onlongpressgesture(minimumduration:maximumdistance:perform:onpressingchanged:).
  @preconcurrency public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: (@MainActor (Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .pressing(onPressingChanged)
        .onEnded { _ in action() }
    )
  }

  /// Runs an action when the view is held down, and tells when a finger comes and goes.
  @_disfavoredOverload
  @preconcurrency public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: (@MainActor (Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration,
      maximumDistance: maximumDistance,
      perform: action,
      onPressingChanged: pressing
    )
  }
}
