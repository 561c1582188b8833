/// What encodes whole values.
public protocol TopLevelEncoder {
  /// The kind of data that comes of it.
  associatedtype Output

  /// Encodes a value.
  ///
  /// - Throws: What the value or the encoder throws.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

/// What decodes whole values.
public protocol TopLevelDecoder {
  /// The kind of data that is decoded.
  associatedtype Input

  /// Decodes a value.
  ///
  /// - Throws: What the value or the decoder throws.
  func decode<T: Decodable>(_ type: T.Type, from data: Input) throws -> T
}
