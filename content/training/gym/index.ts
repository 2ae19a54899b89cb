import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { abdominals } from "./abdominals.ts";
import { back } from "./back.ts";
import { biceps } from "./biceps.ts";
import { calves } from "./calves.ts";
import { chest } from "./chest.ts";
import { conditioning } from "./conditioning.ts";
import { forearms } from "./forearms.ts";
import { fullBody } from "./full-body.ts";
import { glutes } from "./glutes.ts";
import { hamstrings } from "./hamstrings.ts";
import { lowerBack } from "./lower-back.ts";
import { obliques } from "./obliques.ts";
import { quadriceps } from "./quadriceps.ts";
import { squatsAndLunges } from "./squats-and-lunges.ts";
import { hingesAndBridges } from "./hinges-and-bridges.ts";
import { calvesAndShins } from "./calves-and-shins.ts";
import { legPressVariations } from "./leg-press-variations.ts";
import { trunk } from "./trunk.ts";
import { cardio } from "./cardio.ts";
import { shoulders } from "./shoulders.ts";
import { swingsAndCarries } from "./swings-and-carries.ts";
import { triceps } from "./triceps.ts";

/** Every gym exercise of the catalogue, muscle by muscle; mobility drills live apart. */
export const gymExercises: readonly Exercise[] = [
  ...abdominals,
  ...back,
  ...biceps,
  ...calves,
  ...chest,
  ...conditioning,
  ...cardio,
  ...trunk,
  ...legPressVariations,
  ...calvesAndShins,
  ...hingesAndBridges,
  ...squatsAndLunges,
  ...forearms,
  ...fullBody,
  ...swingsAndCarries,
  ...glutes,
  ...hamstrings,
  ...lowerBack,
  ...obliques,
  ...quadriceps,
  ...shoulders,
  ...triceps,
];
