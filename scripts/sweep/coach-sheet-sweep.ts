import { EXERCISES } from "@lockstep/content/training/index.ts";
import { sheetCases } from "./coach-sheet-cases.ts";
import { basicsMissingInFree } from "./coach-sheet-free.ts";
import { namesAgainstFlags } from "./coach-sheet-names.ts";
import { missingLoads } from "./coach-sheet-promises.ts";
import { addSheetTallies, brokenLines, describeSheet, emptySheetTally } from "./coach-sheet-tally.ts";
import type { SheetTally } from "./coach-sheet-tally.ts";
import { sweepOnCores } from "./sweep-cores.ts";
import type { SweepOptions } from "./sweep-options.ts";

const WORKER = new URL("./coach-sheet-worker.ts", import.meta.url);

/** Makes every week on all cores, prints the coach's sheet, and answers the number of lines that don't hold. */
export async function sweepCoachSheet(options: SweepOptions, print: (line: string) => void): Promise<number> {
  const total = sheetCases(options.sample, options.seed).length;
  const tallies = await sweepOnCores<SheetTally>({ name: "coach", worker: WORKER, total }, options, print);
  const tally = tallies.reduce(addSheetTallies, emptySheetTally());
  print(describeSheet(tally));
  const { disagree, unknown } = namesAgainstFlags(EXERCISES);
  print([`names and flags disagree on ${disagree.length} exercises:`, ...disagree].join("\n  "));
  print([`names the sheet doesn't know: ${unknown.length}`, ...unknown].join("\n  "));
  const unflagged = missingLoads(EXERCISES);
  print([`flags that a name contradicts (rule 17): ${unflagged.length}`, ...unflagged].join("\n  "));
  const lacking = basicsMissingInFree(EXERCISES);
  print([`basics without a staple in Free (rule 5): ${lacking.length}`, ...lacking].join("\n  "));
  const broken = brokenLines(tally);
  print(`coach: ${tally.plans} weeks, ${broken.length} lines don't hold${broken.length === 0 ? "" : `: ${broken.join("; ")}`}`);
  return broken.length;
}
