import { beforeEach, expect, it } from "vitest";
import { forgetOtherChats, keepChat, keepCoachDraft, readChat, readCoachDraft } from "./chat-storage.ts";
import { changeTurns } from "./conversation.ts";
import type { Turn } from "./conversation.ts";

const waiting = (id: string): Turn => {
  const [turn] = changeTurns([], { type: "asked", turn: { id, question: `Question ${id}`, page: null, at: 1 } });
  if (turn === undefined) throw new Error("Nothing was asked.");
  return turn;
};
const answered = (id: string): Turn => ({ ...waiting(id), state: "answered", text: "Yes.", answerId: `${id}-answer` });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it("keeps a visitor's whole chat in the tab, and of a member's only what has no answer", () => {
  const chat = { turns: [answered("a"), waiting("b")], declined: ["p"] };
  keepChat(null, chat);
  keepChat("member", chat);
  expect(readChat(null).turns.map(({ id }) => id)).toEqual(["a", "b"]);
  expect(readChat("member")).toMatchObject({ turns: [{ id: "b" }], declined: ["p"] });
  expect(localStorage.length).toBe(0);
});

it("takes an answer that was under way for one that was stopped", () => {
  keepChat(null, { turns: [waiting("a")], declined: [] });
  expect(readChat(null).turns).toMatchObject([{ id: "a", state: "stopped", question: "Question a" }]);
});

it("reads nothing from what isn't a chat", () => {
  for (const damaged of ["{", "null", "7", '{"turns":[{"id":1}],"declined":[null]}']) {
    sessionStorage.setItem("lockstep.coach-chat.visitor", damaged);
    expect(readChat(null)).toEqual({ turns: [], declined: [] });
  }
});

it("forgets everyone's chat but one, and leaves nothing of an empty one", () => {
  keepChat("a", { turns: [waiting("1")], declined: [] });
  keepChat("b", { turns: [waiting("2")], declined: [] });
  forgetOtherChats("b");
  expect(readChat("a").turns).toEqual([]);
  expect(readChat("b").turns).toHaveLength(1);
  keepChat("b", { turns: [], declined: [] });
  expect(sessionStorage.length).toBe(0);
});

it("keeps a draft for each person: a member's on the device, a visitor's in the tab", () => {
  keepCoachDraft("a", "How much");
  keepCoachDraft(null, "Is it free");
  expect([readCoachDraft("a"), readCoachDraft(null), readCoachDraft("b")]).toEqual(["How much", "Is it free", ""]);
  // Signing out forgets what begins so (features/community/drafts.ts).
  expect(localStorage.key(0)).toBe("lockstep.draft.a.coach");
  keepCoachDraft("a", "");
  expect(localStorage.length).toBe(0);
});
