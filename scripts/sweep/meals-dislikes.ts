import type { Food } from "@lockstep/domain/nutrition/food.ts";
import type { Recipe } from "@lockstep/domain/nutrition/recipe.ts";
import type { Substance } from "@lockstep/domain/nutrition/substance.ts";

/** Words for a kind of food rather than for one: everything of that kind goes. */
const KINDS: Readonly<Record<string, readonly Substance[]>> = {
  nut: ["tree-nut"],
  fish: ["fish"],
  meat: ["red-meat", "cured-meat"],
  seafood: ["crustacean", "mollusc"],
  dairy: ["milk", "milk-fat"],
};

/** Spellings of one thing: what a shopper calls otherwise. */
const SPELLINGS: readonly (readonly string[])[] = [
  ["fresh coriander", "cilantro"],
  ["aubergine", "eggplant"],
  ["courgette", "zucchini"],
  ["prawn", "shrimp"],
  ["rocket", "arugula"],
];

function single(word: string): string {
  if (/(?:oes|shes|ches|sses)$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .replaceAll(/\b[\w]+[- ]free\b/g, " ")
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "")
    .map(single);
}

/** Whether a text says a phrase: whole words one after another, without regard to case and number; "nut-free" doesn't say "nut". */
export function says(text: string, phrase: string): boolean {
  const [words, wanted] = [wordsOf(text), wordsOf(phrase)];
  return wanted.length > 0 && words.some((_, at) => wanted.every((word, place) => words[at + place] === word));
}

/** Why a dish holds what is disliked, or null. */
export function dislikedIn(dislike: string, recipe: Recipe, foods: readonly Food[]): string | null {
  const phrases = [dislike, ...SPELLINGS.filter((group) => group.some((word) => says(dislike, word))).flat()];
  // Who leaves olives on the plate still cooks with their oil.
  const eaten = (text: string): string => (says(dislike, "oil") ? text : text.replaceAll(/olive oil/gi, " "));
  const said = (text: string): boolean => phrases.some((phrase) => says(eaten(text), phrase));
  if (said(recipe.name)) return `the dish is ${recipe.name}`;
  const named = foods.find((food) => said(food.name));
  if (named !== undefined) return `it has ${named.name}`;
  const kinds = KINDS[wordsOf(dislike).join(" ")] ?? [];
  const kin = foods.find((food) => food.kind === "source" && food.contains.some((substance) => kinds.includes(substance)));
  return kin === undefined ? null : `it has ${kin.name}`;
}
