import type { EventWorker, StoredEvent } from "../../platform/events/outbox.ts";
import type { Platform } from "../../platform/platform.ts";
import { deleteGroupEntries, lockSharedOf } from "./challenge-store.ts";
import { firstCountedMonday } from "./count-challenges.ts";
import { findPerson } from "./person.ts";
import { recountAll, type Touched } from "./recount.ts";
import { runAt } from "./run.ts";
import { lockStreaksOf } from "./store.ts";
import { tellChallengesOf } from "./tell-browsers.ts";
import { TOPICS, type Topic } from "./topics.ts";

/** Who is touched by an event: whoever caused it, or whom a field of its payload names. */
type Who = "actor" | "userId" | "postUserId";
type Touch = readonly [who: Who, ...topics: readonly Topic[]];

/** What each event may change; everything is counted from what is stored, so an event more, late or in another order changes nothing. */
const TOUCHES: Readonly<Record<string, readonly Touch[]>> = {
  "exercise.completed": [["actor", "training"]],
  "exercise.uncompleted": [["actor", "training"]],
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
  // Before the counting, which runs in the same transaction: all challenges of both are held here, in one order.
  worker.on("group.left", "streaks.leave-challenges", async ({ actorId, payload }, tx) => {
    const groupId = payload["groupId"];
    if (actorId === null || typeof groupId !== "string") return;
    await lockStreaksOf(tx, [actorId]);
    const person = await findPerson(tx, actorId, platform.now());
    const from = firstCountedMonday(person);
    await lockSharedOf(tx, [actorId], from, { groupId });
    const left = await deleteGroupEntries(tx, groupId, actorId, from);
    if (left > 0) await tellChallengesOf(tx, actorId, [groupId]);
  });
  for (const [type, touches] of Object.entries(TOUCHES)) {
    worker.on(type, "streaks.recount", async (event, tx) => recountAll(tx, touchedBy(event, touches), runAt(tx, platform.now())));
  }
}

function touchedBy(event: StoredEvent, touches: readonly Touch[]): readonly Touched[] {
  const touched = new Map<string, readonly Topic[]>();
  for (const [who, ...topics] of touches) {
    const userId = who === "actor" ? event.actorId : event.payload[who];
    if (typeof userId === "string") touched.set(userId, [...(touched.get(userId) ?? []), ...topics]);
  }
  return [...touched].map(([userId, topics]) => ({ userId, topics }));
}
