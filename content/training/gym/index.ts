import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { back } from "./back.ts";
import { biceps } from "./biceps.ts";
import { chest } from "./chest.ts";
import { forearms } from "./forearms.ts";
import { shoulders } from "./shoulders.ts";
import { triceps } from "./triceps.ts";

/** Every gym exercise of the catalogue, muscle by muscle; mobility drills live apart. */
export const gymExercises: readonly Exercise[] = [
  ...back,
  ...biceps,
  ...chest,
  ...forearms,
  ...shoulders,
  ...triceps,
];
