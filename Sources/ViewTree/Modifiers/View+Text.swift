public import Foundation

nonisolated extension View {
  /// Draws text in a font.
  public func font(_ font: Font?) -> some View { drawing("font", font) }

  /// Draws text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View { drawing("fontWeight", weight) }

  /// Draws text in a width.
  public func fontWidth(_ width: Font.Width?) -> some View { drawing("fontWidth", width) }

  /// Draws text in a kind of letters.
  public func fontDesign(_ design: Font.Design?) -> some View { drawing("fontDesign", design) }

  /// Draws text in bold letters, or not.
  public func bold(_ isActive: Bool = true) -> some View { drawing("bold", isActive) }

  /// Draws text in italic letters, or not.
  public func italic(_ isActive: Bool = true) -> some View { drawing("italic", isActive) }

  /// Draws letters in one width, or not.
  public func monospaced(_ isActive: Bool = true) -> some View { drawing("monospaced", isActive) }

  /// Draws digits in one width.
  public func monospacedDigit() -> some View { drawing("monospacedDigit") }

  /// Draws a line through text.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    drawing("strikethrough", (isActive, pattern, color))
  }

  /// Draws a line under text.
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    drawing("underline", (isActive, pattern, color))
  }

  /// Draws letters at another distance, in points.
  public func kerning(_ kerning: CGFloat) -> some View { drawing("kerning", kerning) }

  /// Adds space after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> some View { drawing("tracking", tracking) }

  /// Draws text higher or lower than the line, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    drawing("baselineOffset", baselineOffset)
  }

  /// Draws text in the size of secondary text.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    drawing("textScale", (scale, isEnabled))
  }

  /// Draws text in capitals or small letters.
  public func textCase(_ textCase: Text.Case?) -> some View { drawing("textCase", textCase) }

  /// Sets text as a language has it.
  public func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> some View {
    drawing("typesettingLanguage", (language, isEnabled))
  }

  /// Limits the number of lines.
  public func lineLimit(_ number: Int?) -> some View { drawing("lineLimit", number) }

  /// Limits the number of lines from above.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    drawing("lineLimit", limit.upperBound)
  }

  /// Limits the number of lines from below.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    drawing("lineLimit", limit.lowerBound)
  }

  /// Limits the number of lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { drawing("lineLimit", limit) }

  /// Limits the number of lines, whose space may be kept.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    drawing("lineLimit", (limit, reservesSpace))
  }

  /// Adds space between lines, in points.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    drawing("lineSpacing", lineSpacing)
  }

  /// Says how high lines are.
  public func lineHeight(_ lineHeight: LineHeight?) -> some View {
    drawing("lineHeight", lineHeight)
  }

  /// Places the lines of text against each other.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    drawing("multilineTextAlignment", alignment)
  }

  /// Says by what the lines of text are placed.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    drawing("multilineTextAlignment", strategy)
  }

  /// Says how the direction of text is found.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    drawing("writingDirection", strategy)
  }

  /// Says where a text that is too long is shortened.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    drawing("truncationMode", mode)
  }

  /// Lets letters come closer so that a text fits.
  public func allowsTightening(_ flag: Bool) -> some View { drawing("allowsTightening", flag) }

  /// Lets text become smaller so that it fits.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    drawing("minimumScaleFactor", factor)
  }

  /// Says whether people can select text.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    drawing("textSelection", selectability)
  }

  /// Mirrors the content where lines run from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    drawing("flipsForRightToLeftLayoutDirection", enabled)
  }

  /// Says whether punctuation is read out.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    drawing("speechAlwaysIncludesPunctuation", value)
  }

  /// Says whether letters are read out one by one.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    drawing("speechSpellsOutCharacters", value)
  }

  /// Says how high the voice is that reads text out.
  public func speechAdjustedPitch(_ value: Double) -> some View {
    drawing("speechAdjustedPitch", value)
  }

  /// Says whether text waits for what is read out.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    drawing("speechAnnouncementsQueued", value)
  }

  /// Sets the size of text that people have chosen.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(
      _EnvironmentModifier(value: size, key: "dynamicTypeSize") { $0.dynamicTypeSize = size }
    )
  }

  /// Limits the size of text that people have chosen.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    let sizes = DynamicTypeSize.allCases.filter(range.contains)
    return modifier(
      _EnvironmentModifier(value: sizes, key: "dynamicTypeSize") {
        guard let least = sizes.first, let most = sizes.last else { return }
        $0.dynamicTypeSize = min(max($0.dynamicTypeSize, least), most)
      }
    )
  }
}

/// The height of lines.
nonisolated public struct LineHeight: Hashable, Sendable {
  private let name: String
  private var value: CGFloat?

  /// As usual.
  public static let normal = LineHeight(name: "normal")
  /// Lower.
  public static let tight = LineHeight(name: "tight")
  /// Higher.
  public static let loose = LineHeight(name: "loose")
  /// As the font varies.
  public static let variable = LineHeight(name: "variable")

  /// A multiple of the size of letters.
  public static func multiple(factor: CGFloat) -> LineHeight {
    LineHeight(name: "multiple", value: factor)
  }

  /// The size of letters and more, in points.
  public static func leading(increase: CGFloat) -> LineHeight {
    LineHeight(name: "leading", value: increase)
  }

  /// A height in points.
  public static func exact(points: CGFloat) -> LineHeight {
    LineHeight(name: "exact", value: points)
  }
}

/// Whether people can select text.
nonisolated public protocol TextSelectability: Sendable {
  /// Whether they can.
  static var allowsSelection: Bool { get }
}

/// Text that people can select.
nonisolated public struct EnabledTextSelectability: TextSelectability, Hashable {
  /// They can.
  public static let allowsSelection = true
}

/// Text that people cannot select.
nonisolated public struct DisabledTextSelectability: TextSelectability, Hashable {
  /// They cannot.
  public static let allowsSelection = false
}

nonisolated extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that people can select.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

nonisolated extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that people cannot select.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
