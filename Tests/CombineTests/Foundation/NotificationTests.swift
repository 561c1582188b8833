internal import Combine
internal import Foundation
internal import Testing

extension Notification.Name {
  fileprivate static let cartChanged = Notification.Name("cartChanged")
}

struct NotificationTests {
  private let center = NotificationCenter()

  @Test
  func `a publisher sends the notifications of one name until it is cancelled`() {
    var codes: [String] = []
    let cancellable = center.publisher(for: .cartChanged)
      .compactMap { $0.userInfo?["code"] as? String }
      .sink { codes.append($0) }
    center.post(name: .cartChanged, object: nil, userInfo: ["code": "SPRING"])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["code": "no"])
    #expect(codes == ["SPRING"])
    cancellable.cancel()
    center.post(name: .cartChanged, object: nil, userInfo: ["code": "late"])
    #expect(codes == ["SPRING"])
  }

  @Test
  func `a publisher of one object ignores what others post`() {
    let (cart, other) = (NSObject(), NSObject())
    var count = 0
    let cancellable = center.publisher(for: .cartChanged, object: cart).sink { _ in count += 1 }
    center.post(name: .cartChanged, object: other)
    center.post(name: .cartChanged, object: cart)
    #expect(count == 1)
    cancellable.cancel()
  }

  @Test
  func `notifications that are posted between two waits are not lost`() async {
    var iterator = center.notifications(named: .cartChanged).makeAsyncIterator()
    for number in 1...3 {
      center.post(name: .cartChanged, object: nil, userInfo: ["number": number])
    }
    var numbers: [Int?] = []
    for _ in 1...3 { numbers.append(await iterator.next()?.userInfo?["number"] as? Int) }
    #expect(numbers == [1, 2, 3])
  }
}
