import { isWorkAt, luckOf } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import { isEasyOn } from "./movements.ts";
import { timedOf, type DraftItem, type SessionDraft } from "./session-draft.ts";
import { isSteady } from "./steady.ts";
import { exerciseSeconds, SET_UP_SECONDS, STATION_SECONDS } from "./timing.ts";

/** Rests between pieces of conditioning. */
const PIECE_REST = 30;
/** How many pieces there are at most, and how long: on a machine, at a walk on the spot, and where it's hard. */
const PIECES = { machine: { most: 3, longest: 600 }, easy: { most: 2, longest: 360 }, hard: { most: 6, longest: 40 } } as const;
/** Nobody marches on the spot every day: after so many times it fills no more of what lifts leave, and the session ends early. Nor do a light day's drills go on for ever. */
const MOST = { onTheSpot: 3, filler: 11 * 60, drills: 9 } as const;

function lightItem(exercise: Exercise, sets: number, holdSeconds: number | null, restSeconds: number): DraftItem {
  const { repsMin, repsMax } = exercise.dose;
  const reps = holdSeconds === null ? { repsMin, repsMax } : { repsMin: 1, repsMax: 1 };
  const dose = { ...reps, holdSeconds, restSeconds };
  return { exercise, movement: null, role: "carry", isChosen: false, isOwed: false, sets, dose, superset: null };
}

/**
 * The best conditioning first: what most people do, on the machines and ropes there are, now one, now another; for fat loss and endurance what can go on for longer. No burpees for strength, no
 * rower for a back that's new to it, that hinges in this session or has an easy day.
 */
function byWorth(pool: readonly Exercise[], draft: SessionDraft, isEasy: boolean): readonly Exercise[] {
  const { choices, ledger } = draft.frame;
  const isNew = choices.skillLevel === "beginner";
  const isLong = choices.durationMinutes >= 45 && (choices.goal === "lose-weight" || choices.goal === "endurance");
  const sparesBack = isEasy || isNew || draft.items.some(({ exercise }) => exercise.pattern === "hinge");
  const isMachine = ({ needs }: Exercise): boolean => needs.includes("cardio-machine");
  const fit = pool.filter((exercise) => isWorkAt(exercise, choices.skillLevel) || (isLong && isEasyOn(exercise)));
  // Where what they avoid leaves nothing else, a brisk march still gets anyone warm.
  return (isEasy || fit.length === 0 ? pool : fit)
    .filter((exercise) => !draft.items.some((item) => item.exercise === exercise) && (!isEasy || isEasyOn(exercise)))
    .filter((exercise) => !(sparesBack && isMachine(exercise) && exercise.loads.includes("lower-back")))
    .filter(({ demonstration }) => choices.goal !== "build-strength" || demonstration.movement !== "burpee")
    .map((exercise, place) => ({
      exercise,
      worth:
        { staple: 100, common: 40, variety: 0 }[exercise.rank] +
        (isMachine(exercise) ? 60 : exercise.needs.length > 0 ? 30 : 0) +
        (isEasyOn(exercise) ? (isNew || isLong ? 200 : 15) : 0) -
        (exercise.needs.length > 0 ? 8 : 40) * ledger.usesOf(exercise) +
        10 * luckOf(choices.seed ?? 0, place + 3000),
    }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ exercise }) => exercise);
}

/** Pieces of so many seconds that fill the time: as few as may be where it's easy to keep going, rounds where it's hard. */
function itemOf(exercise: Exercise, seconds: number): DraftItem {
  const kind = !isSteady(exercise) ? "hard" : exercise.needs.length === 0 ? "easy" : "machine";
  const { most, longest } = PIECES[kind];
  // A steady piece may end two minutes early rather than come in two.
  const round = longest + SET_UP_SECONDS + PIECE_REST;
  const rounds = kind === "hard" ? Math.floor((seconds + PIECE_REST) / round) : Math.ceil((seconds - 120) / longest);
  const sets = Math.max(1, Math.min(most, rounds));
  const fair = Math.min(longest, (seconds - PIECE_REST * (sets - 1)) / sets - SET_UP_SECONDS);
  const step = fair < 180 ? 10 : 60;
  return lightItem(exercise, sets, Math.floor(fair / step) * step, PIECE_REST);
}

/** Fills what a session has left, up to so many seconds, with one exercise by time: a steady piece, or rounds where it's hard. A crumb isn't worth the walk. */
export function addConditioning(draft: SessionDraft, pool: readonly Exercise[], most = 20 * 60, isEasy = false): void {
  const { durationMinutes: minutes, goal } = draft.frame.choices;
  const isFiller = draft.items.length > 0 && goal !== "lose-weight" && goal !== "endurance";
  // Who came to lift doesn't walk for half of the session.
  const seconds =
    Math.min(minutes * 60 - draft.seconds(), isFiller ? MOST.filler : most) - (draft.items.length > 0 ? STATION_SECONDS : 0);
  const least = !isFiller ? 120 : minutes > 30 ? 300 : 180;
  const isStale = (exercise: Exercise): boolean =>
    isFiller && exercise.needs.length === 0 && isSteady(exercise) && draft.frame.ledger.usesOf(exercise) >= MOST.onTheSpot;
  const best = byWorth(pool, draft, isEasy)
    .filter((exercise) => !isStale(exercise))
    .map((exercise) => itemOf(exercise, seconds))
    .find((item) => exerciseSeconds(timedOf(item)) >= least);
  if (best !== undefined) draft.addTimed(best);
}

/** Fills a light day, or a day that nothing else fits, with drills for as many regions as there are. */
export function addDrills(draft: SessionDraft, drills: readonly Exercise[]): void {
  const { seed = 0, durationMinutes } = draft.frame.choices;
  const items = drills.map((exercise) => lightItem(exercise, 3, exercise.dose.holdSeconds, exercise.dose.restSeconds));
  const luck = (item: DraftItem): number => luckOf(seed, items.indexOf(item) + 1000);
  const inOrder = items.toSorted((a, b) => luck(a) - luck(b));
  const seen = ({ exercise }: DraftItem): number =>
    draft.items.filter((item) => item.exercise.targets[0] === exercise.targets[0]).length;
  for (let count = 0; count < MOST.drills && !draft.isFilled(); count += 1) {
    const next = inOrder
      .filter(({ exercise }) => !draft.items.some((item) => item.exercise === exercise))
      .toSorted((a, b) => seen(a) - seen(b))
      .find((item) => draft.seconds(draft.settle([...draft.items, item])) <= durationMinutes * 60);
    if (next === undefined) return;
    draft.addTimed(next);
  }
}
