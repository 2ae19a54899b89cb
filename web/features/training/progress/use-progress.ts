import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { TrainingProgress } from "@lockstep/contract/training.ts";
import { trainedWeek } from "../block.ts";
import { guestPlan } from "../guest-plan.ts";
import { progressOptions, severalExercisesOptions } from "../queries.ts";
import { useCompletions } from "../completions.ts";
import { addDays, mondayOf } from "../../../plans/today.ts";
import type { CalendarDay } from "../../../plans/today.ts";
import { progressOf, WEEKS } from "./progress-data.ts";

/** The person's progress: the account's for a member, the device's for a guest. Null until it's there. */
export function useProgress(
  userId: string | null,
  today: CalendarDay,
): { progress: TrainingProgress | null; error: Error | null; refetch: () => void } {
  const member = useQuery({ ...progressOptions(WEEKS), placeholderData: keepPreviousData, enabled: userId !== null });
  const monday = mondayOf(today);
  // A device keeps everything: best sets are looked for in all of it.
  const from = userId === null ? "" : addDays(monday, -7 * (WEEKS - 1));
  const records = useCompletions(userId, from, addDays(monday, 6));
  const { data: guest } = useQuery({ ...guestPlan.options(), enabled: userId === null });
  const ids = userId === null ? [...new Set(records.completions.map((each) => each.exerciseId))] : [];
  const { data: details = [] } = useQuery({ ...severalExercisesOptions(ids), placeholderData: keepPreviousData });
  if (userId !== null) return { progress: member.data ?? null, error: member.error, refetch: () => void member.refetch() };
  const found = new Map(details.map((exercise) => [exercise.id, exercise]));
  const plan = guest
    ? { id: guest.id, days: trainedWeek({ kind: "guest", ...guest }, today).days, level: guest.plan.choices.skillLevel }
    : null;
  return {
    progress: records.pending ? null : progressOf(records.completions, today, (id) => found.get(id), plan),
    error: records.error,
    refetch: () => void records.refetch(),
  };
}
