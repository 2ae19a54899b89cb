import { mealCases } from "./meals-cases.ts";
import { describeMealTally, mealFaults } from "./meals-figures.ts";
import { addMealTallies } from "./meals-tally.ts";
import type { MealTally } from "./meals-tally.ts";
import { sweepOnCores } from "./sweep-cores.ts";
import type { SweepOptions } from "./sweep-options.ts";

const WORKER = new URL("./meals-sweep-worker.ts", import.meta.url);

/** Makes and checks every plan of the meal sweep on all cores, prints what it finds, and answers the number of faults. */
export async function sweepMeals(options: SweepOptions, print: (line: string) => void): Promise<number> {
  const total = mealCases(options.sample, options.seed).length;
  const started = performance.now();
  const tally = addMealTallies(await sweepOnCores<MealTally>({ name: "meals", worker: WORKER, total }, options, print));
  print(describeMealTally(tally));
  const seconds = Math.round((performance.now() - started) / 1000);
  const faults = mealFaults(tally);
  print(`meals: ${tally.plans} plans in ${seconds} s, ${faults} faults`);
  return faults;
}
