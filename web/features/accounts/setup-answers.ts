import { HEALTH_QUESTIONS } from "@lockstep/contract/accounts.ts";
import type { Profile, ProfilePatch } from "@lockstep/contract/accounts.ts";
import { ERRORS } from "@lockstep/contract/errors.ts";
import { isOldEnough } from "@lockstep/domain/accounts/age.ts";
import { UNCHOSEN_ZONE } from "./sync-device-settings.ts";
import type { HealthQuestion } from "./setup-choices.ts";
import type { SetupStep } from "./setup-steps.ts";
import type { FormProblem } from "./use-form-state.ts";

/** What the screens hold while someone answers: the profile's values, the year as typed, and each health question for itself. */
export type SetupAnswers = Pick<
  Profile,
  "goal" | "skillLevel" | "workoutMinutes" | "units" | "timeZone" | "equipment" | "avoid"
> & {
  birthYear: string;
  health: Partial<Record<HealthQuestion, "yes" | "no">>;
};

/** The answers a profile already has. A zone nobody chose is guessed from the device. */
export function answersOf(profile: Profile, deviceZone: string | null): SetupAnswers {
  const concerns = profile.healthConcerns;
  return {
    goal: profile.goal,
    skillLevel: profile.skillLevel,
    workoutMinutes: profile.workoutMinutes,
    units: profile.units,
    timeZone: profile.timeZone === UNCHOSEN_ZONE ? (deviceZone ?? UNCHOSEN_ZONE) : profile.timeZone,
    equipment: profile.equipment,
    avoid: profile.avoid,
    birthYear: profile.birthYear === null ? "" : String(profile.birthYear),
    health:
      concerns === null
        ? {}
        : Object.fromEntries(HEALTH_QUESTIONS.map((question) => [question, concerns.includes(question) ? "yes" : "no"])),
  };
}

/** Marks a problem that is about age: the page then also shows the way out. */
export const TOO_YOUNG = ERRORS.AGE_BELOW_MINIMUM.message;

/** What Next sends for a step, or what is missing there. `year` is the current one. */
export function patchOf(
  step: SetupStep,
  answers: SetupAnswers,
  year: number,
): { patch: ProfilePatch } | { problem: FormProblem } {
  switch (step) {
    case "goal":
      return answers.goal ? { patch: { goal: answers.goal } } : { problem: { message: "Choose a goal, or skip this for now." } };
    case "level":
      return answers.skillLevel
        ? { patch: { skillLevel: answers.skillLevel, workoutMinutes: answers.workoutMinutes } }
        : { problem: { message: "Choose a level, or skip this for now." } };
    case "units":
      return { patch: { units: answers.units, timeZone: answers.timeZone } };
    case "birth-year": {
      const birthYear = Number(answers.birthYear);
      if (!/^\d{4}$/.test(answers.birthYear) || birthYear < 1900 || birthYear > year) {
        return { problem: { fields: { birthYear: "Please enter a year such as 1990, or skip this for now." } } };
      }
      return isOldEnough(birthYear, year) ? { patch: { birthYear } } : { problem: { message: TOO_YOUNG } };
    }
    case "equipment":
      return { patch: { equipment: answers.equipment } };
    case "avoid":
      return { patch: { avoid: answers.avoid } };
    case "health": {
      const open = HEALTH_QUESTIONS.filter((question) => answers.health[question] === undefined);
      if (open.length > 0) {
        return {
          problem: {
            message: "Please answer each question, or skip the check for now.",
            fields: Object.fromEntries(open.map((question) => [question, "Yes or no?"])),
          },
        };
      }
      return { patch: { healthConcerns: HEALTH_QUESTIONS.filter((question) => answers.health[question] === "yes") } };
    }
    case "summary":
      return { patch: {} };
  }
}
