import type { Exercise } from "./exercise.ts";
import { TRAINING_GROUPS } from "./muscles.ts";
import type { TrainingGroup } from "./muscles.ts";
import type { Weekday } from "../calendar/weekdays.ts";
import type {
  CompactDay,
  CompactExercise,
  PlannedDay,
  PlannedExercise,
  PlannedRole,
  TrainingChoices,
  TrainingPlan,
} from "./plan.ts";
import { WEEKDAYS } from "../calendar/weekdays.ts";
import { planWeek } from "./plan-week.ts";
import { poolsOf, restDay, withPreparation } from "./planned-day.ts";
import { refuseDose, type OwnDose } from "./own-doses.ts";
import { idsOf, notesOf, plannersNotes, rebuildDay } from "./rebuild.ts";
import { roleOfExercise, sessionRank } from "./session-order.ts";
import { aimOf, slotDose } from "./slot-dose.ts";
import { focusName } from "./split.ts";
import { inPlaceOfPiece } from "./steady.ts";
import { apart, pairExercises, pairsToFit, PLANNED_SUPERSETS, unpairExercises } from "./superset-edits.ts";
import { havePaired, suitEachOther } from "./supersets.ts";
import { placeOf, planExercise, type ExerciseContext } from "./plan-exercise.ts";
import { weekFaults } from "./week-faults.ts";
import { eligibleAhead, eligibleExercises, refusalOf } from "./candidates.ts";

/** One change that a person makes to a week. */
export type PlanEdit =
  | { readonly type: "move-day"; readonly from: Weekday; readonly to: Weekday }
  | { readonly type: "change-focus"; readonly day: Weekday; readonly groups: readonly TrainingGroup[] }
  | { readonly type: "swap-exercise"; readonly day: Weekday; readonly exerciseId: string; readonly withExerciseId: string }
  | { readonly type: "add-exercise"; readonly day: Weekday; readonly exerciseId: string }
  | { readonly type: "remove-exercise"; readonly day: Weekday; readonly exerciseId: string }
  | { readonly type: "set-sets"; readonly day: Weekday; readonly exerciseId: string; readonly sets: number }
  /** Sets of several exercises of a day at once. */
  | {
      readonly type: "set-day-sets";
      readonly day: Weekday;
      readonly exercises: readonly { readonly exerciseId: string; readonly sets: number }[];
    }
  | { readonly type: "move-exercise"; readonly day: Weekday; readonly exerciseId: string; readonly toIndex: number }
  /** A dose of the person's own. */
  | ({ readonly type: "set-dose"; readonly day: Weekday; readonly exerciseId: string } & OwnDose)
  /** Two exercises in turn, the second behind the first. */
  | { readonly type: "pair-exercises"; readonly day: Weekday; readonly exerciseId: string; readonly withExerciseId: string }
  /** One after the other again. */
  | { readonly type: "unpair-exercises"; readonly day: Weekday; readonly exerciseId: string }
  /** The day as it was before, to undo a change. */
  | ({ readonly type: "restore-day" } & Pick<CompactDay, "day" | "focus" | "exercises">);

/** The changed week with what the change costs, or why it can't be made. */
export type EditResult =
  | { readonly ok: true; readonly plan: TrainingPlan; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly message: string };

type DayChange = { readonly ok: true; readonly days: readonly PlannedDay[] } | { readonly ok: false; readonly message: string };

interface Week {
  readonly days: readonly PlannedDay[];
  readonly choices: TrainingChoices;
  /** What the person's membership opens. */
  readonly catalogue: readonly Exercise[];
  readonly byId: ReadonlyMap<string, Exercise>;
}

/**
 * Changes a week by the person's own wish. What they didn't touch stays as it is; nothing that hits what they avoid comes in; a rule that the
 * change breaks (minutes, recovery, too many sets) is a warning and no refusal. `catalogue` is what their membership opens.
 */
export function editWeek(
  plan: TrainingPlan,
  edit: PlanEdit,
  choices: TrainingChoices,
  catalogue: readonly Exercise[],
): EditResult {
  const byId = new Map(catalogue.map((exercise) => [exercise.id, exercise]));
  const week: Week = { days: plan.days, choices, catalogue, byId };
  const changed = change(week, edit);
  if (!changed.ok) return changed;
  const before = new Set(weekFaults(plan.days, choices, byId));
  const warnings = weekFaults(changed.days, choices, byId).filter((fault) => !before.has(fault));
  // What takes a change back may have brought back the planner's own week, of which its notes are true again.
  const goesBack = edit.type === "restore-day" || edit.type === "move-day";
  const planners = goesBack ? plannersNotes(choices, changed.days, catalogue) : null;
  const notes = planners ?? notesOf(choices, changed.days);
  return { ok: true, plan: { name: plan.name, days: changed.days, notes }, warnings };
}

function change(week: Week, edit: PlanEdit): DayChange {
  switch (edit.type) {
    case "move-day":
      return moveDay(week, edit.from, edit.to);
    case "change-focus":
      return changeFocus(week, edit.day, edit.groups);
    case "swap-exercise":
      return swapExercise(week, edit.day, edit.exerciseId, edit.withExerciseId);
    case "add-exercise":
      return addExercise(week, edit.day, edit.exerciseId);
    case "remove-exercise":
      return changeExercises(week, edit.day, edit.exerciseId, (exercises, place) => exercises.toSpliced(place, 1));
    case "set-sets":
      return changeExercises(week, edit.day, edit.exerciseId, (exercises, place) =>
        exercises.map((exercise, index) => (index === place ? { ...exercise, sets: edit.sets } : exercise)),
      );
    case "set-day-sets":
      return setDaySets(week, edit);
    case "move-exercise":
      return changeExercises(week, edit.day, edit.exerciseId, (exercises, place) => {
        const moved = exercises.slice(place, place + 1);
        const others = exercises.toSpliced(place, 1);
        return others.toSpliced(besidePair(others, edit.toIndex, edit.toIndex > place), 0, ...moved);
      });
    case "set-dose":
      return setDose(week, edit);
    case "pair-exercises":
      return pair(week, edit.day, edit.exerciseId, edit.withExerciseId);
    case "unpair-exercises":
      return changeExercises(week, edit.day, edit.exerciseId, (exercises) => unpairExercises(exercises, edit.exerciseId));
    case "restore-day":
      return restoreDay(week, edit);
  }
}

function setDose(week: Week, { day, exerciseId, ...dose }: Extract<PlanEdit, { type: "set-dose" }>): DayChange {
  const exercise = week.byId.get(exerciseId);
  if (exercise === undefined) return refuse("That exercise isn't in your library.");
  const refusal = refuseDose(exercise, dose);
  if (refusal !== null) return refuse(refusal);
  const { sets, repsMin, repsMax, holdSeconds, restSeconds } = dose;
  const reps = holdSeconds === null ? { repsMin, repsMax } : { repsMin: exercise.dose.repsMin, repsMax: exercise.dose.repsMax };
  return changeExercises(week, day, exerciseId, (exercises, place) => {
    const pool = eligibleExercises(week.choices, week.catalogue);
    const context = { ...contextOf(week), opens: place === 0, pool, inSession: new Set<string>() };
    return exercises.map((planned, index) =>
      index === place ? planExercise({ ...planned, exercise, sets, ...reps, holdSeconds, restSeconds }, context) : planned,
    );
  });
}

function setDaySets(week: Week, { day: weekday, exercises: changes }: Extract<PlanEdit, { type: "set-day-sets" }>): DayChange {
  const held = week.days[WEEKDAYS.indexOf(weekday)]?.exercises ?? [];
  const setsOf = new Map(changes.map(({ exerciseId, sets }) => [exerciseId, sets]));
  if (changes.some((change) => !held.some(({ exerciseId }) => exerciseId === change.exerciseId)))
    return refuse(`${weekday} doesn't have these exercises.`);
  const changed = held.map((exercise) => ({ ...exercise, sets: setsOf.get(exercise.exerciseId) ?? exercise.sets }));
  return replaceDay(week, weekday, changed);
}

function pair(week: Week, weekday: Weekday, ...two: readonly [exerciseId: string, withExerciseId: string]): DayChange {
  const exercises = week.days[WEEKDAYS.indexOf(weekday)]?.exercises ?? [];
  const isPlanned = pairsToFit(exercises, two, week.choices.durationMinutes, week.byId);
  const paired = pairExercises(exercises, two, isPlanned);
  if (paired === null) return refuse(`Choose two exercises of ${weekday}.`);
  return replaceDay(week, weekday, paired);
}

/** A day that a person brings back whole; it is held to what holds for a week from outside. */
function restoreDay({ days, choices, byId, catalogue }: Week, day: Pick<CompactDay, "day" | "focus" | "exercises">): DayChange {
  if (day.exercises.some(({ exerciseId }) => !byId.has(exerciseId)))
    return refuse(`${day.day} had an exercise that isn't in your library.`);
  const rebuilt = rebuildDay({ ...day, isRest: false }, choices, byId, catalogue, idsOf(days));
  if (!rebuilt.ok) return rebuilt;
  return { ok: true, days: days.map((each) => (each.day === day.day ? rebuilt.day : each)) };
}

function moveDay(week: Week, from: Weekday, to: Weekday): DayChange {
  const [a, b] = [WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to)];
  const [moved, other] = [week.days[a], week.days[b]];
  if (moved === undefined || other === undefined || a === b) return refuse("Choose another day to move to.");
  if (moved.isRest) return refuse(`${from} is a rest day: there's no training to move.`);
  const days = week.days.map((day, place) => {
    if (place === a) return { ...other, day: from };
    return place === b ? { ...moved, day: to } : day;
  });
  return { ok: true, days };
}

/** Seeds that are tried for a new session; the one that costs the week least is taken. */
const FOCUS_TRIALS = 4;

/** Plans the day again for other groups: of several sessions that keep the planner's rules on their own, the one that fits the rest of the week best. */
function changeFocus(week: Week, weekday: Weekday, groups: readonly TrainingGroup[]): DayChange {
  const place = WEEKDAYS.indexOf(weekday);
  if (week.days[place]?.isRest !== false) return refuse(`${weekday} is a rest day. Move a training day here first.`);
  let best: readonly PlannedDay[] | null = null;
  let least = Infinity;
  for (let trial = 0; trial < FOCUS_TRIALS; trial += 1) {
    const seed = (week.choices.seed ?? 0) + trial;
    const result = planWeek({ ...week.choices, muscleGroups: groups, daysPerWeek: 3, seed }, week.catalogue);
    if (!result.ok) return refuse(result.refusal.message);
    for (const session of result.plan.days.filter((day) => !day.isRest)) {
      const focus = focusName(session.exercises);
      const days = week.days.map((day, index) => (index === place ? { ...session, day: weekday, focus } : day));
      const strays = session.exercises.filter((exercise) => !groups.includes(exercise.group)).length;
      const cost = weekFaults(days, week.choices, week.byId).length * 10 + strays;
      if (cost < least) [best, least] = [days, cost];
    }
  }
  return best === null ? refuse("We can't build a session from these muscle groups.") : { ok: true, days: best };
}

function swapExercise(week: Week, weekday: Weekday, exerciseId: string, withExerciseId: string): DayChange {
  const incoming = admit(week, weekday, withExerciseId);
  if (typeof incoming === "string") return refuse(incoming);
  return changeExercises(week, weekday, exerciseId, (exercises, place) => {
    const outgoing = exercises[place];
    if (outgoing === undefined) return exercises;
    const others = exercises.filter((_, index) => index !== place).map((exercise) => exercise.exerciseId);
    const like = incoming.group === outgoing.group && incoming.kind === outgoing.kind;
    const role = like ? outgoing.role : roleOf(week, incoming);
    const superset = staysPaired(week, incoming, outgoing, exercises) ? outgoing.superset : null;
    const piece = inPlaceOfPiece(outgoing, incoming) ?? { sets: outgoing.sets };
    const planned = planEntry(week, incoming, { ...piece, superset, role, opens: place === 0, others });
    return exercises.toSpliced(place, 1, planned);
  });
}

/** Whether an exercise takes another's place in its superset too: always in a person's own, and in a planned one unless it competes with the partner. */
function staysPaired(week: Week, incoming: Exercise, outgoing: PlannedExercise, exercises: readonly PlannedExercise[]): boolean {
  const { superset } = outgoing;
  if (superset === null || superset > PLANNED_SUPERSETS) return superset !== null;
  const partner = exercises.find((each) => each !== outgoing && each.superset === superset);
  const other = week.byId.get(partner?.exerciseId ?? "");
  const before = week.byId.get(outgoing.exerciseId);
  if (other === undefined) return false;
  // In an older week two may be paired that no longer would be.
  const isOld = before !== undefined && !suitEachOther(before, other);
  return isOld ? havePaired(incoming, other) : suitEachOther(incoming, other);
}

function addExercise(week: Week, weekday: Weekday, exerciseId: string): DayChange {
  const incoming = admit(week, weekday, exerciseId);
  if (typeof incoming === "string") return refuse(incoming);
  const day = week.days[WEEKDAYS.indexOf(weekday)];
  if (day === undefined || day.isRest) return refuse(`${weekday} is a rest day. Move a training day here first.`);
  const rank = sessionRank(incoming);
  const after = day.exercises.findIndex(({ exerciseId: id }) => {
    const exercise = week.byId.get(id);
    return exercise !== undefined && sessionRank(exercise) > rank;
  });
  const place = after === -1 ? day.exercises.length : besidePair(day.exercises, after, true);
  const others = day.exercises.map((exercise) => exercise.exerciseId);
  const role = roleOf(week, incoming);
  const planned = planEntry(week, incoming, { sets: incoming.dose.sets, superset: null, role, opens: place === 0, others });
  return replaceDay(week, weekday, day.exercises.toSpliced(place, 0, planned));
}

/** The place, or the next one behind or before it where nothing comes between the two of a superset. */
function besidePair(exercises: readonly PlannedExercise[], place: number, isBehind: boolean): number {
  const superset = exercises[place]?.superset ?? null;
  if (superset === null || exercises[place - 1]?.superset !== superset) return place;
  return isBehind ? place + 1 : place - 1;
}

/** What an exercise that a person brings in is for: drills are light wherever they stand. */
function roleOf({ choices }: Week, exercise: Exercise): PlannedRole {
  if (exercise.kind !== "strength") return "light";
  return choices.muscleGroups.includes(exercise.group) ? "chosen" : "balance";
}

/** The exercise that wants to come into a day, or why it may not. */
function admit(week: Week, weekday: Weekday, exerciseId: string): Exercise | string {
  const exercise = week.byId.get(exerciseId);
  if (exercise === undefined) return "That exercise isn't in your library.";
  const refusal = refusalOf(exercise, week.choices);
  if (refusal !== null) return refusal;
  const day = week.days[WEEKDAYS.indexOf(weekday)];
  if (day?.exercises.some((planned) => planned.exerciseId === exerciseId) === true)
    return `${weekday} already has ${exercise.name}.`;
  return exercise;
}

interface Entry extends Partial<Pick<CompactExercise, "holdSeconds" | "restSeconds">> {
  readonly sets: number;
  readonly superset: number | null;
  readonly role: PlannedRole;
  readonly opens: boolean;
  readonly others: readonly string[];
}

function planEntry(week: Week, exercise: Exercise, { opens, others, ...own }: Entry): PlannedExercise {
  const dose = slotDose(exercise, roleOfExercise(exercise), aimOf(week.choices), week.choices.durationMinutes);
  const dosed = { exercise, ...dose, ...own };
  const pool = eligibleExercises(week.choices, week.catalogue);
  const inSession = new Set([...others, exercise.id]);
  return planExercise(dosed, { ...contextOf(week), opens, pool, inSession });
}

/** The context that all exercises of a week share. */
function contextOf({ choices, catalogue, days }: Week): Pick<ExerciseContext, "choices" | "ahead"> {
  return { choices, ahead: eligibleAhead(choices, catalogue, idsOf(days)) };
}

/** Changes a day's list around one exercise. */
function changeExercises(
  week: Week,
  weekday: Weekday,
  exerciseId: string,
  act: (exercises: readonly PlannedExercise[], place: number) => readonly PlannedExercise[],
): DayChange {
  const day = week.days[WEEKDAYS.indexOf(weekday)];
  const place = day?.exercises.findIndex((exercise) => exercise.exerciseId === exerciseId) ?? -1;
  if (day === undefined || place === -1) return refuse(`${weekday} doesn't have that exercise.`);
  return replaceDay(week, weekday, act(day.exercises, place));
}

/** A day that has lost its last exercise is a rest day. */
function replaceDay(week: Week, weekday: Weekday, exercises: readonly PlannedExercise[]): DayChange {
  const pool = eligibleExercises(week.choices, week.catalogue);
  const inSession = new Set(exercises.map((exercise) => exercise.exerciseId));
  const fresh = apart(exercises).map((planned, place) => {
    const exercise = week.byId.get(planned.exerciseId);
    if (exercise === undefined) return planned;
    return { ...planned, ...placeOf(exercise, planned.role, { choices: week.choices, opens: place === 0, pool, inSession }) };
  });
  const days = week.days.map((day, place) => {
    if (day.day !== weekday) return day;
    if (fresh.length === 0) return restDay(place);
    return withPreparation(
      { day: weekday, focus: keepsFocus(day, fresh) ? day.focus : focusName(fresh), exercises: fresh },
      week.choices,
      week.byId,
      poolsOf(week.choices, week.catalogue),
    );
  });
  return { ok: true, days };
}

/** Small changes keep the day's own name (the light day, the fixed week) while it's true of what the day holds; another region of the body renames it. */
function keepsFocus({ focus, exercises }: PlannedDay, changed: readonly PlannedExercise[]): boolean {
  if (focusName(exercises) === focusName(changed)) return true;
  const groups = changed.map(({ muscleGroup }) => muscleGroup);
  if (focus === "Full-Body") return groups.includes("Upper Body") && groups.includes("Lower Body");
  const named = focus.endsWith(" focus") ? TRAINING_GROUPS.filter((group) => focus.includes(group)) : [];
  const setsOf = (some: readonly PlannedExercise[]): number => some.reduce((sum, { sets }) => sum + sets, 0);
  return named.length > 0 && setsOf(changed.filter(({ group }) => named.includes(group))) * 2 >= setsOf(changed);
}

function refuse(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message };
}
