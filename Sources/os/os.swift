// The module that Apple's systems call `os` offers what `OSLog` does, and locks; here both are one.
@_exported public import OSLog
