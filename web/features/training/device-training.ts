import { createTrainingPlan } from "@lockstep/contract/training.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";
import { addWrite } from "../../offline/write-kind.ts";
import { counted } from "../../plans/claim/device-data.ts";
import type { DeviceData } from "../../plans/claim/device-data.ts";
import { withFreshId } from "../../plans/claim/with-fresh-id.ts";
import { guestCompletions, guestFavorites, guestPlan, guestTraining, toCompactDays } from "./guest-plan.ts";
import type { GuestPlan } from "./guest-plan.ts";
import { currentPlanOptions, trainingKeys } from "./queries.ts";
import { COMPLETIONS } from "./completions.ts";
import { FAVORITES } from "./favorites.ts";

/** Keeps the device's plan in the account and answers the id it has there. */
async function movePlanIn({ id, plan, block }: GuestPlan, replaces: string | undefined): Promise<string> {
  const body = { ...plan.choices, name: plan.name, days: toCompactDays(plan.days), blockStartsOn: block?.startsOn, replaces };
  return withFreshId(id, async (planId) => (await callApi(createTrainingPlan, { body: { ...body, id: planId } })).id);
}

/** The training that this device keeps from before the member signed in: a plan, or what was done on the sample week. Null while unknown and when there is none. */
export function useDeviceTraining(userId: string | null): DeviceData | null {
  const queryClient = useQueryClient();
  const enabled = userId !== null;
  const { data: guest } = useQuery({ ...guestPlan.options(), enabled });
  const { data: completions } = useQuery({ ...guestCompletions.options(), enabled });
  const { data: favorites } = useQuery({ ...guestFavorites.options(), enabled });
  if (userId === null || guest === undefined || completions === undefined || favorites === undefined) return null;
  if (guest === null && completions.length + favorites.length === 0) return null;
  const clear = () => guestTraining.clear(queryClient);
  const currentId = async () => (await queryClient.fetchQuery({ ...currentPlanOptions(), staleTime: 0 }))?.id;
  const moveToAccount = async (replacing: boolean) => {
    const planId = guest === null ? null : await movePlanIn(guest, replacing ? await currentId() : undefined);
    for (const done of completions) {
      const completion = { ...done, planId: done.planId !== null && done.planId === guest?.id ? planId : null };
      await addWrite(COMPLETIONS, userId, { id: done.id, date: done.date, exerciseId: done.exerciseId, completion });
    }
    for (const exerciseId of favorites.toReversed()) await addWrite(FAVORITES, userId, { exerciseId, on: true });
    await clear();
    await queryClient.invalidateQueries({ queryKey: trainingKeys.plans });
  };
  return {
    kind: "training",
    plan: guest?.plan.name ?? null,
    counted: [
      ...counted(completions.length, "completed exercise", "completed exercises"),
      ...counted(favorites.length, "favorite", "favorites"),
    ],
    moveToAccount,
    clear,
  };
}
