import { AVOIDANCES, HOME_EQUIPMENT, LEVELS, LOCATIONS } from "@lockstep/domain/training/exercise.ts";
import type { Avoidance, HomeEquipment, Level, Location } from "@lockstep/domain/training/exercise.ts";
import { GOALS } from "@lockstep/domain/training/goal.ts";
import type { Goal } from "@lockstep/domain/training/goal.ts";
import { TRAINING_GROUPS } from "@lockstep/domain/training/muscles.ts";
import type { TrainingGroup } from "@lockstep/domain/training/muscles.ts";
import { DAYS_PER_WEEK, DURATIONS } from "@lockstep/domain/training/plan.ts";
import type { DaysPerWeek, DurationMinutes } from "@lockstep/domain/training/plan.ts";
import type { TrainingChoices } from "@lockstep/contract/training.ts";
import { keptRecord, oneOf, openStepsOf, someOf } from "../../../plans/setup/rules.ts";
import type { SetupRules } from "../../../plans/setup/rules.ts";
import { afterPlan, UNCHANGED, withChanges } from "./profile-changes.ts";
import type { Changes } from "./profile-changes.ts";

/** A goal for this plan: one, none, or whatever the profile says. */
export type GoalAnswer = Goal | "none" | "profile";

/** What the wizard holds. Zero minutes and null are "not chosen yet", null minutes are the profile's; the lists say what differs from the profile's. */
export interface WizardAnswers {
  readonly muscleGroups: readonly TrainingGroup[];
  readonly durationMinutes: 0 | DurationMinutes | null;
  readonly daysPerWeek: DaysPerWeek;
  readonly skillLevel: Level | null;
  readonly location: Location | null;
  readonly avoid: Changes<Avoidance>;
  readonly equipment: Changes<HomeEquipment>;
  readonly goal: GoalAnswer;
}

export const FIRST_ANSWERS: WizardAnswers = {
  muscleGroups: [],
  durationMinutes: null,
  daysPerWeek: 3,
  skillLevel: null,
  location: null,
  avoid: UNCHANGED,
  equipment: UNCHANGED,
  goal: "profile",
};

/** The five steps, in order. */
export const STEPS = ["muscleGroups", "durationMinutes", "daysPerWeek", "skillLevel", "location"] as const;
export type Step = (typeof STEPS)[number];

/** A step is done once it has a value. Days have one from the start. */
export function isStepDone(answers: WizardAnswers, step: Step): boolean {
  switch (step) {
    case "muscleGroups":
      return answers.muscleGroups.length > 0;
    case "durationMinutes":
      return (answers.durationMinutes ?? 0) > 0;
    case "daysPerWeek":
      return true;
    case "skillLevel":
      return answers.skillLevel !== null;
    case "location":
      return answers.location !== null;
  }
}

/** The wizard's rules. Days have their value from the start. */
export const RULES: SetupRules<WizardAnswers, Step> = {
  steps: STEPS,
  isDone: isStepDone,
  given: ["daysPerWeek"],
  key: "lockstep.workout-setup",
  read: readAnswers,
};

export function openSteps(answers: WizardAnswers): Step[] {
  return openStepsOf(RULES, answers);
}

export interface ProfileDefaults {
  readonly avoid: readonly Avoidance[];
  readonly equipment: readonly HomeEquipment[];
  readonly goal: Goal | null;
  readonly workoutMinutes: DurationMinutes | null;
}

/** The answers with the profile's minutes, where none were chosen. */
export function withMinutes(answers: WizardAnswers, { workoutMinutes }: Pick<ProfileDefaults, "workoutMinutes">) {
  return { ...answers, durationMinutes: answers.durationMinutes ?? workoutMinutes ?? 0 };
}

/** The goal that counts; null is none. */
export function goalOf({ goal }: Pick<WizardAnswers, "goal">, profile: Pick<ProfileDefaults, "goal">): Goal | null {
  if (goal === "profile") return profile.goal;
  return goal === "none" ? null : goal;
}

/** What a plan is made from; null while a step is open. Equipment is asked for at home only. */
export function toChoices(answers: WizardAnswers, profile: ProfileDefaults): TrainingChoices | null {
  const { durationMinutes, skillLevel, location } = withMinutes(answers, profile);
  if (answers.muscleGroups.length === 0 || !durationMinutes || skillLevel === null || location === null) return null;
  const avoid = withChanges(AVOIDANCES, profile.avoid, answers.avoid);
  const goal = goalOf(answers, profile);
  const equipment = location === "home" ? withChanges(HOME_EQUIPMENT, profile.equipment, answers.equipment) : [];
  return {
    muscleGroups: [...answers.muscleGroups],
    durationMinutes,
    daysPerWeek: answers.daysPerWeek,
    skillLevel,
    location,
    ...(avoid.length > 0 ? { avoid } : {}),
    ...(equipment.length > 0 ? { equipment } : {}),
    ...(goal === null ? {} : { goal }),
  };
}

/** Reads what the browser session kept, part by part: whatever doesn't fit is as if it was never answered. */
export function readAnswers(text: string | null): WizardAnswers {
  const kept = keptRecord(text);
  if (kept === null) return FIRST_ANSWERS;
  return {
    muscleGroups: someOf(TRAINING_GROUPS, kept["muscleGroups"]) ?? [],
    durationMinutes: oneOf([0, ...DURATIONS] as const, kept["durationMinutes"]),
    daysPerWeek: oneOf(DAYS_PER_WEEK, kept["daysPerWeek"]) ?? 3,
    skillLevel: oneOf(LEVELS, kept["skillLevel"]),
    location: oneOf(LOCATIONS, kept["location"]),
    avoid: changesOf(AVOIDANCES, kept["avoid"]),
    equipment: changesOf(HOME_EQUIPMENT, kept["equipment"]),
    goal: oneOf<GoalAnswer>(["none", ...GOALS], kept["goal"]) ?? "profile",
  };
}

/** A plan's choices as the browser session would have kept them. What it avoids or has counts beside what the profile says. */
export function recordOf({ avoid = [], equipment = [], ...choices }: TrainingChoices): string {
  return JSON.stringify({ ...choices, avoid: { added: avoid }, equipment: { added: equipment } });
}

function changesOf<Value>(all: readonly Value[], kept: unknown): Changes<Value> {
  const { added, removed }: { added?: unknown; removed?: unknown } = typeof kept === "object" && kept !== null ? kept : {};
  return { added: someOf(all, added) ?? [], removed: someOf(all, removed) ?? [] };
}

/** The answers from which a plan was made, ready for the next one. */
export function answersAfterPlan({ avoid, equipment, goal }: WizardAnswers): Pick<WizardAnswers, "avoid" | "equipment" | "goal"> {
  return { avoid: afterPlan(avoid), equipment: afterPlan(equipment), goal: goal === "none" ? "profile" : goal };
}
