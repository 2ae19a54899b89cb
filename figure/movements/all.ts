import type { Movement } from "../movement.ts";
import { ARMS } from "./arms.ts";
import { BENCH } from "./bench.ts";
import { CALVES } from "./calves.ts";
import { CARDIO } from "./cardio.ts";
import { CARRIES } from "./carries.ts";
import { CONDITIONING } from "./conditioning.ts";
import { CORE } from "./core.ts";
import { CURL_UPS } from "./curl-up.ts";
import { FULL_BODY } from "./full-body.ts";
import { GYMNASTICS } from "./gymnastics.ts";
import { HINGES } from "./hinge.ts";
import { HIPS } from "./hips.ts";
import { LANDMINES } from "./landmine.ts";
import { LUNGES } from "./lunge.ts";
import { LEG_ISOLATION } from "./machine.ts";
import { MOBILITY } from "./mobility.ts";
import { OVERHEAD } from "./overhead.ts";
import { PULL_UPS } from "./pull-up.ts";
import { ONE_LEG_SQUATS } from "./one-leg-squat.ts";
import { POSTERIOR } from "./posterior.ts";
import { POWER } from "./power.ts";
import { PULLS } from "./pull.ts";
import { PUSHES } from "./push.ts";
import { RAISES } from "./raise.ts";
import { ROWS } from "./row.ts";
import { SQUATS } from "./squat.ts";
import { SUSPENSION } from "./suspension.ts";
import { TRICEPS } from "./triceps.ts";

/** The movements by the name of the file they stand in. */
export const FAMILIES: Readonly<Record<string, readonly Movement[]>> = {
  squat: SQUATS,
  lunge: LUNGES,
  hinge: HINGES,
  calves: CALVES,
  push: PUSHES,
  overhead: OVERHEAD,
  bench: BENCH,
  raise: RAISES,
  pull: PULLS,
  row: ROWS,
  "pull-up": PULL_UPS,
  suspension: SUSPENSION,
  landmine: LANDMINES,
  arms: ARMS,
  triceps: TRICEPS,
  carries: CARRIES,
  core: CORE,
  "curl-up": CURL_UPS,
  machine: LEG_ISOLATION,
  hips: HIPS,
  "full-body": FULL_BODY,
  conditioning: CONDITIONING,
  mobility: MOBILITY,
  "one-leg-squat": ONE_LEG_SQUATS,
  posterior: POSTERIOR,
  gymnastics: GYMNASTICS,
  power: POWER,
  cardio: CARDIO,
};

/** Every movement the figure can show, family by family. */
export const MOVEMENTS: readonly Movement[] = Object.values(FAMILIES).flat();
