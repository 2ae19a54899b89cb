import type { SharedItem } from "@lockstep/domain/groceries/shared-item.ts";

/** More than this at once is only counted. */
const MOST_NAMED = 3;

/** What others changed from one look at the list to the next, as a screen reader says it; empty when they changed nothing. */
export function describeChanges(
  before: readonly SharedItem[],
  after: readonly SharedItem[],
  { me, nameOf, isOwnRemoval }: { me: string; nameOf: (id: string | null) => string; isOwnRemoval: (itemId: string) => boolean },
): string {
  const old = new Map(before.map((item) => [item.id, item]));
  const left = new Set(after.map(({ id }) => id));
  const said = after.flatMap((item) => describe(old.get(item.id), item, me, nameOf));
  const gone = before.filter(({ id }) => !left.has(id) && !isOwnRemoval(id)).map(({ name }) => `${name.value} was removed.`);
  const all = [...said, ...gone];
  return all.length > MOST_NAMED ? `${all.length} items changed.` : all.join(" ");
}

function describe(old: SharedItem | undefined, item: SharedItem, me: string, nameOf: (id: string | null) => string): string[] {
  const name = item.name.value;
  if (old === undefined) return item.added.by === me ? [] : [`${nameOf(item.added.by)} added ${name}.`];
  if (item.checked.value && !old.checked.value)
    return item.checked.by === me ? [] : [`${nameOf(item.checked.by)} checked off ${name}.`];
  return [];
}
