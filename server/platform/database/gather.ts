/** How asks that come close together are answered. */
export interface Gathering<Ask, Answer> {
  /** The most that go together. */
  readonly most: number;
  /** Answers one, however long it takes. */
  one(ask: Ask): Promise<Answer>;
  /** Answers several in their order; undefined for those that must be asked one by one. */
  several(asks: readonly Ask[]): Promise<readonly (Answer | undefined)[]>;
}

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly answer: (answer: Answer | Promise<Answer>) => void;
}

/**
 * Asks that come while one is under way wait for it and go together: under load one trip and one commit serve many, alone nobody waits. An ask may
 * reach the database twice (together, and again by itself when that failed), so only what can be said twice is gathered.
 */
export function gather<Ask, Answer>({ most, one, several }: Gathering<Ask, Answer>): (ask: Ask) => Promise<Answer> {
  const waiting: Waiting<Ask, Answer>[] = [];
  let isUnderWay = false;

  async function answerAll(): Promise<void> {
    isUnderWay = true;
    while (waiting.length > 0) {
      const [first, ...others] = waiting.splice(0, most);
      if (first === undefined) break;
      if (others.length === 0) await settled(alone(first));
      else await together([first, ...others]);
    }
    isUnderWay = false;
  }

  function alone({ ask, answer }: Waiting<Ask, Answer>): Promise<Answer> {
    const answered = one(ask);
    answer(answered);
    return answered;
  }

  async function together(all: readonly Waiting<Ask, Answer>[]): Promise<void> {
    const answers = await several(all.map(({ ask }) => ask)).catch(() => []);
    // Whoever goes alone may have to wait for somebody else's work: nobody waits for them.
    all.forEach((each, at) => {
      const answer = answers[at];
      if (answer === undefined) void settled(alone(each));
      else each.answer(answer);
    });
  }

  return (ask) =>
    new Promise<Answer>((resolve) => {
      waiting.push({ ask, answer: resolve });
      if (!isUnderWay) void answerAll();
    });
}

/** Ends when the promise does; what went wrong is told to whoever asked. */
async function settled(promise: Promise<unknown>): Promise<void> {
  await promise.catch(() => undefined);
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
