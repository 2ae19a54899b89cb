import { DEFAULT_GROUP_ICON, GROUP_ICONS } from "@lockstep/contract/groups.ts";

export type GroupIcon = (typeof GROUP_ICONS)[number] | typeof DEFAULT_GROUP_ICON;

/** The figure shown for a group without a cover: a movement of the catalogue and how it's drawn. */
export interface GroupFigure {
  readonly movement: string;
  readonly variant: string;
  readonly phase?: number;
  readonly lit: Readonly<Record<string, "primary" | "secondary">>;
}

interface Look {
  /** What a screen reader says of the choice (SPEC 9). */
  readonly name: string;
  readonly figure: GroupFigure;
}

const LOOKS: Readonly<Record<GroupIcon, Look>> = {
  "💪": { name: "Muscle", figure: { movement: "curl", variant: "dumbbells", lit: { biceps: "primary", forearms: "secondary" } } },
  "🏃": {
    name: "Runner",
    figure: { movement: "high-knees", variant: "bodyweight", lit: { quadriceps: "primary", glutes: "secondary" } },
  },
  "🧘": { name: "Yoga", figure: { movement: "butterfly", variant: "seated", lit: { adductors: "primary" } } },
  "🥗": { name: "Salad", figure: { movement: "squat", variant: "goblet", lit: { quadriceps: "primary", glutes: "secondary" } } },
  "⚖️": {
    name: "Scales",
    figure: { movement: "single-leg-hinge", variant: "bodyweight", lit: { hamstrings: "primary", glutes: "secondary" } },
  },
  "🏠": {
    name: "House",
    figure: { movement: "push-up", variant: "bodyweight", phase: 0, lit: { chest: "primary", triceps: "secondary" } },
  },
  "🏋️": {
    name: "Weightlifter",
    figure: { movement: "overhead-press", variant: "barbell", lit: { shoulders: "primary", triceps: "secondary" } },
  },
  "🚴": {
    name: "Cyclist",
    figure: { movement: "mountain-climber", variant: "bodyweight", lit: { quadriceps: "primary", abdominals: "secondary" } },
  },
  "🏊": {
    name: "Swimmer",
    figure: { movement: "superman", variant: "swimmer", lit: { "lower-back": "primary", glutes: "secondary" } },
  },
  "🧠": { name: "Brain", figure: { movement: "childs-pose", variant: "bodyweight", lit: { lats: "primary" } } },
  "❤️": {
    name: "Heart",
    figure: { movement: "jumping-jack", variant: "bodyweight", lit: { shoulders: "primary", abductors: "secondary" } },
  },
  "🍎": {
    name: "Apple",
    figure: { movement: "lunge", variant: "bodyweight", lit: { quadriceps: "primary", glutes: "secondary" } },
  },
  "👥": { name: "Group", figure: { movement: "torso-twist", variant: "standing", lit: { obliques: "primary" } } },
};

/** The twelve to choose from. */
export const ICON_CHOICES: readonly GroupIcon[] = GROUP_ICONS;

/** One that an older or newer server knows falls back to the group's own. */
export function knownIcon(icon: string): GroupIcon {
  return icon in LOOKS ? (icon as GroupIcon) : DEFAULT_GROUP_ICON;
}

/** How an icon is called and which figure goes with it. */
export function lookOf(icon: string): Look {
  return LOOKS[knownIcon(icon)];
}
