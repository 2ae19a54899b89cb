import { randomUUID } from "node:crypto";
import type { createReport as route } from "@lockstep/contract/moderation.ts";
import type { RouteParsed } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { maySeeComment, maySeePost } from "@lockstep/domain/community/policy.ts";
import { maySeeGroup } from "@lockstep/domain/groups/policy.ts";
import { mayReport } from "@lockstep/domain/moderation/policy.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { findComment, findPostFacts } from "../community/index.ts";
import { findGroup } from "../groups/index.ts";
import { findAbilities, isBlockedBetween } from "../members/index.ts";
import { hasReported, insertReport, type SubjectKey } from "./store.ts";

const MOST_REPORTS_AN_HOUR = 30;

/** Reports something to the moderators: once a person and subject. Who is suspended may report too. */
export async function createReport(
  platform: Platform,
  actor: Actor,
  body: RouteParsed<typeof route>["body"],
): Promise<{ ok: true }> {
  const { db } = platform;
  const subject: SubjectKey = { type: body.subjectType, id: body.subjectId };
  const owner = await findOwner(db, actor, subject);
  if (owner === null) throw new ApiError("NOT_FOUND");
  if (!mayReport(actor, owner.id))
    throw new ApiError("FORBIDDEN", { message: "This is yours: you can edit or delete it yourself." });
  if (await hasReported(db, actor.userId, subject)) return { ok: true };
  await platform.limiter.take(`report:${actor.userId}`, MOST_REPORTS_AN_HOUR, 3600);
  const { reason, note } = body;
  const id = body.id ?? randomUUID();
  const isNew = await insertReport(db, { id, reporterId: actor.userId, subject, reason, note }, platform.now());
  // Nothing was written, and not because it stood already: the id is another report's.
  if (!isNew && !(await hasReported(db, actor.userId, subject))) throw new ApiError("ID_TAKEN");
  return { ok: true };
}

/** Whose a subject is. */
interface Owner {
  /** Null when the account is gone. */
  readonly id: string | null;
}

/** Whose a subject is; null when the caller can't see it. */
async function findOwner(db: Db, actor: Actor, { type, id }: SubjectKey): Promise<Owner | null> {
  switch (type) {
    case "post": {
      const post = await findPostFacts(db, actor.userId, id);
      return post !== null && maySeePost(actor, post) ? { id: post.authorId } : null;
    }
    case "comment":
      return findCommentAuthor(db, actor, id);
    case "member":
      return (await findAbilities(db, actor, id)) === null ? null : { id };
    case "group": {
      const group = await findGroup(db, id);
      return group !== null && maySeeGroup(actor, group) ? { id: group.createdById } : null;
    }
  }
}

async function findCommentAuthor(db: Db, actor: Actor, id: string): Promise<Owner | null> {
  const comment = await findComment(db, id);
  const post = comment === null ? null : await findPostFacts(db, actor.userId, comment.postId);
  if (comment === null || post === null) return null;
  const { userId: authorId, state } = comment;
  const isBlocked = await isBlockedBetween(db, actor.userId, authorId);
  return maySeeComment(actor, { authorId, state, isBlocked, post }) ? { id: authorId } : null;
}
