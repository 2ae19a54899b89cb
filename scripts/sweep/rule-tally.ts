/** Violations of one rule: how many, in how many plans, and the first few. */
export interface RuleTally {
  count: number;
  plans: number;
  readonly examples: string[];
}

/** Tallies by the rule's name. */
export type RuleTallies = Record<string, RuleTally>;

const EXAMPLES = 3;

/** Writes down what one plan broke; `of` names the plan in the examples. */
export function noteViolations(
  rules: RuleTallies,
  found: readonly { readonly rule: string; readonly message: string }[],
  of: string,
): void {
  const seen = new Set<string>();
  for (const { rule, message } of found) {
    const entry = (rules[rule] ??= { count: 0, plans: 0, examples: [] });
    entry.count += 1;
    if (!seen.has(rule)) entry.plans += 1;
    if (!seen.has(rule) && entry.examples.length < EXAMPLES) entry.examples.push(`${of}: ${message}`);
    seen.add(rule);
  }
}

/** Adds the tallies of several processes up. */
export function addRules(...all: readonly RuleTallies[]): RuleTallies {
  const sum: RuleTallies = {};
  for (const [rule, entry] of all.flatMap((rules) => Object.entries(rules))) {
    const into = (sum[rule] ??= { count: 0, plans: 0, examples: [] });
    into.count += entry.count;
    into.plans += entry.plans;
    into.examples.push(...entry.examples.slice(0, EXAMPLES - into.examples.length));
  }
  return sum;
}

/** How many violations there are. */
export function countViolations(rules: RuleTallies): number {
  return Object.values(rules).reduce((sum, entry) => sum + entry.count, 0);
}

/** The lines a sweep prints: rules by how often they were broken, each with its first examples. */
export function describeRules(rules: RuleTallies): readonly string[] {
  const entries = Object.entries(rules).sort((one, other) => other[1].count - one[1].count);
  return [
    `violations by rule:${entries.length === 0 ? " 0" : ""}`,
    ...entries.flatMap(([rule, { count, plans, examples }]) => [
      `  ${rule}: ${count} in ${plans} plans`,
      ...examples.map((example) => `    ${example}`),
    ]),
  ];
}
