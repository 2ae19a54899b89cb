import type { GOALS, HEALTH_QUESTIONS } from "@lockstep/contract/accounts.ts";
import type { Avoidance, HomeEquipment, Level } from "@lockstep/domain/training/exercise.ts";
import { DURATIONS } from "@lockstep/domain/training/plan.ts";
import type { DurationMinutes } from "@lockstep/domain/training/plan.ts";
import type { PickOption } from "../../ui/choice.tsx";

export type Goal = (typeof GOALS)[number];
export type HealthQuestion = (typeof HEALTH_QUESTIONS)[number];

export const GOAL_OPTIONS: ReadonlyArray<PickOption<Goal> & { label: string }> = [
  { value: "build-strength", label: "Get stronger", note: "Lift more, week by week." },
  { value: "build-muscle", label: "Build muscle", note: "More work for each muscle." },
  { value: "lose-weight", label: "Lose weight", note: "Keep your muscle while you do." },
  { value: "feel-healthy", label: "Feel healthy", note: "Move well, regularly." },
  { value: "endurance", label: "Build endurance", note: "Go longer before you tire." },
];

export const LEVEL_OPTIONS: ReadonlyArray<PickOption<Level> & { label: string }> = [
  { value: "beginner", label: "Beginner", note: "New to training, or back after a long break." },
  {
    value: "intermediate",
    label: "Intermediate",
    note: "Six months or more of regular training. Comfortable with the basic lifts.",
  },
  { value: "advanced", label: "Advanced", note: "Experienced. You know how close to your limit a set was." },
];

export const MINUTES_OPTIONS: ReadonlyArray<PickOption<DurationMinutes> & { label: string }> = DURATIONS.map((minutes) => ({
  value: minutes,
  label: `${minutes} minutes`,
}));

export const EQUIPMENT_OPTIONS: ReadonlyArray<PickOption<HomeEquipment> & { label: string }> = [
  { value: "dumbbell", label: "Dumbbells" },
  { value: "kettlebell", label: "Kettlebell" },
  { value: "band", label: "Bands" },
  { value: "pull-up-bar", label: "Pull-up bar" },
  { value: "bench", label: "Bench" },
  { value: "barbell", label: "Barbell" },
  { value: "rack", label: "Squat rack" },
  { value: "ez-bar", label: "EZ bar" },
  { value: "trap-bar", label: "Trap bar" },
  { value: "landmine", label: "Landmine" },
  { value: "dip-bars", label: "Dip bars" },
  { value: "rings", label: "Rings" },
  { value: "suspension-trainer", label: "Suspension trainer (TRX)" },
  { value: "box", label: "Plyo box" },
  { value: "ab-wheel", label: "Ab wheel" },
  { value: "medicine-ball", label: "Medicine ball" },
  { value: "jump-rope", label: "Jump rope" },
  { value: "battle-ropes", label: "Battle ropes" },
  { value: "sled", label: "Sled" },
  { value: "cardio-machine", label: "Cardio machine" },
  { value: "mat", label: "Mat" },
];

export const AVOID_OPTIONS: ReadonlyArray<PickOption<Avoidance> & { label: string }> = [
  { value: "knee", label: "Knee strain" },
  { value: "lower-back", label: "Lower-back strain" },
  { value: "shoulder", label: "Shoulder strain" },
  { value: "wrist", label: "Wrist strain" },
  { value: "neck", label: "Neck strain" },
  { value: "hip", label: "Hip strain" },
  { value: "elbow", label: "Elbow strain" },
  { value: "ankle", label: "Ankle strain" },
  { value: "jumping", label: "Jumping" },
  { value: "pregnancy", label: "Pregnancy" },
  { value: "postnatal", label: "Postpartum (pelvic floor)" },
  { value: "high-blood-pressure", label: "High blood pressure" },
];

export const HEALTH_TEXTS: Readonly<Record<HealthQuestion, string>> = {
  heart: "Has a doctor ever told you that you have a heart condition or high blood pressure?",
  "chest-pain": "Do you feel pain in your chest when you rest, move through your day or train?",
  dizziness: "In the past 12 months, have you lost your balance because of dizziness, or lost consciousness?",
  "bone-or-joint": "Do you have a bone, joint or soft tissue problem that training could make worse?",
  medicine: "Do you take prescription medication for a chronic condition?",
  "other-reason": "Do you know of any other reason you shouldn't train without medical advice?",
};

/** The labels of the chosen values, in the order of the options: "Dumbbells, Bench". */
export function namesOf<Value extends string | number>(
  options: ReadonlyArray<{ value: Value; label: string }>,
  values: ReadonlyArray<Value>,
): string {
  return options
    .filter((option) => values.includes(option.value))
    .map((option) => option.label)
    .join(", ");
}
