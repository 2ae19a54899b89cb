import type { moderate as route } from "@lockstep/contract/moderation.ts";
import type { RouteParsed } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import {
  isAboutMember,
  isAgainstWords,
  isOpenTo,
  mayAct,
  mayModerate,
  suspensionEnd,
  vouchesForText,
} from "@lockstep/domain/moderation/policy.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { DomainEvent } from "../../platform/events/outbox.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { holdText, setCommentState, setPostState } from "../community/index.ts";
import { setGroupHidden } from "../groups/index.ts";
import { addWarning, setSuspension } from "../members/index.ts";
import { factsOf, versionOf } from "./present-subject.ts";
import { clearGroupWords, clearMemberWords } from "./words-store.ts";
import {
  findSubject,
  insertLogEntry,
  isOnlyModerator,
  lockPeople,
  lockSubject,
  resolveReports,
  type SubjectKey,
  type SubjectRow,
} from "./store.ts";

type Body = RouteParsed<typeof route>["body"];

/** What every step of an act needs. */
interface Act {
  readonly tx: Db;
  readonly record: (event: DomainEvent) => Promise<void>;
  readonly actor: Actor;
  readonly now: Date;
}

/** Carries out a moderator's decision once; a second one gets the answer that it's already done. The change, its notifications and the log are one transaction. */
export async function moderate(platform: Platform, actor: Actor, body: Body): Promise<{ ok: true }> {
  if (!mayModerate(actor)) throw new ApiError("FORBIDDEN");
  const key: SubjectKey = { type: body.subjectType, id: body.subjectId };
  await platform.write(async (tx, record) => {
    const now = platform.now();
    await lockSubject(tx, key);
    await lockPeople(tx, actor.userId, key);
    // What is let stand is held still before it is compared with what was read: its author may be writing.
    if (vouchesForText(body.action)) await holdText(tx, actor.userId, key);
    const subject = await findSubject(tx, key);
    if (subject === null) throw new ApiError("NOT_FOUND");
    const facts = factsOf(subject, now);
    const isOnly = await isOnlyModerator(tx, actor.userId);
    refuseUnlessOpen(actor, body, facts, isOnly);
    if (vouchesForText(body.action) && body.version !== versionOf(subject))
      throw new ApiError("CONFLICT", { message: "This has changed in the meantime. Here's the latest version." });
    const step: Act = { tx, record, actor, now };
    if (isAgainstWords(body.action)) await clearWords(step, subject, body.action, body.reason);
    else if (isAboutMember(body.action)) await actOnMember(step, subject, body);
    else await actOnSubject(step, subject, body.action);
    const hidesToo = body.alsoHide && (body.action === "warn" || body.action === "suspend") && isOpenTo("hide", facts);
    if (hidesToo) await actOnSubject(step, subject, "hide");
    if (body.action !== "unsuspend") await resolveReports(tx, key, actor.userId, now);
    const entry = { moderatorId: actor.userId, subject: key, userId: subject.member?.id ?? null, reason: body.reason };
    await insertLogEntry(tx, { ...entry, action: body.action }, now);
    if (hidesToo) await insertLogEntry(tx, { ...entry, action: "hide" }, now);
  });
  return { ok: true };
}

function refuseUnlessOpen(actor: Actor, { action }: Body, facts: ReturnType<typeof factsOf>, isOnly: boolean): void {
  if (!mayAct(actor, action, facts, isOnly)) {
    const message =
      facts.member?.id === actor.userId
        ? "This is yours, so another moderator has to review it."
        : "Moderators' accounts can't be moderated here.";
    throw new ApiError("FORBIDDEN", { message });
  }
  if (!isOpenTo(action, facts))
    throw new ApiError("CONFLICT", { message: "Someone already handled this. Here's the latest version." });
}

/** Warns, suspends or unsuspends the member behind a subject, and notifies them. */
async function actOnMember({ tx, record, actor, now }: Act, subject: SubjectRow, body: Body): Promise<void> {
  const userId = subject.member?.id;
  if (userId === undefined) throw new ApiError("CONFLICT");
  const { action, reason } = body;
  if (action === "warn") {
    await addWarning(tx, userId);
    await record({ type: "member.warned", actorId: actor.userId, payload: { userId, reason } });
    return;
  }
  const until =
    action === "suspend"
      ? new Date(suspensionEnd(body.days, now.getTime(), subject.memberSuspendedUntil?.getTime() ?? null))
      : null;
  await setSuspension(tx, userId, until);
  if (until === null) await record({ type: "member.unsuspended", actorId: actor.userId, payload: { userId } });
  else
    await record({
      type: "member.suspended",
      actorId: actor.userId,
      payload: { userId, until: until.toISOString(), reason },
    });
}

/** Takes a name, or what is below it, away from a member or group; its member or founder is warned with the reason. */
async function clearWords(
  { tx, record, actor, now }: Act,
  { type, id, member }: SubjectRow,
  action: "clear_name" | "clear_text",
  reason: string,
): Promise<void> {
  if (type === "group") await clearGroupWords(tx, id, action, now);
  else await clearMemberWords(tx, id, action, now);
  if (member === null || member.id === actor.userId) return;
  await addWarning(tx, member.id);
  await record({ type: "member.warned", actorId: actor.userId, payload: { userId: member.id, reason } });
}

/** Takes a post, comment or group away, brings it back, or lets it out for the first time. Dismissing changes nothing of it. */
async function actOnSubject({ tx, record, actor, now }: Act, { type, id }: SubjectRow, action: Body["action"]): Promise<void> {
  if (action === "dismiss") return;
  const isHidden = action === "hide";
  const verdict = { id, state: isHidden ? ("hidden" as const) : ("visible" as const), actorId: actor.userId, now };
  if (type === "post") await setPostState(tx, record, verdict);
  else if (type === "comment") await setCommentState(tx, record, verdict);
  else if (type === "group") await setGroupHidden(tx, record, id, { isHidden, actorId: actor.userId, now });
}
