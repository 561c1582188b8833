/// Finds the known name that somebody who wrote an unknown one may have meant.
package enum NearestName {
  /// The known name with the fewest typing errors between it and `name`.
  ///
  /// Names with more errors than a third of their length are too far away to be meant. An error is
  /// a character that was added, left out, replaced, or swapped with its neighbour; case does not
  /// count. Of two names that are equally near the alphabetically first is taken.
  ///
  /// - Parameters:
  ///   - name: The name that was written.
  ///   - known: The names that exist.
  /// - Returns: The nearest name, or nil where none is near.
  /// - Complexity: O(*k* · *n*²) for *k* known names of *n* characters.
  package static func nearest(to name: String, among known: [String]) -> String? {
    let written = Array(name.lowercased())
    // Nobody mistypes a thousand characters; the limit keeps hostile input cheap.
    guard written.count <= 200 else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in known.sorted() where candidate.count <= 200 {
      let letters = Array(candidate.lowercased())
      let distance = distance(from: written, to: letters)
      guard distance <= max(1, max(written.count, letters.count) / 3) else { continue }
      if distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    return best?.name
  }

  /// The sentence that helps somebody who wrote an unknown name.
  ///
  /// - Parameters:
  ///   - name: The name that was written.
  ///   - known: The names that exist.
  /// - Returns: `Did you mean 'steps'?`, or the list of what is known.
  package static func advice(for name: String, among known: [String]) -> String {
    if let nearest = nearest(to: name, among: known) { return "Did you mean '\(nearest)'?" }
    guard !known.isEmpty else { return "There is none to choose from." }
    return "Known: \(list(known.sorted()))."
  }

  /// Names in single quotes, separated by commas; at most twelve of them.
  package static func list(_ names: [String]) -> String {
    let shown = names.prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return names.count > 12 ? "\(shown) and \(names.count - 12) more" : shown
  }

  private static func distance(from first: [Character], to second: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        let replacement = last[column] + (first[row] == second[column] ? 0 : 1)
        var least = min(last[column + 1] + 1, current[column] + 1, replacement)
        let isSwap =
          row > 0 && column > 0 && first[row] == second[column - 1]
          && first[row - 1] == second[column]
        if isSwap { least = min(least, beforeLast[column - 1] + 1) }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
