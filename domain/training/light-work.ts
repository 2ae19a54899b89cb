import { isWorkAt, luckOf } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import { isEasyOn } from "./movements.ts";
import type { TrainingChoices } from "./plan.ts";
import type { DraftItem, SessionDraft } from "./session-draft.ts";
import { SET_UP_SECONDS, STATION_SECONDS } from "./timing.ts";

/** Conditioning takes no longer than this in a session, in seconds. */
const MOST_CONDITIONING = 20 * 60;
/** Rests between bouts of conditioning. */
const BOUT_REST = 30;
const LEAST_BOUT = 20;
/** How long a bout lasts at most: on a machine, at a walk on the spot, and where it's hard. */
const LONGEST_BOUT = { machine: 240, easy: 150, hard: 40 } as const;
/** Nobody marches on the spot every day: after so many times it fills no more of what lifts leave, and the session ends early. */
const MOST_ON_THE_SPOT = 3;
/** Drills of a light day don't go on for ever. */
const MOST_DRILLS = 9;

function lightItem(exercise: Exercise, sets: number, holdSeconds: number | null, restSeconds: number): DraftItem {
  const { repsMin, repsMax } = exercise.dose;
  const reps = holdSeconds === null ? { repsMin, repsMax } : { repsMin: 1, repsMax: 1 };
  const dose = { ...reps, holdSeconds, restSeconds };
  return { exercise, movement: null, role: "carry", isChosen: false, isOwed: false, sets, dose, superset: null };
}

/** The best conditioning first: what most people do, on the machines and ropes there are, now one, now another. */
function byWorth(
  conditioning: readonly Exercise[],
  draft: SessionDraft,
  choices: TrainingChoices,
  isEasy: boolean,
): readonly Exercise[] {
  const rank = { staple: 100, common: 40, variety: 0 };
  const fit = conditioning.filter((exercise) => isWorkAt(exercise, choices.skillLevel));
  // Where what they avoid leaves nothing else, a brisk march still gets anyone warm.
  return (isEasy || fit.length === 0 ? conditioning : fit)
    .filter((exercise) => !draft.items.some((item) => item.exercise === exercise))
    .filter((exercise) => !isEasy || isEasyOn(exercise))
    .map((exercise, place) => ({
      exercise,
      worth:
        rank[exercise.rank] +
        (exercise.needs.includes("cardio-machine") ? 60 : exercise.needs.length > 0 ? 30 : 0) +
        (isEasyOn(exercise) ? (choices.skillLevel === "beginner" ? 200 : 15) : 0) -
        (exercise.needs.length > 0 ? 8 : 40) * draft.usesOf(exercise) +
        10 * luckOf(choices.seed ?? 0, place + 3000),
    }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ exercise }) => exercise);
}

/** Fills what a session has left, up to so many seconds, with conditioning by time: three or four bouts of one exercise. */
export function addConditioning(
  draft: SessionDraft,
  conditioning: readonly Exercise[],
  choices: TrainingChoices,
  most = MOST_CONDITIONING,
  isEasy = false,
): void {
  const end = Math.min(choices.durationMinutes * 60, draft.seconds() + most);
  const left = end - draft.seconds() - (draft.items.length > 0 ? STATION_SECONDS : 0);
  const sets = left >= 6 * 60 ? 4 : 3;
  const fair = (left - BOUT_REST * (sets - 1)) / sets - SET_UP_SECONDS;
  const isFiller = draft.items.length > 0 && choices.goal !== "lose-weight" && choices.goal !== "endurance";
  for (const exercise of byWorth(conditioning, draft, choices, isEasy)) {
    const isMachine = exercise.needs.includes("cardio-machine");
    const isOnTheSpot = isEasyOn(exercise) && exercise.needs.length === 0;
    if (isFiller && isOnTheSpot && draft.usesOf(exercise) >= MOST_ON_THE_SPOT) continue;
    const longest = LONGEST_BOUT[isMachine ? "machine" : isOnTheSpot ? "easy" : "hard"];
    const bout = Math.floor(Math.min(longest, exercise.perSide ? fair / 2 : fair) / 5) * 5;
    // What's done on each side may be too long for what's left, and another not.
    if (bout < LEAST_BOUT) continue;
    draft.addTimed(lightItem(exercise, sets, bout, BOUT_REST));
    return;
  }
}

/** Fills a light day, or a day that nothing else fits, with drills for as many regions as there are. */
export function addDrills(draft: SessionDraft, drills: readonly Exercise[], choices: TrainingChoices): void {
  const inOrder = drills
    .map((exercise, place) => ({
      item: lightItem(exercise, 3, exercise.dose.holdSeconds, exercise.dose.restSeconds),
      luck: luckOf(choices.seed ?? 0, place + 1000),
    }))
    .sort((a, b) => a.luck - b.luck)
    .map(({ item }) => item);
  const seen = ({ exercise }: DraftItem): number =>
    draft.items.filter((item) => item.exercise.targets[0] === exercise.targets[0]).length;
  for (let count = 0; count < MOST_DRILLS && !draft.isFilled(); count += 1) {
    const next = inOrder
      .filter(({ exercise }) => !draft.items.some((item) => item.exercise === exercise))
      .toSorted((a, b) => seen(a) - seen(b))
      .find((item) => draft.seconds(draft.settle([...draft.items, item])) <= choices.durationMinutes * 60);
    if (next === undefined) return;
    draft.addTimed(next);
  }
}
