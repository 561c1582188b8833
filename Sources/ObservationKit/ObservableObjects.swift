// Models from before `@Observable`, next to tracked ones for comparison: the system's Combine
// where it exists, this package's elsewhere.
@_exported public import Combine
