import { sweepOnCores } from "./sweep-cores.ts";
import type { SweepOptions } from "./sweep-options.ts";
import { sweepCases } from "./training-combinations.ts";
import { addTallies, describeTally, emptyTally, faultsOf } from "./training-tally.ts";
import type { Tally } from "./training-tally.ts";

const WORKER = new URL("./training-sweep-worker.ts", import.meta.url);

/** Makes and checks every plan of the training planner on all cores, prints what it finds, and answers the number of faults. */
export async function sweepTraining(options: SweepOptions, print: (line: string) => void): Promise<number> {
  const total = sweepCases(options.sample, options.seed).length;
  const started = performance.now();
  const tallies = await sweepOnCores<Tally>({ name: "training", worker: WORKER, total }, options, print);
  const tally = tallies.reduce(addTallies, emptyTally());
  print(describeTally(tally));
  const seconds = Math.round((performance.now() - started) / 1000);
  const faults = faultsOf(tally);
  print(`training: ${tally.plans} plans in ${seconds} s, ${faults} violations`);
  return faults;
}
