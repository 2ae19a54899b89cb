import type { BookRecipe } from "../nutrition/meal-book.ts";
import type { MealType, Recipe } from "../nutrition/recipe.ts";
import type { AiPostDraft, FitnessAim } from "./ai-post.ts";
import { pickById } from "./pick-by-id.ts";

const OPENINGS: Readonly<Record<MealType, readonly string[]>> = {
  Breakfast: ["Breakfast idea:", "Tomorrow morning:", "Good morning food:"],
  Lunch: ["Lunch idea:", "Something for lunch:", "Lunch, sorted:"],
  Dinner: ["Dinner idea:", "What's for dinner?", "Tonight, maybe:", "For a weeknight:"],
  Snack: ["Snack idea:", "For the afternoon slump:", "Between meals:"],
};
const AGAIN = [
  "Cook once, eat twice:",
  "Make extra of this one:",
  "A friend of the fridge:",
  "Tomorrow's lunch, sorted tonight:",
];

/** g a serving from which a dish is worth naming for it. */
const MUCH_PROTEIN = 20;
const MUCH_FIBRE = 8;
/** Minutes: on the table soon, or left alone for most of the time. */
const SOON = 20;
const LEFT_ALONE = 30;

/** What the book has to say about a dish, as posts: why one makes it and, where it keeps, how to eat it twice. No calories: nobody asked for them here. */
export function recipeDrafts({ recipe, serving }: BookRecipe): readonly AiPostDraft[] {
  if (recipe.course === "side") return [];
  const link = { label: "Get the recipe", path: `/recipes/${recipe.id}` };
  const { protein, fibre } = serving;
  const aims: FitnessAim[] = protein >= MUCH_PROTEIN ? ["muscle", "strength"] : fibre >= MUCH_FIBRE ? ["weight"] : [];
  const facts = [timeInWords(recipe), goodInWords(protein, fibre)].filter((each) => each !== "");
  const idea = `${pickById(openingsOf(recipe), recipe.id)} ${recipe.name}. ${recipe.description}\n\n${facts.join(" ")}`;
  const twice = keepsInWords(recipe);
  return [
    { text: idea, link, aims },
    ...(twice === null
      ? []
      : [{ text: `${pickById(AGAIN, recipe.id)} ${recipe.name}. ${recipe.description}\n\n${twice}`, link, aims }]),
  ];
}

function openingsOf({ meals }: Recipe): readonly string[] {
  return meals.flatMap((meal) => OPENINGS[meal]);
}

function timeInWords({ handsOnMinutes, totalMinutes }: Recipe): string {
  if (totalMinutes <= SOON || totalMinutes === handsOnMinutes) return `Ready in ${totalMinutes} minutes.`;
  if (totalMinutes - handsOnMinutes >= LEFT_ALONE) return `About ${handsOnMinutes} minutes of work. The rest is waiting.`;
  return `${handsOnMinutes} minutes of work, ${totalMinutes} to the table.`;
}

function goodInWords(protein: number, fibre: number): string {
  if (protein >= MUCH_PROTEIN) return `${Math.round(protein)} g of protein in a serving.`;
  return fibre >= MUCH_FIBRE ? `${Math.round(fibre)} g of fibre in a serving.` : "";
}

/** Null for a dish that is best at once, or makes too little for another day. */
function keepsInWords({ servings, leftovers }: Recipe): string | null {
  const { fridgeDays, freezerMonths, reheat, store } = leftovers;
  if (servings < 2 || fridgeDays < 2) return null;
  const freezer = freezerMonths === null ? "" : `, ${freezerMonths} ${freezerMonths === 1 ? "month" : "months"} in the freezer`;
  return `It makes ${servings} servings and keeps ${fridgeDays} days in the fridge${freezer}. ${reheat ?? store}`;
}
