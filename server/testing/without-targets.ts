import type { Plan } from "@lockstep/contract/training.ts";

/** A plan without what depends on the day it's read on: today's targets. */
export function withoutTargets(plan: Plan): Plan {
  const days = (kept: Plan["days"]): Plan["days"] =>
    kept.map((day) => ({ ...day, exercises: day.exercises.map(({ target: _target, ...exercise }) => exercise) }));
  const { before } = plan.block;
  const block = before?.days ? { ...plan.block, before: { ...before, days: days(before.days) } } : plan.block;
  return { ...plan, days: days(plan.days), block };
}
