/** How asks that come close together are answered. */
export interface Gathering<Ask, Answer> {
  /** The most that go together. */
  readonly most: number;
  /** Answers one or several in their order, waiting for nobody's work; undefined for those that must be asked alone. */
  together(asks: readonly Ask[]): Promise<readonly (Answer | undefined)[]>;
  /** Answers one, however long it takes. */
  alone(ask: Ask): Promise<Answer>;
}

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly answer: (answer: Answer | Promise<Answer>) => void;
}

/**
 * Asks that come while one is under way wait for it and go together: under load one trip and one commit serve many, alone nobody waits. An ask may
 * reach the database twice (together, and again by itself when that failed), so only what can be said twice is gathered.
 */
export function gather<Ask, Answer>({ most, together, alone }: Gathering<Ask, Answer>): (ask: Ask) => Promise<Answer> {
  const waiting: Waiting<Ask, Answer>[] = [];
  let isUnderWay = false;

  async function answerAll(): Promise<void> {
    isUnderWay = true;
    while (waiting.length > 0) {
      const all = waiting.splice(0, most);
      const answers = await together(all.map(({ ask }) => ask)).catch(() => []);
      // Whoever goes alone may have to wait for somebody else's work: nobody waits for them.
      all.forEach(({ ask, answer }, at) => answer(answers[at] ?? alone(ask)));
    }
    isUnderWay = false;
  }

  return (ask) =>
    new Promise<Answer>((resolve) => {
      waiting.push({ ask, answer: resolve });
      if (!isUnderWay) void answerAll();
    });
}

/**
 * Values of many rows as lists, one for each parameter of a statement, filled up with nulls to so many: the database then finds every run alike and
 * makes one plan for all.
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
