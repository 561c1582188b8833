/// What is counted; counts are exact and travel between machines.
///
/// The cases are in the order in which reports show them.
package enum CountMetric: String, CaseIterable, Hashable, Codable, Sendable {
  /// Body evaluations of a view type up to the first settled frame.
  case mount
  /// Body evaluations of a view type during the events that follow.
  case evaluations
  /// Writes that readers were told of, by property.
  case writes
  /// Writes of a value equal to the one before that readers were told of, by property.
  case equalWrites
  /// Observable objects that were made, by class.
  case modelInitialisations
  /// Objects that existed after the screen was left, by class.
  case liveObjects
  /// Tasks that were started, or went on after they were cancelled.
  case tasks
  /// Requests, by service.
  case requests
  /// The virtual milliseconds that answered requests had taken, by service.
  case networkWait
  /// Signposted intervals, by name.
  case intervals
  /// The virtual milliseconds of these, by name.
  case intervalTime
}

// MARK: - Kinds

extension CountMetric {
  /// Whether body evaluations are counted, by view type.
  package var isPerView: Bool { self == .mount || self == .evaluations }

  /// What happens besides evaluations, over the whole replay.
  package static var work: [CountMetric] { allCases.filter { !$0.isPerView } }

  /// The metric's key in files; the unit is part of it where there is one.
  package var key: String {
    switch self {
    case .networkWait: "networkWait_ms"
    case .intervalTime: "intervalTime_ms"
    default: rawValue
    }
  }

  /// The metric in words, for tables.
  package var title: String {
    switch self {
    case .mount: "evaluations at mount"
    case .evaluations: "evaluations"
    case .writes: "writes"
    case .equalWrites: "equal-value writes"
    case .modelInitialisations: "model initialisations"
    case .liveObjects: "live objects"
    case .tasks: "tasks"
    case .requests: "requests"
    case .networkWait: "network wait (ms)"
    case .intervals: "intervals"
    case .intervalTime: "interval time (ms)"
    }
  }
}

// MARK: - Order

extension CountMetric: Comparable {
  /// Metrics are ordered as reports show them.
  package static func < (first: CountMetric, second: CountMetric) -> Bool {
    first.order < second.order
  }

  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
