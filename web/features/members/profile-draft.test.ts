import { afterEach, expect, test, vi } from "vitest";
import { changesOf, draftOf, keepProfileDraft, readProfileDraft } from "./profile-draft.ts";

const PROFILE = { fullName: "Kim Berg", username: "kim_berg", bio: "", fitnessGoals: "Run", avatarUrl: null };

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    clear: () => kept.clear(),
    getItem: (name) => kept.get(name) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (name) => void kept.delete(name),
    setItem: (name, value) => void kept.set(name, value),
  };
}

afterEach(() => vi.unstubAllGlobals());

test("only what differs is sent, without blanks around it", () => {
  expect(changesOf(draftOf(PROFILE), PROFILE)).toEqual({});
  expect(changesOf({ ...PROFILE, fullName: " Kim Berg ", bio: " Hello. " }, PROFILE)).toEqual({ bio: "Hello." });
  expect(changesOf({ ...PROFILE, avatarUrl: "/files/avatars/a/avatar-1.webp" }, PROFILE)).toEqual({
    avatarUrl: "/files/avatars/a/avatar-1.webp",
  });
});

test("changes are kept for their owner until they are saved or thrown away", () => {
  vi.stubGlobal("localStorage", storage());
  keepProfileDraft("one", { bio: "Half a sentence", avatarUrl: null });
  expect(readProfileDraft("one")).toEqual({ bio: "Half a sentence", avatarUrl: null });
  expect(readProfileDraft("two")).toBeNull();
  keepProfileDraft("one", {});
  expect(readProfileDraft("one")).toBeNull();
  expect(localStorage.length).toBe(0);
});

test.each(["", "null", "[]", '"text"', '{"bio":7}', '{"role":"moderator"}', "{"])("%s is no draft", (kept) => {
  vi.stubGlobal("localStorage", storage());
  localStorage.setItem("lockstep.draft.one.profile", kept);
  expect(readProfileDraft("one")).toBeNull();
});

test("without storage nothing fails", () => {
  vi.stubGlobal("localStorage", undefined);
  keepProfileDraft("one", { bio: "Hello" });
  expect(readProfileDraft("one")).toBeNull();
});
