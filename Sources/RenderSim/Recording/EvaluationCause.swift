/// Why a body was evaluated, as the tracking itself reported it.
public enum EvaluationCause: Hashable, Sendable {
  /// The view appeared, so there was no earlier output.
  case appeared
  /// The parent's body gave a view whose value differs in the named stored properties.
  case valueChanged(fields: [String])
  /// A property of an `@Observable` object that the last evaluation had read was written.
  case propertyChanged(owner: String, property: String)
  /// A `@State` property of the view was written.
  case stateChanged(name: String)
  /// The value behind a `@Binding` property of the view changed.
  case bindingChanged(name: String)
  /// The environment value or object that a property of the view declares changed.
  case environmentChanged(name: String)
  /// The value at the key of an `@AppStorage` property of the view was written.
  case storageChanged(name: String)
  /// An `ObservableObject` announced a change; `property` is nil for a send by hand.
  case objectWillChange(owner: String, property: String?)
  /// A nested property of a custom `DynamicProperty` changed.
  case dynamicPropertyChanged(name: String)
}

extension EvaluationCause: CustomStringConvertible {
  /// The cause in the words of reports: `CartStore.couponCode`, `value (line)`.
  public var description: String {
    switch self {
    case .appeared: "appeared"
    case .valueChanged(let fields): "value (\(fields.joined(separator: ", ")))"
    case .propertyChanged(let owner, let property): "\(owner).\(property)"
    case .stateChanged(let name): "@State \(name)"
    case .bindingChanged(let name): "@Binding \(name)"
    case .environmentChanged(let name): "@Environment \(name)"
    case .storageChanged(let name): "@AppStorage \(name)"
    case .objectWillChange(let owner, let property?): "\(owner).\(property) (object will change)"
    case .objectWillChange(let owner, nil): "\(owner) (object will change)"
    case .dynamicPropertyChanged(let name): "dynamic property \(name)"
    }
  }
}
