import { useQuery } from "@tanstack/react-query";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { guestPlan } from "../guest-plan.ts";
import type { TrainingUser } from "../person.ts";
import { currentPlanOptions } from "../queries.ts";
import { WorkoutWizard } from "./workout-wizard.tsx";

/** The wizard with the answers of the current plan, from whichever device it was made on. Without a plan it begins empty. */
export function CustomizePlan({ user }: { user: TrainingUser | null }) {
  const member = useQuery({ ...currentPlanOptions(), enabled: user !== null });
  const guest = useQuery({ ...guestPlan.options(), enabled: user === null });
  const own = user === null ? guest : member;
  if (own.isPending)
    return (
      <Loading label="Loading your plan" className="grid gap-8">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </Loading>
    );
  const plan = user === null ? guest.data?.plan : member.data;
  return <WorkoutWizard user={user} start={plan?.choices ?? null} />;
}
