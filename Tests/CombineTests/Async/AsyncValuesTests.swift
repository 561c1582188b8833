internal import Combine
internal import Testing

struct AsyncValuesTests {
  @Test
  func `the values of a publisher can be waited for`() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test
  func `a failure is thrown after the values`() async {
    var values: [Int] = []
    let publisher = Just(1).setFailureType(to: Mishap.self).append(Fail(error: .failed))
    await #expect(throws: Mishap.failed) {
      for try await value in publisher.values { values.append(value) }
    }
    #expect(values == [1])
  }

  @Test
  func `the result of a future can be waited for`() async throws {
    #expect(await Future<Int, Never> { $0(.success(7)) }.value == 7)
    #expect(try await Future<Int, Mishap> { $0(.success(8)) }.value == 8)
    await #expect(throws: Mishap.failed) {
      _ = try await Future<Int, Mishap> { $0(.failure(.failed)) }.value
    }
  }

  @Test
  func `who stops iterating ends the subscription`() async {
    var cancellations = 0
    let subject = CurrentValueSubject<Int, Never>(1)
    let counted = subject.handleEvents(receiveCancel: { cancellations += 1 })
    for await _ in counted.values { break }
    #expect(cancellations == 1)
  }

  @Test
  func `a cancelled task gets no more values`() async {
    let task = Task {
      var count = 0
      for await _ in Empty<Int, Never>(completeImmediately: false).values { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
