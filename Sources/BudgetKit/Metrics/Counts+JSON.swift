extension NamedCounts {
  /// The counts in a file, one fact a line.
  package var jsonText: JSONText { .object(values.mapValues { .integer($0) }) }
}

extension CauseCounts {
  /// The counts in a file, one fact a line.
  package var jsonText: JSONText {
    .object(
      Dictionary(uniqueKeysWithValues: values.map { ($0.key.description, .integer($0.value)) })
    )
  }
}

extension JSONField {
  /// An object of names and counts.
  package func namedCounts() throws(JSONError) -> NamedCounts {
    var values: [String: Int] = [:]
    for (name, field) in try members() {
      values[name.value] = try field.integer(in: 0...Int.max)
    }
    return NamedCounts(values)
  }

  /// An object of cause edges and counts.
  package func causeCounts() throws(JSONError) -> CauseCounts {
    var values: [CauseEdge: Int] = [:]
    for (key, field) in try members() {
      guard let edge = CauseEdge(key.value) else {
        let expected = "a key like 'CartStore.couponCode -> CouponField'"
        throw JSONError(
          .outOfRange(path: path, value: key.value, expected: expected),
          at: key.location
        )
      }
      values[edge] = try field.integer(in: 0...Int.max)
    }
    return CauseCounts(values)
  }
}
