/** Something outside the program keeps it from starting; the message is the one line a person reads, without a stack. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
