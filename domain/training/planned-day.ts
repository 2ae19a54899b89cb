import { eligibleExercises, type Ahead } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import type { PlannedDay, PlannedExercise, TrainingChoices } from "./plan.ts";
import { WEEKDAYS } from "../calendar/weekdays.ts";
import { joinNames } from "../words/join-names.ts";
import { coolDownFor, warmUpFor } from "./prepare.ts";
import type { SessionDraft } from "./session-draft.ts";
import { planExercise } from "./plan-exercise.ts";
import { sessionSeconds, workSecondsOf } from "./timing.ts";

/** What a person may be given, sorted by kind. */
export interface Pools {
  readonly strength: readonly Exercise[];
  readonly mobility: readonly Exercise[];
  readonly conditioning: readonly Exercise[];
}

/** Sorts what a person may be given by kind. */
export function poolsOf(choices: TrainingChoices, catalogue: readonly Exercise[]): Pools {
  const eligible = eligibleExercises(choices, catalogue);
  const ofKind = (kind: Exercise["kind"]): readonly Exercise[] => eligible.filter((exercise) => exercise.kind === kind);
  return { strength: ofKind("strength"), mobility: ofKind("mobility"), conditioning: ofKind("conditioning") };
}

/** A finished draft as a plan shows it. `ahead` is what its exercises may go on to. */
export function trainingDay(draft: SessionDraft, pools: Pools, choices: TrainingChoices, ahead: Ahead): PlannedDay {
  const { weekday, isLight } = draft.day;
  const focus = focusOf(draft);
  const ordered = draft.settle();
  const inSession = new Set(ordered.map(({ exercise }) => exercise.id));
  const pairs = [...new Set(ordered.map(({ superset }) => superset))].filter((superset) => superset !== null);
  const exercises = ordered.map((item, place) =>
    planExercise(
      // Numbered in the order they're done.
      {
        exercise: item.exercise,
        sets: item.sets,
        ...item.dose,
        superset: item.superset && pairs.indexOf(item.superset) + 1,
        role: isLight || item.exercise.kind !== "strength" ? "light" : item.isChosen ? "chosen" : "balance",
      },
      { choices, opens: place === 0, pool: pools[item.exercise.kind], ahead, inSession },
    ),
  );
  const byId = new Map(ordered.map(({ exercise }) => [exercise.id, exercise]));
  return withPreparation({ day: weekday, focus, exercises }, choices, byId, pools);
}

/** A day's name: where the week has all the sets for its groups that do any good, they recover on it, and the rest of the body may work. */
function focusOf({ day: { groups, focus }, items }: SessionDraft): string {
  if (groups.length === 0 || items.some(({ exercise }) => groups.some((group) => group === exercise.group))) return focus;
  return items.some(({ role }) => role !== "carry") ? `Balance for ${joinNames(groups)}` : `${joinNames(groups)} recovery`;
}

/** A training day around its exercises: each one's time, the minutes, warm-up and cool-down. */
export function withPreparation(
  { day, focus, exercises }: Pick<PlannedDay, "day" | "focus" | "exercises">,
  choices: TrainingChoices,
  byId: ReadonlyMap<string, Exercise>,
  { mobility, conditioning }: Pick<Pools, "mobility" | "conditioning">,
): PlannedDay {
  const seconds = workSecondsOf(exercises);
  const timed = exercises.map((planned, place): PlannedExercise => ({ ...planned, workSeconds: seconds[place] ?? 0 }));
  const work = timed.flatMap((planned) => {
    const exercise = byId.get(planned.exerciseId);
    return exercise === undefined ? [] : [{ ...planned, exercise }];
  });
  const workSeconds = sessionSeconds(timed);
  const seed = (choices.seed ?? 0) + WEEKDAYS.indexOf(day);
  const preparation = { work, workSeconds, mobility, conditioning, minutes: choices.durationMinutes, seed };
  return {
    day,
    focus,
    isRest: false,
    workMinutes: Math.ceil(workSeconds / 60),
    warmUp: warmUpFor(preparation),
    coolDown: coolDownFor(preparation),
    exercises: timed,
  };
}

/** A day without training. */
export function restDay(place: number): PlannedDay {
  const day = WEEKDAYS[place] ?? "Monday";
  return { day, focus: "Rest Day", isRest: true, workMinutes: 0, warmUp: [], coolDown: [], exercises: [] };
}
