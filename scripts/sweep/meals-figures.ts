import { SHARE_NAMES } from "./meals-tally.ts";
import type { MealTally, Share } from "./meals-tally.ts";
import { quantile } from "./quantile.ts";
import { countViolations, describeRules } from "./rule-tally.ts";

/** Over all 1,024 sets of allergies at most this part of the cells may be refused (issue 3 part 3). */
const MOST_REFUSED = 0.05;
/** ms: the median of all plans stays under it. */
const MEDIAN_BUDGET = 100;

const refusedShare = ({ cells, refused }: Share): number => (cells === 0 ? 0 : refused / cells);
const allSets = (tally: MealTally): Share => tally.shares["sets"] ?? { cells: 0, refused: 0 };

/** What is wrong with the whole, beyond single plans. */
function wholeFaults(tally: MealTally): readonly string[] {
  const faults: string[] = [];
  const share = refusedShare(allSets(tally));
  if (share > MOST_REFUSED) faults.push(`${(100 * share).toFixed(1)} % of all sets are refused, at most ${100 * MOST_REFUSED} %`);
  const median = quantile(tally.milliseconds, 0.5);
  if (median > MEDIAN_BUDGET) faults.push(`the median plan takes ${median.toFixed(0)} ms, at most ${MEDIAN_BUDGET}`);
  return faults;
}

/** How many faults a tally holds; 0 is a clean sweep. */
export function mealFaults(tally: MealTally): number {
  return countViolations(tally.rules) + wholeFaults(tally).length;
}

const BIN = 0.5;

/** Days by how far they miss the goal, in bins of half a percent. */
function histogram(errors: readonly number[], most: number): readonly string[] {
  const bins = Array.from({ length: Math.round((2 * most) / BIN) }, (_, at) => at * BIN - most);
  return bins.map((from) => {
    const count = errors.filter(
      (error) => error >= from && (error < from + BIN || (from + BIN === most && error <= most + 0.1)),
    ).length;
    const share = errors.length === 0 ? 0 : (100 * count) / errors.length;
    return `    ${from.toFixed(1).padStart(5)} to ${(from + BIN).toFixed(1).padStart(5)} %: ${share.toFixed(1).padStart(5)} % of days`;
  });
}

function describeErrors(name: string, errors: readonly number[], most: number): readonly string[] {
  const absolute = errors.map(Math.abs);
  const [median, high, top] = [0.5, 0.95, 1].map((share) => quantile(absolute, share).toFixed(2));
  return [
    `calorie error of ${errors.length} days ${name}: median ${median} %, 95 of 100 within ${high} %, largest ${top} %`,
    ...histogram(errors, most),
  ];
}

function describeShares(tally: MealTally): readonly string[] {
  return SHARE_NAMES.flatMap((name) => {
    const share = tally.shares[name];
    return share === undefined
      ? []
      : [`  ${name}: ${share.refused} of ${share.cells} refused (${(100 * refusedShare(share)).toFixed(2)} %)`];
  });
}

/** The tally as the sweep prints it. */
export function describeMealTally(tally: MealTally): string {
  const [median, high] = [quantile(tally.milliseconds, 0.5), quantile(tally.milliseconds, 0.99)];
  return [
    ...describeRules(tally.rules),
    ...wholeFaults(tally).map((fault) => `  whole: ${fault}`),
    "refused cells:",
    ...describeShares(tally),
    ...tally.refusedCells.map((cell) => `    ${cell}`),
    ...describeErrors("from 1,500 kcal", tally.errors, 3),
    ...describeErrors("under 1,200 kcal", tally.errorsUnderFloor, 5),
    "different mains in plans of 7 days: least / median / most",
    ...Object.entries(tally.mains).map(
      ([meals, counts]) => `  ${meals} meals: ${[0, 0.5, 1].map((share) => quantile(counts, share)).join(" / ")}`,
    ),
    ...tally.poorest.map(({ mains, of }) => `    ${mains}: ${of}`),
    `notes: ${Object.entries(tally.notes)
      .map(([code, count]) => `${code} ${count}`)
      .join(", ")}`,
    `processor time of a plan: median ${median.toFixed(1)} ms, 99 of 100 under ${high.toFixed(1)} ms; the slowest`,
    ...tally.slowest.map(({ milliseconds, of }) => `  ${milliseconds.toFixed(0)} ms: ${of}`),
  ].join("\n");
}
