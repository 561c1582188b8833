import SwiftUI

struct FleetServer: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var region: String
  var load: Double
  var isOnline = true
}

@MainActor
@Observable
final class Fleet {
  private(set) var servers: [FleetServer]

  init(servers: [FleetServer]) {
    self.servers = servers
  }

  func server(_ id: FleetServer.ID?) -> FleetServer? {
    servers.first { $0.id == id }
  }

  func sort(using order: [KeyPathComparator<FleetServer>]) {
    servers.sort(using: order)
  }

  func restart(_ ids: Set<FleetServer.ID>) {
    for index in servers.indices where ids.contains(servers[index].id) {
      servers[index].load = 0
      servers[index].isOnline = true
    }
  }

  func remove(_ ids: Set<FleetServer.ID>) {
    servers.removeAll { ids.contains($0.id) }
  }
}

/// Servers in a table, with what is known about the selected one beside it.
struct FleetScreen: View {
  let fleet: Fleet
  @State private var selection: Set<FleetServer.ID> = []
  @State private var order = [KeyPathComparator(\FleetServer.name)]
  @State private var isInspecting = false

  var body: some View {
    FleetTable(fleet: fleet, selection: $selection, order: $order)
      .onChange(of: order) { _, order in
        fleet.sort(using: order)
      }
      .onChange(of: selection) { old, new in
        if old.isEmpty, !new.isEmpty { isInspecting = true }
      }
      .inspector(isPresented: $isInspecting) {
        FleetInspector(fleet: fleet, selection: selection)
          .inspectorColumnWidth(min: 200, ideal: 260, max: 320)
      }
      .toolbar {
        ToolbarItemGroup(placement: .primaryAction) {
          Button("Restart", systemImage: "arrow.clockwise") { fleet.restart(selection) }
            .disabled(selection.isEmpty)
          Toggle("Inspector", systemImage: "sidebar.trailing", isOn: $isInspecting)
        }
      }
      .navigationTitle("Servers")
  }
}

private struct FleetTable: View {
  let fleet: Fleet
  @Binding var selection: Set<FleetServer.ID>
  @Binding var order: [KeyPathComparator<FleetServer>]

  var body: some View {
    Table(fleet.servers, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name) { server in
        FleetNameCell(name: server.name, isOnline: server.isOnline)
      }
      TableColumn("Region", value: \.region)
        .width(min: 60, ideal: 80)
      TableColumn("Load", value: \.load) { server in
        FleetLoadCell(load: server.load)
      }
      .width(100)
    }
    .contextMenu(forSelectionType: FleetServer.ID.self) { ids in
      Button("Remove", systemImage: "trash", role: .destructive) { fleet.remove(ids) }
    } primaryAction: { ids in
      fleet.restart(ids)
    }
    .tableStyle(.inset)
  }
}

private struct FleetNameCell: View {
  let name: String
  let isOnline: Bool

  var body: some View {
    Label {
      Text(name)
    } icon: {
      Circle()
        .fill(isOnline ? .green : .red)
        .frame(width: 8, height: 8)
    }
  }
}

private struct FleetLoadCell: View {
  let load: Double

  var body: some View {
    Text(load, format: .percent.precision(.fractionLength(0)))
      .monospacedDigit()
      .foregroundStyle(load > 0.8 ? AnyShapeStyle(.red) : AnyShapeStyle(.primary))
  }
}

private struct FleetInspector: View {
  let fleet: Fleet
  let selection: Set<FleetServer.ID>

  var body: some View {
    if selection.count == 1, let server = fleet.server(selection.first) {
      Form {
        LabeledContent("Name", value: server.name)
        LabeledContent("Region", value: server.region)
        Gauge(value: server.load) { Text("Load of \(server.name)") }
        Text(server.isOnline ? "Online" : "Offline")
      }
    } else {
      Text("^[\(selection.count) server](inflect: true) selected")
    }
  }
}

#Preview {
  FleetScreen(
    fleet: Fleet(servers: [FleetServer(id: 1, name: "alpha", region: "EU", load: 0.4)])
  )
}
