/// Who may see a value.
///
/// Sendable.
///
/// What is private or sensitive by name is written as `<private>`; the rest is written, since
/// logs of a replay stay with the one who runs it.
public struct OSLogPrivacy: Sendable {
  /// What stands for a value that is hidden.
  ///
  /// Sendable.
  public enum Mask: Sendable {
    /// A number that is the same for equal values.
    case hash
    /// Nothing.
    case none
  }

  let isHidden: Bool

  /// What the kind of value suggests.
  public static let auto = OSLogPrivacy(isHidden: false)
  /// Everybody may see it.
  public static let `public` = OSLogPrivacy(isHidden: false)
  /// It is hidden.
  public static let `private` = OSLogPrivacy(isHidden: true)
  /// It is hidden, always.
  public static let sensitive = OSLogPrivacy(isHidden: true)

  /// What the kind of value suggests; the mask has no effect here.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }

  /// It is hidden; the mask has no effect here.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }

  /// It is hidden, always; the mask has no effect here.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
}
