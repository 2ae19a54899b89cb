import type { Aisle, Food, Measure } from "./food.ts";

/** Up to this many tablespoons a food with a spoon measure is measured by spoons; above, it is weighed. */
const MOST_TABLESPOONS = 4;
/** Dry things (seeds, nuts, flakes, flour) are weighed sooner. */
const MOST_TABLESPOONS_DRY = 2;
const DRY_AISLES: ReadonlySet<Aisle> = new Set(["Nuts, seeds and dried fruit", "Grains, pasta and rice", "Bakery", "Frozen"]);
const TEASPOONS_PER_TABLESPOON = 3;
const HALF_TABLESPOON = TEASPOONS_PER_TABLESPOON / 2;
/** What people measure in millilitres, by the words of its name; yogurt, honey and chopped tomatoes are weighed. */
const POURS = /\b(?:milk|buttermilk|kefir|cream|stock|juice|water|wine|beer|oil|drink|coffee|tea)\b/;
/** Steps of what pours, in ml: small ones up to the first figure. */
const POURED = { few: 60, step: 5, stepOfMore: 10 };

const tidy = (grams: number): number => Math.round(grams * 100) / 100;

/** The piece of a food that is divided by pieces, or null for one that is weighed or spooned. */
export function pieceOf(food: Food): Measure | null {
  return food.division === "any" ? null : (food.measures[0] ?? null);
}

/** Measures beside which spoons make sense: of a food whose natural measure is a piece (a lemon, a chilli) nobody takes spoons. */
const LOOSE = /^(?:tbsp|tsp|cup|handful|pinch|bunch|sachet|small pot|can|jar)/;

/** Grams of a teaspoon of a food that is measured by spoons, or null. */
export function teaspoonOf(food: Food): number | null {
  if (!LOOSE.test(food.measures[0]?.one ?? "")) return null;
  const teaspoon = food.measures.find(({ one }) => one === "tsp");
  if (teaspoon !== undefined) return teaspoon.grams;
  const tablespoon = food.measures.find(({ one }) => one === "tbsp");
  return tablespoon === undefined ? null : tablespoon.grams / TEASPOONS_PER_TABLESPOON;
}

/**
 * The piece of a food that seasons, a lemon or a chilli: it is taken by quarters, and less than that is "a squeeze" or "a little". Null for
 * all else.
 */
export function seasoningPieceOf(food: Food): Measure | null {
  const [piece] = food.measures;
  if (food.division !== "any" || piece === undefined || LOOSE.test(piece.one)) return null;
  return food.measures.some(({ one }) => one === "tsp") ? piece : null;
}

/** Millilitres of what is measured by volume because it pours, or null. */
export function pouredOf(food: Food, grams: number): number | null {
  return food.density === null || !POURS.test(food.name) ? null : grams / food.density;
}

const stepped = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

const pouredStep = (millilitres: number): number => (millilitres < POURED.few ? POURED.step : POURED.stepOfMore);

/**
 * The spoons nearest to an amount, in teaspoons: quarters below one, halves up to a tablespoon, then half tablespoons; half tablespoons from the
 * first on of what has no teaspoon.
 */
function spoons(food: Food, teaspoons: number): number {
  const hasTeaspoon = food.measures.some(({ one }) => one === "tsp");
  if (!hasTeaspoon && teaspoons >= HALF_TABLESPOON) return stepped(teaspoons, HALF_TABLESPOON);
  if (teaspoons < 0.19) return 0.125;
  if (teaspoons < 1) return stepped(teaspoons, 0.25);
  return teaspoons < TEASPOONS_PER_TABLESPOON ? stepped(teaspoons, 0.5) : stepped(teaspoons, HALF_TABLESPOON);
}

function weightStep(grams: number): number {
  if (grams < 1) return 0.5;
  return grams <= 30 ? 1 : 5;
}

/** Teaspoons of what is measured by spoons, or null for what has none or is too much for them. */
function spoonedOf(food: Food, grams: number): number | null {
  const teaspoon = teaspoonOf(food);
  if (teaspoon === null) return null;
  const most = DRY_AISLES.has(food.aisle) ? MOST_TABLESPOONS_DRY : MOST_TABLESPOONS;
  return grams > most * TEASPOONS_PER_TABLESPOON * teaspoon * 1.01 ? null : grams / teaspoon;
}

/** Less of a seasoning piece than this part of it isn't counted. */
const LEAST_PART = 0.2;
const QUARTER = 0.25;

/**
 * The natural amount nearest to some grams, never nothing: whole or half pieces of what is divided so, quarters of a lemon or a chilli, spoons up
 * to four tablespoons (two of dry things), 10 ml of what pours, otherwise 5 g above 30 g and 1 g below. g, two decimals.
 */
export function naturalGrams(food: Food, grams: number): number {
  const piece = pieceOf(food);
  if (piece !== null) return tidy(stepped(grams / piece.grams, food.division === "half" ? 0.5 : 1) * piece.grams);
  const seasoning = seasoningPieceOf(food);
  if (seasoning !== null) {
    const part = grams / seasoning.grams;
    return part < LEAST_PART ? stepped(grams, 1) : tidy(stepped(part, QUARTER) * seasoning.grams);
  }
  const teaspoons = spoonedOf(food, grams);
  if (teaspoons !== null) return tidy((spoons(food, teaspoons) * grams) / teaspoons);
  const millilitres = pouredOf(food, grams);
  if (millilitres !== null) return tidy((stepped(millilitres, pouredStep(millilitres)) * grams) / millilitres);
  return tidy(stepped(grams, weightStep(grams)));
}

const FRACTIONS: readonly (readonly [part: number, text: string])[] = [
  [0, ""],
  [0.125, "1/8"],
  [0.25, "1/4"],
  [0.5, "1/2"],
  [0.75, "3/4"],
  [1, ""],
];

/** A count as cooks write it: "1/2", "1 1/2", "3"; eighths and quarters, nearest. */
export function fractionText(count: number): string {
  const whole = Math.floor(count + 0.001);
  const rest = count - whole;
  const [part, text] = FRACTIONS.reduce((best, next) => (Math.abs(next[0] - rest) < Math.abs(best[0] - rest) ? next : best));
  const units = part === 1 ? whole + 1 : whole;
  if (text === "") return String(units);
  return units === 0 ? text : `${units} ${text}`;
}

/** Weight as a scale shows it: "80 g", "2.5 g", "1.25 kg". */
export function weightText(grams: number): string {
  if (grams >= 1000) return `${Math.round(grams / 10) / 100} kg`;
  return grams >= 10 ? `${Math.round(grams)} g` : `${Math.max(0.1, Math.round(grams * 10) / 10)} g`;
}

/** A volume: "240 ml", "1.5 l". */
export function volumeText(millilitres: number): string {
  return millilitres >= 1000 ? `${Math.round(millilitres / 10) / 100} l` : `${Math.round(millilitres)} ml`;
}

/** Pieces: "1 medium egg", "1/2 avocado", "3 slices". */
export function pieceText(piece: Measure, count: number): string {
  return `${fractionText(count)} ${count > 1.01 ? piece.many : piece.one}`;
}

function spoonText(teaspoons: number): string {
  const tablespoons = teaspoons / TEASPOONS_PER_TABLESPOON;
  return tablespoons >= 0.99 ? `${fractionText(tablespoons)} tbsp` : `${fractionText(teaspoons)} tsp`;
}

/** What a little of a lemon, a chilli is called. */
function littleOf(food: Food): string {
  return food.aisle === "Fruit" ? "a squeeze" : "a little";
}

/** Less of what is weighed than this is "a pinch", g. */
const LEAST_WEIGHED = 0.9;
/** ... and of what is spooned, in teaspoons. */
const LEAST_SPOONED = 0.1;

/**
 * How many pieces an amount is, where people count them: halves of what is divided by pieces, quarters of a lemon. Null where it is weighed: a
 * part of a composed food can be any share of a piece.
 */
export function countOfPieces(food: Food, grams: number): { readonly piece: Measure; readonly count: number } | null {
  const seasoning = seasoningPieceOf(food);
  if (seasoning !== null) {
    const part = grams / seasoning.grams;
    return part < LEAST_PART ? null : { piece: seasoning, count: stepped(part, QUARTER) };
  }
  const piece = pieceOf(food);
  if (piece === null) return null;
  const halves = (grams / piece.grams) * 2;
  return Math.abs(halves - Math.round(halves)) < 0.02 && halves > 0.9 ? { piece, count: Math.round(halves) / 2 } : null;
}

/** An amount as it's shown, spoons and millilitres to the nearest that a kitchen has: "1 medium egg", "1 1/2 tbsp", "240 ml", "80 g". */
export function displayAmount(food: Food, grams: number): string {
  const pieces = countOfPieces(food, grams);
  if (pieces !== null) return pieceText(pieces.piece, pieces.count);
  if (seasoningPieceOf(food) !== null) return littleOf(food);
  if (pieceOf(food) !== null) return weightText(grams);
  const teaspoons = spoonedOf(food, grams);
  if (teaspoons !== null) return teaspoons < LEAST_SPOONED ? "a pinch" : spoonText(spoons(food, teaspoons));
  const millilitres = pouredOf(food, grams);
  if (millilitres !== null) return volumeText(stepped(millilitres, pouredStep(millilitres)));
  return grams < LEAST_WEIGHED ? "a pinch" : weightText(grams);
}
