import { sql, type Db } from "../platform/database/sql.ts";
import { CHALLENGES } from "@lockstep/content/challenges/index.ts";
import { addDays, mondayOf, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import {
  challengesOfGroup,
  challengesOfWeek,
  goalOfChallenge,
  ownGoal,
  type ChosenChallenge,
} from "@lockstep/domain/streaks/challenge.ts";
import { SAMPLE_MEMBERS } from "@lockstep/content/sample/index.ts";
import { dayIn } from "../platform/clock/day-in.ts";
import { insertRows } from "./insert-rows.ts";
import { sampleChance, sampleId } from "./sample-id.ts";
import type { Story } from "./build-story.ts";

/** The real challenges of last week and this one, with who of the members without a sign-in takes part. How far they are is counted, not written. */
export async function insertChallenges(tx: Db, story: Story, now: Date): Promise<void> {
  const monday = mondayOf(dayIn("UTC", now));
  for (const week of [addDays(monday, -7), monday]) {
    await insertWeek(
      tx,
      { week, groupId: null, chosen: challengesOfWeek(week, CHALLENGES), memberIds: story.members.map(({ id }) => id) },
      now,
    );
    for (const { id } of story.groups.filter(({ isPrivate }) => !isPrivate)) {
      const memberIds = story.memberships.filter(({ groupId }) => groupId === id).map(({ userId }) => userId);
      await insertWeek(tx, { week, groupId: id, chosen: challengesOfGroup(week, id, CHALLENGES), memberIds }, now);
    }
  }
}

interface Week {
  readonly week: CalendarDay;
  readonly groupId: string | null;
  readonly chosen: readonly ChosenChallenge[];
  readonly memberIds: readonly string[];
}

async function insertWeek(tx: Db, { week, groupId, chosen, memberIds }: Week, now: Date): Promise<void> {
  const begins = new Date(`${week}T00:00:00Z`).getTime();
  const levels = new Map(SAMPLE_MEMBERS.map((member) => [sampleId(`member ${member.username}`), member.level]));
  const challenges = chosen.map((each) => {
    const id = sampleId(`challenge ${week} ${groupId ?? "all"} ${each.kind.id}`);
    const joined = memberIds.filter((userId) => levels.has(userId) && sampleChance(`join ${id} ${userId}`) < 0.45);
    return { ...each, id, joined };
  });
  await insertRows(
    tx,
    "challenges",
    { id: "uuid", kind: "text", week_start: "date", group_id: "uuid", goal: "int", is_shared: "boolean", participants: "int" },
    challenges.map((each) => ({
      id: each.id,
      kind: each.kind.id,
      week_start: week,
      group_id: groupId,
      goal: goalOfChallenge(each, memberIds.length),
      is_shared: each.isShared,
      participants: each.joined.length,
    })),
  );
  await insertRows(
    tx,
    "challenge_entries",
    {
      challenge_id: "uuid",
      user_id: "uuid",
      goal: "int",
      on_leaderboard: "boolean",
      joined_at: "timestamptz",
      updated_at: "timestamptz",
    },
    challenges.flatMap(({ id, kind, isShared, joined }) =>
      joined.map((userId) => {
        const open = Math.min(6 * 24 * 60 * 60 * 1000, Math.max(0, now.getTime() - begins));
        const at = new Date(begins + open * 0.4 * sampleChance(`when ${id} ${userId}`));
        return {
          challenge_id: id,
          user_id: userId,
          goal: isShared ? null : ownGoal(kind, levels.get(userId) ?? null),
          on_leaderboard: sampleChance(`board ${id} ${userId}`) < 0.7,
          joined_at: at,
          updated_at: at,
        };
      }),
    ),
  );
}

/** Removes messages to open browsers: there are none yet. */
export async function forgetLiveEvents(tx: Db): Promise<void> {
  await tx.run(sql`delete from live_events where transaction = pg_current_xact_id()`);
}
