public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Loads the data of a request for each subscriber.
  ///
  /// Sendable.
  public struct DataTaskPublisher: Combine.Publisher, Sendable {
    /// It sends the data with the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// It fails as loading does.
    public typealias Failure = URLError

    /// What is loaded.
    public let request: URLRequest
    /// The session that loads it.
    public let session: URLSession

    /// A publisher with the given parts.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber, for which the data is loaded anew.
    public func receive<S: Subscriber>(
      subscriber: S
    ) where S.Input == Output, S.Failure == Failure {
      let subject = PassthroughSubject<Output, Failure>()
      let carried = Carried(subject)
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response, error == nil {
          carried.value.send((data, response))
          carried.value.send(completion: .finished)
        } else {
          carried.value.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      let started = subject.handleEvents(
        receiveCancel: { task.cancel() },
        receiveRequest: { if $0 > 0 { task.resume() } }
      )
      started.subscribe(subscriber)
    }
  }

  /// A publisher of the data at an address.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher of the data of a request.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
