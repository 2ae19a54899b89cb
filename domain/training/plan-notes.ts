import { joinNames } from "../words/join-names.ts";
import { GROUP_OF_MUSCLE, VOLUME_MUSCLES } from "./muscles.ts";
import type { TrainingGroup, VolumeMuscle } from "./muscles.ts";
import type { PlannedDay, PlannedExercise, PlanNote, TrainingChoices } from "./plan.ts";
import { effectiveSets, weeklyRange } from "./volume.ts";
import type { WeekAims } from "./week-aims.ts";

/** A volume muscle's name inside a sentence. */
export function muscleWord(muscle: VolumeMuscle): string {
  return muscle.replace("-", " ");
}

/** Days with work of a group; easy core on the light day is none. */
function trainedDays(days: readonly PlannedDay[], group: TrainingGroup): number {
  const isWork = ({ group: of, kind, role }: PlannedExercise): boolean => of === group && kind === "strength" && role !== "light";
  return days.filter((day) => day.exercises.some(isWork)).length;
}

/** What brings a muscle to its range: minutes and days where more can be chosen, and the wishes that leave it fewer exercises. */
function gapAdvice({ avoid = [], equipment = [], location, durationMinutes, daysPerWeek }: TrainingChoices): string {
  const ways = [...(durationMinutes < 60 ? ["minutes"] : []), ...(daysPerWeek < 7 ? ["days"] : [])].join(" or ");
  const counts = location === "home" && equipment.length > 0;
  const limits = [...(avoid.length > 0 ? ["what you avoid"] : []), ...(counts ? ["your equipment"] : [])].join(" and ");
  if (limits === "") return `More ${ways === "" ? "sets" : ways} would close the gap.`;
  if (ways === "") return `With ${limits}, there aren't enough exercises for them.`;
  return `More ${ways} may close the gap, but with ${limits} there are fewer exercises for them.`;
}

/**
 * The notes beside a plan: what a person should know where the wish was met in part (a group once a week, a muscle under its range, minutes
 * not reached, equipment ignored) or in a fixed form (five days, light day), and that a clinician comes first in pregnancy.
 */
export function notesFor(
  choices: TrainingChoices,
  groups: readonly TrainingGroup[],
  aims: WeekAims,
  days: readonly PlannedDay[],
): readonly PlanNote[] {
  const notes: PlanNote[] = [];
  const add = (code: PlanNote["code"], message: string): void => void notes.push({ code, message });
  const training = days.filter((day) => !day.isRest);
  const exercises = training.flatMap((day) => day.exercises);

  if ((choices.avoid ?? []).includes("pregnancy")) {
    add(
      "CLINICIAN_FIRST",
      "Talk to your clinician before you start. Stop and call them if you notice bleeding, dizziness, chest pain, calf swelling, contractions, fluid leaking, or shortness of breath before exercise.",
    );
  }
  if (choices.location === "gym" && (choices.equipment ?? []).length > 0) {
    add("EQUIPMENT_IGNORED_AT_GYM", "Your equipment list is for home workouts, so this gym plan doesn't use it.");
  }
  const absent = choices.muscleGroups.filter((group) => trainedDays(days, group) === 0);
  const left = absent.filter((group) => aims.sessions.get(group) !== 0);
  if (left.length > 0) {
    add("GROUP_LEFT_OUT", `${joinNames(left)}: left out, because no exercise fits your equipment and what you avoid.`);
  }
  if (choices.daysPerWeek === 5) {
    add(
      "FIXED_FIVE_DAY_WEEK",
      "Five-day plans follow a fixed week: upper body, lower body, core, rest, full body, upper body, rest.",
    );
  }
  if (choices.daysPerWeek === 7) {
    add("LIGHT_DAY", "Sunday is light: mobility and easy core, so every muscle gets a day to recover.");
  }
  const bySynergists = absent.filter((group) => aims.sessions.get(group) === 0);
  if (bySynergists.length > 0) {
    add(
      "GROUP_BY_SYNERGISTS",
      `${joinNames(bySynergists)} get their work from pushes and pulls: two short sessions don't have room for more.`,
    );
  }
  const once = groups.filter((group) => trainedDays(days, group) === 1);
  if (once.length > 0) {
    add(
      "GROUP_ONCE_A_WEEK",
      `${joinNames(once)}: once a week. Longer sessions, an extra day or fewer groups would make it twice.`,
    );
  }
  const volume = effectiveSets(exercises);
  const below = VOLUME_MUSCLES.filter(
    (muscle) => groups.includes(GROUP_OF_MUSCLE[muscle]) && volume[muscle] < weeklyRange(choices.skillLevel, muscle).lower,
  );
  if (below.length > 0) {
    add(
      "MUSCLE_BELOW_RANGE",
      `Not quite enough weekly sets for reliable growth: ${joinNames(below.map(muscleWord))}. ${gapAdvice(choices)}`,
    );
  }
  if (exercises.some((exercise) => exercise.role === "balance")) {
    add(
      "BALANCE_WORK_ADDED",
      `More sets for ${joinNames(groups)} wouldn't help, so the remaining minutes train the rest of your body, marked as balance work.`,
    );
  }
  const filled = training.filter(
    (day) => day.focus !== "Mobility and easy core" && day.exercises.some((exercise) => exercise.kind !== "strength"),
  );
  if (filled.length > 0) {
    add(
      "FILLED_WITH_MOBILITY",
      `${joinNames(filled.map((day) => day.day))}: filled up with mobility, because nothing else fits your equipment and what you avoid.`,
    );
  }
  const least = choices.durationMinutes * 60 * 0.8;
  const short = training.filter((day) => day.exercises.reduce((sum, exercise) => sum + exercise.workSeconds, 0) < least);
  if (short.length > 0) {
    add(
      "SESSION_BELOW_TIME",
      `${joinNames(short.map((day) => day.day))}: shorter than ${choices.durationMinutes} minutes, because no other exercise fits your choices.`,
    );
  }
  return notes;
}
