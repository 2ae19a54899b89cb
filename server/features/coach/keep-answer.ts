import { randomUUID } from "node:crypto";
import type { CoachAnswer } from "@lockstep/contract/coach.ts";
import type { SessionActor } from "../../platform/auth/session-actor.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { CoachReply } from "./coach-scene.ts";
import { presentAnswer, presentProposal } from "./read-messages.ts";
import { findChat, insertChat, insertProposal, type ProposalRow } from "./store.ts";

interface Answered {
  /** The question's. */
  readonly id: string;
  readonly question: string;
  readonly askedAt: Date;
  readonly reply: CoachReply;
}

/** Keeps a member's question with its answer; where that fails it's only logged (SPEC 7), and the changes can be confirmed all the same. */
export async function keepAnswer(
  platform: Platform,
  actor: SessionActor | null,
  { id, question, askedAt, reply }: Answered,
): Promise<CoachAnswer> {
  const { text, drafts } = reply;
  const answerId = randomUUID();
  if (actor === null) return { id: answerId, answer: text, proposals: [] };
  const { userId } = actor;
  const chat = { id, userId, query: question, response: text, answerId, createdAt: askedAt.toISOString() };
  return platform.db.transaction(async (tx) => {
    const isKept = await tryToKeep(platform, tx, () => insertChat(tx, chat));
    if (isKept === "taken") {
      // Asked twice at once: both get the answer that was kept first.
      const first = await findChat(tx, id);
      if (first?.userId !== userId) throw new ApiError("ID_TAKEN");
      return presentAnswer(tx, first);
    }
    const rows = drafts.map((draft, place): ProposalRow => ({
      ...draft,
      id: randomUUID(),
      userId,
      chatQueryId: isKept === "kept" ? id : null,
      place,
      made: null,
      state: "open",
    }));
    for (const row of rows) await insertProposal(tx, row);
    return { id: answerId, answer: text, proposals: rows.map(presentProposal) };
  });
}

async function tryToKeep({ log }: Platform, tx: Db, insert: () => Promise<object | null>): Promise<"kept" | "taken" | "failed"> {
  try {
    return (await tx.transaction(insert)) === null ? "taken" : "kept";
  } catch (error) {
    log.error({ error }, "a question to the coach could not be kept");
    return "failed";
  }
}
