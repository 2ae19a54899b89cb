import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useOwnData } from "../../../offline/use-own-data.ts";
import type { OwnData } from "../../../offline/use-own-data.ts";
import { refetching, writeKind } from "../../../offline/write-kind.ts";
import { guestDismissals } from "../guest-meals.ts";
import { dismissedRemindersOptions, nutritionKeys } from "../queries.ts";
import { keyOfMeal } from "./reminder-rule.ts";

interface Dismissal {
  readonly date: string;
  /** The plan's id and the meal's. */
  readonly meal: string;
}

/** A guest's device remembers this many; older ones are long past. */
const MOST_KEPT = 20;

const DISMISSALS = writeKind<OwnData<readonly string[], Dismissal>>({
  kind: "meal-reminders",
  dropRefused: true,
  request: ({ date, meal }) => ({ method: "PUT", path: `/api/nutrition/reminders/dismissed/${date}/${meal}` }),
  settle: refetching(nutritionKeys.reminders),
  apply: (keys, { date, meal }) => [...keys, keyOfMeal(date, meal)].slice(-MOST_KEPT),
  guest: guestDismissals,
});

const keysOf = (items: readonly Dismissal[]) => items.map(({ date, meal }) => keyOfMeal(date, meal));

/**
 * The dismissed reminders of a day (null: none is asked for): in a member's account, on a guest's device. Null until they are known. `dismiss` resolves
 * once the device has stored it.
 */
export function useDismissed(
  userId: string | null,
  date: string | null,
): { readonly dismissed: ReadonlySet<string> | null; readonly dismiss: (date: string, meal: string) => Promise<void> } {
  const enabled = userId !== null && date !== null;
  const member = useQuery({ ...dismissedRemindersOptions(date ?? ""), select: keysOf, enabled });
  const { data, change, query } = useOwnData(DISMISSALS, userId, member);
  // What can't be stored stays dismissed as long as the page is open.
  const [unstored, setUnstored] = useState<readonly string[]>([]);
  const dismissed = useMemo(
    () => (query.data === undefined && !query.isError ? null : new Set([...data, ...unstored])),
    [query.data, query.isError, data, unstored],
  );
  const dismiss = useCallback(
    async (day: string, meal: string): Promise<void> => {
      await change({ date: day, meal }).catch(() => setUnstored((all) => [...all, keyOfMeal(day, meal)]));
    },
    [change],
  );
  return { dismissed, dismiss };
}
