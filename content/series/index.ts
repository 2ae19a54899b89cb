import type { Series } from "@lockstep/domain/series/series.ts";
import { bodyweightBasics } from "./bodyweight-basics.ts";
import { coreWithoutCrunches } from "./core-without-crunches.ts";
import { deskBack } from "./desk-back.ts";
import { eveningMobility } from "./evening-mobility.ts";
import { firstPullUp } from "./first-pull-up.ts";
import { firstPushUp } from "./first-push-up.ts";
import { kettlebell20 } from "./kettlebell-20.ts";
import { runnersLegs } from "./runners-legs.ts";
import { shouldersThatMove } from "./shoulders-that-move.ts";

/** Every guided series, in the order in which they're shown. */
export const SERIES: readonly Series[] = [
  bodyweightBasics,
  deskBack,
  firstPushUp,
  firstPullUp,
  kettlebell20,
  eveningMobility,
  coreWithoutCrunches,
  runnersLegs,
  shouldersThatMove,
];

const byId: ReadonlyMap<string, Series> = new Map(SERIES.map((series) => [series.id, series]));

/** The series with this id, or undefined when there is none. */
export function findSeries(id: string): Series | undefined {
  return byId.get(id);
}
