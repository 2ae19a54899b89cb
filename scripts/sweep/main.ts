import { parseArgs } from "node:util";
import { printWeeks } from "./coach-sheet-print.ts";
import { sweepCoachSheet } from "./coach-sheet-sweep.ts";
import { sweepMeals } from "./meals-sweep.ts";
import type { SweepOptions } from "./sweep-options.ts";
import { sweepTraining } from "./training-sweep.ts";

// npm run sweep [-- --sample 200] [--seed 7] [--only meals]: the planners over every combination of choices. --seed is the plans'
// own seed and draws the samples. Ends with code 1 when any plan breaks a rule.
// npm run sweep -- --print 30 [--seed 7]: prints so many weeks of training whole, for a reader.

/** The planners that are swept: each prints what it finds and answers its number of faults. */
const SWEEPS: Readonly<Record<string, (options: SweepOptions, print: (line: string) => void) => Promise<number>>> = {
  training: sweepTraining,
  coach: sweepCoachSheet,
  meals: sweepMeals,
};

function wholeNumber(text: string, flag: string, least: number): number {
  const number = Number(text);
  if (text.trim() === "" || !Number.isSafeInteger(number) || number < least) {
    throw new Error(`--${flag} needs a whole number from ${least}, not "${text}".`);
  }
  return number;
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      sample: { type: "string" },
      seed: { type: "string", default: "0" },
      only: { type: "string" },
      print: { type: "string" },
    },
  });
  if (values.only !== undefined && SWEEPS[values.only] === undefined) {
    throw new Error(`--only knows ${Object.keys(SWEEPS).join(", ")}, not "${values.only}".`);
  }
  const options: SweepOptions = {
    sample: values.sample === undefined ? null : wholeNumber(values.sample, "sample", 1),
    seed: wholeNumber(values.seed, "seed", 0),
  };
  if (values.print !== undefined) {
    printWeeks(wholeNumber(values.print, "print", 1), options.seed, (line) => console.log(line));
    return 0;
  }
  let faults = 0;
  for (const [name, sweep] of Object.entries(SWEEPS)) {
    if (values.only === undefined || values.only === name) faults += await sweep(options, (line) => console.log(line));
  }
  return faults === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
