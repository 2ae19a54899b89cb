import type { CoachAnswer, CoachMessage, CoachPage, CoachProposal } from "@lockstep/contract/coach.ts";

/** Why a question has no answer, in words. `limit`: it can be asked later. */
export interface Problem {
  readonly kind: "failed" | "limit";
  readonly text: string;
}

/** A question that was asked in this tab, and what came of it. */
export interface Turn {
  /** The question's message; asked again under it, a question gets the same answer. */
  readonly id: string;
  readonly question: string;
  readonly page: CoachPage | null;
  /** ms of the epoch. */
  readonly at: number;
  readonly state: "waiting" | "answered" | "failed" | "stopped";
  /** The answer as far as it has come. */
  readonly text: string;
  readonly answerId: string | null;
  readonly proposals: readonly CoachProposal[];
  readonly problem: Problem | null;
}

export type TurnAction =
  | { readonly type: "asked"; readonly turn: Pick<Turn, "id" | "question" | "page" | "at"> }
  | { readonly type: "written"; readonly id: string; readonly text: string }
  | { readonly type: "answered"; readonly id: string; readonly answer: CoachAnswer }
  | { readonly type: "failed"; readonly id: string; readonly problem: Problem }
  | { readonly type: "stopped"; readonly id: string }
  | { readonly type: "proposal"; readonly proposal: CoachProposal }
  | { readonly type: "cleared" };

const UNANSWERED = { state: "waiting", text: "", answerId: null, proposals: [], problem: null } as const;

/** Only what's waiting can be answered, fail or be stopped: whatever comes after that is late. */
export function changeTurns(turns: readonly Turn[], action: TurnAction): readonly Turn[] {
  const change = (id: string, to: (turn: Turn) => Partial<Turn>): readonly Turn[] =>
    turns.map((turn) => (turn.id === id && turn.state === "waiting" ? { ...turn, ...to(turn) } : turn));
  switch (action.type) {
    case "asked":
      // Asked again, it's the latest.
      return [...turns.filter(({ id }) => id !== action.turn.id), { ...action.turn, ...UNANSWERED }];
    case "written":
      return change(action.id, ({ text }) => ({ text: text + action.text }));
    case "answered": {
      const { id: answerId, answer, proposals } = action.answer;
      return change(action.id, () => ({ state: "answered", answerId, text: answer, proposals }));
    }
    case "failed":
      return change(action.id, () => ({ state: "failed", text: "", problem: action.problem }));
    case "stopped":
      return change(action.id, () => ({ state: "stopped" }));
    case "proposal":
      return turns.map((turn) => ({ ...turn, proposals: withProposal(turn.proposals, action.proposal) }));
    case "cleared":
      return [];
  }
}

export function withProposal(proposals: readonly CoachProposal[], changed: CoachProposal): CoachProposal[] {
  return proposals.map((each) => (each.id === changed.id ? changed : each));
}

/** One message as it's shown. */
export interface Entry {
  readonly key: string;
  readonly role: CoachMessage["role"];
  readonly text: string;
  readonly at: number;
  readonly proposals: readonly CoachProposal[];
  /** What it belongs to when it was asked in this tab and isn't part of the history. */
  readonly turn: Turn | null;
}

function entriesOf(turn: Turn): Entry[] {
  const { id, at, question, text, answerId, proposals } = turn;
  const asked: Entry = { key: id, role: "user", text: question, at, proposals: [], turn };
  return [asked, { key: answerId ?? `${id} answer`, role: "assistant", text, at, proposals, turn }];
}

/** The conversation, oldest message first: what the server keeps, and what was asked in this tab and isn't in there (yet). */
export function entriesIn(history: readonly CoachMessage[], turns: readonly Turn[]): Entry[] {
  const kept = new Set(history.map(({ id }) => id));
  const stored = history.map(({ id, role, content, createdAt, proposals }): Entry => ({
    key: id,
    role,
    text: content,
    at: Date.parse(createdAt),
    proposals,
    turn: null,
  }));
  const own = turns.filter(({ id, answerId }) => !kept.has(id) && !kept.has(answerId ?? "")).flatMap(entriesOf);
  // The server's list is newest first. Sorting keeps the order of what has the same time.
  return [...stored.toReversed(), ...own].toSorted((a, b) => a.at - b.at);
}

/** A moment for a new question that's after all others, whatever the device's clock says. */
export function momentAfter(entries: readonly Entry[], nowMs: number): number {
  return Math.max(nowMs, ...entries.slice(-1).map(({ at }) => at + 1));
}
