import { beforeEach, expect, it } from "vitest";
import { forgetStored } from "../../offline/device-keys.ts";
import { keepDraft, readDraft } from "./drafts.ts";

beforeEach(() => localStorage.clear());

it("outlives a reload, for its person and place only", () => {
  const draft = { content: "Half a thought", postType: "workout", id: "7" } as const;
  keepDraft("me", "post", draft);
  expect(readDraft("me", "post")).toEqual(draft);
  expect(readDraft("me", "group.1").content).toBe("");
  expect(readDraft("somebody", "post").content).toBe("");
});

it("is gone once it is empty, and at sign-out with all others of that person", () => {
  keepDraft("me", "post", { content: "x", postType: "general", id: null });
  keepDraft("me", "post", { content: "", postType: "general", id: null });
  expect(localStorage.length).toBe(0);
  keepDraft("me", "post", { content: "x", postType: "general", id: null });
  keepDraft("me", "comment.1", { content: "y", postType: "general", id: null });
  keepDraft("other", "post", { content: "z", postType: "general", id: null });
  forgetStored("me");
  expect([readDraft("me", "post").content, readDraft("me", "comment.1").content, readDraft("other", "post").content]).toEqual([
    "",
    "",
    "z",
  ]);
});

it("takes what is no draft as none", () => {
  for (const kept of ["", "{", "null", "7", '{"content":7}', '{"postType":"workout"}']) {
    localStorage.setItem("lockstep.draft.me.post", kept);
    expect(readDraft("me", "post")).toEqual({ content: "", postType: "general", id: null });
  }
  localStorage.setItem("lockstep.draft.me.post", '{"content":"x","postType":"tips"}');
  expect(readDraft("me", "post")).toEqual({ content: "x", postType: "general", id: null });
});
