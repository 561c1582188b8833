import SwiftUI

struct WeatherTile: Identifiable, Hashable, Sendable {
  let id: String
  var value: Double
  var unit: String
}

@MainActor
@Observable
final class WeatherStation {
  var city: String
  var tiles: [WeatherTile]
  var usesFahrenheit = false

  init(city: String, tiles: [WeatherTile]) {
    self.city = city
    self.tiles = tiles
  }

  func report(_ value: Double, for id: WeatherTile.ID) {
    guard let index = tiles.firstIndex(where: { $0.id == id }) else { return }
    tiles[index].value = value
  }
}

private struct WeatherWidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0

  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct WeatherFlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    rows(subviews, in: proposal.width ?? .infinity).last.map {
      CGSize(width: proposal.width ?? 0, height: $0.maxY)
    } ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, rows(subviews, in: bounds.width)) {
      let origin = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
      subview.place(at: origin, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
    }
  }

  private func rows(_ subviews: Subviews, in width: CGFloat) -> [CGRect] {
    var origin = CGPoint.zero
    var height: CGFloat = 0
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + height + spacing)
        height = 0
      }
      defer {
        origin.x += size.width + spacing
        height = max(height, size.height)
      }
      return CGRect(origin: origin, size: size)
    }
  }
}

struct WeatherScreen: View {
  let station: WeatherStation
  @State private var tileWidth: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      ScrollView {
        WeatherHeader(station: station, isWide: proxy.size.width > 500)
        WeatherFlowLayout(spacing: 12) {
          ForEach(station.tiles) { tile in
            WeatherTileView(tile: tile, usesFahrenheit: station.usesFahrenheit)
              .background {
                GeometryReader { inner in
                  Color.clear.preference(key: WeatherWidthKey.self, value: inner.size.width)
                }
              }
          }
        }
      }
    }
    .onPreferenceChange(WeatherWidthKey.self) { [$tileWidth] width in
      $tileWidth.wrappedValue = width
    }
  }
}

private struct WeatherHeader: View {
  @Bindable var station: WeatherStation
  let isWide: Bool

  var body: some View {
    let layout = isWide ? AnyLayout(HStackLayout(spacing: 20)) : AnyLayout(VStackLayout())
    layout {
      Text(station.city).font(.largeTitle)
      Toggle("Fahrenheit", isOn: $station.usesFahrenheit)
      if isWide { Text("Wide") }
    }
  }
}

private struct WeatherTileView: View {
  let tile: WeatherTile
  let usesFahrenheit: Bool

  private var text: String {
    guard tile.unit == "°" else { return "\(Int(tile.value)) \(tile.unit)" }
    return usesFahrenheit ? "\(Int(tile.value * 9 / 5 + 32)) °F" : "\(Int(tile.value)) °C"
  }

  var body: some View {
    VStack {
      Text(tile.id.uppercased()).font(.caption)
      Text(text).font(.title)
    }
    .frame(width: 140, height: 90)
    .background(.thinMaterial, in: .rect(cornerRadius: 20))
  }
}

#Preview(traits: .landscapeLeft) {
  WeatherScreen(station: WeatherStation(city: "Porto", tiles: []))
}
