internal import Foundation

/// An app; it is not run while simulating, since a scenario mounts one screen.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/app.
@MainActor
@preconcurrency
public protocol App {
  /// The type of the scenes.
  associatedtype Body: Scene

  /// The scenes.
  @SceneBuilder var body: Body { get }

  /// Creates the app.
  init()
}

extension App {
  /// Says that an app is not replayed, and ends the process with a failure.
  public static func main() {
    let message =
      "'\(Self.self)' is an app, and apps are not replayed. Register its screens as scenarios"
      + " and leave the file with '@main' out of the target.\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(1)
  }
}

/// A part of an app, such as a window; it is not run while simulating.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/scene.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of the body.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder var body: Body { get }
}

extension Scene where Body == Never {
  /// Never called: the scene has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' has no body. This is a defect in perfbudget.")
  }
}

extension Never: Scene {}

/// Builds one scene from the scenes of a closure.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/scenebuilder.
@resultBuilder
@MainActor
@preconcurrency
public struct SceneBuilder {
  /// A scene as it is.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// A closure with one scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// A closure with several scenes.
  @_disfavoredOverload
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> _SystemScene { _SystemScene() }

  /// A scene that needs a newer system.
  public static func buildLimitedAvailability<Content: Scene>(
    _ content: Content
  ) -> _SystemScene { _SystemScene() }

  /// Conditional scenes that need a newer system.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> _SystemScene {
    _SystemScene()
  }
}

/// A scene that is not run.
public struct _SystemScene: Scene {
  /// The type of the body.
  public typealias Body = Never
}
