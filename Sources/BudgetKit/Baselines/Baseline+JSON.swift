extension Baseline {
  /// The file's text: one fact a line, keys sorted; equal baselines give equal bytes.
  package var text: String {
    JSONText.object([
      "accepted": .openArray(accepted.sorted().map(\.jsonText)),
      "format": .string(Self.format),
      "producer": .string(Producer.name),
      "scenario": .string(scenario),
      "swift": .string(swift),
      "variants": .object(variants.mapValues(\.jsonText)),
      "version": .integer(Self.version),
    ]).rendered()
  }

  /// Reads a baseline file.
  ///
  /// Keys that are unknown are ignored; those that are known have to be there.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - scenario: The scenario to which the file has to belong.
  /// - Returns: The baseline of the scenario.
  /// - Throws: `BaselineError` for the first thing that is wrong.
  package static func read(
    _ bytes: [UInt8],
    scenario: String
  ) throws(BaselineError) -> Baseline {
    let root = try json { () throws(JSONError) in JSONField(root: try JSON5Reader.read(bytes)) }
    let format = try json { () throws(JSONError) in try root.optional("format") }
    let formatName = try json { () throws(JSONError) in try format?.string() }
    guard formatName == Self.format else {
      throw .foreign(format: formatName, at: format?.location ?? root.location)
    }
    let version = try json { () throws(JSONError) in
      let version = try root.required("version")
      return Located(try version.integer(in: 0...Int.max), at: version.location)
    }
    guard version.value == Self.version else {
      throw .unknownVersion(version.value, at: version.location)
    }
    let name = try json { () throws(JSONError) in try root.required("scenario").locatedString() }
    guard name.value == scenario else {
      throw .otherScenario(name.value, expected: scenario, at: name.location)
    }
    return try json { () throws(JSONError) in try read(root, scenario: scenario) }
  }

  private static func json<Value>(
    _ read: () throws(JSONError) -> Value
  ) throws(BaselineError) -> Value {
    do { return try read() } catch { throw .json(error) }
  }

  private static func read(
    _ root: JSONField,
    scenario: String
  ) throws(JSONError) -> Baseline {
    var baseline = Baseline(scenario: scenario, swift: try root.required("swift").filledString())
    for (name, variant) in try root.required("variants").members() {
      baseline.variants[name.value] = try Variant(variant)
    }
    for rise in try root.required("accepted").elements() {
      baseline.accepted.append(try AcceptedRise(rise))
    }
    baseline.accepted.sort()
    return baseline
  }
}

// MARK: - Variants

extension Baseline.Variant {
  fileprivate var jsonText: JSONText {
    var members: [String: JSONText] = [
      "causes": causes.jsonText,
      "evaluations": evaluations.jsonText,
      "mount": mount.jsonText,
      "parameters": .object(parameters.mapValues(\.jsonText)),
    ]
    if !work.isEmpty { members["work"] = work.jsonText }
    return .object(members)
  }

  fileprivate init(_ field: JSONField) throws(JSONError) {
    var parameters: [String: ParameterSetting] = [:]
    for (name, value) in try field.required("parameters").members() {
      parameters[name.value] = try value.parameterSetting()
    }
    self.init(
      parameters: parameters,
      mount: try field.required("mount").namedCounts(),
      evaluations: try field.required("evaluations").namedCounts(),
      causes: try field.required("causes").causeCounts(),
      work: try field.optional("work").map(WorkTotals.init) ?? WorkTotals()
    )
  }
}
