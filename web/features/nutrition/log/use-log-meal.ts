import type { LogEntry, PlannedMeal } from "@lockstep/contract/nutrition.ts";
import { newId } from "../../../api/new-id.ts";
import { useSaving } from "../../../offline/use-saving.ts";
import { addWrite } from "../../../offline/write-kind.ts";
import { LOG } from "./use-log.ts";

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
  const saving = useSaving();
  if (userId === null) return { log: () => undefined, takeBack: () => undefined };
  const put = (entry: LogEntry) => addWrite(LOG, userId, { id: entry.id, entry });
  const remove = (entry: LogEntry) => addWrite(LOG, userId, { id: entry.id, entry: null });
  return {
    log: (entry) => void saving(put(entry), { message: `${entry.name} logged`, onUndo: () => void saving(remove(entry)) }),
    takeBack: (entry) => void saving(remove(entry), { message: `${entry.name} removed`, onUndo: () => void saving(put(entry)) }),
  };
}
