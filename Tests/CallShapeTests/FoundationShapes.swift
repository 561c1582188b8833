import SwiftUI

extension LocalizedStringResource {
  static let greeting = LocalizedStringResource("greeting", defaultValue: "Hello")
}

struct LocalizedTextsView: View {
  let name: String

  private var title: String { String(localized: "Cart of \(name)", comment: "A title") }
  private var key: String { String(localized: "cart.title", defaultValue: "Cart", table: "Shop") }

  var body: some View {
    VStack {
      Text(.greeting)
      Text("\(title): \(key)")
      Text(LocalizedStringResource("Total"))
      Button(.greeting) {}
      Text(String(localized: .greeting))
    }
  }
}

struct StoredFiles {
  var folder: URL { URL.documentsDirectory.appending(path: "carts") }
  var cache: URL { .cachesDirectory }
  var names: [String] { autoreleasepool { ["cart"] } }
}
