import type { PlanEdit, PlannedDay } from "@lockstep/contract/training.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../../api/client.ts";
import { useToast } from "../../../ui/toast.tsx";
import { guestPlan } from "../guest-plan.ts";
import { sendEdit } from "../use-edit-plan.ts";
import type { ShownPlan } from "../use-plan.ts";
import { inverseEdit } from "./inverse-edit.ts";

/** A change and its message with an Undo; a change with its own undo button has no message. */
export interface Wish {
  readonly edit: PlanEdit;
  readonly said?: string;
}

/** A change that was made, and the week before it. */
interface Made {
  readonly before: ShownPlan;
  readonly edit: PlanEdit;
}

/** The board's week and what happens to it. */
export interface Board {
  readonly shown: ShownPlan;
  readonly days: readonly PlannedDay[];
  readonly busy: boolean;
  /** The exercise that the last change put in. */
  readonly added: string | null;
  /** What the last change costs, in words. */
  readonly warnings: readonly string[];
  /** Why the last change wasn't made. */
  readonly problem: string | null;
  /**
   * Makes a change and answers whether it was made. A press that means "one more" asks by a function: it gets the week that the presses
   * before it have made, and answers null when there's nothing to do anymore.
   */
  readonly change: (wish: Wish | ((days: readonly PlannedDay[]) => Wish | null)) => Promise<boolean>;
  readonly dismiss: () => void;
}

/** How many changes can be undone: more than anyone makes while an Undo is shown. */
const MOST_KEPT = 50;

function addedBy(edit: PlanEdit): string | null {
  if (edit.type === "add-exercise") return edit.exerciseId;
  return edit.type === "swap-exercise" ? edit.withExerciseId : null;
}

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError)) return "That change didn't work. Your week hasn't changed.";
  if (error.code === "OFFLINE") return "You need a connection to change your week. It hasn't changed.";
  if (error.code === "CONFLICT")
    return "This week was changed somewhere else. Here's the latest version; please make your change again.";
  return error.message;
}

/** Changes of the week, one after the other: fingers are faster than the network, and each change needs the version before it. */
export function useBoard(shown: ShownPlan): Board {
  const queryClient = useQueryClient();
  const toast = useToast();
  const latest = useRef(shown);
  const made = useRef<Made[]>([]);
  const tail = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);
  const [added, setAdded] = useState<string | null>(null);
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
    async (edit: PlanEdit): Promise<readonly string[]> => {
      const edited = await sendEdit(queryClient, latest.current, edit);
      latest.current = edited.shown;
      return edited.warnings;
    },
    [queryClient],
  );

  /** Takes a change back, and before it those that were made on top of it. */
  const goBack = useCallback(
    (target: Made) =>
      inTurn(async () => {
        while (made.current.includes(target)) {
          const last = made.current.at(-1) ?? target;
          const { before, edit } = last;
          const back = before.kind === "guest" ? null : inverseEdit(before.plan.days, edit);
          if (back) await step(back);
          if (before.kind === "guest") {
            await guestPlan.change(queryClient, (kept) => ({ id: before.id, plan: before.plan, block: kept?.block }));
            latest.current = before;
          }
          made.current = made.current.filter((each) => each !== last);
        }
        setWarnings([]);
        setProblem(null);
        toast({ message: "Undone" });
        return true;
      }),
    [inTurn, queryClient, step, toast],
  );

  const change = useCallback<Board["change"]>(
    (asked) =>
      inTurn(async () => {
        const before = latest.current;
        const wish = typeof asked === "function" ? asked(before.plan.days) : asked;
        if (!wish) return false;
        const found = await step(wish.edit);
        const one: Made = { before, edit: wish.edit };
        setAdded(addedBy(wish.edit));
        made.current = [...made.current.slice(1 - MOST_KEPT), one];
        setWarnings(found);
        setProblem(null);
        if (wish.said !== undefined)
          toast({ message: [wish.said, ...found.slice(0, 1)].join(". "), onUndo: () => void goBack(one) });
        return true;
      }),
    [goBack, inTurn, step, toast],
  );

  const dismiss = useCallback(() => {
    setWarnings([]);
    setProblem(null);
  }, []);
  return { shown, days: shown.plan.days, busy: waiting > 0, added, warnings, problem, change, dismiss };
}
