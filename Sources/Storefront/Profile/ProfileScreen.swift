import RenderSim

/// The profile of a user below the identity of that user.
struct ProfileScreen<Content: View>: View {
  let userID: String
  let content: Content

  init(userID: String, @ViewBuilder content: () -> Content) {
    self.userID = userID
    self.content = content()
  }

  var body: some View {
    VStack {
      Text("User \(userID)")
      content
    }
  }
}

/// Makes a model for the user that it is first shown with, and keeps it in its state.
struct ProfileView: View {
  let userID: String
  let service: any ProfileService
  @State private var model: ProfileModel?

  var body: some View {
    VStack {
      if let model { ProfileDetails(model: model) } else { ProgressView() }
    }
    .task {
      let model = ProfileModel(userID: userID, service: service)
      self.model = model
      await model.load()
    }
  }
}

/// Makes a model for each user that it is shown with.
struct TaskLoadedProfileView: View {
  let userID: String
  let service: any ProfileService
  @State private var model: ProfileModel?

  var body: some View {
    VStack {
      if let model { ProfileDetails(model: model) } else { ProgressView() }
    }
    .task(id: userID) {
      let model = ProfileModel(userID: userID, service: service)
      self.model = model
      await model.load()
    }
  }
}

private struct ProfileDetails: View {
  let model: ProfileModel

  var body: some View {
    if let profile = model.profile { Text("Name \(profile.name)") } else { ProgressView() }
  }
}
