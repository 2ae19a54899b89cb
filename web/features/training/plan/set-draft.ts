import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import type { CompletedSet } from "@lockstep/contract/training.ts";
import { useCallback, useState } from "react";
import { fromKg, parseWeight } from "../units.ts";
import type { Units } from "../units.ts";

/** One row as it is typed; nothing is refused while typing. */
export interface SetRow {
  readonly weight: string;
  readonly amount: string;
  readonly checked: boolean;
}

const EMPTY: SetRow = { weight: "", amount: "", checked: false };

function weightText(kg: number | null, units: Units): string {
  return kg === null ? "" : formatDecimal(fromKg(kg, units));
}

/** Rows of a stored completion, as many as planned at least. */
export function rowsOf(sets: readonly CompletedSet[], planned: number, units: Units): SetRow[] {
  const rows = sets.map((set) => ({
    weight: weightText(set.weightKg, units),
    amount: String(set.seconds ?? set.reps),
    checked: true,
  }));
  return [...rows, ...Array.from({ length: Math.max(0, planned - rows.length) }, () => EMPTY)];
}

/**
 * The sets to store: the ticked rows, or, when none is ticked, those with a weight or a number. What was left empty takes the planned number.
 * A row that still says what its saved set said keeps that set's weight to the gram: reading it in other units changes nothing.
 * Null when something typed is no number.
 */
export function readSets(
  rows: readonly SetRow[],
  dose: { amount: number; isHold: boolean },
  units: Units,
  saved: readonly CompletedSet[] = [],
): CompletedSet[] | null {
  const numbered = rows.map((row, index) => ({ row, before: saved[index]?.weightKg ?? null }));
  const ticked = numbered.filter(({ row }) => row.checked);
  const used = ticked.length > 0 ? ticked : numbered.filter(({ row }) => row.weight.trim() !== "" || row.amount.trim() !== "");
  const sets: CompletedSet[] = [];
  for (const { row, before } of used) {
    const isAsSaved = before !== null && row.weight.trim() === weightText(before, units);
    const weightKg = isAsSaved ? before : row.weight.trim() === "" ? null : parseWeight(row.weight, units);
    if (row.weight.trim() !== "" && weightKg === null) return null;
    const amount = row.amount.trim() === "" ? dose.amount : Number(row.amount.trim());
    if (!Number.isInteger(amount) || amount < 0 || amount > (dose.isHold ? 7200 : 1000)) return null;
    sets.push(dose.isHold ? { weightKg, reps: 1, seconds: amount } : { weightKg, reps: amount });
  }
  return sets;
}

const keyOf = (day: string, exerciseId: string) => `lockstep.sets|${day}|${exerciseId}`;

/** What is typed, in the units that it was typed in. */
interface Draft {
  readonly units: Units;
  readonly rows: readonly SetRow[];
}

function readDraft(key: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    if (typeof kept !== "object" || kept === null || !("rows" in kept) || !Array.isArray(kept.rows)) return null;
    const rows = kept.rows.map((row: unknown) => {
      const given = typeof row === "object" && row !== null ? (row as Record<string, unknown>) : {};
      return { weight: String(given["weight"] ?? ""), amount: String(given["amount"] ?? ""), checked: given["checked"] === true };
    });
    return { units: "units" in kept && kept.units === "lb" ? "lb" : "kg", rows };
  } catch {
    return null;
  }
}

/** The same weights in other units; what is no weight stays as it is typed. */
function inUnits({ units: typedIn, rows }: Draft, units: Units): readonly SetRow[] {
  if (typedIn === units) return rows;
  return rows.map((row) => {
    const kg = parseWeight(row.weight, typedIn);
    return kg === null ? row : { ...row, weight: weightText(kg, units) };
  });
}

/** The rows being filled in, kept through reloads until they are completed. */
export function useSetDraft(place: { day: string; exerciseId: string }, saved: readonly SetRow[], units: Units) {
  const key = keyOf(place.day, place.exerciseId);
  const [typed, setTyped] = useState<{ key: string; draft: Draft | null }>(() => ({ key, draft: readDraft(key) }));
  const draft = typed.key === key ? typed.draft : readDraft(key);
  const change = useCallback(
    (rows: readonly SetRow[] | null) => {
      const next = rows === null ? null : { units, rows };
      setTyped({ key, draft: next });
      try {
        if (next === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(next));
      } catch {
        // The rows then live as long as the page.
      }
    },
    [key, units],
  );
  return { rows: draft === null ? saved : inUnits(draft, units), isDraft: draft !== null, change };
}
