import * as texts from "@lockstep/domain/notifications/texts.ts";
import { publishLive } from "../../platform/live/publish.ts";
import { findGroupName, findPerson, findPostFacts, isStillMember, listAdminIds } from "./facts-store.ts";
import { queuePushesOf } from "./push-jobs.ts";
import { listSharedLines, lockPostNotices, putGroupNotices, rewordNotice } from "./store.ts";
import { tell, tellCounted, type Teller } from "./tell.ts";
import type { Db } from "../../platform/database/database.ts";

/** Tells a post's author that it is published, and its group's members that there is something new. */
export async function tellOfPost(teller: Teller, postId: string, authorId: string, at: Date): Promise<void> {
  const { tx } = teller;
  await lockPostNotices(tx, postId);
  const post = await findPostFacts(tx, postId);
  if (post === null || !post.isVisible) return;
  if (!post.isAiGenerated) {
    const published = texts.publishedNotice(postId);
    await tell(teller, { ...published, userId: post.userId, actorId: null, foldKey: publishedKey(postId), at });
  }
  if (post.groupId !== null) await tellMembers(teller, post.groupId, authorId, at);
}

export const publishedKey = (postId: string): string => `post:${postId}`;

/** In one statement however many they are; their browsers are told in one message. */
async function tellMembers(teller: Teller, groupId: string, authorId: string, at: Date): Promise<void> {
  const { tx } = teller;
  const name = await findGroupName(tx, groupId);
  if (name === null) return;
  const group = { id: groupId, name };
  const author = await findPerson(tx, authorId);
  const notice = texts.groupPostNotice(group, author?.username ?? null, 1);
  const told = { ...notice, actorId: authorId, foldKey: `group_post:${groupId}`, at };
  const toPush = await putGroupNotices(tx, groupId, told, texts.newPostsIn(group));
  await publishLive(tx, { event: { type: "notifications.changed" }, audience: { kind: "group", groupId }, actorId: authorId });
  await queuePushesOf(teller, toPush);
}

/** Tells a group's admins that somebody joined or asks to. */
export async function tellAdmins(
  teller: Teller,
  what: "joined" | "requested",
  groupId: string,
  personId: string,
  at: Date,
): Promise<void> {
  const { tx } = teller;
  const name = await findGroupName(tx, groupId);
  // Who came in and left at once was not there.
  if (name === null || (what === "joined" && !(await isStillMember(tx, groupId, personId)))) return;
  const person = await findPerson(tx, personId);
  const make = MAKES[what];
  for (const adminId of await listAdminIds(tx, groupId)) {
    if (adminId === personId) continue;
    await tellCounted(teller, { userId: adminId, actorId: personId, foldKey: `group-${what}:${groupId}`, at }, (count) =>
      make({ id: groupId, name }, person?.username ?? null, count - 1),
    );
  }
}

const MAKES = { joined: texts.joinedNotice, requested: texts.requestedNotice } as const;

/** Lines about groups that stand for others too no longer name somebody: of one receiver, or of all (null). Whether there were any. */
export async function nameNobody(tx: Db, actorId: string, userId: string | null): Promise<boolean> {
  const lines = await listSharedLines(tx, actorId, userId);
  for (const line of lines) {
    const { id, groupId, foldKey, foldCount, message } = line;
    const name = await findGroupName(tx, groupId);
    const what = foldKey.startsWith("group-joined:") ? "joined" : foldKey.startsWith("group-requested:") ? "requested" : null;
    // New posts are counted without a name; of people one less is told.
    const reworded =
      what === null || name === null
        ? { message, foldCount }
        : { message: MAKES[what]({ id: groupId, name }, null, foldCount - 2).message, foldCount: foldCount - 1 };
    await rewordNotice(tx, id, { ...reworded, actorId: null });
  }
  return lines.length > 0;
}

/** Tells somebody what became of them in a group: taken in, invited, made an admin. */
export async function tellOfRole(
  teller: Teller,
  what: "accepted" | "invited" | "promoted",
  groupId: string,
  to: { readonly userId: string; readonly actorId: string | null },
  at: Date,
): Promise<void> {
  const { tx } = teller;
  const name = await findGroupName(tx, groupId);
  if (name === null || to.userId === to.actorId) return;
  const group = { id: groupId, name };
  const notice =
    what === "accepted"
      ? texts.acceptedNotice(group)
      : what === "promoted"
        ? texts.promotedNotice(group)
        : texts.invitedNotice(group, (await findPerson(tx, to.actorId))?.username ?? null);
  await tell(teller, { ...notice, ...to, foldKey: `group-${what}:${groupId}`, at }, true);
}
