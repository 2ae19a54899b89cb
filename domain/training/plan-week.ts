import { allocate } from "./allocate.ts";
import { eligibleExercises, makeCandidates } from "./candidates.ts";
import type { Candidate } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import { joinNames, planName, progressionFor, reasonFor, repsText } from "./explain.ts";
import { fitSession } from "./fit-session.ts";
import type { UnfittedExercise } from "./fit-session.ts";
import { easyCore, mobilityFor } from "./light-day.ts";
import { GROUP_OF_MUSCLE, MUSCLE_GROUP_OF, MUSCLE_NAMES, VOLUME_MUSCLES } from "./muscles.ts";
import type { TrainingGroup } from "./muscles.ts";
import { notesFor } from "./plan-notes.ts";
import type { PlannedDay, PlannedExercise, PlannedRole, PlanRefusal, PlanResult, TrainingChoices } from "./plan.ts";
import { WEEKDAYS } from "./plan.ts";
import { DEFAULT_POLICY } from "./policy.ts";
import type { PlannerPolicy } from "./policy.ts";
import { coolDownFor, warmUpFor } from "./prepare.ts";
import { repair } from "./repair.ts";
import { sessionRank } from "./session-order.ts";
import { focusName, trainingDays } from "./split.ts";
import { substitutesFor } from "./substitutes.ts";
import { MIN_FILL } from "./timing.ts";
import { MAX_WEEKLY_SETS, weeklyRange } from "./volume.ts";
import { WeekDraft } from "./week-draft.ts";
import type { WeekFrame } from "./week-draft.ts";
import { weekAims } from "./week-aims.ts";
import type { WeekAims } from "./week-aims.ts";

/** Drafts before the best of them stands; nearly every week needs one. */
const MAX_ATTEMPTS = 6;
const ATTEMPT_STRIDE = 104_729;

/** An exercise on its way into a planned day. */
interface Placed extends UnfittedExercise {
  readonly role: PlannedRole;
}

/** What a person may be given, sorted by kind. */
interface Pools {
  readonly strength: readonly Exercise[];
  readonly mobility: readonly Exercise[];
  readonly conditioning: readonly Exercise[];
}

function poolsOf(choices: TrainingChoices, catalogue: readonly Exercise[]): Pools {
  const eligible = eligibleExercises(choices, catalogue);
  const ofKind = (kind: Exercise["kind"]): readonly Exercise[] => eligible.filter((exercise) => exercise.kind === kind);
  return { strength: ofKind("strength"), mobility: ofKind("mobility"), conditioning: ofKind("conditioning") };
}

function hasWork(choices: TrainingChoices, catalogue: readonly Exercise[]): boolean {
  return eligibleExercises(choices, catalogue).some(
    (exercise) => exercise.kind === "strength" && choices.muscleGroups.includes(exercise.group),
  );
}

/** Names the choice to relax: the one whose removal leaves work for a chosen group, or both where only both do. */
function refuse(choices: TrainingChoices, catalogue: readonly Exercise[]): PlanRefusal {
  const groups = joinNames(choices.muscleGroups);
  const avoids = (choices.avoid ?? []).length > 0;
  const full = { ...choices, equipment: ["dumbbell", "kettlebell", "band", "pull-up-bar", "bench", "barbell", "mat"] as const };
  const relax: ("avoid" | "equipment")[] = [];
  if (avoids && hasWork({ ...choices, avoid: [] }, catalogue)) relax.push("avoid");
  if (choices.location === "home" && hasWork(full, catalogue)) relax.push("equipment");
  if (relax.length === 0) relax.push(...(avoids ? (["avoid"] as const) : []), ...(choices.location === "home" ? (["equipment"] as const) : []));
  const wishes = relax.map((choice) => (choice === "avoid" ? "take something off the list of things to avoid" : "add equipment"));
  return {
    code: "NOTHING_LEFT",
    relax,
    message: `No exercise for ${groups} is left with these choices. To get a plan, ${wishes.join(" or ")}, or choose other muscle groups.`,
  };
}

function frameOf(choices: TrainingChoices, candidates: readonly Candidate[], policy: PlannerPolicy): WeekFrame {
  const ranges = VOLUME_MUSCLES.map((muscle) => weeklyRange(choices.skillLevel, muscle));
  const chosenMuscles = new Set<number>();
  VOLUME_MUSCLES.forEach((muscle, place) => {
    if (choices.muscleGroups.includes(GROUP_OF_MUSCLE[muscle])) chosenMuscles.add(place);
  });
  return {
    days: trainingDays(choices.daysPerWeek, choices.muscleGroups),
    limitSeconds: choices.durationMinutes * 60,
    uppers: ranges.map((range) => Math.min(range.upper, MAX_WEEKLY_SETS)),
    lowers: ranges.map((range) => range.lower),
    chosenMuscles,
    candidates,
    policy,
  };
}

/** Mobility and conditioning for minutes that no set of work fits; none of it in a week that work fills. */
function fillerFor(placed: readonly Placed[], pools: Pools, choices: TrainingChoices, always: boolean): readonly Placed[] {
  const minutes = choices.durationMinutes;
  const taken = placed.length === 0 ? 0 : fitSession(placed, minutes).reduce((sum, fitting) => sum + fitting.workSeconds, 0);
  if (!always && taken >= minutes * 60 * MIN_FILL) return [];
  return mobilityFor([...pools.mobility, ...(always ? pools.conditioning : [])], taken, minutes, choices.seed ?? 0).map((item) => ({
    ...item,
    role: "light" as const,
  }));
}

function plannedExercises(placed: readonly Placed[], pools: Pools, choices: TrainingChoices): readonly PlannedExercise[] {
  const ordered = placed
    .map((item, place) => ({ item, place }))
    .sort((a, b) => sessionRank(a.item.exercise) - sessionRank(b.item.exercise) || a.place - b.place)
    .map(({ item }) => item);
  const fittings = fitSession(ordered, choices.durationMinutes);
  const inSession = new Set(ordered.map((item) => item.exercise.id));
  const planned: PlannedExercise[] = [];
  ordered.forEach(({ exercise, sets, paired, role }, place) => {
    const fitting = fittings[place];
    if (fitting === undefined) return;
    const { holdSeconds } = exercise.dose;
    planned.push({
      exerciseId: exercise.id,
      name: exercise.name,
      muscleGroup: MUSCLE_GROUP_OF[exercise.group],
      group: exercise.group,
      targetMuscles: exercise.targets.map((muscle) => MUSCLE_NAMES[muscle]),
      synergistMuscles: exercise.synergists.map((muscle) => MUSCLE_NAMES[muscle]),
      targets: exercise.targets,
      synergists: exercise.synergists,
      equipment: exercise.equipment,
      sets,
      reps: repsText(fitting.repsMin, fitting.repsMax, holdSeconds, exercise.perSide),
      repsMin: fitting.repsMin,
      repsMax: fitting.repsMax,
      holdSeconds,
      perSide: exercise.perSide,
      restSeconds: fitting.restSeconds,
      workSeconds: fitting.workSeconds,
      kind: exercise.kind,
      superset: paired ? 1 : null,
      role,
      reason: reasonFor({ exercise, role, choices, opens: place === 0 }),
      progression: progressionFor(exercise, fitting.repsMin, fitting.repsMax, choices.skillLevel),
      substitutes: substitutesFor(exercise, pools[exercise.kind], inSession),
    });
  });
  return planned;
}

function restDay(place: number): PlannedDay {
  const day = WEEKDAYS[place] ?? "Monday";
  return { day, focus: "Rest Day", isRest: true, workMinutes: 0, warmUp: [], coolDown: [], exercises: [] };
}

function placedOf(draft: WeekDraft, place: number): readonly Placed[] {
  return draft
    .itemsOf(place)
    .map(({ candidate, sets, paired }) => ({ exercise: candidate.exercise, sets, paired, role: candidate.chosen ? "chosen" : "balance" }));
}

/** The seven days out of a finished draft. */
function daysOf(draft: WeekDraft, light: readonly Candidate[], pools: Pools, choices: TrainingChoices): readonly PlannedDay[] {
  const days = WEEKDAYS.map((_, place) => restDay(place));
  const always = !draft.frame.policy.fillerOnlyWhenNothingFits;
  draft.frame.days.forEach((day, place) => {
    const core: readonly Placed[] = light.map(({ exercise }) => ({ exercise, sets: 3, paired: false, role: "light" }));
    const work = day.kind === "light" ? core : placedOf(draft, place);
    const placed = [...work, ...fillerFor(work, pools, choices, always)];
    const exercises = plannedExercises(placed, pools, choices);
    const preparation = {
      work: placed.map((item) => item.exercise),
      mobility: pools.mobility,
      conditioning: pools.conditioning,
      seed: (choices.seed ?? 0) + day.index,
    };
    days[day.index] = {
      day: day.weekday,
      focus: focusName(day.kind, exercises),
      isRest: false,
      workMinutes: Math.ceil(exercises.reduce((sum, exercise) => sum + exercise.workSeconds, 0) / 60),
      warmUp: warmUpFor(preparation),
      coolDown: coolDownFor(preparation),
      exercises,
    };
  });
  return days;
}

/** A week that is planned, but not yet dosed and told. */
interface DraftedWeek {
  readonly draft: WeekDraft;
  /** The light day's easy core work. */
  readonly light: readonly Candidate[];
}

/** Drafts a week; where repair leaves a shortfall, a few more with other luck, and the best of them stands. */
function draftWeek(policy: PlannerPolicy, choices: TrainingChoices, strength: readonly Exercise[], aims: WeekAims): DraftedWeek {
  let best: DraftedWeek | null = null;
  let bestLeft = Infinity;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && bestLeft > 0; attempt += 1) {
    const candidates = makeCandidates({ ...choices, seed: (choices.seed ?? 0) + attempt * ATTEMPT_STRIDE }, strength, policy);
    const draft = new WeekDraft(frameOf(choices, candidates, policy));
    const lightDay = draft.frame.days.find((day) => day.kind === "light");
    const light = lightDay === undefined ? [] : easyCore(draft, lightDay.index, choices.durationMinutes);
    allocate(draft, choices, aims);
    const left = policy.fillerOnlyWhenNothingFits ? repair(draft, aims) : 0;
    if (best === null || left < bestLeft) {
      best = { draft, light };
      bestLeft = left;
    }
  }
  if (best === null) throw new Error("No attempt was made");
  return best;
}

/** The planner under a policy; only trials use another than {@link DEFAULT_POLICY}. */
export function planWeekWith(policy: PlannerPolicy, choices: TrainingChoices, catalogue: readonly Exercise[]): PlanResult {
  const pools = poolsOf(choices, catalogue);
  const groups: readonly TrainingGroup[] = choices.muscleGroups.filter((group) => pools.strength.some((exercise) => exercise.group === group));
  if (groups.length === 0) return { ok: false, refusal: refuse(choices, catalogue) };
  const aims = weekAims(choices, groups);
  const { draft, light } = draftWeek(policy, choices, pools.strength, aims);
  const days = daysOf(draft, light, pools, choices);
  if (days.some((day) => !day.isRest && day.exercises.length === 0)) return { ok: false, refusal: refuse(choices, catalogue) };
  return { ok: true, plan: { name: planName(choices), days, notes: notesFor(choices, groups, aims, days) } };
}

/**
 * Makes a week of training from the wizard's choices: pure, and the same for the same choices, seed and catalogue. It is refused only when
 * things to avoid or the list of equipment leave no exercise for any chosen group; the refusal names the choice to relax. Where a wish can
 * only partly be met, the plan's notes say so.
 */
export function planWeek(choices: TrainingChoices, catalogue: readonly Exercise[]): PlanResult {
  return planWeekWith(DEFAULT_POLICY, choices, catalogue);
}
