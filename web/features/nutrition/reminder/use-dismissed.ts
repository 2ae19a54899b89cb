import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { usePendingWrites } from "../../../offline/use-pending-writes.ts";
import { addWrite, refetching, writeKind } from "../../../offline/write-kind.ts";
import type { WriteKind } from "../../../offline/write-kind.ts";
import { dismissedRemindersOptions, nutritionKeys } from "../queries.ts";
import { keyOfMeal } from "./reminder-rule.ts";

interface Dismissal {
  readonly date: string;
  /** The plan's id and the meal's. */
  readonly meal: string;
}

const DISMISSALS = writeKind<WriteKind<Dismissal>>({
  kind: "meal-reminders",
  request: ({ date, meal }) => ({ method: "PUT", path: `/api/nutrition/reminders/dismissed/${date}/${meal}` }),
  settle: refetching(nutritionKeys.reminders),
});

const GUEST_KEY = "lockstep.meal-reminders";
/** A guest's device remembers this many; older ones are long past. */
const MOST_KEPT = 20;

function readKept(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(GUEST_KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === "string") : [];
  } catch {
    return [];
  }
}

function keep(keys: readonly string[]): void {
  try {
    localStorage.setItem(GUEST_KEY, JSON.stringify(keys));
  } catch {
    // Without storage it stays dismissed as long as the page is open.
  }
}

/** The dismissed reminders of a day (null: none is asked for): in a member's account, on a guest's device. Null until they are known. */
export function useDismissed(
  userId: string | null,
  date: string | null,
): { readonly dismissed: ReadonlySet<string> | null; readonly dismiss: (date: string, meal: string) => void } {
  const pending = usePendingWrites(DISMISSALS, userId);
  const member = useQuery({ ...dismissedRemindersOptions(date ?? ""), enabled: userId !== null && date !== null });
  const [kept, setKept] = useState(readKept);
  // Without storage a member's stays dismissed as long as the page is open.
  const [unstored, setUnstored] = useState<readonly string[]>([]);
  const dismissed = useMemo(() => {
    if (userId === null) return new Set(kept);
    if (member.data === undefined && !member.isError) return null;
    return new Set([
      ...unstored,
      ...(member.data ?? []).map((each) => keyOfMeal(each.date, each.meal)),
      ...pending.map((each) => keyOfMeal(each.date, each.meal)),
    ]);
  }, [userId, kept, unstored, member.data, member.isError, pending]);
  const dismiss = useCallback(
    (day: string, meal: string) => {
      if (userId === null) {
        const next = [...readKept(), keyOfMeal(day, meal)].slice(-MOST_KEPT);
        keep(next);
        setKept(next);
        return;
      }
      addWrite(DISMISSALS, userId, { date: day, meal }).catch(() => setUnstored((all) => [...all, keyOfMeal(day, meal)]));
    },
    [userId],
  );
  return { dismissed, dismiss };
}
