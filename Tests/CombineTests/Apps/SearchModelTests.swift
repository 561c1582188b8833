internal import Combine
internal import Foundation
internal import Testing

/// Answers after a time, and counts how often it is asked.
private final class SlowService: ProductService {
  private(set) var queries: [String] = []
  var delay = 0.2

  func search(_ query: String) -> AnyPublisher<[Product], SearchError> {
    queries.append(query)
    let answer: Result<[Product], SearchError> =
      query == "offline"
      ? .failure(.offline) : .success([Product(id: query.count, name: query)])
    return answer.publisher.delay(for: .seconds(delay), scheduler: RunLoop.main)
      .eraseToAnyPublisher()
  }
}

@MainActor
struct SearchModelTests {
  private let stage = TimedStage()
  private let service = SlowService()

  private func type(_ text: String, into model: SearchModel) {
    for character in text {
      stage.perform { model.query.append(character) }
      stage.advance(by: .milliseconds(50))
    }
  }

  @Test
  func `ten keystrokes make one request`() {
    let model = stage.perform { SearchModel(service: service) }
    type("watermelon", into: model)
    #expect(model.phase == .idle)
    #expect(model.isClearable)
    stage.advance(by: .milliseconds(250))
    #expect(service.queries == ["watermelon"])
    #expect(model.phase == .loading)
    stage.advance(by: .milliseconds(200))
    #expect(model.phase == .loaded([Product(id: 10, name: "watermelon")]))
  }

  @Test
  func `the answer to an older query does not show`() {
    service.delay = 0.4
    let model = stage.perform { SearchModel(service: service) }
    type("tea", into: model)
    stage.advance(by: .milliseconds(300))
    type("s", into: model)
    stage.advance(by: .seconds(2))
    #expect(service.queries == ["tea", "teas"])
    #expect(model.phase == .loaded([Product(id: 4, name: "teas")]))
  }

  @Test
  func `a failure shows and a retry follows the same clock`() {
    let model = stage.perform { SearchModel(service: service) }
    type("offline", into: model)
    stage.advance(by: .seconds(1))
    #expect(model.phase == .failed(.offline))
    stage.perform {
      model.query = "tea"
      model.retry()
    }
    stage.advance(by: .milliseconds(200))
    #expect(model.phase == .loaded([Product(id: 3, name: "tea")]))
  }

  @Test
  func `a model's timer runs on virtual time until it is stopped`() {
    let model = stage.perform { SearchModel(service: service) }
    stage.perform { model.startTimer() }
    stage.advance(by: .seconds(90))
    #expect(model.seconds == 90)
    stage.perform { model.stopTimer() }
    stage.advance(by: .seconds(90))
    #expect(model.seconds == 90)
  }

  @Test
  func `a model that is gone leaves nothing behind`() {
    weak var kept: SearchModel?
    do {
      let model = stage.perform { SearchModel(service: service) }
      kept = model
      type("tea", into: model)
      stage.perform { model.startTimer() }
    }
    #expect(kept == nil)
    stage.advance(by: .seconds(2))
    #expect(service.queries == [])
  }

  @Test
  func `a form is valid when all its fields are`() {
    let model = SignUpModel()
    #expect(!model.isValid)
    model.name = "Ada"
    #expect(model.message == "Passwords differ")
    model.password = "12345678"
    model.repeated = "12345678"
    #expect(model.isValid)
    model.name = ""
    #expect(!model.isValid)
    #expect(model.message == "Name too short")
  }

  @Test
  func `objects with a subject or a publisher of their own announce changes`() {
    let (legacy, settings) = (LegacyStore(), SettingsStore())
    var changes: [String] = []
    let cancellables = [
      legacy.objectWillChange.sink { changes.append("legacy") },
      settings.objectWillChange.sink { changes.append("settings") },
    ]
    legacy.count += 1
    settings.isOn = true
    #expect(changes == ["legacy", "settings"])
    withExtendedLifetime(cancellables) {}
  }
}
