internal import Combine
internal import Foundation

/// A number that closures refuse.
private func refuse(_ number: Int, _ refused: Int = 2) throws -> Int {
  if number == refused { throw Mishap.thrown }
  return number
}

private struct Line {
  let name: String
  let count: Int
}

extension OperatorCase {
  /// Operators that turn each value into something.
  static let transforming: [OperatorCase] = [
    OperatorCase("map", "1 2 |", "2 4 |") { $0.map { $0 * 2 } },
    OperatorCase("map", "1 x", "2 x") { $0.map { $0 * 2 } },
    OperatorCase("map key path", "12 x", "12 x") { $0.map(\.description) },
    OperatorCase("map two key paths", "5 |", "(a,5) |") {
      $0.map { Line(name: "a", count: $0) }.map(\.name, \.count)
    },
    OperatorCase("tryMap", "1 2 3 |", "1 t") { $0.tryMap { try refuse($0) } },
    OperatorCase("tryMap", "1 x", "1 x") { $0.tryMap { try refuse($0) } },
    OperatorCase("compactMap", "1 2 3 |", "1 3 |") { $0.compactMap { $0 == 2 ? nil : $0 } },
    OperatorCase("tryCompactMap", "1 2 3 |", "3 |") {
      $0.tryCompactMap { try refuse($0, 4) == 3 ? $0 : nil }
    },
    OperatorCase("tryCompactMap", "1 2 3 |", "1 t") { $0.tryCompactMap { try refuse($0) } },
    OperatorCase("replaceNil", "1 2 |", "1 0 |") {
      $0.map { $0 == 2 ? nil : $0 }.replaceNil(with: 0)
    },
    OperatorCase("scan", "1 2 3 |", "1 3 6 |") { $0.scan(0, +) },
    OperatorCase("tryScan", "1 2 3 |", "1 t") { $0.tryScan(0) { try $0 + refuse($1) } },
    OperatorCase("mapError", "1 x", "1 t") { $0.mapError { _ in Mishap.thrown } },
    OperatorCase("setFailureType", "1 |", "1 |") {
      $0.replaceError(with: 0).setFailureType(to: Mishap.self)
    },
    OperatorCase("handleEvents", "1 x", "1 x") { $0.handleEvents() },
    OperatorCase("assertNoFailure", "1 |", "1 |") { $0.assertNoFailure() },
    OperatorCase("encode and decode", "1 2 |", "[1] [2] |") {
      $0.map { [$0] }.encode(encoder: JSONEncoder()).decode(
        type: [Int].self,
        decoder: JSONDecoder()
      )
    },
    OperatorCase("breakpoint", "1 x", "1 x") { $0.breakpoint() },
  ]

  /// Operators that leave values out.
  static let selecting: [OperatorCase] = [
    OperatorCase("filter", "1 2 3 x", "1 3 x") { $0.filter { $0 != 2 } },
    OperatorCase("tryFilter", "1 2 3 |", "1 t") { $0.tryFilter { try refuse($0) > 0 } },
    OperatorCase("removeDuplicates", "1 1 2 2 1 |", "1 2 1 |") { $0.removeDuplicates() },
    OperatorCase("removeDuplicates(by:)", "1 3 4 |", "1 4 |") {
      $0.removeDuplicates { $0 % 2 == $1 % 2 }
    },
    OperatorCase("tryRemoveDuplicates", "1 1 2 |", "1 t") {
      $0.tryRemoveDuplicates { try $0 == refuse($1) }
    },
    OperatorCase("dropFirst", "1 2 3 |", "2 3 |") { $0.dropFirst() },
    OperatorCase("dropFirst of more than come", "1 2 |", "|") { $0.dropFirst(5) },
    OperatorCase("drop while", "1 2 3 1 |", "3 1 |") { $0.drop { $0 < 3 } },
    OperatorCase("tryDrop while", "1 2 3 |", "t") { $0.tryDrop { try refuse($0) < 3 } },
    OperatorCase("prefix", "1 2 3 |", "1 2 |") { $0.prefix(2) },
    OperatorCase("prefix of nothing", "|", "|") { $0.prefix(0) },
    OperatorCase("prefix of more than come", "1 x", "1 x") { $0.prefix(5) },
    OperatorCase("prefix while", "1 2 3 1 |", "1 2 |") { $0.prefix { $0 < 3 } },
    OperatorCase("tryPrefix while", "1 2 3 |", "1 t") { $0.tryPrefix { try refuse($0) < 3 } },
    OperatorCase("output(at:)", "1 2 3 |", "2 |") { $0.output(at: 1) },
    OperatorCase("output(in:)", "1 2 3 4 |", "2 3 |") { $0.output(in: 1..<3) },
    OperatorCase("output(in:) from a place on", "1 2 3 |", "2 3 |") { $0.output(in: 1...) },
    OperatorCase("first", "1 2 |", "1 |") { $0.first() },
    OperatorCase("first of nothing", "|", "|") { $0.first() },
    OperatorCase("first where", "1 2 3 |", "2 |") { $0.first { $0 > 1 } },
    OperatorCase("tryFirst where", "1 2 3 |", "t") { $0.tryFirst { try refuse($0) > 2 } },
    OperatorCase("last", "1 2 |", "2 |") { $0.last() },
    OperatorCase("last", "1 x", "x") { $0.last() },
    OperatorCase("last where", "1 2 3 |", "2 |") { $0.last { $0 < 3 } },
    OperatorCase("tryLast where", "1 2 |", "t") { $0.tryLast { try refuse($0) > 0 } },
    OperatorCase("ignoreOutput", "1 2 |", "|") { $0.ignoreOutput() },
    OperatorCase("ignoreOutput", "1 x", "x") { $0.ignoreOutput() },
  ]

  /// Operators that make one value of all.
  static let reducing: [OperatorCase] = [
    OperatorCase("reduce", "1 2 3 |", "6 |") { $0.reduce(0, +) },
    OperatorCase("reduce of nothing", "|", "0 |") { $0.reduce(0, +) },
    OperatorCase("reduce", "1 x", "x") { $0.reduce(0, +) },
    OperatorCase("tryReduce", "1 2 |", "t") { $0.tryReduce(0) { try $0 + refuse($1) } },
    OperatorCase("collect", "1 2 |", "[1,2] |") { $0.collect() },
    OperatorCase("collect of nothing", "|", "[] |") { $0.collect() },
    OperatorCase("collect by count", "1 2 3 |", "[1,2] [3] |") { $0.collect(2) },
    OperatorCase("collect by count", "1 2 3 x", "[1,2] x") { $0.collect(2) },
    OperatorCase("count", "7 7 |", "2 |") { $0.count() },
    OperatorCase("contains", "1 2 3 |", "true |") { $0.contains(2) },
    OperatorCase("contains", "1 |", "false |") { $0.contains(2) },
    OperatorCase("contains where", "1 2 |", "true |") { $0.contains { $0 > 1 } },
    OperatorCase("tryContains", "1 2 |", "t") { $0.tryContains { try refuse($0) > 1 } },
    OperatorCase("allSatisfy", "1 2 |", "true |") { $0.allSatisfy { $0 > 0 } },
    OperatorCase("allSatisfy", "1 0 2 |", "false |") { $0.allSatisfy { $0 > 0 } },
    OperatorCase("tryAllSatisfy", "1 2 |", "t") { $0.tryAllSatisfy { try refuse($0) > 0 } },
    OperatorCase("min", "2 1 3 |", "1 |") { $0.min() },
    OperatorCase("max", "2 3 1 |", "3 |") { $0.max() },
    OperatorCase("max of nothing", "|", "|") { $0.max() },
    OperatorCase("max by", "2 3 1 |", "1 |") { $0.max { $0 > $1 } },
    OperatorCase("tryMin", "1 2 |", "t") { $0.tryMin { try refuse($0) < refuse($1) } },
    OperatorCase("replaceEmpty", "|", "9 |") { $0.replaceEmpty(with: 9) },
    OperatorCase("replaceEmpty", "1 |", "1 |") { $0.replaceEmpty(with: 9) },
    OperatorCase("replaceEmpty", "x", "x") { $0.replaceEmpty(with: 9) },
  ]

  /// Operators that go on with another publisher.
  static let continuing: [OperatorCase] = [
    OperatorCase("replaceError", "1 x", "1 9 |") { $0.replaceError(with: 9) },
    OperatorCase("catch", "1 x", "1 8 9 |") { $0.catch { _ in [8, 9].publisher } },
    OperatorCase("catch", "1 |", "1 |") { $0.catch { _ in Just(9) } },
    OperatorCase("tryCatch", "1 x", "1 9 |") { $0.tryCatch { _ in Just(9) } },
    OperatorCase("tryCatch", "1 x", "1 t") {
      $0.tryCatch { _ -> Just<Int> in throw Mishap.thrown }
    },
    OperatorCase("prepend values", "1 |", "8 9 1 |") { $0.prepend(8, 9) },
    OperatorCase("prepend a publisher", "1 |", "9 1 |") {
      $0.prepend(Just(9).setFailureType(to: Mishap.self))
    },
    OperatorCase("append values", "1 |", "1 8 9 |") { $0.append(8, 9) },
    OperatorCase("append values", "1 x", "1 x") { $0.append([8, 9]) },
    OperatorCase("flatMap one by one", "1 2 |", "1 10 2 20 |") {
      $0.flatMap(maxPublishers: .max(1)) { [$0, $0 * 10].publisher }
    },
    OperatorCase("buffer", "1 2 |", "1 2 |") {
      $0.buffer(size: 5, prefetch: .keepFull, whenFull: .dropNewest)
    },
    OperatorCase("share", "1 x", "1 x") { $0.share() },
    OperatorCase("multicast", "1 |", "1 |") {
      $0.multicast { PassthroughSubject<Int, Mishap>() }.autoconnect()
    },
    OperatorCase("print", "1 |", "1 |") { $0.print("", to: DiscardedOutput()) },
  ]

  /// Operators that ask for all publishers whose values they send, whatever is asked of them.
  static let flattening: [OperatorCase] = [
    OperatorCase("flatMap", "1 2 |", "1 10 2 20 |") {
      $0.flatMap { [$0, $0 * 10].publisher.setFailureType(to: Mishap.self) }
    },
    OperatorCase("flatMap to what cannot fail", "1 2 |", "1 1 2 2 |") {
      $0.flatMap { [$0, $0].publisher }
    },
    OperatorCase("flatMap to a failure", "1 2 |", "x") {
      $0.flatMap { _ in Fail<Int, Mishap>(error: .failed) }
    },
    OperatorCase("flatMap", "1 x", "1 x") { $0.flatMap { Just($0) } },
    OperatorCase("switchToLatest", "1 2 |", "1 1 2 2 |") {
      $0.map { [$0, $0].publisher.setFailureType(to: Mishap.self) }.switchToLatest()
    },
    OperatorCase("switchToLatest of what cannot fail", "1 x", "1 x") {
      $0.map { Just($0) }.switchToLatest()
    },
  ]

  /// Those that pass on what is asked of them.
  static let asking = transforming + selecting + reducing + continuing

  /// All of them.
  static let all = asking + flattening
}

private struct DiscardedOutput: TextOutputStream {
  func write(_ string: String) {}
}
