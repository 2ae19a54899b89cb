import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import type { CompletedSet } from "@lockstep/contract/training.ts";
import type { LoadModel } from "@lockstep/domain/training/exercise.ts";
import { setIssues } from "@lockstep/domain/training/set-limits.ts";
import { useCallback, useState } from "react";
import { fromKg, parseWeight, readWeight } from "../units.ts";
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

/** A number that can't be kept: in which row and which of its two boxes, and why. */
export interface WrongBox {
  readonly row: number;
  readonly box: "weight" | "amount";
  readonly message: string;
}

/** What a set of an exercise is made of. */
interface Dose {
  readonly amount: number;
  readonly isHold: boolean;
  readonly loadModel: LoadModel | undefined;
}

/**
 * The sets to store: the ticked rows, or, when none is ticked, those with a weight or a number. What was left empty takes the planned number.
 * A row that still says what its saved set said keeps that set's weight to the gram: reading it in other units changes nothing.
 * The first number that can't be kept is answered instead.
 */
export function readSets(
  rows: readonly SetRow[],
  { amount: planned, isHold, loadModel }: Dose,
  units: Units,
  saved: readonly CompletedSet[] = [],
): { readonly sets: CompletedSet[] } | { readonly wrong: WrongBox } {
  const numbered = rows.map((row, index) => ({ row, index, before: saved[index] ?? null }));
  const ticked = numbered.filter(({ row }) => row.checked);
  const used = ticked.length > 0 ? ticked : numbered.filter(({ row }) => row.weight.trim() !== "" || row.amount.trim() !== "");
  const sets: CompletedSet[] = [];
  for (const { row, index, before } of used) {
    const typed = { weight: row.weight.trim(), amount: row.amount.trim() };
    const isAsSaved = before !== null && typed.weight === weightText(before.weightKg, units);
    const weightKg = isAsSaved ? before.weightKg : typed.weight === "" ? null : readWeight(typed.weight, units);
    const amount = typed.amount === "" ? planned : Number(typed.amount.replace(",", "."));
    const set: CompletedSet = isHold ? { weightKg, reps: 1, seconds: amount } : { weightKg, reps: amount };
    const isKept = isAsSaved && (isHold ? before.seconds === amount : before.reps === amount);
    const [issue] = isKept ? [] : setIssues(set, loadModel, units);
    if (issue !== undefined)
      return { wrong: { row: index, box: issue.field === "weightKg" ? "weight" : "amount", message: issue.message } };
    sets.push(set);
  }
  return { sets };
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
