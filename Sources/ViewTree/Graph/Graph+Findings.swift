extension Graph {
  /// Reports a write that a body made while it was evaluated.
  package func reportWrite(during writer: Node, of property: String) {
    let view = writer.owner?.descriptor.name ?? ""
    recorder?.report(
      RawFinding(
        kind: .writeDuringBody,
        view: view,
        message: "The body of '\(view)' wrote '\(property)' while it was evaluated."
          + " Move the write into an action, such as a button or a change handler."
      )
    )
  }

  /// Notes that a required object was not found while the boxes of a node were updated.
  func objectIsMissing(_ type: String, injectedBy modifier: String) {
    missingObject = (type, modifier)
  }

  /// Whether a required object was missing; reports it.
  func isMissingObject(for node: any ViewNodeProtocol) -> Bool {
    guard let (type, modifier) = missingObject else { return false }
    missingObject = nil
    let view = node.descriptor.name
    recorder?.report(
      RawFinding(
        kind: .missingEnvironmentObject,
        view: view,
        message: "No object of type '\(type)' was found in the environment of '\(view)'."
          + " Inject one with '.\(modifier)(_:)' above the view."
      )
    )
    return true
  }
}
