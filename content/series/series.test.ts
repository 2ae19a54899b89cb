import { exercisesOf } from "@lockstep/domain/series/record.ts";
import {
  PARTS,
  repetitionSeconds,
  setSeconds,
  type GuidedSession,
  type Move,
  type Series,
} from "@lockstep/domain/series/series.ts";
import { spokenLines } from "@lockstep/domain/series/spoken.ts";
import { unroll } from "@lockstep/domain/series/timeline.ts";
import { LEVELS, type Exercise } from "@lockstep/domain/training/exercise.ts";
import { findDemonstration } from "@lockstep/figure/demonstrations.ts";
import { describe, expect, it } from "vitest";
import { findExercise } from "../training/index.ts";
import { findSeries, SERIES } from "./index.ts";

/** The exercise, or a failed test. */
function exerciseOf(id: string): Exercise {
  const exercise = findExercise(id);
  if (exercise === undefined) throw new Error(`There's no exercise ${id}.`);
  return exercise;
}

interface Placed {
  readonly series: Series;
  readonly session: GuidedSession;
  readonly name: string;
}

const SESSIONS: readonly Placed[] = SERIES.flatMap((series) =>
  series.sessions.map((session, index) => ({ series, session, name: `${series.id} ${index + 1}` })),
);
const movesOf = ({ blocks }: GuidedSession): readonly Move[] => blocks.flatMap(({ moves }) => moves);
/** The names of all sessions that fail a test. */
const failing = (isFine: (placed: Placed) => boolean): string[] =>
  SESSIONS.filter((placed) => !isFine(placed)).map(({ name }) => name);
const repeated = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, index) => texts.indexOf(text) !== index)),
];

/** Things that a home may lack: whoever needs one is told with the series. */
const HOUSEHOLD = ["chair", "table", "towel", "backpack", "bottle", "bag", "sofa", "step", "door frame", "anchor", "stick"];

describe("the series", () => {
  it("are eight or more, of four to eight sessions each", () => {
    expect(SERIES.length).toBeGreaterThanOrEqual(8);
    expect(SERIES.filter(({ sessions }) => sessions.length < 4 || sessions.length > 8)).toEqual([]);
  });

  it("each have an id, a title and a cover of their own", () => {
    for (const of of ["id", "title", "promise", "coverId"] as const)
      expect(repeated(SERIES.map((series) => series[of]))).toEqual([]);
    expect(SERIES.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
    expect(findSeries("first-pull-up")?.title).toBe("Your first pull-up");
    expect(findSeries("no-such-series")).toBeUndefined();
  });

  it("show on the cover what they train", () => {
    const strays = SERIES.filter(
      ({ coverId, sessions }) => !sessions.some((session) => movesOf(session).some(({ exerciseId }) => exerciseId === coverId)),
    );
    expect(strays.map(({ id }) => id)).toEqual([]);
  });

  it("have no two sessions alike", () => {
    for (const { sessions } of SERIES) {
      for (const of of ["title", "focus", "builds", "closing"] as const)
        expect(repeated(sessions.map((session) => session[of]))).toEqual([]);
      expect(repeated(sessions.map(({ blocks }) => JSON.stringify(blocks)))).toEqual([]);
    }
  });

  it("lead to their goal in the last session", () => {
    for (const { leadsTo, sessions } of SERIES) {
      if (leadsTo === undefined) continue;
      expect(sessions.map((session) => movesOf(session).some(({ exerciseId }) => exerciseId === leadsTo)).indexOf(true)).toBe(
        sessions.length - 1,
      );
    }
  });

  it("build up: each session has a new exercise, or more of one that it shares with the session before", () => {
    const flat: string[] = [];
    for (const { id, sessions } of SERIES) {
      for (const [index, session] of sessions.entries()) {
        const before = sessions[index - 1];
        if (before === undefined) continue;
        const [now, then] = [amounts(session), amounts(before)];
        if (![...now].some(([exercise, amount]) => amount > (then.get(exercise) ?? 0))) flat.push(`${id} ${index + 1}`);
      }
      // The series ends harder than it began.
      const [first, last] = [sessions[0], sessions.at(-1)];
      if (first && last && last.minutes < first.minutes) flat.push(id);
    }
    expect(flat).toEqual([]);
  });
});

/** Seconds of each exercise in a session's main part. */
function amounts({ blocks }: GuidedSession): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { part, rounds, moves } of blocks) {
    if (part !== "main") continue;
    for (const { exerciseId, dose } of moves) found.set(exerciseId, (found.get(exerciseId) ?? 0) + rounds * setSeconds(dose));
  }
  return found;
}

describe("every session", () => {
  it("is made of exercises of the catalogue, each with its figure", () => {
    for (const { session } of SESSIONS) {
      for (const { exerciseId } of movesOf(session)) {
        const { demonstration } = exerciseOf(exerciseId);
        expect(findDemonstration(demonstration.movement, demonstration.variant)).not.toBeNull();
      }
    }
  });

  it("warms up, works and cools down, in this order", () => {
    expect(
      failing(({ session: { blocks } }) => {
        const parts = blocks.map(({ part }) => PARTS.indexOf(part));
        return new Set(parts).size === PARTS.length && parts.every((part, index) => part >= (parts[index - 1] ?? 0));
      }),
    ).toEqual([]);
  });

  it("takes the minutes it says", () => {
    expect(failing(({ session }) => Math.abs(unroll(session.blocks, exerciseOf).seconds / 60 - session.minutes) <= 1)).toEqual(
      [],
    );
    const twenty = findSeries("20-minute-kettlebell");
    expect(new Set(twenty?.sessions.map(({ minutes }) => minutes))).toEqual(new Set([20]));
  });

  it("warms up for one and a half minutes or longer, and cools down for a minute or longer", () => {
    const secondsOf = ({ blocks }: GuidedSession, part: string) =>
      unroll(
        blocks.filter((block) => block.part === part),
        exerciseOf,
      ).seconds;
    expect(failing(({ session }) => secondsOf(session, "warm-up") >= 80)).toEqual([]);
    expect(failing(({ session }) => secondsOf(session, "cool-down") >= 60)).toEqual([]);
  });

  it("stays within the level of its series, but for the goal", () => {
    expect(
      failing(({ series, session }) =>
        movesOf(session).every(
          ({ exerciseId }) =>
            exerciseId === series.leadsTo || LEVELS.indexOf(exerciseOf(exerciseId).level) <= LEVELS.indexOf(series.level),
        ),
      ),
    ).toEqual([]);
  });

  it("needs nothing that its series doesn't name", () => {
    const missing = SESSIONS.flatMap(({ series, session, name }) =>
      movesOf(session).flatMap(({ exerciseId }) => {
        const { needs, equipment } = exerciseOf(exerciseId);
        // A band hangs over the pull-up bar where there is one.
        const words = equipment.toLowerCase().replace("anchor", series.needs.includes("pull-up-bar") ? "bar" : "anchor");
        const things = HOUSEHOLD.filter((thing) => new RegExp(`\\b${thing}`).test(words));
        const named = things.filter((thing) => !mentions(series, thing, words));
        return [...needs.filter((need) => !series.needs.includes(need)), ...named].map(
          (thing) => `${name} ${exerciseId}: ${thing}`,
        );
      }),
    );
    expect(missing).toEqual([]);
  });

  it("has doses and rests that someone of that level can do", () => {
    expect(
      failing(({ session }) =>
        movesOf(session).every(({ dose, restSeconds }) => {
          const isFine =
            dose.kind === "reps"
              ? dose.reps >= 1 && dose.reps <= 20 && repetitionSeconds(dose.tempo) >= 1.2 && repetitionSeconds(dose.tempo) <= 10
              : dose.seconds >= 10 && dose.seconds <= 90;
          return isFine && restSeconds >= 0 && restSeconds <= 120;
        }),
      ),
    ).toEqual([]);
    expect(failing(({ session }) => session.blocks.every(({ rounds }) => rounds >= 1 && rounds <= 6))).toEqual([]);
  });

  it("rests after strength work, and longest after the hardest", () => {
    expect(
      failing(({ session }) =>
        session.blocks
          .filter(
            ({ part, moves }) => part === "main" && moves.every(({ exerciseId }) => exerciseOf(exerciseId).kind === "strength"),
          )
          .every(({ moves }) => Math.max(...moves.map(({ restSeconds }) => restSeconds)) >= 20),
      ),
    ).toEqual([]);
  });

  it("has no exercise twice in one block", () => {
    expect(
      failing(({ session }) =>
        session.blocks.every(({ moves }) => repeated(moves.map(({ exerciseId }) => exerciseId)).length === 0),
      ),
    ).toEqual([]);
  });

  it("never jumps or crunches where the series says it doesn't", () => {
    const crunches = SESSIONS.filter(({ series }) => series.id === "core-without-crunches").flatMap(({ session }) =>
      movesOf(session).filter(({ exerciseId }) => exerciseOf(exerciseId).pattern === "trunk-flexion"),
    );
    expect(crunches).toEqual([]);
    const jumps = SESSIONS.filter(({ series }) => series.level === "beginner").flatMap(({ session }) =>
      movesOf(session).filter(({ exerciseId }) => exerciseOf(exerciseId).loads.includes("jumping")),
    );
    expect(jumps).toEqual([]);
  });

  it("says what to mind", () => {
    expect(failing(({ session: { safety } }) => safety.length >= 1 && safety.length <= 3)).toEqual([]);
  });

  it("is logged whole: its main exercises, with all its minutes", () => {
    expect(
      failing(({ session }) => {
        const logged = exercisesOf(session, exerciseOf);
        const minutes = logged.reduce((sum, each) => sum + each.minutes, 0);
        return (
          logged.length > 0 &&
          Math.abs(minutes - session.minutes) < 0.1 &&
          Math.max(...logged.map(({ sets }) => sets.length)) <= 20
        );
      }),
    ).toEqual([]);
  });
});

/** Whether a series names a thing; a choice ("a wall, a table or a chair", a stair or kerb) is met by one of them. */
function mentions({ equipment }: Series, thing: string, words: string): boolean {
  const named = equipment.toLowerCase();
  if (named.includes(thing)) return true;
  const alternatives = HOUSEHOLD.filter((other) => other !== thing && words.includes(other));
  return words.includes(" or ") && alternatives.some((other) => named.includes(other));
}

describe("what the coach says", () => {
  const cues = SESSIONS.flatMap(({ session }) => movesOf(session).flatMap((move) => move.cues));

  it("is short enough to be said", () => {
    expect(cues.filter((cue) => cue.length < 4 || cue.length > 75)).toEqual([]);
    expect(cues.filter((cue) => !/^["A-Z].*[.?!]$/.test(cue))).toEqual([]);
  });

  it("isn't the same everywhere: no cue three times, nor twice in a session", () => {
    expect(repeated(cues).filter((cue) => cues.filter((other) => other === cue).length > 2)).toEqual([]);
    expect(failing(({ session }) => repeated(movesOf(session).flatMap((move) => move.cues)).length === 0)).toEqual([]);
  });

  it("has no more cues than rounds", () => {
    expect(
      failing(({ session }) => session.blocks.every(({ rounds, moves }) => moves.every((move) => move.cues.length <= rounds))),
    ).toEqual([]);
  });

  it("announces every set before it begins, and what begins", () => {
    expect(
      failing(({ session }) => {
        const timeline = unroll(session.blocks, exerciseOf);
        const moments = new Set(spokenLines(timeline).map(({ at }) => at));
        return timeline.steps.every(({ startsAt }) => moments.has(startsAt));
      }),
    ).toEqual([]);
  });
});
