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
import { shoulders } from "./shoulders.ts";
import { swingsAndCarries } from "./swings-and-carries.ts";
import { triceps } from "./triceps.ts";
import { withGymEquipment } from "./with-gym-equipment.ts";

/** The home catalogue, without the mobility drills that both places share. */
export const homeExercises: readonly Exercise[] = [
  ...chest,
  ...back,
  ...shoulders,
  ...biceps,
  ...triceps,
  ...forearms,
  ...abdominals,
  ...obliques,
  ...lowerBack,
  ...glutes,
  ...quadriceps,
  ...hamstrings,
  ...calves,
  ...fullBody,
  ...swingsAndCarries,
  ...conditioning,
  ...withGymEquipment,
];
