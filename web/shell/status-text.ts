interface Status {
  readonly online: boolean;
  /** What waits has waited longer than sending takes. */
  readonly lasting: boolean;
  readonly unsent: number;
  /** Why it waits, when it was too much at once for the server. */
  readonly tooMuch: string | null;
}

/** What the status line says; null when there's nothing to say. */
export function statusText({ online, lasting, unsent, tooMuch }: Status): string | null {
  const waiting = `${unsent} ${unsent === 1 ? "change" : "changes"} will be sent later.`;
  if (!online) return unsent > 0 ? `You're offline. ${waiting}` : "You're offline. We'll sync this later.";
  if (!lasting) return null;
  return `${tooMuch ?? "Can't reach Lockstep."} ${waiting}`;
}
