/**
 * A position in the order in which messages are delivered: by transaction, then by number. Rows of one transaction appear together, and nothing ever appears
 * below the oldest transaction that still runs; so what is before a delivered position is complete.
 */
export interface Position {
  readonly transaction: bigint;
  readonly sequence: bigint;
}

/** Below all messages of a transaction and of those after it. */
export function startOf(transaction: bigint): Position {
  return { transaction, sequence: 0n };
}

export function isAfter(a: Position, b: Position): boolean {
  return a.transaction === b.transaction ? a.sequence > b.sequence : a.transaction > b.transaction;
}

/** What a browser gives back as `Last-Event-ID`: the position, and when it was sent (seconds since 1970), because messages are kept for an hour. */
export interface Resume {
  readonly after: Position;
  readonly toldAt: number;
}

export function formatResume({ after, toldAt }: Resume): string {
  return `${after.transaction}-${after.sequence}-${toldAt}`;
}

/** Null for what is no id of ours. */
export function parseResume(text: string): Resume | null {
  const [, transaction, sequence, toldAt] = /^(\d{1,19})-(\d{1,18})-(\d{1,12})$/.exec(text) ?? [];
  if (transaction === undefined || sequence === undefined || toldAt === undefined) return null;
  return { after: { transaction: BigInt(transaction), sequence: BigInt(sequence) }, toldAt: Number(toldAt) };
}
