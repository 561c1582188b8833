public import Foundation

/// A control that opens an address.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/link.
public struct Link<Label: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let label: Label
  private let destination: URL

  /// Creates a link with a label of views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
  }

  /// Shows the link; a tap opens the address by the environment's action.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let link = view.pointee
    let environment = walk.environment
    walk.show(
      {
        var element = Element(.link)
        element.interactions.tap = {
          EnvironmentValues(environment).openURL(link.destination)
        }
        return element
      }()
    ) { $0.content(link.label) }
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
