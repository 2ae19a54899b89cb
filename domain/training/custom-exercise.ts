import type { Equipment, Exercise, LoadModel, Pattern } from "./exercise.ts";
import { EQUIPMENT_NAMES } from "./equipment-names.ts";
import { GROUP_OF_MUSCLE, VOLUME_MUSCLE_OF, type Muscle } from "./muscles.ts";

/** An exercise that a person made: what they said about it. Without targets nobody knows what it trains, and it counts for no muscle. */
export interface CustomExercise {
  readonly id: string;
  readonly name: string;
  /** None, or at most two. */
  readonly targets: readonly Muscle[];
  /** Muscles that help; a set counts half for them. */
  readonly synergists: readonly Muscle[];
  readonly needs: readonly Equipment[];
  readonly loadModel: LoadModel;
  /** Held or done for seconds, where repetitions aren't counted. */
  readonly isHold: boolean;
}

/** How an exercise moves if this is its muscle: with other muscles helping, and alone. It decides the steps of its weight and which catalogue exercises are like it. */
const PATTERN_OF: Readonly<Record<Muscle, readonly [compound: Pattern, alone: Pattern]>> = {
  chest: ["horizontal-push", "chest-fly"],
  lats: ["vertical-pull", "vertical-pull"],
  "middle-back": ["horizontal-pull", "horizontal-pull"],
  traps: ["shoulder-raise", "shoulder-raise"],
  shoulders: ["vertical-push", "shoulder-raise"],
  biceps: ["elbow-flexion", "elbow-flexion"],
  triceps: ["elbow-extension", "elbow-extension"],
  forearms: ["grip", "grip"],
  abdominals: ["trunk-flexion", "trunk-flexion"],
  obliques: ["rotation", "rotation"],
  "lower-back": ["trunk-extension", "trunk-extension"],
  glutes: ["hinge", "hip-extension"],
  quadriceps: ["squat", "knee-extension"],
  hamstrings: ["hinge", "knee-flexion"],
  adductors: ["hip-adduction", "hip-adduction"],
  abductors: ["hip-abduction", "hip-abduction"],
  calves: ["calf-raise", "calf-raise"],
};

/** What the weight of an exercise with this equipment usually means; people can say otherwise. */
export function usualLoadModel(needs: readonly Equipment[]): LoadModel {
  const has = (...pieces: readonly Equipment[]): boolean => pieces.some((piece) => needs.includes(piece));
  if (has("dumbbell", "kettlebell")) return "per-hand";
  if (has("cable", "machine")) return "stack";
  if (has("barbell", "ez-bar", "trap-bar", "smith-machine", "landmine", "plate", "medicine-ball", "sandbag", "sled"))
    return "total";
  if (has("pull-up-bar", "dip-bars", "rings")) return "added";
  if (has("band", "cardio-machine", "battle-ropes", "jump-rope")) return "none";
  return "body-weight";
}

/**
 * A person's exercise as one of the catalogue, for everything that reads those: loads, records, muscles and targets. What nobody said about it is the usual: three sets
 * of 8 to 12, or of 30 seconds. Its figure stands still.
 */
export function exerciseOfCustom({ id, name, targets, synergists, needs, loadModel, isHold }: CustomExercise): Exercise {
  const [target] = targets;
  const compound = synergists.length > 0 || targets.length > 1;
  return {
    id,
    name,
    aliases: [],
    location: "gym",
    kind: "strength",
    group: target === undefined ? "Full-Body" : GROUP_OF_MUSCLE[VOLUME_MUSCLE_OF[target]],
    pattern: target === undefined ? "total-body" : PATTERN_OF[target][compound ? 0 : 1],
    compound,
    level: "beginner",
    until: null,
    rank: "common",
    tier: "free",
    targets,
    synergists,
    needs,
    equipment: needs.length === 0 ? "Body weight" : equipmentText(needs),
    loadModel,
    loads: [],
    perSide: false,
    dose: { sets: 3, repsMin: isHold ? 1 : 8, repsMax: isHold ? 1 : 12, holdSeconds: isHold ? 30 : null, restSeconds: 90 },
    demonstration: { movement: "neck-tilt", variant: "standing" },
    description: "",
    instructions: [],
    commonMistakes: [],
    modifications: { beginner: "", intermediate: "", advanced: "" },
    videoUrl: null,
  };
}

function equipmentText(needs: readonly Equipment[]): string {
  const [first = "", ...rest] = needs.map((piece) => EQUIPMENT_NAMES[piece]);
  return [first, ...rest.map((name) => name.slice(0, 1).toLowerCase() + name.slice(1))].join(", ");
}
