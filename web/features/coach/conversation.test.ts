import type { CoachMessage, CoachProposal } from "@lockstep/contract/coach.ts";
import { describe, expect, it } from "vitest";
import { changeTurns, entriesIn, momentAfter } from "./conversation.ts";
import type { Turn, TurnAction } from "./conversation.ts";

const asked = (id: string, at: number, question = `Question ${id}`): TurnAction => ({
  type: "asked",
  turn: { id, question, page: null, at },
});
const proposal: CoachProposal = {
  id: "p",
  kind: "swap-exercise",
  summary: "Swap A for B",
  details: [],
  state: "open",
  canConfirm: true,
  canUndo: false,
  path: "/workout-plan",
};
const answered = (id: string, proposals: CoachProposal[] = []): TurnAction => ({
  type: "answered",
  id,
  answer: { id: `${id}-answer`, answer: "All of it.", proposals },
});
const failure = { kind: "failed", text: "Sorry." } as const;
const play = (...actions: TurnAction[]): readonly Turn[] => actions.reduce(changeTurns, [] as readonly Turn[]);
const message = (id: string, role: CoachMessage["role"], at: number): CoachMessage => ({
  id,
  role,
  content: id,
  createdAt: new Date(at).toISOString(),
  proposals: [],
});

describe("a turn", () => {
  it("grows with what's written, until the whole answer takes its place", () => {
    const writing = play(asked("a", 1), { type: "written", id: "a", text: "All " }, { type: "written", id: "a", text: "of" });
    expect(writing).toMatchObject([{ state: "waiting", text: "All of" }]);
    expect(changeTurns(writing, answered("a", [proposal]))).toMatchObject([
      { state: "answered", text: "All of it.", answerId: "a-answer", proposals: [proposal] },
    ]);
  });

  it("keeps what had come when it's stopped, and takes nothing that comes late", () => {
    const stopped = play(asked("a", 1), { type: "written", id: "a", text: "All" }, { type: "stopped", id: "a" });
    for (const late of [
      answered("a"),
      { type: "written", id: "a", text: "!" } as const,
      { type: "failed", id: "a", problem: failure } as const,
    ])
      expect(changeTurns(stopped, late)).toEqual(stopped);
    expect(stopped).toMatchObject([{ state: "stopped", text: "All" }]);
  });

  it("that failed shows nothing half, and asked again it's the latest under the same id", () => {
    const failed = play(
      asked("a", 1),
      { type: "written", id: "a", text: "All" },
      { type: "failed", id: "a", problem: failure },
      asked("b", 2),
      answered("b"),
    );
    expect(failed).toMatchObject([{ id: "a", state: "failed", text: "", problem: failure }, { id: "b" }]);
    expect(changeTurns(failed, asked("a", 3))).toMatchObject([{ id: "b" }, { id: "a", state: "waiting", problem: null }]);
  });

  it("shows what became of its suggestion", () => {
    const done = changeTurns(play(asked("a", 1), answered("a", [proposal])), {
      type: "proposal",
      proposal: { ...proposal, state: "confirmed" },
    });
    expect(done[0]?.proposals).toMatchObject([{ id: "p", state: "confirmed" }]);
  });
});

describe("the conversation", () => {
  const history = [message("a2", "assistant", 20), message("a1", "user", 10)];

  it("is the server's, oldest first, and this tab's own questions with their answers", () => {
    const entries = entriesIn(history, play(asked("b", 30)));
    expect(entries.map(({ role, text }) => [role, text])).toEqual([
      ["user", "a1"],
      ["assistant", "a2"],
      ["user", "Question b"],
      ["assistant", ""],
    ]);
  });

  it("shows nothing twice once the server has it, by the question's id or the answer's", () => {
    expect(entriesIn(history, play(asked("a1", 10), answered("a1")))).toHaveLength(2);
    expect(entriesIn([message("x-answer", "assistant", 20)], play(asked("x", 10), answered("x")))).toHaveLength(1);
  });

  it("puts another tab's messages where they belong in time", () => {
    const entries = entriesIn(
      [...history, message("old", "user", 1)],
      play(asked("b", 15), { type: "failed", id: "b", problem: failure }),
    );
    expect(entries.map(({ key }) => key)).toEqual(["old", "a1", "b", "b answer", "a2"]);
  });

  it("has a moment for the next question after all others, also when the device's clock is slow", () => {
    expect(momentAfter(entriesIn(history, []), 5)).toBe(21);
    expect(momentAfter(entriesIn(history, []), 500)).toBe(500);
    expect(momentAfter([], 500)).toBe(500);
  });
});
