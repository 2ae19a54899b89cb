import { joinNames } from "@lockstep/domain/words/join-names.ts";
import type { Avoidance, HomeEquipment } from "@lockstep/domain/training/exercise.ts";
import type { Goal } from "@lockstep/domain/training/goal.ts";
import type { DurationMinutes } from "@lockstep/domain/training/plan.ts";
import { GOAL_TEXTS } from "./setup-texts.ts";

const EQUIPMENT_WORDS: Readonly<Record<Exclude<HomeEquipment, "none">, string>> = {
  dumbbell: "dumbbells",
  kettlebell: "a kettlebell",
  band: "bands",
  "pull-up-bar": "a pull-up bar",
  bench: "a bench",
  barbell: "a barbell",
  rack: "a squat rack",
  "ez-bar": "an EZ bar",
  "trap-bar": "a trap bar",
  landmine: "a landmine",
  "dip-bars": "dip bars",
  rings: "rings",
  "suspension-trainer": "a suspension trainer",
  box: "a plyo box",
  "ab-wheel": "an ab wheel",
  "medicine-ball": "a medicine ball",
  "jump-rope": "a jump rope",
  "battle-ropes": "battle ropes",
  sled: "a sled",
  "cardio-machine": "a cardio machine",
  mat: "a mat",
};

/** What nothing should strain. */
const STRAIN_WORDS: Readonly<Partial<Record<Avoidance, string>>> = {
  knee: "knees",
  "lower-back": "lower back",
  shoulder: "shoulders",
  wrist: "wrists",
  neck: "neck",
  hip: "hips",
  elbow: "elbows",
  ankle: "ankles",
};

/** What a plan is adapted to. */
const STATE_WORDS: Readonly<Partial<Record<Avoidance, string>>> = {
  pregnancy: "pregnancy",
  postnatal: "postpartum recovery",
  "high-blood-pressure": "high blood pressure",
};

/** What a plan takes from the profile. */
export interface TakenFromProfile {
  readonly goal: Goal | null;
  readonly workoutMinutes: DurationMinutes | null;
  readonly avoid: readonly Avoidance[];
  readonly equipment: readonly HomeEquipment[];
}

/** "build muscle, 45-minute workouts, with dumbbells and a bench, nothing that strains the knees"; null when it's nothing. */
export function profileWords({ goal, workoutMinutes, avoid, equipment }: TakenFromProfile): string | null {
  const gear = equipment.flatMap((each) => (each === "none" ? [] : EQUIPMENT_WORDS[each]));
  const strains = avoid.flatMap((each) => STRAIN_WORDS[each] ?? []);
  const states = avoid.flatMap((each) => STATE_WORDS[each] ?? []);
  const parts = [
    ...(goal === null ? [] : [GOAL_TEXTS[goal].toLowerCase()]),
    ...(workoutMinutes === null ? [] : [`${workoutMinutes}-minute workouts`]),
    ...(gear.length > 0 ? [`with ${joinNames(gear)}`] : []),
    ...(strains.length > 0 ? [`nothing that strains the ${joinNames(strains, "or")}`] : []),
    ...(avoid.includes("jumping") ? ["no jumping"] : []),
    ...(states.length > 0 ? [`adapted to ${joinNames(states)}`] : []),
  ];
  return parts.length === 0 ? null : parts.join(", ");
}
