/**
 * An item of a grocery list that several people change at once, each on a phone that may be offline. A change is an item too, one that only knows what
 * was changed, and {@link joinItems} puts any two together. Joining is commutative, associative and idempotent, so whatever order changes arrive in, and
 * however often, every copy of the list ends up the same (docs/decisions/0024).
 */
export interface SharedItem {
  /** Made by whoever adds the item. */
  readonly id: string;
  readonly name: Register<string>;
  /** Where it is in the shop; empty for nobody knows. */
  readonly aisle: Register<string>;
  /** How much to buy, as people write it: "2 cans". Empty for no amount. */
  readonly display: Register<string>;
  readonly checked: Register<boolean>;
  /** True once its first name has arrived; by whoever added it. A change of an item nobody knows of doesn't bring it onto the list. */
  readonly added: Register<boolean>;
  /** Wins over everything else, forever. What a removed item said is forgotten. */
  readonly isRemoved: boolean;
}

/** One value and its last change. */
export interface Register<Value extends string | boolean> {
  readonly value: Value;
  /** How many changes led here: one more than whoever made the last one saw. 0 while there's none. No wall clock is involved, so none can be wrong. */
  readonly clock: number;
  /** Who made it; null when there's none, or nobody knows anymore. */
  readonly by: string | null;
}

/** What people change of an item. */
export interface ItemFields {
  readonly name: string;
  readonly aisle: string;
  readonly display: string;
  readonly checked: boolean;
}
export type ItemField = keyof ItemFields;
export const ITEM_FIELDS = ["name", "aisle", "display", "checked"] as const satisfies readonly ItemField[];

/** The clocks of some fields. */
export type FieldClocks = Readonly<Partial<Record<ItemField, number>>>;

/** The clock of a field's first change. A first name is what adds an item. */
const FIRST_CLOCK = 1;
/** No clock goes beyond it: whoever sends a huge one can't keep others from changing the item. */
export const LAST_CLOCK = 1_000_000_000;

const untouched = <Value extends string | boolean>(value: Value): Register<Value> => ({ value, clock: 0, by: null });

/** An item of which nothing is known. Joining it changes nothing. */
export function unknownItem(id: string): SharedItem {
  return {
    id,
    name: untouched(""),
    aisle: untouched(""),
    display: untouched(""),
    checked: untouched(false),
    added: untouched(false),
    isRemoved: false,
  };
}

/** The removal of an item, and what is left of it. */
export function removedItem(id: string): SharedItem {
  return { ...unknownItem(id), isRemoved: true };
}

/** The clocks of a change that someone makes to the item as they see it. */
export function nextClocks(item: SharedItem, fields: Partial<ItemFields>): FieldClocks {
  const changed = ITEM_FIELDS.filter((field) => fields[field] !== undefined);
  return Object.fromEntries(changed.map((field) => [field, Math.min(item[field].clock + 1, LAST_CLOCK)]));
}

/** A change as an item: the fields that were set, with their clocks (1 for one that's missing). */
export function itemOfChange(id: string, fields: Partial<ItemFields>, clocks: FieldClocks, by: string | null): SharedItem {
  const nothing = unknownItem(id);
  const register = <Value extends string | boolean>(field: ItemField, value: Value | undefined, none: Register<Value>) =>
    value === undefined ? none : { value, clock: clocks[field] ?? FIRST_CLOCK, by };
  const name = register("name", fields.name, nothing.name);
  return {
    ...nothing,
    name,
    aisle: register("aisle", fields.aisle, nothing.aisle),
    display: register("display", fields.display, nothing.display),
    checked: register("checked", fields.checked, nothing.checked),
    added: name.clock === FIRST_CLOCK ? { value: true, clock: FIRST_CLOCK, by } : nothing.added,
  };
}

/** What two copies of one item (or a copy and a change of it) know together. */
export function joinItems(a: SharedItem, b: SharedItem): SharedItem {
  if (a.isRemoved || b.isRemoved) return removedItem(a.id);
  return {
    id: a.id,
    name: later(a.name, b.name),
    aisle: later(a.aisle, b.aisle),
    display: later(a.display, b.display),
    checked: later(a.checked, b.checked),
    added: later(a.added, b.added),
    isRemoved: false,
  };
}

/** Whether people see the item. */
export function isOnList(item: SharedItem): boolean {
  return item.added.value && !item.isRemoved;
}

/** The change made in knowledge of the other; of two made without, the greater value (a tick before none), then the greater id of whoever made it. */
function later<Value extends string | boolean>(a: Register<Value>, b: Register<Value>): Register<Value> {
  if (a.clock !== b.clock) return a.clock > b.clock ? a : b;
  if (a.value !== b.value) return a.value > b.value ? a : b;
  return (a.by ?? "") >= (b.by ?? "") ? a : b;
}
