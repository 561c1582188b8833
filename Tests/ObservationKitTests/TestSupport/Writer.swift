/// Whether the running code is one of the tasks that write.
enum Writer {
  @TaskLocal static var isWriting = false
}
