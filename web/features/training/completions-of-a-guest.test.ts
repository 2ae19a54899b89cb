import type { Completion } from "@lockstep/contract/training.ts";
import { expect, it } from "vitest";
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

it("keeps the sets a guest logged when another tab marks the same exercise of the day without any", () => {
  const kept = [completion("one", 3), completion("other", 1, { exerciseId: "g-b" })];
  expect(withCompletion(kept, completion("two", 0))).toEqual(kept);
});

it("replaces a guest's completion by its correction, and by a fuller one", () => {
  const kept = [completion("one", 3)];
  expect(withCompletion(kept, completion("one", 1))).toEqual([completion("one", 1)]);
  expect(withCompletion(kept, completion("two", 3))).toEqual([completion("two", 3)]);
});

it("keeps other days and exercises apart", () => {
  const kept = [completion("one", 3), completion("two", 2, { date: "2026-11-18" })];
  const next = completion("three", 0, { exerciseId: "g-b" });
  expect(withCompletion(kept, next)).toEqual([...kept, next]);
});
