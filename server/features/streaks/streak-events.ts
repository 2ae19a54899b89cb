import { isHouseAccount } from "@lockstep/domain/accounts/house-account.ts";
import type { EventWorker, StoredEvent } from "../../platform/events/event-worker.ts";
import type { Platform } from "../../platform/platform.ts";
import { recountAll, type GroupLeft, type Touched } from "./recount.ts";
import { TOPICS, type Topic } from "./topics.ts";

/** Who is touched by an event: whoever caused it, or whom a field of its payload names. */
type Who = "actor" | "userId" | "postUserId";
type Touch = readonly [who: Who, ...topics: readonly Topic[]];

/** What each event may change. Everything is counted from what is stored, so an event that comes twice, late or in another order changes nothing. */
const TOUCHES: Readonly<Record<string, readonly Touch[]>> = {
  "exercise.completed": [["actor", "training"]],
  "exercise.uncompleted": [["actor", "training"]],
  "workout.changed": [["actor", "training"]],
  // However many workouts: one event.
  "workouts.imported": [["actor", "training"]],
  "meal.logged": [["actor", "food"]],
  "meal.unlogged": [["actor", "food"]],
  "training-plan.created": [["actor", "plans"]],
  "training-plan.changed": [["actor", "plans"]],
  "meal-plan.created": [["actor", "plans"]],
  // The time zone moves every day there is.
  "profile.changed": [["actor", ...TOPICS]],
  "post.created": [["actor", "posts", "likes-received"]],
  "post.deleted": [["userId", "posts", "likes-received"]],
  "post.hidden": [["userId", "posts", "likes-received"]],
  "post.restored": [["userId", "posts", "likes-received"]],
  "post.liked": [
    ["actor", "likes-given"],
    ["postUserId", "likes-received"],
  ],
  "post.unliked": [
    ["actor", "likes-given"],
    ["postUserId", "likes-received"],
  ],
  "comment.created": [["actor", "comments"]],
  "comment.deleted": [["userId", "comments"]],
  "comment.hidden": [["userId", "comments"]],
  "comment.restored": [["userId", "comments"]],
  "group.created": [["actor", "groups"]],
  "group.joined": [["actor", "groups"]],
  "group.left": [["actor", "groups"]],
  "group.accepted": [["userId", "groups"]],
  "member.followed": [
    ["actor", "follows"],
    ["userId", "follows"],
  ],
  "challenge.completed": [["actor", "challenges"]],
};

export function streakEvents(worker: EventWorker, platform: Platform): void {
  worker.on("streaks.recount", Object.keys(TOUCHES), (events, { tx, record }) =>
    recountAll(tx, touchedBy(events), { now: platform.now(), record }, groupsLeft(events)),
  );
}

/** Each person once, with everything that the events may have changed. */
function touchedBy(events: readonly StoredEvent[]): readonly Touched[] {
  const touched = new Map<string, Set<Topic>>();
  for (const event of events) {
    for (const [who, ...topics] of TOUCHES[event.type] ?? []) {
      const userId = who === "actor" ? event.actorId : event.payload[who];
      if (typeof userId !== "string" || isHouseAccount(userId)) continue;
      const known = touched.get(userId) ?? new Set();
      touched.set(userId, known);
      for (const topic of topics) known.add(topic);
    }
  }
  return [...touched].map(([userId, topics]) => ({ userId, topics: [...topics] }));
}

function groupsLeft(events: readonly StoredEvent[]): readonly GroupLeft[] {
  return events.flatMap(({ type, actorId: userId, payload: { groupId } }) =>
    type === "group.left" && userId !== null && typeof groupId === "string" ? [{ userId, groupId }] : [],
  );
}
