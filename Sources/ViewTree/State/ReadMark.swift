/// Whether an evaluation has read the value of a state or binding property of one node.
///
/// Bindings that are made from the property carry its mark, so that a read through one counts for
/// the view that owns the property. A view that is given the binding has a mark of its own.
final class ReadMark {
  var wasRead = false
}
