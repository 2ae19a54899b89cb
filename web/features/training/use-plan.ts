import type { Plan, PlanPreview, TrainingChoices } from "@lockstep/contract/training.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { usePendingWrites } from "../../offline/use-pending-writes.ts";
import type { GuestBlock } from "./block.ts";
import { LIGHTER_WEEKS, withLighterWeek } from "./lighter-week.ts";
import { guestPlan } from "./guest-plan.ts";
import { currentPlanOptions, previewOptions } from "./queries.ts";
import type { TrainingUser } from "./person.ts";
import { readWorkoutLocation } from "./workout-location.ts";

/** The plan in front of a person, and where it lives: in the account, on this device, or nowhere because it's the sample week. */
export type ShownPlan =
  | { readonly kind: "member"; readonly id: string; readonly plan: Plan }
  | { readonly kind: "guest"; readonly id: string; readonly plan: PlanPreview; readonly block?: GuestBlock | undefined }
  | { readonly kind: "sample"; readonly id: null; readonly plan: PlanPreview };

/** The spec's own week: Monday Upper Body, Tuesday Lower Body, Wednesday Core, Friday Full-Body, Saturday Upper Body. */
export function sampleChoices(): TrainingChoices {
  return {
    muscleGroups: ["Chest", "Back", "Legs", "Arms", "Core", "Full-Body"],
    durationMinutes: 45,
    daysPerWeek: 5,
    skillLevel: "beginner",
    location: readWorkoutLocation(),
  };
}

/**
 * The person's current plan, the guest's plan of this device, or the sample week if they have none yet. `hasNone` says that they have no plan
 * of their own, which is known before the sample week arrives, and also when it doesn't.
 */
export function useShownPlan(user: TrainingUser | null): {
  shown: ShownPlan | null;
  hasNone: boolean;
  error: Error | null;
  refetch: () => void;
} {
  const member = useQuery({ ...currentPlanOptions(), enabled: user !== null });
  const guest = useQuery({ ...guestPlan.options(), enabled: user === null });
  const own = user === null ? guest : member;
  const sample = useQuery({ ...previewOptions(sampleChoices()), enabled: own.data === null });
  const failed = own.data === undefined ? own : sample;
  const refetch = () => void failed.refetch();
  const hasNone = own.data === null;
  const lighter = usePendingWrites(LIGHTER_WEEKS, user?.id ?? null);
  const plan = useMemo(() => member.data && lighter.reduce(withLighterWeek, member.data), [member.data, lighter]);
  if (plan && user !== null) return { shown: { kind: "member", id: plan.id, plan }, hasNone, error: null, refetch };
  if (guest.data && user === null) return { shown: { kind: "guest", ...guest.data }, hasNone, error: null, refetch };
  if (hasNone && sample.data) return { shown: { kind: "sample", id: null, plan: sample.data }, hasNone, error: null, refetch };
  return { shown: null, hasNone, error: failed.error, refetch };
}
