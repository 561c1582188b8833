/// The elements of a collection behind a binding, each as a binding of its own.
public struct BindingElements<Elements: MutableCollection & RandomAccessCollection> {
  private let binding: Binding<Elements>
  private let elements: Elements

  init(_ binding: Binding<Elements>) {
    self.binding = binding
    elements = binding.wrappedValue
  }
}

extension BindingElements: RandomAccessCollection {
  /// The position of the first element.
  public var startIndex: Elements.Index { elements.startIndex }

  /// The position after the last element.
  public var endIndex: Elements.Index { elements.endIndex }

  /// The position after `index`.
  public func index(after index: Elements.Index) -> Elements.Index { elements.index(after: index) }

  /// The position before `index`.
  public func index(before index: Elements.Index) -> Elements.Index {
    elements.index(before: index)
  }

  /// The position `distance` steps from `index`.
  public func index(_ index: Elements.Index, offsetBy distance: Int) -> Elements.Index {
    elements.index(index, offsetBy: distance)
  }

  /// The number of steps from `start` to `end`.
  public func distance(from start: Elements.Index, to end: Elements.Index) -> Int {
    elements.distance(from: start, to: end)
  }

  /// A binding to one element.
  public subscript(position: Elements.Index) -> Binding<Elements.Element> {
    let value = elements[position]
    return Binding(
      ElementLocation(binding.location, position, value),
      value: value,
      reading: binding.reading
    )
  }
}

extension BindingElements: FieldComparable {
  /// Location and values count.
  package static func isSameField(_ old: Self, _ new: Self) -> Bool {
    old.binding.isSameLocation(new.binding)
      && isSameValue(old.elements, new.elements)
  }
}
