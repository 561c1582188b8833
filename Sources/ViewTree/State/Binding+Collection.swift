/// A binding to a collection is a collection of bindings to its elements.
///
/// - Note: Source: developer.apple.com/documentation/swiftui/binding.
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes through the bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of the bindings to the elements.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The position of an element.
  public typealias Index = Value.Index
  /// The positions of the elements.
  public typealias Indices = Value.Indices

  /// The position of the first element.
  public var startIndex: Binding<Value>.Index { wrappedValue.startIndex }

  /// The position after the last element.
  public var endIndex: Binding<Value>.Index { wrappedValue.endIndex }

  /// The positions of the elements.
  public var indices: Value.Indices { wrappedValue.indices }

  /// The position after `index`.
  public func index(after index: Binding<Value>.Index) -> Binding<Value>.Index {
    wrappedValue.index(after: index)
  }

  /// A binding to one element.
  public subscript(position: Binding<Value>.Index) -> Binding<Value>.Element {
    let element = wrappedValue[position]
    return Binding<Value.Element>(
      ElementLocation(location, position, element),
      value: element,
      reading: reading
    )
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The position before `index`.
  public func index(before index: Binding<Value>.Index) -> Binding<Value>.Index {
    wrappedValue.index(before: index)
  }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {
  /// The position `distance` steps from `index`.
  public func index(
    _ index: Binding<Value>.Index,
    offsetBy distance: Int
  ) -> Binding<Value>.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  /// The number of steps from `start` to `end`.
  public func distance(
    from start: Binding<Value>.Index,
    to end: Binding<Value>.Index
  ) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}
