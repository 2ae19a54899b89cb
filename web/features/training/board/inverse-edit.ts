import type { PlanEdit, PlannedDay } from "@lockstep/contract/training.ts";
import { toCompactDay } from "@lockstep/domain/training/plan.ts";

/** The inverse of `edit`: two days swap back, or the day is as it was in `before`. */
export function inverseEdit(before: readonly PlannedDay[], edit: PlanEdit): PlanEdit | null {
  if (edit.type === "move-day") return { type: "move-day", from: edit.to, to: edit.from };
  const stood = before.find((each) => each.day === edit.day);
  if (!stood || stood.isRest) return null;
  const { day, focus, exercises } = toCompactDay(stood);
  return { type: "restore-day", day, focus, exercises };
}
