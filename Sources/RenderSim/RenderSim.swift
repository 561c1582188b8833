@_exported public import ObservationKit
@_exported public import ViewTree
