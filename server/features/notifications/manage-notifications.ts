import type { ManageNotificationsBody, Notification } from "@lockstep/contract/notifications.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { decideRequest } from "@lockstep/domain/notifications/policy.ts";
import { storedType } from "@lockstep/domain/notifications/texts.ts";
import type { Db } from "../../platform/database/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { recountFor } from "../streaks/index.ts";
import { findPostFacts, hasCommented, likesPost } from "./facts-store.ts";
import { publishedKey } from "./groups.ts";
import { presentNotice } from "./present-notice.ts";
import { findFolded, findNotice } from "./store.ts";
import { tell, type Teller } from "./tell.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** SPEC 7's function under the rule of DESIGN 7. Gives the caller's notice that now stands; null when there is none to give. */
export async function manageNotifications(
  platform: Platform,
  actor: Actor,
  body: ManageNotificationsBody,
): Promise<Notification | null> {
  const decision = decideRequest(actor, { action: body.action, userId: body.user_id, type: body.type ?? null });
  if (decision === "refused") throw new ApiError("FORBIDDEN");
  if (body.action !== "create") {
    // Achievements, streaks and challenges hang together, and are counted from what is stored: whatever is asked for, all that is true is found.
    await platform.write((tx) => recountFor(tx, actor.userId, platform.now()));
    platform.signal({ hasEvents: true, hasTold: false });
    return null;
  }
  return platform.write(async (tx) => {
    if (decision === "own") return keepOwn({ tx, platform }, actor, body);
    await checkTold(tx, actor, body);
    return null;
  });
}

/** A notice to oneself, as it was asked for. That a post was published is told once, however often and by whom. */
async function keepOwn(teller: Teller, actor: Actor, body: ManageNotificationsBody): Promise<Notification | null> {
  const { tx, platform } = teller;
  const { type = "other", title = "", message = "" } = body;
  const stored = storedType(type);
  const postId = type === "post" ? idOf(body.reference_id) : null;
  const isOwnPost = postId !== null && (await findPostFacts(tx, postId))?.userId === actor.userId;
  const foldKey = isOwnPost ? publishedKey(postId) : null;
  const notice = {
    type: stored,
    kind: null,
    title,
    message,
    referenceId: body.reference_id ?? null,
    referenceType: body.reference_type ?? null,
    activityType: body.activity_type ?? (stored === type ? null : type),
    userId: actor.userId,
    actorId: null,
    foldKey,
    at: platform.now(),
  };
  const made = await tell(teller, notice);
  if (made !== null) return present(tx, made);
  const standing = foldKey === null ? null : await findFolded(tx, actor.userId, foldKey);
  return standing === null ? null : present(tx, standing.id);
}

/**
 * A post's author is told of the caller's own like or comment by its event, once and in the words of the house: here it is only made sure that there is such a one. What the
 * caller did not do, or not to a visible post of that person, is refused. The notice is the other's, so it is not given back.
 */
async function checkTold(tx: Db, actor: Actor, body: ManageNotificationsBody): Promise<void> {
  const postId = idOf(body.reference_id);
  const post = postId === null ? null : await findPostFacts(tx, postId);
  if (postId === null || post === null || post.userId !== body.user_id || !post.isVisible) throw new ApiError("FORBIDDEN");
  const isTrue = body.type === "like" ? await likesPost(tx, actor.userId, postId) : await hasCommented(tx, actor.userId, postId);
  if (!isTrue) throw new ApiError("FORBIDDEN");
}

async function present(tx: Db, id: string): Promise<Notification | null> {
  const row = await findNotice(tx, id);
  return row === null ? null : presentNotice(row);
}

const idOf = (reference: string | null | undefined): string | null =>
  typeof reference === "string" && UUID.test(reference) ? reference : null;
