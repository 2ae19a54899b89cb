import type { listWorkoutDays as route, WorkoutOnDay } from "@lockstep/contract/training.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { sql } from "../../../platform/database/sql.ts";
import type { Platform } from "../../../platform/platform.ts";
import { checkSpan } from "../complete-exercise.ts";

/** The person's finished workouts between two days, as a calendar shows them. */
export async function listWorkoutDays(
  { db }: Platform,
  actor: Actor,
  { from, to }: RouteFields<typeof route>,
): Promise<RouteOutput<typeof route>> {
  checkSpan(from, to);
  const rows = await db.rows<WorkoutOnDay>(sql`
    select w.id, w.date, w.started_at as "startedAt", w.is_timed as "isTimed", w.name, w.day, done.sets
    from workouts w
    cross join lateral (
      select count(distinct e.id) as exercises,
        count(s.id) filter (where s.deleted_at is null and s.done_at is not null and s.type <> 'warmup')::int as sets
      from workout_exercises e left join workout_sets s on s.exercise_entry_id = e.id
      where e.workout_id = w.id and e.deleted_at is null
    ) done
    where w.user_id = ${actor.userId} and w.date between ${from} and ${to} and w.deleted_at is null and w.ended_at is not null
      and (w.is_timed or done.exercises > 0)
    order by w.date, w.started_at, w.id`);
  return { items: [...rows], nextCursor: null };
}
