public import Foundation

nonisolated extension Text {
  /// What is said about how a text is drawn and read out.
  enum Option: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case width(CGFloat?)
    case design(Font.Design?)
    case color(Color?)
    case style(StyleValue)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case strikethrough(Bool, LineStyle.Pattern, Color?)
    case underline(Bool, LineStyle.Pattern, Color?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case scale(Scale, Bool)
    case label(Text)
    case heading(AccessibilityHeadingLevel)
    case contentType(AccessibilityTextContentType)
    case speech(String, Double)
    case language(String)
  }

  /// A style that is compared as values of views are.
  struct StyleValue: Equatable, Sendable {
    let style: any ShapeStyle

    static func == (left: StyleValue, right: StyleValue) -> Bool {
      isSameValue(left.style, right.style)
    }
  }

  /// In a font.
  public func font(_ font: Font?) -> Text { adding(.font(font)) }

  /// In a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }

  /// In a width.
  public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width?.value)) }

  /// In a width, as a factor.
  @_disfavoredOverload
  public func fontWidth(_ width: CGFloat?) -> Text { adding(.width(width)) }

  /// In a kind of letters.
  public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }

  /// In a colour.
  public func foregroundColor(_ color: Color?) -> Text { adding(.color(color)) }

  /// In a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding(.style(StyleValue(style: style)))
  }

  /// In bold letters.
  public func bold() -> Text { adding(.bold(true)) }

  /// In bold letters, or not.
  public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }

  /// In italic letters.
  public func italic() -> Text { adding(.italic(true)) }

  /// In italic letters, or not.
  public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }

  /// With letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }

  /// With digits of one width.
  public func monospacedDigit() -> Text { adding(.monospacedDigit) }

  /// With a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.strikethrough(isActive, .solid, color))
  }

  /// With a line through it.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    adding(.strikethrough(isActive, pattern, color))
  }

  /// With a line under it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    adding(.underline(isActive, .solid, color))
  }

  /// With a line under it.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    adding(.underline(isActive, pattern, color))
  }

  /// With another distance of letters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }

  /// With space after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

  /// Higher or lower than the line, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding(.baselineOffset(baselineOffset))
  }

  /// In the size of secondary text.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    adding(.scale(scale, isEnabled))
  }

  /// Set as a language has it.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    isEnabled ? adding(.language(language.maximalIdentifier)) : self
  }

  /// What assistive technology reads instead.
  public func accessibilityLabel(_ label: Text) -> Text { adding(.label(label)) }

  /// What assistive technology reads instead.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    adding(.label(Text(labelKey)))
  }

  /// What assistive technology reads instead.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    adding(.label(Text(label)))
  }

  /// The level of the heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    adding(.heading(level))
  }

  /// What the text is, for assistive technology.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
    adding(.contentType(value))
  }

  /// Whether punctuation is read out.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
    adding(.speech("punctuation", value ? 1 : 0))
  }

  /// Whether letters are read out one by one.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
    adding(.speech("spelling", value ? 1 : 0))
  }

  /// The height of the voice.
  public func speechAdjustedPitch(_ value: Double) -> Text { adding(.speech("pitch", value)) }

  /// Whether the text waits for what is read out.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
    adding(.speech("queue", value ? 1 : 0))
  }
}

nonisolated extension Text {
  /// A line under a text or through it.
  public struct LineStyle: Hashable, Sendable {
    private let pattern: Pattern
    private let color: Color?

    /// Creates a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One line.
    public static let single = LineStyle()

    /// The dashes of a line.
    public struct Pattern: Hashable, Sendable {
      private let name: String

      /// Without gaps.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// Dashes and dots.
      public static let dashDot = Pattern(name: "dashDot")
      /// Dashes and two dots each.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }
  }

  /// Where a text that is too long is shortened.
  public enum TruncationMode: Hashable, Sendable {
    /// At the beginning.
    case head
    /// At the end.
    case tail
    /// In the middle.
    case middle
  }

  /// Which letters are used.
  public enum Case: Hashable, Sendable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// The size of a text against that around it.
  public struct Scale: Hashable, Sendable {
    private let name: String

    /// The same size.
    public static let `default` = Scale(name: "default")
    /// The size of secondary text.
    public static let secondary = Scale(name: "secondary")
  }

  /// By what the lines of a text are placed.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let `default` = AlignmentStrategy(name: "default")
    /// By the layout of the app.
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    /// By the direction of the text.
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }

  /// How the direction of a text is found.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String

    /// As the system has it.
    public static let `default` = WritingDirectionStrategy(name: "default")
    /// By the layout of the app.
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    /// By the letters.
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }
}
