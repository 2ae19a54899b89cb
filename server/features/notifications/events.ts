import * as texts from "@lockstep/domain/notifications/texts.ts";
import type { NoticeText } from "@lockstep/domain/notifications/texts.ts";
import type { Db } from "../../platform/database/database.ts";
import type { EventWorker, StoredEvent } from "../../platform/events/outbox.ts";
import type { Platform } from "../../platform/platform.ts";
import { tellOfComment, tellOfMention } from "./comments.ts";
import { findPerson } from "./facts-store.ts";
import { nameNobody, tellAdmins, tellOfPost, tellOfRole } from "./groups.ts";
import { foldAnew, tellOfLike } from "./likes.ts";
import {
  deleteBetween,
  deleteNoticesOfGroup,
  listLikeLines,
  lockPostNotices,
  settleCommentNotices,
  settlePostNotices,
} from "./store.ts";
import { tell, tellChanged, type Teller } from "./tell.ts";

type Part = (teller: Teller, event: StoredEvent) => Promise<void>;

/** What a notice is made of for each event, in the transaction that notes the delivery: nothing is told twice, nothing is missed. */
const PARTS: Readonly<Record<string, Part>> = {
  "post.liked": async (teller, event) => {
    if (event.actorId !== null) await tellOfLike(teller, id(event, "postId"), event.actorId, event.createdAt);
  },
  "post.unliked": (teller, event) => foldAnew(teller, id(event, "postUserId"), id(event, "postId")),
  "notices.refold": (teller, event) => foldAnew(teller, id(event, "userId"), id(event, "postId")),
  "post.created": async (teller, event) => {
    if (event.actorId !== null) await tellOfPost(teller, id(event, "postId"), event.actorId, event.createdAt);
  },
  "post.deleted": ({ tx }, event) => settlePost(tx, event),
  "post.restored": async (teller, event) => {
    await settlePost(teller.tx, event);
    await foldAnew(teller, id(event, "userId"), id(event, "postId"));
  },
  "post.hidden": async (teller, event) => {
    await settlePost(teller.tx, event);
    await tellPerson(teller, event, id(event, "userId"), texts.hiddenNotice("post"));
  },
  "comment.created": async (teller, event) => {
    if (event.actorId === null) return;
    const comment = { id: id(event, "commentId"), postId: id(event, "postId"), authorId: event.actorId };
    await tellOfComment(teller, comment, event.createdAt);
  },
  "comment.deleted": ({ tx }, event) => settleComment(tx, event),
  "comment.restored": ({ tx }, event) => settleComment(tx, event),
  "comment.hidden": async (teller, event) => {
    await settleComment(teller.tx, event);
    await tellPerson(teller, event, id(event, "userId"), texts.hiddenNotice("comment"));
  },
  "member.mentioned": async (teller, event) => {
    if (event.actorId === null) return;
    const commentId = event.payload["commentId"];
    const mention = {
      userId: id(event, "userId"),
      postId: id(event, "postId"),
      commentId: typeof commentId === "string" ? commentId : null,
      authorId: event.actorId,
    };
    await tellOfMention(teller, mention, event.createdAt);
  },
  "member.followed": async (teller, event) => {
    const follower = await findPerson(teller.tx, event.actorId);
    if (event.actorId === null || follower === null) return;
    const notice = texts.followNotice(event.actorId, follower.username);
    await tellPerson(teller, event, id(event, "userId"), notice, `follow:${event.actorId}`);
  },
  "member.blocked": async (teller, event) => {
    if (event.actorId === null) return;
    await silence(teller, event.actorId, id(event, "userId"));
    await silence(teller, id(event, "userId"), event.actorId);
  },
  "member.warned": (teller, event) => tellPerson(teller, event, id(event, "userId"), texts.warnedNotice(words(event, "reason"))),
  "member.suspended": async (teller, event) => {
    const userId = id(event, "userId");
    const until = dayInWords(event.payload["until"], (await findPerson(teller.tx, userId))?.timeZone ?? "UTC");
    await tellPerson(teller, event, userId, texts.suspendedNotice(until, words(event, "reason")));
  },
  "member.unsuspended": (teller, event) => tellPerson(teller, event, id(event, "userId"), texts.unsuspendedNotice()),
  "group.hidden": async (teller, event) => {
    // A group outlives the account of its founder.
    if (typeof event.payload["userId"] === "string")
      await tellPerson(teller, event, id(event, "userId"), texts.hiddenNotice("group"));
  },
  "group.deleted": async ({ tx }, event) => {
    for (const receiver of await deleteNoticesOfGroup(tx, id(event, "groupId"))) await tellChanged(tx, receiver);
  },
  "group.joined": async (teller, event) => {
    if (event.actorId !== null) await tellAdmins(teller, "joined", id(event, "groupId"), event.actorId, event.createdAt);
  },
  "group.requested": async (teller, event) => {
    if (event.actorId !== null) await tellAdmins(teller, "requested", id(event, "groupId"), event.actorId, event.createdAt);
  },
  "group.accepted": (teller, event) => tellOfRole(teller, "accepted", id(event, "groupId"), affected(event), event.createdAt),
  "group.invited": (teller, event) => tellOfRole(teller, "invited", id(event, "groupId"), affected(event), event.createdAt),
  "group.promoted": (teller, event) => tellOfRole(teller, "promoted", id(event, "groupId"), affected(event), event.createdAt),
  "achievement.earned": async (teller, event) => {
    if (event.actorId === null) return;
    const achievementId = words(event, "achievementId");
    const notice = texts.achievementNotice(achievementId, words(event, "name"));
    await tellPerson(teller, event, event.actorId, notice, `achievement:${achievementId}`);
  },
  "challenge.completed": async (teller, event) => {
    if (event.actorId === null) return;
    const groupId = event.payload["groupId"];
    const notice = texts.challengeNotice(words(event, "name"), typeof groupId === "string" ? groupId : null);
    await tellPerson(teller, event, event.actorId, notice, `challenge:${words(event, "challengeId")}`);
  },
  "streak.reached": async (teller, event) => {
    if (event.actorId === null) return;
    const notice = texts.streakNotice(words(event, "streakType"), Number(event.payload["count"]));
    await tellPerson(teller, event, event.actorId, notice);
  },
};

/** Hears of everything that somebody is to be told. */
export function handleEvents(worker: EventWorker, platform: Platform): void {
  for (const [type, part] of Object.entries(PARTS)) {
    worker.on(type, "notifications.tell", (event, tx) => part({ tx, platform }, event));
  }
}

/** Tells one person; the system's own words have no actor that a block could silence. */
async function tellPerson(teller: Teller, event: StoredEvent, userId: string, notice: NoticeText, foldKey: string | null = null) {
  const actorId = notice.type === "system" ? null : event.actorId;
  await tell(teller, { ...notice, userId, actorId, foldKey, at: event.createdAt });
}

/**
 * A post that is gone leaves nothing that leads to it; what led there comes back with it. Which of the two is told by how it stands, not by the event: events may
 * be worked in another order than they happened.
 */
async function settlePost(tx: Db, event: StoredEvent): Promise<void> {
  const postId = id(event, "postId");
  await lockPostNotices(tx, postId);
  for (const receiver of await settlePostNotices(tx, id(event, "userId"), postId)) await tellChanged(tx, receiver);
}

/** The same for a comment; one below a post that is gone comes back with the post. */
async function settleComment(tx: Db, event: StoredEvent): Promise<void> {
  await lockPostNotices(tx, id(event, "postId"));
  for (const receiver of await settleCommentNotices(tx, id(event, "userId"), id(event, "commentId")))
    await tellChanged(tx, receiver);
}

/** After a block: what one was told because of the other goes; lines that others share are worded anew. */
async function silence(teller: Teller, userId: string, otherId: string): Promise<void> {
  const { tx } = teller;
  for (const line of await listLikeLines(tx, otherId, userId)) await foldAnew(teller, line.userId, line.postId);
  const hasShared = await nameNobody(tx, otherId, userId);
  if ((await deleteBetween(tx, userId, otherId)) || hasShared) await tellChanged(tx, userId);
}

const affected = (event: StoredEvent) => ({ userId: id(event, "userId"), actorId: event.actorId });

function id(event: StoredEvent, name: string): string {
  const value = event.payload[name];
  if (typeof value !== "string" || value === "") throw new Error(`${event.type} ${event.id} has no ${name}.`);
  return value;
}

function words(event: StoredEvent, name: string): string {
  const value = event.payload[name];
  return typeof value === "string" ? value : "";
}

const FOR_GOOD_YEAR = 9999;

/** A moment as a day of the person's own calendar; null for good. */
function dayInWords(value: unknown, timeZone: string): string | null {
  const until = new Date(typeof value === "string" ? value : Number.NaN);
  if (Number.isNaN(until.getTime()) || until.getUTCFullYear() >= FOR_GOOD_YEAR) return null;
  return new Intl.DateTimeFormat("en-US", { timeZone, dateStyle: "long", timeStyle: "short" }).format(until);
}
