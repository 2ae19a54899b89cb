import { createMealPlan, previewMealPlan } from "@lockstep/contract/nutrition.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { callApi } from "../../../api/client.ts";
import { newId } from "../../../api/new-id.ts";
import { saveGuestMeals } from "../guest-meals.ts";
import { takeMealPlan } from "../queries.ts";
import { firstDayOf, toChoices } from "./answers.ts";
import type { MealAnswers } from "./answers.ts";

const MOST_SEED = 2_147_483_647;

/** Each press makes other days; a second try of the same press makes the same ones. */
function newSeed(): number {
  return Math.floor(Math.random() * MOST_SEED);
}

/** Makes the plan: kept in the account for a member, on this device for a guest. A second try with the same choices is the same plan. `replaces` is the saved plan whose place it takes. */
export function useGenerateMeals(userId: string | null, today: CalendarDay) {
  const queryClient = useQueryClient();
  const attempt = useRef<{ choices: string; id: string; seed: number } | null>(null);
  return useMutation({
    // Offline must say so at once instead of waiting for a connection.
    networkMode: "always",
    mutationFn: async ({ answers, replaces }: { answers: MealAnswers; replaces?: string | undefined }) => {
      const choices = toChoices(answers);
      if (choices === null) throw new Error("Please answer every question first.");
      const startsOn = firstDayOf(answers, today);
      const key = JSON.stringify([choices, startsOn]);
      if (attempt.current?.choices !== key) attempt.current = { choices: key, id: newId(), seed: newSeed() };
      const { id, seed } = attempt.current;
      if (userId === null) {
        const plan = await callApi(previewMealPlan, { body: { ...choices, seed } });
        await saveGuestMeals(queryClient, plan, startsOn, id);
      } else {
        takeMealPlan(queryClient, await callApi(createMealPlan, { body: { ...choices, seed, startsOn, id, replaces } }));
      }
      attempt.current = null;
    },
  });
}
