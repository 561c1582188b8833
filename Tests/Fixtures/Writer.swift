/// Whether the running code is one of the tasks that write.
package enum Writer {
  @TaskLocal package static var isWriting = false
}
