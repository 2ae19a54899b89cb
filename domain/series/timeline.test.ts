import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { propertyRuns } from "../../scripts/test-sample.ts";
import { exercisesOf, nextSession } from "./record.ts";
import { setSeconds, type Block, type Move } from "./series.ts";
import { cueOf, doseWords, lineToSay, speakingSeconds, spokenLines } from "./spoken.ts";
import {
  CHANGE_SECONDS,
  countsAsDone,
  momentAt,
  nextStart,
  previousStart,
  READY_SECONDS,
  repetitionsDone,
  SWITCH_SECONDS,
  unroll,
  workBetween,
} from "./timeline.ts";

const FACTS = {
  squat: { name: "Squat", perSide: false, needs: [] },
  lunge: { name: "Lunge", perSide: true, needs: [] },
  swing: { name: "Swing", perSide: false, needs: ["kettlebell"] },
  hang: { name: "Hang", perSide: false, needs: ["pull-up-bar"] },
} as const;
const factsOf = (id: string) => FACTS[id as keyof typeof FACTS];

const move = (exerciseId: keyof typeof FACTS, dose: Move["dose"], restSeconds = 0, cues = ["Stay tall."]): Move => ({
  exerciseId,
  dose,
  restSeconds,
  cues,
});
const four = { kind: "reps", reps: 4, tempo: [1, 0.5, 1, 0.5] } as const;
const half = { kind: "hold", seconds: 30 } as const;

const BLOCKS: readonly Block[] = [
  { part: "warm-up", rounds: 1, moves: [move("squat", { kind: "time", seconds: 20 })] },
  { part: "main", rounds: 2, moves: [move("squat", four, 45, ["Sit back.", "Drive up."]), move("lunge", four, 60)] },
  { part: "cool-down", rounds: 1, moves: [move("hang", half, 90)] },
];
const TIMELINE = unroll(BLOCKS, factsOf);

describe("a session as steps", () => {
  test("pauses lead to sets, sides change, and the last set ends it", () => {
    expect(TIMELINE.steps.map(({ kind, seconds, exercise, round, side }) => [kind, seconds, exercise.name, round, side])).toEqual(
      [
        ["ready", READY_SECONDS, "Squat", 1, null],
        ["work", 20, "Squat", 1, null],
        ["change", CHANGE_SECONDS, "Squat", 1, null],
        ["work", 12, "Squat", 1, null],
        ["rest", 45, "Lunge", 1, 1],
        ["work", 12, "Lunge", 1, 1],
        ["switch", SWITCH_SECONDS, "Lunge", 1, 2],
        ["work", 12, "Lunge", 1, 2],
        ["rest", 60, "Squat", 2, null],
        ["work", 12, "Squat", 2, null],
        ["rest", 45, "Lunge", 2, 1],
        ["work", 12, "Lunge", 2, 1],
        ["switch", SWITCH_SECONDS, "Lunge", 2, 2],
        ["work", 12, "Lunge", 2, 2],
        ["rest", 60, "Hang", 1, null],
        ["work", 30, "Hang", 1, null],
      ],
    );
    expect(TIMELINE.seconds).toBe(TIMELINE.steps.reduce((sum, { seconds }) => sum + seconds, 0));
  });

  test("nothing is an empty session", () => {
    expect(unroll([], factsOf)).toEqual({ steps: [], seconds: 0 });
    expect(momentAt(unroll([], factsOf), 0)).toBeNull();
    expect(previousStart(unroll([], factsOf), 5)).toBe(0);
  });

  test.each([
    ["before the start", -5, 0, 0],
    ["at the start", 0, 0, 0],
    ["just before a step's end", 11.9, 0, 11.9],
    ["at a step's end", 12, 1, 0],
    ["in the middle", 35, 2, 3],
  ])("%s", (_name, at, index, elapsed) => {
    expect(momentAt(TIMELINE, at)).toMatchObject({ index, elapsed });
  });

  test("it's over at its end", () => {
    expect(momentAt(TIMELINE, TIMELINE.seconds)).toBeNull();
    expect(momentAt(TIMELINE, TIMELINE.seconds - 0.1)).not.toBeNull();
  });

  test("back starts a step again, or right after its start the one before", () => {
    expect(previousStart(TIMELINE, 20)).toBe(12);
    expect(previousStart(TIMELINE, 13)).toBe(0);
    expect(previousStart(TIMELINE, 1)).toBe(0);
    expect(previousStart(TIMELINE, TIMELINE.seconds)).toBe(TIMELINE.seconds - 30);
  });

  test("repetitions follow the tempo", () => {
    const set = TIMELINE.steps[3];
    if (set === undefined) throw new Error("The set is missing.");
    expect([0, 2.9, 3, 6, 11.99, 12, 60].map((elapsed) => repetitionsDone(set, elapsed))).toEqual([0, 0, 1, 2, 3, 4, 4]);
    expect(repetitionsDone({ move: move("hang", half), seconds: 30 }, 12)).toBe(0);
  });

  test("half of the work makes it done", () => {
    const work = workBetween(TIMELINE, 0, TIMELINE.seconds);
    expect(work).toBe(20 + 6 * 12 + 30);
    expect(countsAsDone(TIMELINE, work / 2)).toBe(true);
    expect(countsAsDone(TIMELINE, work / 2 - 1)).toBe(false);
  });
});

const moving = fc.double({ min: 0.6, max: 5, noNaN: true });
const held = fc.double({ min: 0.1, max: 5, noNaN: true });
const doses: fc.Arbitrary<Move["dose"]> = fc.oneof(
  fc.record({
    kind: fc.constant("reps" as const),
    reps: fc.integer({ min: 1, max: 20 }),
    tempo: fc.tuple(moving, held, moving, held),
  }),
  fc.record({ kind: fc.constantFrom("time" as const, "hold" as const), seconds: fc.integer({ min: 5, max: 120 }) }),
);
const blocks: fc.Arbitrary<readonly Block[]> = fc.array(
  fc.record({
    part: fc.constantFrom("warm-up" as const, "main" as const, "cool-down" as const),
    rounds: fc.integer({ min: 1, max: 4 }),
    moves: fc.array(
      fc.record({
        exerciseId: fc.constantFrom("squat", "lunge", "swing", "hang"),
        dose: doses,
        cues: fc.array(fc.string({ minLength: 3, maxLength: 75 }), { minLength: 1, maxLength: 4 }),
        restSeconds: fc.integer({ min: 0, max: 120 }),
      }),
      { minLength: 1, maxLength: 5 },
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

describe("of any session", () => {
  it("steps have no gap, every moment is in one, and next leads through all of them", () => {
    fc.assert(
      fc.property(blocks, fc.double({ min: 0, max: 1, noNaN: true }), (of, share) => {
        const timeline = unroll(of, factsOf);
        let end = 0;
        for (const step of timeline.steps) {
          expect(step.startsAt).toBeCloseTo(end, 6);
          expect(step.seconds).toBeGreaterThan(0);
          end = step.startsAt + step.seconds;
        }
        expect(timeline.steps.filter(({ kind }) => kind === "work")).toHaveLength(timeline.steps.length / 2);
        const moment = momentAt(timeline, share * timeline.seconds * 0.999);
        expect(moment?.elapsed).toBeLessThan(moment?.step.seconds ?? 0);
        const visited: number[] = [];
        for (let at = 0; momentAt(timeline, at) !== null; at = nextStart(timeline, at))
          visited.push(momentAt(timeline, at)?.index ?? -1);
        expect(visited).toEqual(timeline.steps.map((_, index) => index));
      }),
      propertyRuns(300, 40),
    );
  });

  it("back from the start of a step leads to the step before, at the end to the first", () => {
    fc.assert(
      fc.property(blocks, (of) => {
        const timeline = unroll(of, factsOf);
        let at = timeline.seconds;
        let presses = 0;
        while (at > 0) {
          const back = previousStart(timeline, at);
          expect(back).toBeLessThan(at);
          at = back;
          presses += 1;
        }
        expect(presses).toBeLessThanOrEqual(timeline.steps.length);
      }),
      propertyRuns(300, 40),
    );
  });

  it("the coach finishes every line before the next, and within its step", () => {
    fc.assert(
      fc.property(blocks, (of) => {
        const timeline = unroll(of, factsOf);
        const lines = spokenLines(timeline);
        for (const [index, { at, text }] of lines.entries()) {
          const until = Math.min(
            lines[index + 1]?.at ?? timeline.seconds,
            momentAt(timeline, at) === null ? 0 : nextStart(timeline, at),
          );
          expect(at + speakingSeconds(text)).toBeLessThanOrEqual(until + 1e-6);
        }
      }),
      propertyRuns(300, 40),
    );
  });

  it("whoever listens in any rhythm hears no line twice, and every line at ticks as fine as the lines", () => {
    fc.assert(
      fc.property(
        blocks,
        fc.array(fc.double({ min: 0.05, max: 30, noNaN: true }), { minLength: 1, maxLength: 40 }),
        (of, pauses) => {
          const lines = spokenLines(unroll(of, factsOf));
          const heard: unknown[] = [];
          let from = -1;
          for (const pause of pauses) {
            const line = lineToSay(lines, from, from + pause);
            if (line !== null) heard.push(line);
            from += pause;
          }
          expect(new Set(heard).size).toBe(heard.length);
          const all = lines.map(({ at }, index) => lineToSay(lines, lines[index - 1]?.at ?? -1, at));
          expect(all).toEqual(lines);
        },
      ),
      propertyRuns(300, 40),
    );
  });
});

describe("what the coach says", () => {
  test("of pauses and of sets", () => {
    const lines = spokenLines(TIMELINE).filter(({ at }) => at < 105);
    expect(lines).toEqual([
      { at: 0, text: "Get ready. Squat, 20 seconds. Stay tall." },
      { at: 9, text: "Three." },
      { at: 10, text: "Two." },
      { at: 11, text: "One." },
      { at: 12, text: "Go." },
      { at: 22, text: "Halfway." },
      { at: 29, text: "Three." },
      { at: 30, text: "Two." },
      { at: 31, text: "One." },
      { at: 32, text: "Next, Squat, 4 reps. Sit back." },
      { at: 39, text: "Three." },
      { at: 40, text: "Two." },
      { at: 41, text: "One." },
      { at: 42, text: "Go." },
      { at: 45, text: "1." },
      { at: 48, text: "2." },
      { at: 51, text: "Last one." },
      { at: 54, text: "Rest. Next, Lunge, 4 reps each side. Stay tall." },
      { at: 96, text: "Three." },
      { at: 97, text: "Two." },
      { at: 98, text: "One." },
      { at: 99, text: "Go." },
      { at: 102, text: "1." },
    ]);
  });

  test("cues go around with the rounds", () => {
    const set = move("squat", four, 0, ["One.", "Two."]);
    expect([1, 2, 3].map((round) => cueOf({ move: set, round }))).toEqual(["One.", "Two.", "One."]);
  });

  test("a single repetition is one", () => {
    expect(doseWords({ ...four, reps: 1 }, true)).toBe("1 rep each side");
    expect(doseWords(half, false)).toBe("30 seconds");
  });

  test("quick repetitions aren't counted", () => {
    const swings = { kind: "reps", reps: 10, tempo: [0.4, 0.1, 0.4, 0.1] } as const;
    const lines = spokenLines(unroll([{ part: "main", rounds: 1, moves: [move("swing", swings)] }], factsOf));
    expect(lines.slice(-2).map(({ text }) => text)).toEqual(["Go.", "Three more."]);
  });
});

describe("what is logged", () => {
  test("the main exercises, each once, with the session's minutes", () => {
    const swings = { kind: "reps", reps: 10, tempo: [0.6, 0.1, 0.7, 0.1] } as const;
    const session = {
      minutes: 10,
      blocks: [...BLOCKS, { part: "main", rounds: 2, moves: [move("swing", swings), move("hang", half)] } as const],
    };
    const logged = exercisesOf(session, factsOf);
    expect(logged.map(({ exerciseId, sets }) => [exerciseId, sets])).toEqual([
      ["squat", [1, 2].map(() => ({ weightKg: null, reps: 4, seconds: null }))],
      ["lunge", [1, 2].map(() => ({ weightKg: null, reps: 4, seconds: null }))],
      // The session doesn't know the kettlebell's weight.
      ["swing", []],
      ["hang", [1, 2].map(() => ({ weightKg: null, reps: 1, seconds: 30 }))],
    ]);
    expect(logged.reduce((sum, { minutes }) => sum + minutes, 0)).toBeCloseTo(10, 1);
    expect(setSeconds(swings)).toBeCloseTo(15);
  });

  test("the next session is the first that's missing", () => {
    expect(nextSession(4, [])).toBe(1);
    expect(nextSession(4, [1, 3])).toBe(2);
    expect(nextSession(3, [3, 2, 1])).toBeNull();
  });
});
