/// Compares closures: without captures by their code, with captures by their instance.
///
/// A closure literal that captures something makes a new context at each evaluation and so
/// compares different, as published measurements of SwiftUI report. One that captures nothing
/// compares equal. Passing one stored closure on compares equal too, since its context is the
/// same object. A closure whose context is the captured object itself (a method reference, or a
/// literal that captures one class reference and nothing else) cannot be told from a new one and
/// counts as different.
///
/// Re-abstraction wraps a closure in another one in Debug where Release does not; such wrappers,
/// and contexts that hold only generic parameters, are looked through, so that both
/// configurations decide alike.
///
/// - Note: Source: layout of heap contexts and capture descriptors, swift/docs/ABI and
///   include/swift/RemoteInspection/Records.h.
final class FunctionComparator: ValueComparator {
  override package func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let old = Closure(at: old).innermost
    let new = Closure(at: new).innermost
    switch (old.context, new.context) {
    case (nil, nil): return old.code == new.code
    case (let oldContext?, let newContext?):
      guard let oldBox = CaptureBox(oldContext), let newBox = CaptureBox(newContext) else {
        return false
      }
      if oldBox.captureCount == 0, newBox.captureCount == 0 { return old.code == new.code }
      return oldContext == newContext && old.code == new.code
    default: return false
    }
  }
}

/// The two words of a closure value.
private struct Closure {
  let code: UInt
  let context: UnsafeRawPointer?

  init(at address: UnsafeRawPointer) {
    code = address.load(as: UInt.self)
    context = address.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
  }

  /// The closure inside of wrappers that hold nothing else.
  var innermost: Closure {
    var closure = self
    while let context = closure.context, let box = CaptureBox(context), box.isWrapper {
      closure = Closure(at: context + box.firstCaptureOffset)
    }
    return closure
  }
}

/// A heap object that holds the captures of a closure, described by its metadata.
private struct CaptureBox {
  /// The metadata kind of heap-allocated local variables and closure contexts.
  private static let localVariableKind: UInt = 0x400

  let firstCaptureOffset: Int
  private let descriptor: UnsafeRawPointer

  init?(_ context: UnsafeRawPointer) {
    let metadata = context.load(as: UnsafeRawPointer.self)
    guard metadata.load(as: UInt.self) == Self.localVariableKind,
      let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    else { return nil }
    firstCaptureOffset = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
    self.descriptor = descriptor
  }

  var captureCount: Int { Int(descriptor.load(as: UInt32.self)) }

  /// Whether the only capture is a closure.
  var isWrapper: Bool {
    let bindings = descriptor.load(fromByteOffset: 8, as: UInt32.self)
    guard captureCount == 1, bindings == 0 else { return false }
    return MangledName(at: descriptor + 12).isLoweredFunction
  }
}

/// The mangled type name that a relative reference points to.
private struct MangledName {
  private let start: UnsafeRawPointer

  init(at reference: UnsafeRawPointer) {
    start = reference + Int(reference.load(as: Int32.self))
  }

  /// Whether the name is that of an escaping lowered function, `…Ie…_`.
  var isLoweredFunction: Bool {
    var position = start
    var previous: UInt8 = 0
    var hasFunctionMark = false
    while case let byte = position.load(as: UInt8.self), byte != 0 {
      if byte < 0x20 {
        position += byte < 0x18 ? 5 : 9
        previous = 0
        continue
      }
      if previous == UInt8(ascii: "I"), byte == UInt8(ascii: "e") { hasFunctionMark = true }
      previous = byte
      position += 1
    }
    return hasFunctionMark && previous == UInt8(ascii: "_")
  }
}
