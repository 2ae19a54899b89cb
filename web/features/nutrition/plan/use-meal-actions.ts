import type { LogEntry, MealAlternative, MealEdit, PlannedMeal } from "@lockstep/contract/nutrition.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../api/client.ts";
import { useToast } from "../../../ui/toast.tsx";
import { sendMealEdit } from "../edit-meals.ts";
import { saveGuestMeals, toCompactMealDays } from "../guest-meals.ts";
import { entryOfMeal, useLogMeal } from "../log/use-log-meal.ts";
import { sendWaitingLog } from "../log/use-log.ts";
import { useFeature } from "../../../shell/use-feature.ts";
import { useSaving } from "../../../offline/use-saving.ts";
import { useRecipeFavorites } from "../recipe-favorites.ts";
import type { ShownMealPlan } from "../use-meal-plan.ts";
import type { MealActions } from "./meal-actions.ts";

/** Why a change of the plan didn't come about, and what the page shows now. */
export function problemWords(error: unknown, act: string): string {
  if (!(error instanceof ApiError)) return `${act} didn't work. Your plan hasn't changed.`;
  if (error.code === "OFFLINE") return `${act} needs a connection. Your plan hasn't changed.`;
  if (error.code === "CONFLICT") return "Your plan was changed in another tab or on another device. Here's the latest version.";
  return error.issueOf("edit") ?? error.message;
}

const SEEDS = 2_147_483_647;

/** Changes to the whole plan: swap, lock, regenerate, people. One at a time, so that none works on an older state. */
export function useMealEdits(shown: ShownMealPlan, userId: string | null) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [busy, setBusy] = useState<{ readonly edit: MealEdit } | null>(null);

  const send = async (edit: MealEdit): Promise<ShownMealPlan> => {
    setBusy({ edit });
    try {
      await sendWaitingLog(userId);
      return await sendMealEdit(queryClient, shown, edit);
    } finally {
      setBusy(null);
    }
  };
  const failed = (act: string) => (error: unknown) => toast({ tone: "error", message: problemWords(error, act) });

  /** What the plan was before comes back as it was, unless it was changed in the meantime. */
  const putBack = async (before: ShownMealPlan, after: ShownMealPlan) => {
    try {
      await sendWaitingLog(userId);
      if (before.kind === "guest") await saveGuestMeals(queryClient, before.plan, before.startsOn, before.id);
      else await sendMealEdit(queryClient, after, { type: "restore", days: toCompactMealDays(before.plan.days) });
    } catch (error) {
      failed("Undo")(error);
    }
  };

  return {
    busy: busy?.edit ?? null,
    /** Fails with an error that {@link problemWords} puts into words. */
    async swap(meal: PlannedMeal, to: MealAlternative) {
      const after = await send({ type: "swap", mealId: meal.id, recipeId: to.recipeId });
      const undo = () => void putBack(shown, after);
      toast({ message: `Swapped to ${to.name}`, onUndo: undo });
    },
    lock(meal: PlannedMeal, locked: boolean) {
      send({ type: "lock", mealId: meal.id, locked }).then(
        () => toast({ message: locked ? `${meal.name} stays when you regenerate` : `${meal.name} can change again` }),
        failed(locked ? "Locking" : "Unlocking"),
      );
    },
    /** Fails with an error that {@link problemWords} puts into words. */
    async remake() {
      const seed = Math.floor(Math.random() * SEEDS);
      const after = await send({ type: "regenerate", seed });
      const changed = after.plan.notes.find(({ code }) => code === "LOCKED_CHANGED");
      const message = changed?.message ?? "Regenerated around your locked meals";
      toast({ message, onUndo: () => void putBack(shown, after) });
    },
    people(people: number) {
      send({ type: "people", people }).catch(failed("Changing the number of people"));
    },
  };
}

/** What can be done with the meals of the shown day. */
export function useMealActions({
  shown,
  userId,
  signInTo,
  date,
  eaten,
  edits,
  onSwap,
  onLocked,
  onCook,
}: {
  shown: ShownMealPlan;
  userId: string | null;
  signInTo: string;
  /** The date that what is logged is written to. */
  date: CalendarDay;
  eaten: ReadonlyMap<string, LogEntry>;
  edits: ReturnType<typeof useMealEdits>;
  onSwap: (meal: PlannedMeal) => void;
  /** Shows what locking would take. */
  onLocked: () => void;
  onCook: (meal: PlannedMeal) => void;
}): MealActions {
  const saving = useSaving();
  const logMeal = useLogMeal(userId);
  const favorites = useRecipeFavorites(userId);
  const mayLock = useFeature(userId, "mealLock");
  const { busy } = edits;
  return {
    log:
      shown.kind === "member"
        ? {
            entryOf: (meal) => eaten.get(meal.id) ?? null,
            toggle: (meal) => {
              const entry = eaten.get(meal.id);
              if (entry) logMeal.takeBack(entry);
              else logMeal.log(entryOfMeal(shown.id, meal, date));
            },
          }
        : null,
    signInTo: userId === null && shown.kind === "guest" ? signInTo : null,
    swap: shown.kind === "sample" ? null : onSwap,
    lock:
      shown.kind === "sample"
        ? null
        : (meal, locked) => {
            if (mayLock === false) onLocked();
            else if (busy === null) edits.lock(meal, locked);
          },
    lockNeedsPremium: mayLock === false,
    locking: busy?.type === "lock" ? busy.mealId : null,
    cook: onCook,
    isFavorite: (recipeId) => favorites.ids.includes(recipeId),
    setFavorite: ({ id, name }, on) => {
      const message = on ? `${name} saved to your favorites` : `${name} removed from your favorites`;
      void saving(favorites.setFavorite(id, on), { message });
    },
  };
}
