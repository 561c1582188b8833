import Combine
import SwiftUI

struct PlayerTrack: Identifiable, Hashable, Sendable {
  let id: Int
  let title: String
  let seconds: Double
}

@MainActor
final class PlayerModel: ObservableObject {
  @Published private(set) var track: PlayerTrack
  @Published var position = 0.0
  @Published private(set) var isPlaying = false
  let volume = PlayerVolume()

  private let queue: [PlayerTrack]
  private var ticks: AnyCancellable?

  init(queue: [PlayerTrack]) {
    self.queue = queue
    track = queue[0]
  }

  func togglePlayback() {
    isPlaying.toggle()
    ticks =
      !isPlaying
      ? nil
      : Timer.publish(every: 1, on: .main, in: .common)
        .autoconnect()
        .sink { [weak self] _ in self?.tick() }
  }

  func skip() {
    let index = queue.firstIndex(of: track) ?? 0
    track = queue[(index + 1) % queue.count]
    position = 0
  }

  private func tick() {
    if position + 1 >= track.seconds { skip() } else { position += 1 }
  }
}

@MainActor
final class PlayerVolume: ObservableObject {
  @Published var level = 0.5
  var isMuted: Bool { level == 0 }
}

struct PlayerScreen: View {
  @StateObject private var model: PlayerModel

  init(queue: [PlayerTrack]) {
    _model = StateObject(wrappedValue: PlayerModel(queue: queue))
  }

  var body: some View {
    VStack(spacing: 20) {
      PlayerArtwork(track: model.track)
      ProgressView(value: model.position, total: model.track.seconds) {
        Text("Position")
      } currentValueLabel: {
        Text(model.position.clock)
      }
      .progressViewStyle(PlayerProgressStyle(tint: .accentColor))
      Slider(value: $model.position, in: 0...model.track.seconds, step: 1) {
        Text("Seek")
      } minimumValueLabel: {
        Text(verbatim: "0:00")
      } maximumValueLabel: {
        Text(model.track.seconds.clock)
      }
      HStack {
        PlayerButton(symbol: model.isPlaying ? "pause.fill" : "play.fill", name: "Play") {
          model.togglePlayback()
        }
        PlayerButton(symbol: "forward.fill", name: "Skip") { model.skip() }
      }
      PlayerVolumeSlider(volume: model.volume)
    }
    .padding()
  }
}

private struct PlayerArtwork: View {
  let track: PlayerTrack

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 12)
        .fill(.linearGradient(colors: [.indigo, .mint], startPoint: .top, endPoint: .bottom))
        .aspectRatio(1, contentMode: .fit)
      Text(track.title).font(.headline).lineLimit(1)
    }
  }
}

private struct PlayerButton: View, Equatable {
  let symbol: String
  let name: String
  let action: @MainActor () -> Void

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.symbol == rhs.symbol && lhs.name == rhs.name
  }

  var body: some View {
    Button(action: action) {
      Image(systemName: symbol).font(.title)
    }
    .accessibilityLabel(name)
  }
}

private struct PlayerVolumeSlider: View {
  @ObservedObject var volume: PlayerVolume

  var body: some View {
    Slider(value: $volume.level)
      .accessibilityLabel("Volume")
    Text(volume.isMuted ? "Muted" : "\(Int(volume.level * 100)) %")
  }
}

struct PlayerProgressStyle: ProgressViewStyle {
  var tint: Color

  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label.font(.caption)
      GeometryReader { proxy in
        Capsule()
          .fill(tint)
          .frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
      }
      .frame(height: 4)
      configuration.currentValueLabel
    }
  }
}

extension Double {
  fileprivate var clock: String {
    let seconds = Int(self)
    return "\(seconds / 60):" + String(format: "%02d", seconds % 60)
  }
}

#Preview {
  PlayerScreen(queue: [PlayerTrack(id: 1, title: "Tides", seconds: 180)])
}
