@_exported public import Dispatch
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import ViewTree

// What a screen file sees through `import SwiftUI`: the compatible surface and what the system's
// module brings along. Nothing of the harness is among it.
@_exported public import protocol Combine.ObservableObject
@_exported public import struct Combine.Published
