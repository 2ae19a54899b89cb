import { eligibleExercises, isWorkAt } from "./candidates.ts";
import { joinNames } from "../words/join-names.ts";
import { HOME_EQUIPMENT } from "./exercise.ts";
import type { Exercise } from "./exercise.ts";
import { serves } from "./movements.ts";
import type { Movement } from "./movements.ts";
import type { PlanRefusal, TrainingChoices } from "./plan.ts";
import { isChosen } from "./session-draft.ts";

/** The choices that may leave someone less to train with, in words, and all choices without each. */
function limitsIn(
  choices: TrainingChoices,
): readonly (readonly [words: keyof typeof WISHES | "your level", without: TrainingChoices])[] {
  const { location, skillLevel, avoid = [] } = choices;
  return [
    ...(location === "home" ? [["your equipment", { ...choices, equipment: HOME_EQUIPMENT }] as const] : []),
    ...(skillLevel === "advanced" ? [] : [["your level", { ...choices, skillLevel: "advanced" }] as const]),
    ...(avoid.length > 0 ? [["what you avoid", { ...choices, avoid: [] }] as const] : []),
  ];
}

/** What someone may do about a choice that leaves nothing. */
const WISHES = {
  "what you avoid": { choice: "avoid", wish: "remove something from the things to avoid" },
  "your equipment": { choice: "equipment", wish: "add equipment" },
} as const;

/** Whether anything is left to train a chosen group with. */
export function hasWork(choices: TrainingChoices, catalogue: readonly Exercise[]): boolean {
  const isWork = (exercise: Exercise): boolean => exercise.kind === "strength" && isChosen(exercise, choices.muscleGroups);
  return eligibleExercises(choices, catalogue).some(isWork);
}

/** Names the choice to relax: the one whose removal leaves work for a chosen group, or both where only both do. */
export function refuse(choices: TrainingChoices, catalogue: readonly Exercise[]): PlanRefusal {
  const lists = limitsIn(choices).flatMap(([words, without]) => (words === "your level" ? [] : [{ ...WISHES[words], without }]));
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
  const isList = (words: string): boolean =>
    words === "what you avoid" || (words === "your equipment" && (choices.equipment ?? []).length > 0);
  return limitsIn(choices).flatMap(([words, without]) =>
    isList(words) && count(choices) < FELT * count(without) ? [words] : [],
  );
}

/** What leaves nothing for some movements, in words: each choice without which there'd be something. */
export function limitsOn(
  movements: readonly Movement[],
  choices: TrainingChoices,
  catalogue: readonly Exercise[],
): readonly string[] {
  const helps = (wish: TrainingChoices): boolean =>
    workFor(wish, catalogue).some((exercise) => movements.some((movement) => serves(exercise, movement)));
  return limitsIn(choices).flatMap(([words, without]) => (helps(without) ? [words] : []));
}
