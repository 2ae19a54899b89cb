import type { CoachAnswer, CoachMessage, CoachProposal, listCoachMessages as listRoute } from "@lockstep/contract/coach.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import type { Db } from "../../platform/database/sql.ts";
import { cutPage, readPageCursor } from "../../platform/http/page-cursor.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Turn } from "./coach-scene.ts";
import { deleteChats, listChats, listProposals, type ChatRow, type ProposalRow } from "./store.ts";

const PAGE_SIZE = 20;
/** Questions with their answers that a model is given of what was said before. */
const REMEMBERED = 8;

/** A page of the person's conversation, newest first. */
export async function listMessages(
  { db }: Platform,
  actor: Actor,
  { cursor }: RouteFields<typeof listRoute>,
): Promise<RouteOutput<typeof listRoute>> {
  const found = await listChats(db, actor.userId, readPageCursor(cursor), PAGE_SIZE + 1);
  const { rows, nextCursor } = cutPage(found, PAGE_SIZE, ({ id, createdAt }) => ({ id, createdAt: new Date(createdAt) }));
  const proposals = await listProposals(
    db,
    rows.map(({ id }) => id),
  );
  const items = rows.flatMap(({ id, query, response, answerId, createdAt, answeredAt }): CoachMessage[] => [
    {
      id: answerId,
      role: "assistant",
      content: response,
      createdAt: answeredAt,
      proposals: proposals.filter(({ chatQueryId }) => chatQueryId === id).map(presentProposal),
    },
    { id, role: "user", content: query, createdAt, proposals: [] },
  ]);
  return { items, nextCursor };
}

/** Clears the person's conversation. */
export async function clearMessages({ db }: Platform, actor: Actor): Promise<{ ok: true }> {
  await db.transaction((tx) => deleteChats(tx, actor.userId));
  return { ok: true };
}

/** What was said before, oldest first. */
export async function readHistory(db: Db, userId: string): Promise<readonly Turn[]> {
  const chats = await listChats(db, userId, null, REMEMBERED);
  return chats.toReversed().flatMap(({ query, response }): Turn[] => [
    { role: "user", content: query },
    { role: "assistant", content: response },
  ]);
}

/** An answer that was kept. */
export async function presentAnswer(db: Db, { id, answerId, response }: ChatRow): Promise<CoachAnswer> {
  return { id: answerId, answer: response, proposals: (await listProposals(db, [id])).map(presentProposal) };
}

/** A proposal for its owner. */
export function presentProposal({ id, kind, summary, details, path, state }: ProposalRow): CoachProposal {
  return {
    id,
    kind,
    summary,
    details: [...details],
    state,
    canConfirm: state === "open",
    canUndo: state === "confirmed",
    path,
  };
}
