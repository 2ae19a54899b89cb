import type { Completion } from "@lockstep/contract/training.ts";
import { describe, expect, it } from "vitest";
import { withFavorite } from "../../catalogue/with-favorite.ts";
import { withCompletion } from "./completions.ts";

function completion(id: string, sets: number, change: Partial<Completion> = {}): Completion {
  return {
    id,
    date: "2026-11-17",
    exerciseId: "g-a",
    exerciseName: "A",
    planId: null,
    minutes: 5,
    sets: Array.from({ length: sets }, () => ({ weightKg: 20, reps: 10 })),
    completedAt: "2026-11-17T10:00:00Z",
    ...change,
  };
}
const about = ({ id, date, exerciseId }: Completion) => ({ id, date, exerciseId });
const done = (next: Completion) => ({ ...about(next), completion: next });
const takenBack = (known: Completion) => ({ ...about(known), completion: null });

describe("withCompletion", () => {
  it("adds what is new, takes out what was taken back, and replaces what was done again in its place", () => {
    const [first, second] = [completion("one", 1), completion("two", 1, { exerciseId: "g-b" })];
    const third = completion("three", 1, { exerciseId: "g-c" });
    const corrected = completion("one", 2);
    const shown = [done(corrected), takenBack(second), done(third)].reduce(withCompletion, [first, second]);
    expect(shown).toEqual([corrected, third]);
  });

  it("keeps logged sets when another tab marks the same exercise of the day without any", () => {
    const kept = [completion("one", 3), completion("other", 1, { exerciseId: "g-b" })];
    expect(withCompletion(kept, done(completion("two", 0)))).toEqual(kept);
  });

  it("replaces a completion by its correction, and by a fuller one", () => {
    const kept = [completion("one", 3)];
    expect(withCompletion(kept, done(completion("one", 1)))).toEqual([completion("one", 1)]);
    expect(withCompletion(kept, done(completion("two", 3)))).toEqual([completion("two", 3)]);
  });

  it("keeps other days and exercises apart", () => {
    const kept = [completion("one", 3), completion("two", 2, { date: "2026-11-18" })];
    const next = completion("three", 0, { exerciseId: "g-b" });
    expect(withCompletion(kept, done(next))).toEqual([...kept, next]);
  });
});

it("puts a new favorite first and takes one out", () => {
  expect(withFavorite(withFavorite(["g-old", "g-kept"], "g-new", true), "g-old", false)).toEqual(["g-new", "g-kept"]);
});
