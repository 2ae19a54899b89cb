import type { RouteOutput } from "@lockstep/contract/route.ts";
import type { listStreaks as route } from "@lockstep/contract/streaks.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { addDays } from "@lockstep/domain/calendar/calendar.ts";
import { hasFreezeLeft } from "@lockstep/domain/streaks/streak.ts";
import type { Platform } from "../../platform/platform.ts";
import { countOneStreak } from "./recount-streaks.ts";
import { findPerson } from "./person.ts";
import { listStreakRows } from "./store.ts";

const SHOWN_DAYS = 14;

/** The person's streaks as they stand today: days that went by end or freeze a run, though no event said so. */
export async function listStreaks({ db, now }: Platform, actor: Actor): Promise<RouteOutput<typeof route>> {
  const person = await findPerson(db, actor.userId, now());
  const rows = await listStreakRows(db, actor.userId);
  const items = await Promise.all(
    rows.map(async ({ id, streakType }) => {
      const { current, longest, lastDay, frozen } = await countOneStreak(db, person, streakType);
      const since = addDays(person.today, -SHOWN_DAYS);
      return {
        id,
        streakType,
        currentCount: current,
        longestCount: longest,
        lastDay,
        frozenDays: frozen.filter((day) => day >= since),
        hasFreeze: hasFreezeLeft(frozen, person.today),
      };
    }),
  );
  return { items, nextCursor: null };
}
