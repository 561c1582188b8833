// A model as an app has it: nothing is imported but Combine and Foundation.
import Combine
import Foundation

struct Product: Identifiable, Equatable, Decodable, Sendable {
  let id: Int
  let name: String
}

enum SearchError: Error, Equatable {
  case offline
}

protocol ProductService {
  func search(_ query: String) -> AnyPublisher<[Product], SearchError>
}

@MainActor
final class SearchModel: ObservableObject {
  enum Phase: Equatable {
    case idle
    case loading
    case loaded([Product])
    case failed(SearchError)
  }

  @Published var query = ""
  @Published private(set) var phase = Phase.idle
  @Published private(set) var isClearable = false
  @Published private(set) var seconds = 0

  let selection = PassthroughSubject<Product, Never>()

  private let service: any ProductService
  private var cancellables = Set<AnyCancellable>()
  private var timer: AnyCancellable?

  init(service: any ProductService) {
    self.service = service
    $query
      .map { !$0.isEmpty }
      .removeDuplicates()
      .assign(to: &$isClearable)
    $query
      .dropFirst()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .removeDuplicates()
      .handleEvents(receiveOutput: { [weak self] _ in self?.phase = .loading })
      .map { query -> AnyPublisher<Phase, Never> in
        service.search(query)
          .map(Phase.loaded)
          .catch { Just(Phase.failed($0)) }
          .eraseToAnyPublisher()
      }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] phase in
        self?.phase = phase
      }
      .store(in: &cancellables)
  }

  func startTimer() {
    timer = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
      .scan(0) { count, _ in count + 1 }
      .sink { [weak self] in self?.seconds = $0 }
  }

  func stopTimer() {
    timer?.cancel()
    timer = nil
  }

  func retry() {
    service.search(query)
      .receive(on: RunLoop.main)
      .sink(
        receiveCompletion: { [weak self] completion in
          if case .failure(let error) = completion { self?.phase = .failed(error) }
        },
        receiveValue: { [weak self] products in self?.phase = .loaded(products) }
      )
      .store(in: &cancellables)
  }
}

final class SignUpModel: ObservableObject {
  @Published var name = ""
  @Published var password = ""
  @Published var repeated = ""
  @Published var isValid = false
  @Published var message: String?

  private var bag: [AnyCancellable] = []

  private var isNameValid: AnyPublisher<Bool, Never> {
    $name.map { $0.count >= 3 }.eraseToAnyPublisher()
  }

  private var isPasswordValid: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest($password, $repeated)
      .map { $0 == $1 && $0.count >= 8 }
      .eraseToAnyPublisher()
  }

  init() {
    isNameValid.combineLatest(isPasswordValid) { $0 && $1 }
      .assign(to: \.isValid, on: self)
      .store(in: &bag)
    Publishers.Merge(
      isNameValid.filter { !$0 }.map { _ in "Name too short" },
      isPasswordValid.filter { !$0 }.map { _ in "Passwords differ" }
    )
    .map(Optional.some)
    .assign(to: &$message)
  }
}

final class LegacyStore: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()

  var count = 0 {
    willSet { objectWillChange.send() }
  }
}

final class SettingsStore: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()

  var isOn = false {
    willSet { objectWillChange.send() }
  }
}

struct ProductLoader {
  let session: URLSession

  func load(_ url: URL) -> AnyPublisher<[Product], any Error> {
    session.dataTaskPublisher(for: url)
      .map(\.data)
      .decode(type: [Product].self, decoder: JSONDecoder())
      .retry(2)
      .mapError { $0 as any Error }
      .receive(on: DispatchQueue.main)
      .eraseToAnyPublisher()
  }

  func loadCode(_ url: URL) -> AnyPublisher<Int, URLError> {
    session.dataTaskPublisher(for: URLRequest(url: url))
      .tryMap { output -> Int in
        guard let response = output.response as? HTTPURLResponse else {
          throw URLError(.badServerResponse)
        }
        return response.statusCode
      }
      .mapError { $0 as? URLError ?? URLError(.unknown) }
      .eraseToAnyPublisher()
  }

  func wait() -> Future<Int, Never> {
    Future { promise in
      DispatchQueue.main.async { promise(.success(1)) }
    }
  }
}
