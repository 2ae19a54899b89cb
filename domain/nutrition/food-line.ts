import { wordsOf } from "./dislikes.ts";
import type { Food, Measure } from "./food.ts";
import { countOfPieces, displayAmount, fractionText } from "./natural-amounts.ts";

const lastWord = (text: string): string => text.split(" ").at(-1) ?? "";

/** Words by which a name asks for one kind of a food: another kind may hold what an allergy or a diet forbids. */
const ASKS = /-free\b|\b(?:vegan|vegetarian|unsweetened|without|only|no added sugar|in olive oil|in spring water)\b/;

/** What a name asks for beyond the food itself: ", labelled gluten-free", " in spring water"; nothing for most. A list must not lose it. */
function askedOf(food: Food): string {
  const from = food.name.search(/,? (?:from|in|labelled|no added|without) |, | \(/);
  const asked = from === -1 ? "" : food.name.slice(from).replace(/, drained$/, "");
  return ASKS.test(asked) ? asked : "";
}

/**
 * Pieces of a food as people write them, with what its name asks for: "3 corn tortillas, labelled gluten-free". See {@link bareLine}.
 */
export function piecesLine(food: Food, piece: Measure, count: number): string {
  const bare = bareLine(food, piece, count);
  const asked = askedOf(food);
  return bare.includes(asked) ? bare : bare + asked;
}

/**
 * Pieces of a food: "2 medium apples", "5 corn tortillas", "2 medium red bell peppers", "2 slices wholemeal bread". The
 * measure's words stand alone when they name the food, and are completed by its name when they name only its kind.
 */
function bareLine(food: Food, piece: Measure, count: number): string {
  const number = fractionText(count);
  const measure = count > 1.01 ? piece.many : piece.one;
  const name = food.short ?? food.name;
  const nameWords = wordsOf(name);
  const measureWords = wordsOf(piece.one);
  if (nameWords.every((word) => measureWords.includes(word))) return `${number} ${measure}`;
  const kind = measureWords.at(-1) ?? "";
  if (piece.one === "can" || piece.one === "jar") return `${number} ${measure} ${name.replace(/^canned /, "")}`;
  if (!nameWords.includes(kind)) {
    const isAlias = (food.aliases ?? []).some((alias) => wordsOf(alias).every((word) => measureWords.includes(word)));
    return isAlias ? `${number} ${measure}` : `${number} ${measure} ${name}`;
  }
  const size = piece.one.split(" ").filter((word) => !nameWords.includes(wordsOf(word)[0] ?? ""));
  const completed = name.split(" ").map((word) => {
    const bare = word.replace(/,$/, "");
    return wordsOf(bare)[0] === kind ? lastWord(measure) + word.slice(bare.length) : word;
  });
  return [number, ...size, ...completed].join(" ");
}

/** An amount and its food as a person writes them on a list: "2 medium apples", "85 g black beans", "2 tbsp olive oil", "a pinch of salt". */
export function lineOf(food: Food, grams: number): string {
  const pieces = countOfPieces(food, grams);
  if (pieces !== null) return piecesLine(food, pieces.piece, pieces.count);
  return amountLine(food, displayAmount(food, grams));
}

const OF = new Set(["a pinch", "a squeeze"]);

/** A written amount and its food: "85 g black beans", "a squeeze of lemon". */
export function amountLine(food: Food, amount: string): string {
  return `${amount}${OF.has(amount) ? " of" : ""} ${food.name}`;
}
