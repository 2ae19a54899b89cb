/** How requests that arrive close together are run. */
export interface Batching<Request, Result> {
  readonly maxSize: number;
  /** Runs one or several in their order without waiting for a lock; undefined for those that must run alone. */
  runTogether(requests: readonly Request[]): Promise<readonly (Result | undefined)[]>;
  /** Runs one, however long it takes. */
  runAlone(request: Request): Promise<Result>;
}

interface Waiting<Request, Result> {
  readonly request: Request;
  readonly resolve: (result: Result | Promise<Result>) => void;
}

/**
 * Requests that arrive while one is running wait for it and run together: under load one round trip and one commit serve many, and a single request
 * never waits. A request may run twice (in a batch, and alone when that failed), so only idempotent ones are batched.
 */
export function batch<Request, Result>({
  maxSize,
  runTogether,
  runAlone,
}: Batching<Request, Result>): (request: Request) => Promise<Result> {
  const waiting: Waiting<Request, Result>[] = [];
  let isRunning = false;

  async function runAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      const next = waiting.splice(0, maxSize);
      const results = await runTogether(next.map(({ request }) => request)).catch(() => []);
      // A request that runs alone may wait for a lock: the next batch doesn't wait for it.
      next.forEach(({ request, resolve }, at) => resolve(results[at] ?? runAlone(request)));
    }
    isRunning = false;
  }

  return (request) =>
    new Promise<Result>((resolve) => {
      waiting.push({ request, resolve });
      if (!isRunning) void runAll();
    });
}

/**
 * Columns of many rows as arrays, one for each parameter of a statement, padded with nulls to a fixed length: PostgreSQL then makes one plan for every
 * batch.
 */
export function asLists<Row, Name extends string>(
  rows: readonly Row[],
  length: number,
  columns: Readonly<Record<Name, (row: Row) => string | null>>,
): Readonly<Record<Name, readonly (string | null)[]>> {
  const lists = {} as Record<Name, readonly (string | null)[]>;
  for (const name of Object.keys(columns) as Name[])
    lists[name] = Array.from({ length }, (_, at) => (rows[at] === undefined ? null : columns[name](rows[at])));
  return lists;
}
