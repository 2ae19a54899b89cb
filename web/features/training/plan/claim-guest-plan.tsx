import { createTrainingPlan } from "@lockstep/contract/training.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "../../../api/client.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toast.tsx";
import {
  clearGuestTraining,
  guestCompletionsOptions,
  guestFavoritesOptions,
  guestKeys,
  guestPlanOptions,
  toCompactDays,
} from "../guest-plan.ts";
import type { GuestPlan } from "../guest-plan.ts";
import { newId } from "../new-id.ts";
import type { TrainingUser } from "../person.ts";
import { trainingKeys } from "../queries.ts";
import { sendCompletion, sendFavorite } from "../records.ts";

/** Keeps the device's plan in the account. Its id makes a second try the same plan; an id that belongs to somebody else gets a new one. */
async function moveIn({ id, plan }: GuestPlan): Promise<string> {
  const body = { ...plan.choices, name: plan.name, days: toCompactDays(plan.days) };
  try {
    return (await callApi(createTrainingPlan, { body: { ...body, id } })).id;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "ID_TAKEN") throw error;
    return (await callApi(createTrainingPlan, { body: { ...body, id: newId() } })).id;
  }
}

function useClaim(userId: string) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const empty = async () => {
    await clearGuestTraining();
    queryClient.setQueryData(guestKeys.plan, null);
    queryClient.setQueryData(guestKeys.completions, []);
    queryClient.setQueryData(guestKeys.favorites, []);
  };
  const claim = useMutation({
    networkMode: "always",
    mutationFn: async (guest: GuestPlan) => {
      const [completions, favorites] = await Promise.all([
        queryClient.fetchQuery(guestCompletionsOptions()),
        queryClient.fetchQuery(guestFavoritesOptions()),
      ]);
      const planId = await moveIn(guest);
      for (const { id, completedAt: _, ...done } of completions)
        await sendCompletion(userId, id, { ...done, planId: done.planId === guest.id ? planId : null });
      for (const exerciseId of [...favorites].reverse()) await sendFavorite(userId, exerciseId, true);
      await empty();
    },
    onSuccess: async () => {
      toast({ message: "Your plan is in your account now" });
      await queryClient.invalidateQueries({ queryKey: trainingKeys.plans });
    },
  });
  const leave = useMutation({ networkMode: "always", mutationFn: empty });
  return { claim, leave };
}

/** Whether there is a plan on this device that the person is being asked about. */
export function useClaimable(user: TrainingUser | null): GuestPlan | null {
  const { data: guest } = useQuery({ ...guestPlanOptions(), enabled: user !== null });
  return user === null ? null : (guest ?? null);
}

/** Asks once, after the first sign-in, whether what was made on this device before belongs to this person. */
export function ClaimGuestPlan({ user }: { user: TrainingUser | null }) {
  const guest = useClaimable(user);
  const { claim, leave } = useClaim(user?.id ?? "");
  if (guest === null) return null;
  return (
    <section aria-labelledby="claim-heading" className="card no-print mb-6">
      <h2 id="claim-heading" className="d2 text-20">
        There is a plan on this device
      </h2>
      <p className="mt-1 max-w-[60ch] text-fg-2">
        {guest.plan.name}: made before you signed in. Moved into your account, it becomes your current plan, and what was
        completed comes with it.
      </p>
      {claim.error || leave.error ? (
        <div className="mt-3">
          <Alert>
            {claim.error instanceof ApiError
              ? claim.error.message
              : "That did not work. The plan is still on this device; please try again."}
          </Alert>
        </div>
      ) : null}
      <div className="mt-4 grid gap-2 sm:flex sm:flex-wrap">
        <Button busy={claim.isPending} onClick={() => claim.mutate(guest)}>
          Move it into my account
        </Button>
        <Button look="quiet" busy={leave.isPending} onClick={() => leave.mutate()}>
          Delete it from this device
        </Button>
      </div>
    </section>
  );
}
