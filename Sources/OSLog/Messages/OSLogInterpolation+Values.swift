extension OSLogInterpolation {
  /// Takes a string.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(argumentString, align, privacy) { $0 }
  }

  /// Takes a value that describes itself.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value, align, privacy) { $0.description }
  }

  /// Takes a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(value, align, privacy) { String(describing: $0) }
  }

  /// Takes an error.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> (any Error)?,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(error, align, privacy) { error in error.map { "\($0)" } ?? "nil" }
  }

  /// Takes an object, or nothing.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ object: @autoclosure @escaping () -> AnyObject?,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(object, align, privacy) { object in object.map { "\($0)" } ?? "nil" }
  }

  /// Takes a whole number.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T,
    format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(number, align, privacy) { format.text(of: $0) }
  }

  /// Takes a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(number, align, privacy) { format.text(of: $0) }
  }

  /// Takes a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float,
    format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(number, align, privacy) { format.text(of: Double($0)) }
  }

  /// Takes a truth value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool,
    format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(boolean, .none, privacy) { format.text(of: $0) }
  }
}
