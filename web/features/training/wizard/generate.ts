import { createTrainingPlan, previewTrainingPlan } from "@lockstep/contract/training.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { callApi, fromServer } from "../../../api/client.ts";
import { profileOptions } from "../../../session/profile-query.ts";
import { calendarDayIn } from "../../../plans/today.ts";
import { firstBlock } from "../block.ts";
import { guestPlan } from "../guest-plan.ts";
import { newId } from "../../../api/new-id.ts";
import { takePlan } from "../queries.ts";
import { toChoices } from "./answers.ts";
import type { ProfileDefaults, WizardAnswers } from "./answers.ts";

export const NO_DEFAULTS: ProfileDefaults = { avoid: [], equipment: [], goal: null, workoutMinutes: null };

/**
 * Makes the plan: kept in the account for a member, on this device for a guest. A second try with the same choices is the same plan. `onMade` is
 * called even when the person has left the page meanwhile. `replaces` is the saved plan whose place it takes.
 */
export function useGenerate(userId: string | null, onMade: () => void) {
  const queryClient = useQueryClient();
  const attempt = useRef<{ choices: string; id: string } | null>(null);
  return useMutation({
    // Offline must say so at once instead of waiting for a connection.
    networkMode: "always",
    mutationFn: async ({ answers, replaces }: { answers: WizardAnswers; replaces?: string | undefined }) => {
      // A plan is never made before it is known what this person has to avoid: they may have said it a moment ago on another device.
      const defaults =
        userId === null
          ? NO_DEFAULTS
          : await fromServer(() => queryClient.fetchQuery({ ...profileOptions(userId), staleTime: 0 }));
      const choices = toChoices(answers, defaults);
      if (choices === null) throw new Error("Please answer every question first.");
      const key = JSON.stringify(choices);
      if (attempt.current?.choices !== key) attempt.current = { choices: key, id: newId() };
      const { id } = attempt.current;
      if (userId === null) {
        const plan = await callApi(previewTrainingPlan, { body: choices });
        await guestPlan.change(queryClient, () => ({ id, plan, block: firstBlock(plan, calendarDayIn(null, new Date())) }));
      } else {
        takePlan(queryClient, await callApi(createTrainingPlan, { body: { ...choices, id, replaces } }));
      }
      attempt.current = null;
    },
    onSuccess: onMade,
  });
}
