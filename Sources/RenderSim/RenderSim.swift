@_exported public import ObservationKit
@_exported public import Simulation
@_exported public import ViewTree
