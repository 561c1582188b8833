#if !canImport(Darwin)
public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at offsets from the start.
  ///
  /// - Complexity: O(*n*) in the length of the collection.
  /// - Note: Source: developer.apple.com/documentation/swift/rangereplaceablecollection, as
  ///   SwiftUI adds it.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept: [Element] = []
    kept.reserveCapacity(count)
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}

extension MutableCollection {
  /// Moves the elements at offsets from the start before the one at `destination`, in order.
  ///
  /// - Precondition: `destination` lies between zero and the number of elements.
  /// - Complexity: O(*n*) in the length of the collection.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    precondition(
      (0...count).contains(destination),
      "Elements are moved to '\(destination)' in a collection of '\(count)'."
        + " Use an offset from 0 to the count."
    )
    let all = Array(self)
    let moved = source.filter { $0 < all.count }.map { all[$0] }
    var result: [Element] = []
    result.reserveCapacity(all.count)
    for (offset, element) in all.enumerated() {
      if offset == destination { result += moved }
      if !source.contains(offset) { result.append(element) }
    }
    if destination == all.count { result += moved }
    var index = startIndex
    for element in result {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
#endif
