import type { Movement } from "../movement.ts";
import { ARMS } from "./arms.ts";
import { CONDITIONING } from "./conditioning.ts";
import { CORE } from "./core.ts";
import { CURL_UPS } from "./curl-up.ts";
import { FULL_BODY } from "./full-body.ts";
import { HINGES } from "./hinge.ts";
import { LUNGES } from "./lunge.ts";
import { LEG_ISOLATION } from "./machine.ts";
import { MOBILITY } from "./mobility.ts";
import { PULLS } from "./pull.ts";
import { PUSHES } from "./push.ts";
import { SQUATS } from "./squat.ts";

/** Every movement the figure can show, family by family. */
export const MOVEMENTS: readonly Movement[] = [
  ...SQUATS,
  ...LUNGES,
  ...HINGES,
  ...PUSHES,
  ...PULLS,
  ...ARMS,
  ...CORE,
  ...CURL_UPS,
  ...LEG_ISOLATION,
  ...FULL_BODY,
  ...CONDITIONING,
  ...MOBILITY,
];
