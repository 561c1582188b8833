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
    do {
      let root = JSONField(root: try JSON5Reader.read(bytes))
      let format = try root.required("format")
      guard try format.string() == Self.format else {
        throw BaselineError.foreign(format: try format.string(), at: format.location)
      }
      let version = try root.required("version")
      let number = try version.integer(in: 0...Int.max)
      guard number == Self.version else {
        throw BaselineError.unknownVersion(number, at: version.location)
      }
      let name = try root.required("scenario")
      guard try name.string() == scenario else {
        throw BaselineError.otherScenario(try name.string(), expected: scenario, at: name.location)
      }
      return try read(root, scenario: scenario)
    } catch let error as JSONError {
      throw .json(error)
    } catch let error as BaselineError {
      throw error
    } catch {
      preconditionFailure("Reading a baseline threw '\(error)'. This is a defect in perfbudget.")
    }
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
    .object([
      "causes": causes.jsonText,
      "evaluations": evaluations.jsonText,
      "mount": mount.jsonText,
      "parameters": .object(parameters.mapValues(\.jsonText)),
    ])
  }

  fileprivate init(_ field: JSONField) throws(JSONError) {
    var parameters: [String: ParameterSetting] = [:]
    for (name, value) in try field.required("parameters").members() {
      parameters[name.value] = try value.parameterSetting()
    }
    self.init(
      parameters: parameters,
      mount: try field.required("mount").viewCounts(),
      evaluations: try field.required("evaluations").viewCounts(),
      causes: try field.required("causes").causeCounts()
    )
  }
}
