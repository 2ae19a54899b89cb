/**
 * What a person changed of a list that their profile has. Only the difference is kept, so that what the profile says later, or only now because
 * it was slow, still counts.
 */
export interface Changes<Value> {
  readonly added: readonly Value[];
  readonly removed: readonly Value[];
}

export const UNCHANGED: Changes<never> = { added: [], removed: [] };

/** Whether the changes make another list of the profile's. */
export function differs<Value>(profile: readonly Value[], { added, removed }: Changes<Value>): boolean {
  return added.some((each) => !profile.includes(each)) || removed.some((each) => profile.includes(each));
}

/** The list that counts, in the order of `all`. */
export function withChanges<Value>(
  all: readonly Value[],
  profile: readonly Value[],
  { added, removed }: Changes<Value>,
): Value[] {
  return all.filter((each) => added.includes(each) || (profile.includes(each) && !removed.includes(each)));
}

/** The difference that makes the profile's list into `next`. */
export function changesTo<Value>(profile: readonly Value[], next: readonly Value[]): Changes<Value> {
  return {
    added: next.filter((each) => !profile.includes(each)),
    removed: profile.filter((each) => !next.includes(each)),
  };
}

/** Once a plan is made, what was taken off the profile's list for it holds again; what was added stays. */
export function afterPlan<Value>({ added }: Changes<Value>): Changes<Value> {
  return { added, removed: [] };
}
