import { findSeries } from "@lockstep/content/series/index.ts";
import type { putSessionCompletion, SessionCompletion } from "@lockstep/contract/series.ts";
import type { RouteFields } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { exercisesOf } from "@lockstep/domain/series/record.ts";
import { DAY_REFUSED, isPlausibleDay } from "../../platform/clock/day-in.ts";
import { violatedConstraint } from "../../platform/database/availability.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { addCompletion, lockWorkoutsOf } from "../training/index.ts";
import { getExerciseOf } from "./present-series.ts";
import { findSessionCompletion, insertSessionCompletion, type SessionCompletionRow } from "./store.ts";

/**
 * Records a finished session once a day, and its main exercises as completed that day: so it counts wherever training counts. It asks for no membership:
 * what someone did on its last evening, without a connection, is theirs in the morning too.
 */
export async function completeSession(
  platform: Platform,
  actor: Actor,
  input: RouteFields<typeof putSessionCompletion>,
): Promise<SessionCompletion> {
  const { id, seriesId, session: number, date } = input;
  const series = findSeries(seriesId);
  if (series === undefined) throw invalid("seriesId", "We couldn't find that series.");
  const session = series.sessions[number - 1];
  if (session === undefined) throw invalid("session", `This series has ${series.sessions.length} sessions.`);
  if (!isPlausibleDay(date, platform.now())) throw invalid("date", DAY_REFUSED);
  try {
    return present(
      await platform.write(async (tx, record) => {
        await lockWorkoutsOf(tx, actor.userId);
        const known = await findSessionCompletion(tx, id);
        if (known !== null) {
          if (known.userId !== actor.userId) throw new ApiError("ID_TAKEN");
          return known;
        }
        const { row, isNew } = await insertSessionCompletion(tx, { id, userId: actor.userId, seriesId, session: number, date });
        if (!isNew) return row;
        for (const { sets, ...done } of exercisesOf(session, getExerciseOf))
          await addCompletion(tx, record, actor, { ...done, date, sets: [...sets], now: platform.now() });
        return row;
      }),
    );
  } catch (error) {
    // Someone else took the id between the look and the write.
    if (violatedConstraint(error) === "series_completions_pkey") throw new ApiError("ID_TAKEN");
    throw error;
  }
}

function present({ id, seriesId, session, date }: SessionCompletionRow): SessionCompletion {
  return { id, seriesId, session, date };
}

function invalid(path: string, message: string): ApiError {
  return new ApiError("VALIDATION_FAILED", { issues: [{ path, message }] });
}
