/// Who is told that something a tracked closure read is about to change.
package protocol TrackingClient: AnyObject {
  /// A property that the newest run of a scope read is about to be written.
  ///
  /// Called synchronously by the writing thread, which need not be the main thread, before the
  /// new value is stored. Whoever reads the property here gets the old value: note that the
  /// scope is out of date, and run it again when the write is over.
  ///
  /// Only with the mechanism for stored writes is it called when the new value is there.
  func scopeDidInvalidate(_ scope: TrackingScope, _ change: TrackedChange)

  /// The new value of a property that a run of a scope read is stored.
  ///
  /// Called only with the mechanism that reports writes twice; does nothing unless implemented.
  func scopeDidStore(_ scope: TrackingScope, _ change: TrackedChange)
}

extension TrackingClient {
  /// Does nothing.
  package func scopeDidStore(_ scope: TrackingScope, _ change: TrackedChange) {}
}
