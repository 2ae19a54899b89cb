import type { CoachProposal, ProposalKind } from "@lockstep/contract/coach.ts";
import { sql, type Db } from "../../platform/database/sql.ts";
import type { PageCursor } from "../../platform/http/page-cursor.ts";

/** A question with its answer. */
export interface ChatRow {
  readonly id: string;
  readonly userId: string;
  readonly query: string;
  readonly response: string;
  readonly answerId: string;
  readonly createdAt: string;
  readonly answeredAt: string;
}

/** A change that an answer suggested. */
export interface ProposalRow {
  readonly id: string;
  readonly userId: string;
  readonly chatQueryId: string | null;
  readonly place: number;
  readonly kind: ProposalKind;
  readonly summary: string;
  readonly details: readonly string[];
  readonly path: string;
  readonly payload: unknown;
  readonly made: unknown;
  readonly state: CoachProposal["state"];
}

const CHAT = sql.raw(`
  id, user_id as "userId", query, response, answer_id as "answerId", created_at as "createdAt", answered_at as "answeredAt"`);
const PROPOSAL = sql.raw(`
  id, user_id as "userId", chat_query_id as "chatQueryId", place, kind, summary, details, path, payload, made, state`);

export function findChat(db: Db, id: string): Promise<ChatRow | null> {
  return db.first<ChatRow>(sql`select ${CHAT} from chat_queries where id = ${id}`);
}

/** Null when the id was used before. */
export function insertChat(db: Db, chat: Omit<ChatRow, "answeredAt">): Promise<ChatRow | null> {
  const { id, userId, query, response, answerId, createdAt } = chat;
  return db.first<ChatRow>(sql`
    insert into chat_queries (id, user_id, query, response, answer_id, created_at)
    values (${id}, ${userId}, ${query}, ${response}, ${answerId}, ${createdAt})
    on conflict (id) do nothing returning ${CHAT}`);
}

/** A person's conversation, newest first, from after the cursor. */
export function listChats(db: Db, userId: string, after: PageCursor | null, limit: number): Promise<readonly ChatRow[]> {
  const older = after === null ? sql`true` : sql`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  return db.rows<ChatRow>(sql`
    select ${CHAT} from chat_queries where user_id = ${userId} and ${older} order by created_at desc, id desc limit ${limit}`);
}

export async function deleteChats(db: Db, userId: string): Promise<void> {
  await db.run(sql`delete from chat_queries where user_id = ${userId}`);
  // Those whose question couldn't be kept.
  await db.run(sql`delete from coach_proposals where user_id = ${userId} and chat_query_id is null`);
}

export async function insertProposal(db: Db, proposal: Omit<ProposalRow, "made" | "state">): Promise<void> {
  const { id, userId, chatQueryId, place, kind, summary, details, path, payload } = proposal;
  await db.run(sql`
    insert into coach_proposals (id, user_id, chat_query_id, place, kind, summary, details, path, payload)
    values (${id}, ${userId}, ${chatQueryId}, ${place}, ${kind}, ${summary}, ${sql.json(details)}, ${path}, ${sql.json(payload)})`);
}

/** Proposals of several answers, each answer's in their order. */
export function listProposals(db: Db, chatIds: readonly string[]): Promise<readonly ProposalRow[]> {
  return db.rows<ProposalRow>(sql`
    select ${PROPOSAL} from coach_proposals where chat_query_id = any(${chatIds}::uuid[]) order by chat_query_id, place`);
}

/** The change that a person confirmed last; while there's none, the last one that was suggested or undone. Null for nobody's. */
export function findLastProposal(db: Db, userId: string): Promise<ProposalRow | null> {
  return db.first<ProposalRow>(sql`
    select ${PROPOSAL} from coach_proposals where user_id = ${userId}
    order by state = 'confirmed' desc, created_at desc, place desc limit 1`);
}

/** Holds the person, as everything they write does, and then their proposal: null for one that isn't theirs. */
export async function lockProposal(tx: Db, userId: string, id: string): Promise<ProposalRow | null> {
  await tx.run(sql`select 1 from users where id = ${userId} for key share`);
  return tx.first<ProposalRow>(sql`
    select ${PROPOSAL} from coach_proposals where id = ${id} and user_id = ${userId} for update`);
}

export async function setProposalState(tx: Db, id: string, state: ProposalRow["state"], made: unknown): Promise<void> {
  await tx.run(sql`update coach_proposals set state = ${state}, made = ${sql.json(made)} where id = ${id}`);
}

/** A person's conversation with the coach, for their data export. */
export async function exportCoach(db: Db, userId: string): Promise<unknown> {
  const [messages, proposals] = await Promise.all([
    db.rows(sql`
      select query, response, created_at as "askedAt", answered_at as "answeredAt" from chat_queries
      where user_id = ${userId} order by created_at`),
    db.rows(sql`
      select kind, summary, details, state, created_at as "createdAt" from coach_proposals
      where user_id = ${userId} order by created_at, place`),
  ]);
  return { messages, proposals };
}
