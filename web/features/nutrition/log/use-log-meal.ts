import type { LogEntry, PlannedMeal } from "@lockstep/contract/nutrition.ts";
import { useCallback } from "react";
import { newId } from "../../../api/new-id.ts";
import { useToast } from "../../../ui/toast.tsx";
import { sendLogEntry, takeBackLogEntry } from "./use-log.ts";

/** A planned meal as it is logged: once for each day. */
export function entryOfMeal(planId: string, meal: PlannedMeal, date: string): LogEntry {
  const { type: mealType, name, calories, protein, carbs, fat, fibre } = meal;
  const dishes = meal.dishes.map(({ recipeId, servings }) => ({ recipeId, servings }));
  const source = { type: "meal", planId, mealId: meal.id, dishes } as const;
  return { id: newId(), date, mealType, name, source, loggedAt: new Date().toISOString(), calories, protein, carbs, fat, fibre };
}

/** Logging with one tap, and taking back, each with its Undo; through the outbox, so that it works without a connection. */
export function useLogMeal(userId: string | null): {
  readonly log: (entry: LogEntry) => void;
  readonly takeBack: (entry: LogEntry) => void;
} {
  const toast = useToast();
  const run = useCallback(
    async (work: Promise<void>): Promise<boolean> => {
      try {
        await work;
        return true;
      } catch {
        toast({ message: "We couldn't save this on your device. Please try again.", tone: "error" });
        return false;
      }
    },
    [toast],
  );
  const log = useCallback(
    async (entry: LogEntry) => {
      if (userId === null || !(await run(sendLogEntry(userId, entry)))) return;
      toast({ message: `${entry.name} logged`, onUndo: () => void run(takeBackLogEntry(userId, entry)) });
    },
    [userId, run, toast],
  );
  const takeBack = useCallback(
    async (entry: LogEntry) => {
      if (userId === null || !(await run(takeBackLogEntry(userId, entry)))) return;
      toast({ message: `${entry.name} removed`, onUndo: () => void run(sendLogEntry(userId, entry)) });
    },
    [userId, run, toast],
  );
  return { log: (entry) => void log(entry), takeBack: (entry) => void takeBack(entry) };
}
