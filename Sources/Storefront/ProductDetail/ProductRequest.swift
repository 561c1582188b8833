/// What the screen of a product asks of a service.
enum ProductRequest: Equatable {
  case load
  case toggleFavourite
  case addToCart

  /// What is said when the service does not answer.
  var failureMessage: String {
    switch self {
    case .load: "The product cannot be reached."
    case .toggleFavourite: "The favourite was not stored."
    case .addToCart: "The product was not added."
    }
  }
}
