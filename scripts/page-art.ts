import type { PictureOptions } from "@lockstep/figure/ink/poster.ts";

/** A still that a page shows beside those of the exercises. */
export interface PageStill extends PictureOptions {
  readonly movement: string;
  readonly variant: string;
}

/** Stills of pages that aren't an exercise's own: sign-in, empty states, the wizards. What's missing here is drawn when it's first asked for. */
export const PAGE_ART: readonly PageStill[] = [
  { movement: "squat", variant: "bodyweight" },
  { movement: "squat", variant: "goblet" },
  { movement: "squat", variant: "goblet", lit: { quadriceps: "primary", glutes: "primary", hamstrings: "secondary" } },
  { movement: "childs-pose", variant: "bodyweight" },
  { movement: "carry", variant: "dumbbells" },
  { movement: "deadlift", variant: "barbell", view: "front" },
  { movement: "hip-flexor-stretch", variant: "bodyweight" },
  { movement: "lunge", variant: "bodyweight" },
  { movement: "step-up", variant: "bodyweight", phase: 0.45 },
  { movement: "deep-squat-hold", variant: "bodyweight" },
  { movement: "overhead-press", variant: "barbell", view: "front", lit: { shoulders: "primary", triceps: "secondary" } },
  { movement: "overhead-press", variant: "dumbbells", person: "andre", lit: { shoulders: "primary", triceps: "secondary" } },
  {
    movement: "deadlift",
    variant: "barbell",
    phase: 0.5,
    lit: { glutes: "primary", hamstrings: "secondary", "lower-back": "secondary" },
  },
  { movement: "clean", variant: "barbell", lit: { glutes: "primary", quadriceps: "secondary", shoulders: "secondary" } },
  { movement: "push-up", variant: "bodyweight", lit: { chest: "primary", triceps: "secondary" } },
  { movement: "row", variant: "barbell", lit: { lats: "primary", "middle-back": "primary" } },
  { movement: "lunge", variant: "dumbbells", lit: { quadriceps: "primary", glutes: "primary", hamstrings: "secondary" } },
  { movement: "curl", variant: "dumbbells", lit: { biceps: "primary", forearms: "secondary" } },
  { movement: "curl", variant: "dumbbells", lit: { biceps: "primary" } },
  { movement: "plank", variant: "forearm", lit: { abdominals: "primary", obliques: "secondary" } },
  { movement: "squat", variant: "bodyweight", lit: { quadriceps: "primary", glutes: "secondary" } },
  { movement: "squat", variant: "barbell-back", lit: { quadriceps: "primary", glutes: "secondary" } },
  { movement: "mountain-climber", variant: "bodyweight", lit: { abdominals: "primary", quadriceps: "secondary" } },
  { movement: "bird-dog", variant: "bodyweight", lit: { "lower-back": "primary", glutes: "secondary" } },
  { movement: "jump-squat", variant: "bodyweight", lit: { quadriceps: "primary", calves: "secondary" } },
];
