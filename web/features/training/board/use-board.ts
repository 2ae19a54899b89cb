import type { PlanEdit, PlannedDay } from "@lockstep/contract/training.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../../api/client.ts";
import { useToast } from "../../../ui/toast.tsx";
import { guestKeys, saveGuestPlan } from "../guest-plan.ts";
import { sendEdit } from "../use-edit-plan.ts";
import type { ShownPlan } from "../use-plan.ts";
import { canGoBack, MOST_STEPS, moveBack, nextEditBack } from "./edits-back.ts";

/** The board's week and what happens to it. */
export interface Board {
  readonly shown: ShownPlan;
  readonly days: readonly PlannedDay[];
  readonly busy: boolean;
  /** What the last change costs, in words. */
  readonly warnings: readonly string[];
  /** Why the last change was not made. */
  readonly problem: string | null;
  /** Makes a change; `said` is told with an Undo (leave it out for what is undone by its own button). Answers whether it was made. */
  readonly change: (edit: PlanEdit, said?: string) => Promise<boolean>;
  readonly dismiss: () => void;
}

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "That change did not work. Your week is as it was.";
  if (error.code === "OFFLINE") return "Changing the week needs a connection. Your week is as it was.";
  if (error.code === "CONFLICT")
    return "This week was changed somewhere else in the meantime. You see it as it is now: please make your change again.";
  return error.message;
}

/** Changes of the week, one after the other: fingers are faster than the network, and each change needs the version before it. */
export function useBoard(shown: ShownPlan): Board {
  const queryClient = useQueryClient();
  const toast = useToast();
  const latest = useRef(shown);
  const tail = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  const inTurn = useCallback((work: () => Promise<boolean>): Promise<boolean> => {
    setWaiting((count) => count + 1);
    const result = tail.current.then(work).catch((error: unknown) => {
      setWarnings([]);
      setProblem(problemOf(error));
      return false;
    });
    tail.current = result.finally(() => setWaiting((count) => count - 1));
    return result;
  }, []);

  const step = useCallback(
    async (edit: PlanEdit) => {
      const edited = await sendEdit(queryClient, latest.current, edit);
      latest.current = edited.shown;
      return edited.warnings;
    },
    [queryClient],
  );

  const goBack = useCallback(
    (before: ShownPlan, edit: PlanEdit) =>
      inTurn(async () => {
        if (before.kind === "guest") {
          queryClient.setQueryData(guestKeys.plan, await saveGuestPlan(before.plan, before.id));
          latest.current = before;
        } else if (edit.type === "move-day") {
          await step(moveBack(latest.current.plan.days, edit));
        } else {
          for (let count = 0; count < MOST_STEPS; count += 1) {
            const next = nextEditBack(before.plan.days, latest.current.plan.days);
            if (next === null) break;
            await step(next);
          }
        }
        setWarnings([]);
        setProblem(null);
        toast({ message: "Undone" });
        return true;
      }),
    [inTurn, queryClient, step, toast],
  );

  const change = useCallback(
    (edit: PlanEdit, said?: string) =>
      inTurn(async () => {
        const before = latest.current;
        const found = await step(edit);
        setWarnings(found);
        setProblem(null);
        if (said !== undefined) {
          const undoable = before.kind === "guest" || canGoBack(before.plan.days, latest.current.plan.days, edit);
          toast({
            message: [said, ...found.slice(0, 1)].join(". "),
            ...(undoable ? { onUndo: () => void goBack(before, edit) } : {}),
          });
        }
        return true;
      }),
    [goBack, inTurn, step, toast],
  );

  const dismiss = useCallback(() => {
    setWarnings([]);
    setProblem(null);
  }, []);
  return { shown, days: shown.plan.days, busy: waiting > 0, warnings, problem, change, dismiss };
}
