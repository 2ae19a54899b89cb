import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { sweepCases } from "./training-combinations.ts";
import type { SweepNews, SweepShare } from "./training-sweep-worker.ts";
import { addTallies, describeTally, emptyTally, faultsOf } from "./training-tally.ts";
import type { Tally } from "./training-tally.ts";

/** How a sweep is asked for. */
export interface SweepOptions {
  /** That many cases of each part, or null for all. */
  readonly sample: number | null;
  readonly seed: number;
}

const WORKERS_AT_MOST = 8;
const TELL_EVERY_MS = 5_000;

function work(share: SweepShare, onDone: (plans: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./training-sweep-worker.ts", import.meta.url), { workerData: share });
    worker.on("message", (news: SweepNews) => {
      if ("tally" in news) resolve(news.tally);
      else onDone(news.done);
    });
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`A worker of the sweep ended with code ${code} and no result.`)));
  });
}

/** Makes and checks every plan of the training planner on all cores, prints what it finds, and answers the number of faults. */
export async function sweepTraining(options: SweepOptions, print: (line: string) => void): Promise<number> {
  const total = sweepCases(options.sample, options.seed).length;
  const workers = Math.min(WORKERS_AT_MOST, availableParallelism());
  print(`training: ${total} plans on ${workers} cores`);
  const started = performance.now();
  let done = 0;
  let told = started;
  const tallies = await Promise.all(
    Array.from({ length: workers }, (_, worker) =>
      work({ worker, workers, ...options }, (plans) => {
        done += plans;
        if (performance.now() - told < TELL_EVERY_MS) return;
        told = performance.now();
        print(`training: ${done} of ${total}`);
      }),
    ),
  );
  const tally = tallies.reduce(addTallies, emptyTally());
  print(describeTally(tally));
  const seconds = Math.round((performance.now() - started) / 1000);
  const faults = faultsOf(tally);
  print(`training: ${tally.plans} plans in ${seconds} s, ${faults} violations`);
  return faults;
}
