import { addDays, mondayOf } from "@lockstep/domain/calendar/calendar.ts";
import { recountAll, TOPICS } from "../features/streaks/index.ts";
import { dayIn } from "../platform/clock/day-in.ts";
import type { Db } from "../platform/database/sql.ts";
import type { DomainEvent } from "../platform/events/outbox.ts";
import type { FileStore } from "../platform/storage/file-store.ts";
import { forgetLiveEvents, insertChallenges } from "./insert-challenges.ts";
import { insertNotifications, type CountedEvent } from "./insert-notifications.ts";
import { insertHabits, insertHappenings, insertPeople } from "./insert-story.ts";
import { paintPictures, type Gallery } from "./paint-pictures.ts";
import { buildHabits, type Habits } from "./build-habits.ts";
import { buildStory, type Story } from "./build-story.ts";

/** Everything that is to be written, with its pictures in the store already. */
export interface Community {
  readonly story: Story;
  readonly habits: Habits;
  readonly gallery: Gallery;
}

/** Tells the story and paints its pictures. Nothing is in the database yet; pictures that never get there are collected. */
export async function prepareCommunity(files: FileStore, now: Date): Promise<Community> {
  const story = buildStory(now);
  // The pictures are drawn on other threads while the planners plan.
  const painting = paintPictures(story, files);
  const habits = buildHabits(story.members, now);
  return { story, habits, gallery: await painting };
}

/**
 * Writes the community. Streaks, achievements and challenges are counted by the product itself from what lies there, a few weeks at a time,
 * so that they are at the time they were reached. Only the four who can sign in have notifications.
 */
export async function insertCommunity(tx: Db, { story, habits, gallery }: Community, now: Date): Promise<void> {
  await insertPeople(tx, story, gallery);
  const userIds = story.members.map(({ id }) => id);
  const counted: CountedEvent[] = [];
  let from: Date | null = null;
  for (const { to, hasChallenges } of stagesUntil(now)) {
    await insertHappenings(tx, story, gallery, { from, to });
    await insertHabits(tx, habits, { from, to });
    if (hasChallenges) await insertChallenges(tx, story, now);
    const run = {
      now: to,
      record: async (event: DomainEvent) => {
        counted.push({ ...event, at: to });
      },
    };
    // What a completed challenge earns is counted after it, as its event would have it.
    for (const topics of from === null ? [TOPICS] : [TOPICS, ["challenges"] as const])
      await recountAll(
        tx,
        userIds.map((userId) => ({ userId, topics })),
        run,
      );
    from = to;
  }
  await insertNotifications(tx, story, counted, now);
  await forgetLiveEvents(tx);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** When is counted: after a month, at the end of last week's challenges, and now. */
function stagesUntil(now: Date): readonly { readonly to: Date; readonly hasChallenges: boolean }[] {
  const sunday = new Date(`${addDays(mondayOf(dayIn("UTC", now)), -1)}T22:00:00Z`);
  return [
    { to: new Date(now.getTime() - 26 * DAY_MS), hasChallenges: false },
    { to: sunday, hasChallenges: true },
    { to: now, hasChallenges: false },
  ];
}
