import { allocate } from "./allocate.ts";
import { eligibleExercises, makeCandidates } from "./candidates.ts";
import type { Candidate } from "./candidates.ts";
import type { Exercise } from "./exercise.ts";
import { joinNames } from "../words/join-names.ts";
import { planName } from "./explain.ts";
import { easyCore } from "./light-day.ts";
import { TRAINING_GROUPS } from "./muscles.ts";
import type { TrainingGroup } from "./muscles.ts";
import { notesFor } from "./plan-notes.ts";
import type { PlannedDay, PlanRefusal, PlanResult, TrainingChoices } from "./plan.ts";
import { WEEKDAYS } from "../calendar/weekdays.ts";
import { fillerFor, inSessionOrder, poolsOf, restDay, trainingDay } from "./planned-day.ts";
import type { Placed, Pools } from "./planned-day.ts";
import { repair } from "./repair.ts";
import type { Effort } from "./repair.ts";
import { focusName, trainingDays } from "./split.ts";
import { weekAims } from "./week-aims.ts";
import type { WeekAims } from "./week-aims.ts";
import { WeekDraft } from "./week-draft.ts";
import { weekFrame } from "./week-frame.ts";

/** Drafts before the best is taken; nearly every week needs one. */
const MAX_ATTEMPTS = 24;
/** Fewer where things to avoid leave so little that what is owed may be out of reach. */
const MAX_ATTEMPTS_AVOIDING = 10;
/** Single changes looked at for one plan; keeps the hardest weeks within their milliseconds. */
const MAX_LOOKS = 6_500;
/** Single changes looked at for the first draft and for a later one: where many don't mend a draft, other luck does sooner. */
const MAX_LOOKS_AT_FIRST = 3_000;
const MAX_LOOKS_LATER = 800;
const ATTEMPT_STRIDE = 104_729;

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
  if (relax.length === 0)
    relax.push(...(avoids ? (["avoid"] as const) : []), ...(choices.location === "home" ? (["equipment"] as const) : []));
  const wishes = relax.map((choice) => (choice === "avoid" ? "remove something from the things to avoid" : "add equipment"));
  return {
    code: "NOTHING_LEFT",
    relax,
    message: `These choices leave no exercises for ${groups}. To get a plan, ${wishes.join(" or ")}, or choose other muscle groups.`,
  };
}

function placedOf(draft: WeekDraft, place: number): readonly Placed[] {
  const inTurn = draft.isPaired(place);
  return draft.itemsOf(place).map(({ candidate, sets, paired }) => ({
    exercise: candidate.exercise,
    sets,
    paired: paired && inTurn,
    role: candidate.chosen ? "chosen" : "balance",
  }));
}

/** The seven days out of a finished draft. */
function daysOf(draft: WeekDraft, light: readonly Candidate[], pools: Pools, choices: TrainingChoices): readonly PlannedDay[] {
  const days = WEEKDAYS.map((_, place) => restDay(place));
  const once = new Set<Exercise>();
  const spent = new Set<Exercise>();
  draft.frame.days.forEach((day, place) => {
    const core: readonly Placed[] = light.map(({ exercise }) => ({ exercise, sets: 3, paired: false, role: "light" }));
    const work = day.kind === "light" ? core : placedOf(draft, place);
    const filler = fillerFor(work, pools, choices, day.kind === "light", spent);
    for (const { exercise } of filler) (once.has(exercise) ? spent : once).add(exercise);
    days[day.index] = trainingDay({
      day: day.weekday,
      focus: (exercises) => focusName(day.kind, exercises),
      placed: inSessionOrder([...work, ...filler]),
      pools,
      choices,
    });
  });
  return days;
}

/** A week that's planned but not yet dosed and described. */
interface DraftedWeek {
  readonly draft: WeekDraft;
  /** The light day's easy core work. */
  readonly light: readonly Candidate[];
}

/** Drafts a week; where repair leaves a shortfall, a few more with other luck, and the best of them is taken. */
function draftWeek(choices: TrainingChoices, strength: readonly Exercise[], aims: WeekAims): DraftedWeek {
  let best: DraftedWeek | null = null;
  let bestLeft = Infinity;
  let looks = MAX_LOOKS;
  const attempts = (choices.avoid ?? []).length > 0 ? MAX_ATTEMPTS_AVOIDING : MAX_ATTEMPTS;
  for (let attempt = 0; attempt < attempts && bestLeft > 0; attempt += 1) {
    const candidates = makeCandidates({ ...choices, seed: (choices.seed ?? 0) + attempt * ATTEMPT_STRIDE }, strength);
    const draft = new WeekDraft(weekFrame(choices, trainingDays(choices.daysPerWeek, choices.muscleGroups), candidates));
    const lightDay = draft.frame.days.find((day) => day.kind === "light");
    const light = lightDay === undefined ? [] : easyCore(draft, lightDay.index, choices.durationMinutes);
    allocate(draft, choices, aims);
    const given = Math.min(looks, attempt === 0 ? MAX_LOOKS_AT_FIRST : MAX_LOOKS_LATER);
    const effort: Effort = { looks: given };
    const left = repair(draft, aims, effort);
    looks -= given - effort.looks;
    if (best === null || left < bestLeft) {
      best = { draft, light };
      bestLeft = left;
    }
  }
  if (best === null) throw new Error("No attempt was made");
  return best;
}

/**
 * Makes a week of training from the wizard's choices: pure, and the same for the same choices, seed and catalogue. It is refused only when
 * things to avoid or the list of equipment leave no exercise for any chosen group; the refusal names the choice to relax. Where a wish can
 * only partly be met, the plan's notes say so.
 */
export function planWeek(asked: TrainingChoices, catalogue: readonly Exercise[]): PlanResult {
  // The order in which groups were ticked must not change the plan.
  const choices = { ...asked, muscleGroups: TRAINING_GROUPS.filter((group) => asked.muscleGroups.includes(group)) };
  const pools = poolsOf(choices, catalogue);
  const groups: readonly TrainingGroup[] = choices.muscleGroups.filter((group) =>
    pools.strength.some((exercise) => exercise.group === group),
  );
  if (groups.length === 0) return { ok: false, refusal: refuse(choices, catalogue) };
  const aims = weekAims(choices, groups);
  const { draft, light } = draftWeek(choices, pools.strength, aims);
  const days = daysOf(draft, light, pools, choices);
  if (days.some((day) => !day.isRest && day.exercises.length === 0)) return { ok: false, refusal: refuse(choices, catalogue) };
  return { ok: true, plan: { name: planName(choices), days, notes: notesFor(choices, groups, aims, days) } };
}
