import { patchMealPlan } from "@lockstep/contract/nutrition.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../../api/client.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { saveGuestMeals } from "../guest-meals.ts";
import { takeMealPlan } from "../queries.ts";
import type { ShownMealPlan } from "../use-meal-plan.ts";

/** Says that nobody has made this week yet, and how to. */
export function SampleNote() {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-4 rounded-card bg-accent-soft p-4">
      <p className="max-w-[56ch]">
        <span className="font-name">This is a sample week.</span> Two questions and a few details make it yours.
      </p>
      <LinkButton to="/meal-plan-setup" size="sm">
        Make my plan
      </LinkButton>
    </div>
  );
}

/** Starts a plan that is over once more, today. */
function useStartAgain(shown: ShownMealPlan, today: CalendarDay) {
  const queryClient = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: async () => {
      if (shown.kind === "member") {
        takeMealPlan(queryClient, await callApi(patchMealPlan, { params: { id: shown.id }, body: { startsOn: today } }));
      } else if (shown.kind === "guest") {
        await saveGuestMeals(queryClient, shown.plan, today, shown.id);
      }
    },
  });
}

/** A plan of three or five days that has passed: the next one, or the same again. */
export function OverNote({ shown, today }: { shown: ShownMealPlan; today: CalendarDay }) {
  const again = useStartAgain(shown, today);
  return (
    <div className="mb-5 rounded-card bg-accent-soft p-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-[52ch]">
          <span className="font-name">These {shown.plan.days.length} days are done.</span> Plan the next ones, or start the same
          days again today.
        </p>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/meal-plan-setup" size="sm">
            Plan the next days
          </LinkButton>
          <Button look="secondary" size="sm" busy={again.isPending} onClick={() => again.mutate()}>
            Start again today
          </Button>
        </div>
      </div>
      {again.isError ? (
        <div className="mt-3">
          <Alert>That didn't work. Your plan hasn't changed; please try again.</Alert>
        </div>
      ) : null}
    </div>
  );
}
