/** For failures that are logged and not shown (SPEC 8): the page goes on, and the console says what happened. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where the browser's console is the log
  console.error(what, error);
}
