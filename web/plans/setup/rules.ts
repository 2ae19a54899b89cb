/** What a wizard asks and when a step has its value. */
export interface SetupRules<Answers, Step extends string> {
  /** The steps, in order. */
  readonly steps: readonly Step[];
  readonly isDone: (answers: Answers, step: Step) => boolean;
  /** Steps that have a value from the start: the focus hasn't been led past them just because they are done. */
  readonly given: readonly Step[];
  /** Where the browser session keeps the answers. */
  readonly key: string;
  /** Reads what was kept, part by part: whatever doesn't fit is as if it was never answered. */
  readonly read: (text: string | null) => Answers;
}

export function openStepsOf<Answers, Step extends string>(rules: SetupRules<Answers, Step>, answers: Answers): Step[] {
  return rules.steps.filter((step) => !rules.isDone(answers, step));
}

/** Where the focus goes after a step; null behind the last one, where Generate waits. */
export function stepAfter<Step extends string>(steps: readonly Step[], step: Step): Step | null {
  return steps[steps.indexOf(step) + 1] ?? null;
}

/** Must answering this step move the focus on? Only as it becomes done for the first time: going back to change something stays where it is. */
export function movesOn<Answers, Step extends string>(
  rules: SetupRules<Answers, Step>,
  answers: Answers,
  step: Step,
  moved: ReadonlySet<Step>,
): boolean {
  return rules.isDone(answers, step) && !moved.has(step);
}

/** What a browser session kept, as a record to read parts from; null when it is none. */
export function keptRecord(text: string | null): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? { ...kept } : null;
  } catch {
    return null;
  }
}

export function oneOf<Value>(allowed: readonly Value[], value: unknown): Value | null {
  return allowed.find((each) => each === value) ?? null;
}

export function someOf<Value>(allowed: readonly Value[], value: unknown): Value[] | null {
  return Array.isArray(value) ? allowed.filter((each) => value.includes(each)) : null;
}
