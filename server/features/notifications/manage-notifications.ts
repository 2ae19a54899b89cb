import type { ManageNotificationsBody, Notification } from "@lockstep/contract/notifications.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { decideRequest } from "@lockstep/domain/notifications/policy.ts";
import { storedType } from "@lockstep/domain/notifications/texts.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { recountFor } from "../streaks/index.ts";
import { publishedKey } from "./notification-events.ts";
import { findPostFacts, hasCommented, likesPost } from "./facts-store.ts";
import { notify, type Context } from "./notify.ts";
import { presentNotification } from "./present-notification.ts";
import { findNotification, listGrouped } from "./store.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Beyond the general limit of a minute: more than any client asks for. */
const OWN_AN_HOUR = 60;

/** SPEC 7's function under the rule of DESIGN 7. Answers the caller's own notification; null when there is none to show them. */
export async function manageNotifications(
  platform: Platform,
  actor: Actor,
  body: ManageNotificationsBody,
): Promise<Notification | null> {
  const decision = decideRequest(actor, { action: body.action, userId: body.user_id, type: body.type ?? null });
  if (decision === "refused") throw new ApiError("FORBIDDEN");
  if (body.action !== "create") {
    // Achievements, streaks and challenges depend on each other and are counted from what is stored, so all of them are.
    await platform.write((tx, record) => recountFor(tx, actor.userId, { now: platform.now(), record }));
    return null;
  }
  if (decision === "own") await platform.limiter.take(`own-notifications:${actor.userId}`, OWN_AN_HOUR, 3600);
  return platform.write(async (tx) => {
    if (decision === "own") return createOwn({ tx, platform }, actor, body);
    await checkOwnAct(tx, actor, body);
    return null;
  });
}

/** A notification for oneself, as it was asked for. The one about a published post exists once, whoever creates it. */
async function createOwn(context: Context, actor: Actor, body: ManageNotificationsBody): Promise<Notification | null> {
  const { tx, platform } = context;
  const { type = "other", title = "", message = "" } = body;
  const stored = storedType(type);
  const postId = type === "post" ? idOf(body.reference_id) : null;
  const isOwnPost = postId !== null && (await findPostFacts(tx, postId))?.userId === actor.userId;
  const groupKey = isOwnPost ? publishedKey(postId) : null;
  const notification = {
    type: stored,
    kind: null,
    title,
    message,
    referenceId: body.reference_id ?? null,
    referenceType: body.reference_type ?? null,
    activityType: body.activity_type ?? (stored === type ? null : type),
    userId: actor.userId,
    actorId: null,
    groupKey,
    at: platform.now(),
  };
  const [made] = await notify(context, [notification]);
  if (made !== undefined) return present(tx, made);
  const [existing] = groupKey === null ? [] : await listGrouped(tx, [{ userId: actor.userId, groupKey }]);
  return existing === undefined ? null : present(tx, existing.id);
}

/**
 * The author of a post is notified of a like or comment by its event, once and in our own words: here it's only checked that the caller did what they say, to
 * a visible post of that person. The notification is the author's, so it isn't in the answer.
 */
async function checkOwnAct(tx: Db, actor: Actor, body: ManageNotificationsBody): Promise<void> {
  const postId = idOf(body.reference_id);
  const post = postId === null ? null : await findPostFacts(tx, postId);
  if (postId === null || post === null || post.userId !== body.user_id || !post.isVisible) throw new ApiError("FORBIDDEN");
  const isTrue = body.type === "like" ? await likesPost(tx, actor.userId, postId) : await hasCommented(tx, actor.userId, postId);
  if (!isTrue) throw new ApiError("FORBIDDEN");
}

async function present(tx: Db, id: string): Promise<Notification | null> {
  const row = await findNotification(tx, id);
  return row === null ? null : presentNotification(row);
}

const idOf = (reference: string | null | undefined): string | null =>
  typeof reference === "string" && UUID.test(reference) ? reference : null;
