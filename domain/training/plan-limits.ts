import { eligibleExercises, isChosen, isWorkAt } from "./candidates.ts";
import { joinNames } from "../words/join-names.ts";
import { HOME_EQUIPMENT, type Exercise } from "./exercise.ts";
import { serves, type Movement } from "./movements.ts";
import type { PlanRefusal, TrainingChoices } from "./plan.ts";

/** The choices that may leave someone less to train with, in words: what lifts each, and what someone may do about one that leaves nothing. */
const LIMITS = [
  { words: "your equipment", lifted: { equipment: HOME_EQUIPMENT }, choice: "equipment", wish: "add equipment" },
  { words: "your level", lifted: { skillLevel: "advanced" }, choice: null, wish: "" },
  { words: "what you avoid", lifted: { avoid: [] }, choice: "avoid", wish: "remove something from the things to avoid" },
] as const;

/** The limits that someone has, and all their choices without each. */
function limitsIn(choices: TrainingChoices) {
  const { location, skillLevel, avoid = [] } = choices;
  const has = {
    "your equipment": location === "home",
    "your level": skillLevel !== "advanced",
    "what you avoid": avoid.length > 0,
  };
  return LIMITS.filter(({ words }) => has[words]).map((limit) => ({ ...limit, without: { ...choices, ...limit.lifted } }));
}

/** Whether anything is left to train a chosen group with. */
export function hasWork(choices: TrainingChoices, catalogue: readonly Exercise[]): boolean {
  const isWork = (exercise: Exercise): boolean => exercise.kind === "strength" && isChosen(exercise, choices.muscleGroups);
  return eligibleExercises(choices, catalogue).some(isWork);
}

/** Names the choice to relax: the one whose removal leaves work for a chosen group, or both where only both do. */
export function refuse(choices: TrainingChoices, catalogue: readonly Exercise[]): PlanRefusal {
  const lists = limitsIn(choices).filter((limit) => limit.choice !== null);
  const enough = lists.filter(({ without }) => hasWork(without, catalogue));
  const relaxed = (enough.length > 0 ? enough : lists).toReversed();
  const wishes = relaxed.map(({ wish }) => wish).join(" or ");
  return {
    code: "NOTHING_LEFT",
    relax: relaxed.map(({ choice }) => choice),
    message: `These choices leave no exercises for ${joinNames(choices.muscleGroups)}. To get a plan, ${wishes}, or choose other muscle groups.`,
  };
}

function workFor(choices: TrainingChoices, catalogue: readonly Exercise[]): readonly Exercise[] {
  return eligibleExercises(choices, catalogue).filter((each) => each.kind === "strength" && isWorkAt(each, choices.skillLevel));
}

/** With less than this share of the exercises for the chosen groups, a list is felt. */
const FELT = 2 / 3;

/** What of a list of equipment and of things to avoid leaves clearly fewer exercises for the chosen groups, in words. */
export function feltLimits(choices: TrainingChoices, catalogue: readonly Exercise[]): readonly string[] {
  const count = (wish: TrainingChoices): number =>
    workFor(wish, catalogue).filter((exercise) => isChosen(exercise, choices.muscleGroups)).length;
  const left = count(choices);
  return limitsIn(choices)
    .filter(({ choice, without }) => choice !== null && choices[choice]?.[0] !== undefined && left < FELT * count(without))
    .map(({ words }) => words);
}

/** What leaves nothing for some movements, in words: each choice without which there'd be something. */
export function limitsOn(
  movements: readonly Movement[],
  choices: TrainingChoices,
  catalogue: readonly Exercise[],
): readonly string[] {
  const helps = (wish: TrainingChoices): boolean =>
    workFor(wish, catalogue).some((exercise) => movements.some((movement) => serves(exercise, movement)));
  return limitsIn(choices)
    .filter(({ without }) => helps(without))
    .map(({ words }) => words);
}
