import { EXERCISES } from "@lockstep/content/training/index.ts";
import { planWeek } from "@lockstep/domain/training/plan-week.ts";
import { parentPort, workerData } from "node:worker_threads";
import { sweepCases } from "./training-combinations.ts";
import { tallyCases } from "./training-tally.ts";
import type { Tally } from "./training-tally.ts";

/** What a worker is told: which share of the cases is its own. */
export interface SweepShare {
  readonly worker: number;
  readonly workers: number;
  readonly sample: number | null;
  readonly seed: number;
}

/** What a worker says: how many more plans are done, and at the end what it found. */
export type SweepNews = { readonly done: number } | { readonly tally: Tally };

const PROGRESS_EVERY = 250;
const share: SweepShare = workerData;
const port = parentPort;
if (port === null) throw new Error("This file is a worker of the training sweep.");
const say = (news: SweepNews): void => port.postMessage(news);

// Every other case, not one half: neighbours cost about the same, so the workers end together.
const cases = sweepCases(share.sample, share.seed).filter((_, at) => at % share.workers === share.worker);
let done = 0;
const tally = tallyCases(cases, EXERCISES, planWeek, () => {
  done += 1;
  if (done % PROGRESS_EVERY === 0) say({ done: PROGRESS_EVERY });
});
say({ tally });
