import { describe, expect, it } from "vitest";
import { makeCandidates } from "./candidates.ts";
import type { Candidate } from "./candidates.ts";
import { makeRoom } from "./make-room.ts";
import type { TrainingChoices } from "./plan.ts";
import { preferPair } from "./prefer-pair.ts";
import { trainingDays } from "./split.ts";
import { TABLE_CATALOGUE } from "./table-catalogue.fixture.ts";
import { shortfall, weekAims } from "./week-aims.ts";
import type { WeekAims } from "./week-aims.ts";
import { WeekDraft } from "./week-draft.ts";
import { weekFrame } from "./week-frame.ts";

const base: TrainingChoices = {
  muscleGroups: ["Legs", "Core"],
  durationMinutes: 30,
  daysPerWeek: 5,
  skillLevel: "beginner",
  location: "gym",
};

interface Bench {
  readonly draft: WeekDraft;
  readonly aims: WeekAims;
  readonly of: (name: string) => Candidate;
  /** The names that stand on a training day. */
  readonly on: (place: number) => readonly string[];
}

/** An empty week in which only the named exercises of the table may stand. */
function bench(choices: TrainingChoices, names: readonly string[]): Bench {
  const exercises = TABLE_CATALOGUE.filter((exercise) => names.some((name) => exercise.id === `g-${name}`));
  const candidates = makeCandidates(choices, exercises);
  const days = trainingDays(choices.daysPerWeek, choices.muscleGroups);
  const draft = new WeekDraft(weekFrame(choices, days, candidates));
  const of = (name: string): Candidate => {
    const found = candidates.find((candidate) => candidate.exercise.id === `g-${name}`);
    if (found === undefined) throw new Error(`The table has no ${name}`);
    return found;
  };
  return {
    draft,
    aims: weekAims(choices, choices.muscleGroups),
    of,
    on: (place) => draft.itemsOf(place).map((item) => item.candidate.exercise.id.slice(2)),
  };
}

const [MONDAY, TUESDAY, WEDNESDAY, FRIDAY] = [0, 1, 2, 3] as const;

describe("making room", () => {
  const glutesFull = (): Bench => {
    const week = bench(base, ["glute-bridge", "side-leg-raise", "standing-kickback", "plank", "superman"]);
    week.draft.place(TUESDAY, week.of("glute-bridge"), 3);
    week.draft.place(TUESDAY, week.of("side-leg-raise"), 3);
    week.draft.place(FRIDAY, week.of("standing-kickback"), 3);
    week.draft.place(WEDNESDAY, week.of("plank"), 3);
    return week;
  };

  it("lets other work give way to the only exercise that fills a thin day", () => {
    const { draft, aims, of, on } = glutesFull();
    const before = shortfall(draft, aims);
    expect(draft.canFill(WEDNESDAY)).toBe(false);
    expect(draft.canPlace(WEDNESDAY, of("superman"), 3)).toBe(false);
    expect(makeRoom(draft, aims, before, { looks: 1000 })).toBe(true);
    expect(on(WEDNESDAY)).toContain("superman");
    expect(draft.canFill(WEDNESDAY)).toBe(true);
    expect(shortfall(draft, aims)).toBeLessThan(before);
  });

  it("leaves the week as it was where its effort is spent", () => {
    const { draft, aims } = glutesFull();
    const before = draft.snapshot();
    expect(makeRoom(draft, aims, shortfall(draft, aims), { looks: 0 })).toBe(false);
    expect(draft.snapshot()).toEqual(before);
  });

  it("leaves the week as it was where nothing is missed less by it", () => {
    const { draft, aims } = glutesFull();
    const before = draft.snapshot();
    expect(makeRoom(draft, aims, 0, { looks: 1000 })).toBe(false);
    expect(draft.snapshot()).toEqual(before);
  });
});

describe("a pair of chosen exercises", () => {
  const short: TrainingChoices = { ...base, muscleGroups: ["Full-Body"], durationMinutes: 15, daysPerWeek: 2 };

  it("takes the place of balance work and its partner where it fills the session", () => {
    const { draft, aims, of, on } = bench(short, ["bear-crawl", "bag-hold", "squat-and-reach", "march"]);
    draft.place(MONDAY, of("bear-crawl"), 3);
    draft.place(MONDAY, of("bag-hold"), 3);
    expect(preferPair(draft, aims)).toBe(true);
    expect([...on(MONDAY)].sort()).toEqual(["march", "squat-and-reach"]);
    expect(preferPair(draft, aims)).toBe(false);
  });

  it("doesn't where it would leave the session to long rests", () => {
    const { draft, aims, of, on } = bench(short, ["bear-crawl", "bag-hold", "march"]);
    draft.place(MONDAY, of("bear-crawl"), 3);
    draft.place(MONDAY, of("bag-hold"), 3);
    expect(preferPair(draft, aims)).toBe(false);
    expect([...on(MONDAY)].sort()).toEqual(["bag-hold", "bear-crawl"]);
  });
});

describe("the focus of a fixed day", () => {
  it("is owed own work for at least half of the sets, whatever was taken away", () => {
    const { draft, aims, of } = bench({ ...base, muscleGroups: ["Chest", "Full-Body"] }, [
      "wall-push-up",
      "floor-fly",
      "march",
      "squat-and-reach",
    ]);
    draft.place(MONDAY, of("wall-push-up"), 3);
    draft.place(MONDAY, of("march"), 3);
    expect(draft.canPlace(MONDAY, of("squat-and-reach"), 3)).toBe(false);
    draft.place(MONDAY, of("floor-fly"), 3);
    draft.place(MONDAY, of("squat-and-reach"), 3);
    expect(draft.hasFocus(MONDAY)).toBe(true);
    const whole = shortfall(draft, aims);
    const fly = draft.removeAt(MONDAY, 2);
    expect(draft.hasFocus(MONDAY)).toBe(false);
    expect(shortfall(draft, aims)).toBeGreaterThan(whole + 400);
    draft.restore(MONDAY, 2, fly);
    expect(draft.hasFocus(MONDAY)).toBe(true);
  });
});
