import type { Completion } from "@lockstep/contract/training.ts";
import { describe, expect, it } from "vitest";
import { overlayCompletions, overlayFavorites } from "./pending-writes.ts";
import type { PendingWrite } from "./pending-writes.ts";

function completion(exerciseId: string, date: string, minutes = 5): Completion {
  return {
    id: "6f0d4b56-5c4e-4d2a-8a37-0e4a54a0f111",
    date,
    exerciseId,
    exerciseName: exerciseId,
    planId: null,
    minutes,
    sets: [],
    completedAt: "2026-11-18T10:00:00Z",
  };
}

const range = { owner: "me", from: "2026-11-16", to: "2026-11-22" };

describe("overlayCompletions", () => {
  it("shows what waits, hides what was taken back, and replaces what was done again", () => {
    const server = [completion("g-a", "2026-11-17", 5), completion("g-b", "2026-11-17")];
    const pending: PendingWrite[] = [
      { kind: "completion", owner: "me", date: "2026-11-17", exerciseId: "g-a", completion: completion("g-a", "2026-11-17", 9) },
      { kind: "completion", owner: "me", date: "2026-11-17", exerciseId: "g-b", completion: null },
      { kind: "completion", owner: "me", date: "2026-11-18", exerciseId: "g-c", completion: completion("g-c", "2026-11-18") },
    ];
    const shown = overlayCompletions(server, pending, range);
    expect(shown.map((each) => [each.exerciseId, each.minutes])).toEqual([
      ["g-a", 9],
      ["g-c", 5],
    ]);
  });

  it("leaves out other people's writes and other weeks", () => {
    const pending: PendingWrite[] = [
      { kind: "completion", owner: "you", date: "2026-11-17", exerciseId: "g-a", completion: completion("g-a", "2026-11-17") },
      { kind: "completion", owner: "me", date: "2026-11-23", exerciseId: "g-a", completion: completion("g-a", "2026-11-23") },
    ];
    expect(overlayCompletions([], pending, range)).toEqual([]);
  });
});

describe("overlayFavorites", () => {
  it("puts a new one first and takes one out", () => {
    const pending: PendingWrite[] = [
      { kind: "favorite", owner: "me", exerciseId: "g-new", on: true },
      { kind: "favorite", owner: "me", exerciseId: "g-old", on: false },
      { kind: "favorite", owner: "you", exerciseId: "g-kept", on: false },
    ];
    expect(overlayFavorites(["g-old", "g-kept"], pending, "me")).toEqual(["g-new", "g-kept"]);
  });
});
