import { createHash } from "node:crypto";
import type { QueueItem } from "@lockstep/contract/moderation.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { isSuspended } from "@lockstep/domain/members/policy.ts";
import { openActions, type SubjectFacts } from "@lockstep/domain/moderation/policy.ts";
import type { SubjectRow, WaitingRow } from "./store.ts";

/** What decides about a subject. */
export function factsOf(subject: SubjectRow, now: Date): SubjectFacts {
  const { type, state, member, memberRole, memberSuspendedUntil, reportCount } = subject;
  return {
    type,
    state,
    isWaiting: reportCount > 0 || state === "held",
    member: member === null ? null : { id: member.id, role: memberRole, isSuspended: isSuspended(memberSuspendedUntil, now) },
  };
}

/** Names what a moderator reads and sees of a subject; never the same for another text, description or picture. */
export function versionOf({ text, imageUrl, imageAlt }: SubjectRow): string {
  return createHash("sha256")
    .update(JSON.stringify([text, imageUrl, imageAlt]))
    .digest("base64url");
}

/** Where a subject is on the site. */
export function pathOf({ type, id, postId, member }: SubjectRow): string {
  switch (type) {
    case "post":
      return `/posts/${id}`;
    case "comment":
      return `/posts/${postId ?? id}#comment-${id}`;
    case "group":
      return `/groups/${id}`;
    case "member":
      return `/members/${member?.username ?? id}`;
  }
}

/** A subject of the queue as a moderator sees it. */
export function presentWaiting(row: WaitingRow, actor: Actor, isOnlyModerator: boolean, now: Date): QueueItem {
  const facts = factsOf(row, now);
  return {
    id: `${row.type}:${row.id}`,
    subjectType: row.type,
    subjectId: row.id,
    state: row.state,
    text: row.text,
    imageUrl: row.imageUrl,
    imageAlt: row.imageAlt,
    version: versionOf(row),
    member: row.member,
    memberWarnings: row.memberWarnings,
    memberSuspendedUntil: facts.member?.isSuspended === true ? (row.memberSuspendedUntil?.toISOString() ?? null) : null,
    path: pathOf(row),
    groupName: row.groupName,
    isPrivate: row.isPrivate,
    since: row.place.createdAt.toISOString(),
    actions: openActions(actor, facts, isOnlyModerator),
    reportCount: row.reportCount,
    reports: [...row.reports],
  };
}
