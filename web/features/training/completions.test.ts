import type { Completion } from "@lockstep/contract/training.ts";
import { describe, expect, it } from "vitest";
import { overlayCompletions } from "./completions.ts";
import type { CompletionChange } from "./completions.ts";
import { withFavorite } from "./favorites.ts";

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

const range = { from: "2026-11-16", to: "2026-11-22" };

describe("overlayCompletions", () => {
  it("shows what waits, hides what was taken back, and replaces what was done again", () => {
    const server = [completion("g-a", "2026-11-17", 5), completion("g-b", "2026-11-17")];
    const pending: CompletionChange[] = [
      { date: "2026-11-17", exerciseId: "g-a", completion: completion("g-a", "2026-11-17", 9) },
      { date: "2026-11-17", exerciseId: "g-b", completion: null },
      { date: "2026-11-18", exerciseId: "g-c", completion: completion("g-c", "2026-11-18") },
    ];
    const shown = overlayCompletions(server, pending, range);
    expect(shown.map((each) => [each.exerciseId, each.minutes])).toEqual([
      ["g-a", 9],
      ["g-c", 5],
    ]);
  });

  it("leaves out other weeks", () => {
    const pending: CompletionChange[] = [{ date: "2026-11-23", exerciseId: "g-a", completion: completion("g-a", "2026-11-23") }];
    expect(overlayCompletions([], pending, range)).toEqual([]);
  });
});

it("puts a new favorite first and takes one out", () => {
  const changes = [
    { exerciseId: "g-new", on: true },
    { exerciseId: "g-old", on: false },
  ];
  expect(changes.reduce(withFavorite, ["g-old", "g-kept"])).toEqual(["g-new", "g-kept"]);
});
