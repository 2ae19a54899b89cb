import { AISLES } from "../nutrition/food.ts";
import type { SharedItem } from "./shared-item.ts";

/** What isn't in any aisle is at the end of the list. */
export const OTHER_AISLE = "Other";

/** One aisle of a list. */
export interface ListAisle {
  readonly aisle: string;
  /** By name. */
  readonly items: readonly SharedItem[];
}

const KNOWN: readonly string[] = AISLES;

/** Aisles in the order a person walks past, then those that people named, by name, then what has none. */
export function byAisle(items: readonly SharedItem[]): readonly ListAisle[] {
  const aisles = [...new Set(items.map(aisleOf))];
  const place = (aisle: string): number => {
    if (aisle === OTHER_AISLE) return KNOWN.length + 1;
    const found = KNOWN.indexOf(aisle);
    return found === -1 ? KNOWN.length : found;
  };
  return aisles
    .toSorted((a, b) => place(a) - place(b) || a.localeCompare(b, "en"))
    .map((aisle) => ({ aisle, items: items.filter((item) => aisleOf(item) === aisle).toSorted(byName) }));
}

const aisleOf = ({ aisle }: SharedItem): string => aisle.value || OTHER_AISLE;

function byName(a: SharedItem, b: SharedItem): number {
  return a.name.value.localeCompare(b.name.value, "en") || (a.id < b.id ? -1 : 1);
}
