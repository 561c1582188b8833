import RenderSim

/// A list of users, or why there is none.
struct UsersScreen: View {
  let store: UsersStore

  var body: some View {
    VStack {
      Button("Reload") { Task { await store.load() } }
      FailureBanner(store: store)
      UserList(store: store)
    }
    .task { await store.load() }
  }
}

private struct FailureBanner: View {
  let store: UsersStore

  var body: some View {
    if let failure = store.failure {
      Text(failure)
      Button("Retry") { Task { await store.load() } }
    }
  }
}

private struct UserList: View {
  let store: UsersStore

  var body: some View {
    List(store.users) { user in
      UserRow(user: user)
    }
  }
}

private struct UserRow: View {
  let user: User

  var body: some View {
    Text(user.name)
  }
}
