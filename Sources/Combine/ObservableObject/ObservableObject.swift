/// An object that announces that it is about to change, for readers that cannot track reads.
///
/// It stands in for Combine's protocol of the same name where Combine does not exist, so that a
/// model from before `@Observable` compiles unchanged and can be compared with its successor. All
/// observers of the object are told about every change, whatever they read.
///
/// ```swift
/// final class CartStore: ObservableObject {
///   @Published var lines: [LineItem] = []
///   @Published var couponCode = ""
/// }
/// ```
///
/// Not followed: an object inside a published property. Replacing it is a change, changing it is
/// not.
///
/// - Note: Source: Combine's documentation of `ObservableObject`.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  ///
  /// Free, so that a model may use any subject type.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The default publisher: one for each object, which all its published properties send to.
  ///
  /// - Complexity: O(*n*), *n* the number of published properties, inherited ones included.
  public var objectWillChange: ObservableObjectPublisher {
    DefaultPublishers.publisher(of: self)
  }
}
