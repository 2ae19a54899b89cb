import { useCallback, useEffect, useMemo, useState } from "react";
import { logFailure } from "../../../api/log-failure.ts";
import { useOutboxEntries } from "../../../offline/use-pending-writes.ts";
import { entriesOf } from "../../../offline/write-kind.ts";
import type { CompletionChange } from "../completions.ts";
import type { doneOn } from "./done-on.ts";
import { useStoredRunning } from "./use-stored-running.ts";
import type { WorkoutChange } from "./workout-changes.ts";

const NOTHING: readonly string[] = [];

/**
 * Answers what a member did on a day as far as this device knows, before the server does: after a workout in a basement it's done, too. The kinds are those that WORKOUT_CHANGES and
 * COMPLETIONS declare; what reads them is fetched only when something waits.
 */
export function useUnsentDone(userId: string): (date: string) => readonly string[] {
  const { data: running } = useStoredRunning(userId);
  const entries = useOutboxEntries();
  const [rule, setRule] = useState<{ readonly doneOn: typeof doneOn } | null>(null);
  const { changes, completions } = useMemo(() => {
    const waiting = entries.filter(({ state }) => state !== "refused");
    return {
      changes: entriesOf<WorkoutChange>({ kind: "workouts" }, userId, waiting).map(({ change }) => change),
      completions: entriesOf<CompletionChange>({ kind: "completions" }, userId, waiting).map(({ change }) => change),
    };
  }, [entries, userId]);
  const isNeeded = changes.length > 0 || completions.length > 0;
  useEffect(() => {
    if (!isNeeded || rule !== null) return;
    import("./done-on.ts").then(setRule, (error: unknown) => logFailure("What waits to be sent wasn't counted", error));
  }, [isNeeded, rule]);
  return useCallback(
    (date) => (rule === null || !isNeeded ? NOTHING : rule.doneOn(running ?? [], changes, completions, date)),
    [rule, isNeeded, running, changes, completions],
  );
}
