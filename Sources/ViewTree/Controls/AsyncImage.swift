public import Foundation

/// A picture from an address.
///
/// Nothing is loaded, so what stands in for the picture is shown for good and a replay is the same
/// each time. The closure of the content runs at a place of its own.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/asyncimage.
public struct AsyncImage<Content: View>: View {
  /// The type of the body.
  public typealias Body = Never

  private let url: URL?
  private let content: (AsyncImagePhase) -> Content

  /// Creates a picture that is shown as it is.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.url = url
    content = { $0.image ?? Image("") }
  }

  /// Creates a picture with something in its place until it is there.
  public init<I: View, P: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.content = { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }

  /// Creates a picture whose content follows the loading.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  /// Goes through the content of the phase in which nothing is there yet.
  public static func _walk(_ view: UnsafePointer<Self>, _ walk: inout _Walk) {
    let content = view.pointee.content
    walk.content(DeferredView { content(.empty) })
  }
}

/// How far the loading of a picture has got.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/asyncimagephase.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there.
  case empty
  /// The picture is there.
  case success(Image)
  /// It could not be loaded.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it could not be loaded.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
