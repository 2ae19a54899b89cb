import type { RecipeDetail } from "@lockstep/contract/nutrition.ts";
import { mealWords, portionsOf } from "@lockstep/domain/nutrition/batch-words.ts";
import { peopleOf, portionsOfAll } from "@lockstep/domain/nutrition/eaters.ts";
import { collectionTitle, nameDiet } from "@lockstep/domain/nutrition/name-plan.ts";
import { dishLines, recipeLines } from "@lockstep/domain/nutrition/recipe-lines.ts";
import type { MealType } from "@lockstep/domain/nutrition/recipe.ts";
import { MEAL_TYPES } from "@lockstep/domain/nutrition/recipe.ts";
import { drawCover, reserveContents, type Entry } from "../../../platform/pdf/booklet.ts";
import { Sheet } from "../../../platform/pdf/sheet.ts";
import { drawDishPicture } from "./draw-dish-picture.ts";
import { drawGroceries } from "./draw-groceries.ts";
import type { MealPdfTask, Reader } from "./meal-pdf-task.ts";
import { drawRecipe, type IngredientList, type RecipePage } from "./recipe-pages.ts";
import { drawWeek } from "./draw-week.ts";

type TaskOf<Kind extends MealPdfTask["kind"]> = Extract<MealPdfTask, { kind: Kind }>;

const WEEK = "week";
const GROCERIES = "groceries";

/** Draws the document of a task. */
export function drawMealPdf(task: MealPdfTask): Promise<Uint8Array<ArrayBuffer>> {
  if (task.kind === "recipe") return drawRecipePdf(task);
  if (task.kind === "plan") return drawPlanPdf(task);
  return drawCollectionPdf(task);
}

function openSheet(title: string, subject: string, { paper, madeAt }: Reader): Sheet {
  return new Sheet({ title, subject, author: "Lockstep", paper, madeAt });
}

function drawRecipePdf({ recipe, servings, reader }: TaskOf<"recipe">): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = openSheet(recipe.name, recipe.description, reader);
  const lines = recipeLines(recipe, servings / recipe.servings, reader.settings.foodUnits);
  drawRecipe(sheet, { recipe, servings, lists: [{ title: "", lines }] }, reader.settings);
  sheet.bookmark(recipe.name);
  return sheet.finish();
}

function drawPlanPdf({ plan, recipes, own, reader }: TaskOf<"plan">): Promise<Uint8Array<ArrayBuffer>> {
  const { settings } = reader;
  const people = peopleOf(plan.choices);
  const sheet = openSheet(plan.name, "A meal plan with its recipes and grocery list", reader);
  const first = recipes[0];
  drawCover(sheet, {
    number: String(plan.days.length),
    unit: "days of meals",
    title: plan.name,
    lines: [
      [nameDiet(plan.choices.preference), `${recipes.length} recipes`, ...(people === 1 ? [] : [`for ${people} people`])].join(
        " · ",
      ),
      ...(sheet.type.printable(reader.name, "text") === "" ? [] : [`Made for ${reader.name}`]),
    ],
    picture: (box) => {
      if (first !== undefined) drawDishPicture(sheet.doc, first, box);
    },
  });
  const entries: readonly Entry[] = [
    { title: plan.days.length === 7 ? "The week at a glance" : "The days at a glance", place: WEEK },
    { title: "Recipes", place: null },
    ...recipes.map(({ id, name }) => ({ title: name, place: id })),
    { title: "Shopping", place: null },
    { title: "Grocery list", place: GROCERIES },
  ];
  const contents = reserveContents(sheet, entries);
  const pageOf = new Map<string, number>([[WEEK, drawWeek(sheet, plan, settings, WEEK)]]);
  const under = sheet.bookmark("Recipes");
  for (const recipe of recipes) {
    pageOf.set(recipe.id, drawRecipe(sheet, pageInPlan(plan, recipe, reader), settings));
    sheet.bookmark(recipe.name, under);
  }
  pageOf.set(GROCERIES, drawGroceries(sheet, plan, own, settings.foodUnits, GROCERIES));
  contents.write(pageOf);
  return sheet.finish();
}

/** A recipe as a plan cooks it: a list for each amount, and which meals it's for. */
function pageInPlan(plan: TaskOf<"plan">["plan"], recipe: RecipeDetail, { settings }: Reader): RecipePage {
  const people = peopleOf(plan.choices);
  const meals = new Map(plan.days.flatMap((day) => day.meals.map((meal) => [meal.id, meal] as const)));
  const batches = plan.batches.filter(({ recipeId }) => recipeId === recipe.id);
  const lists = new Map<string, IngredientList & { cookings: string[] }>();
  for (const batch of batches) {
    const [cooked] = batch.meals;
    const meal = meals.get(cooked?.mealId ?? "");
    if (cooked === undefined || meal === undefined) continue;
    const portions = portionsOf(plan.batches, meal, recipe.id, portionsOfAll(plan.choices));
    const lines = dishLines(meal, recipe.id, portions, settings.foodUnits, recipe).map(({ line }) => line);
    const later = batch.meals.slice(1).map((each) => mealWords(plan.days, each));
    const words = [mealWords(plan.days, cooked), ...later].join(" and ");
    const key = lines.join("\n");
    const known = lists.get(key) ?? { title: "", lines, cookings: [] };
    known.cookings.push(words);
    lists.set(key, known);
  }
  return {
    recipe,
    servings: null,
    lists: [...lists.values()].map(({ cookings, lines }) => ({
      title: `${cookings.join(", ")}${people > 1 ? `, for ${people} people` : ""}`,
      lines,
    })),
  };
}

const SECTIONS: Readonly<Record<MealType | "Side", string>> = {
  Breakfast: "Breakfasts",
  Lunch: "Lunches",
  Dinner: "Dinners",
  Snack: "Snacks",
  Side: "Sides",
};

function sectionOf({ course, meals }: RecipeDetail): MealType | "Side" {
  return course === "side" ? "Side" : (MEAL_TYPES.find((type) => meals.includes(type)) ?? "Dinner");
}

/** A booklet of all the recipes that fit a diet, by meal. */
function drawCollectionPdf({ diet, recipes, reader }: TaskOf<"collection">): Promise<Uint8Array<ArrayBuffer>> {
  const title = collectionTitle(diet);
  const sheet = openSheet(title, `All ${recipes.length} recipes`, reader);
  const [first] = recipes;
  drawCover(sheet, {
    number: String(recipes.length),
    unit: "recipes",
    title,
    lines: ["Every one weighed to the gram, with nutrition and allergens."],
    picture: (box) => {
      if (first !== undefined) drawDishPicture(sheet.doc, first, box);
    },
  });
  const sections = (Object.keys(SECTIONS) as (keyof typeof SECTIONS)[]).flatMap((section) => {
    const own = recipes.filter((recipe) => sectionOf(recipe) === section);
    return own.length === 0 ? [] : [{ title: SECTIONS[section], recipes: own }];
  });
  const contents = reserveContents(
    sheet,
    sections.flatMap((section) => [
      { title: section.title, place: null },
      ...section.recipes.map(({ id, name }) => ({ title: name, place: id })),
    ]),
  );
  const pageOf = new Map<string, number>();
  for (const section of sections) {
    let under: PDFKit.PDFOutline | null = null;
    for (const recipe of section.recipes) {
      const { servings } = recipe;
      const lists = [{ title: "", lines: recipeLines(recipe, 1, reader.settings.foodUnits) }];
      pageOf.set(recipe.id, drawRecipe(sheet, { recipe, servings, lists }, reader.settings));
      under ??= sheet.bookmark(section.title);
      sheet.bookmark(recipe.name, under);
    }
  }
  contents.write(pageOf);
  return sheet.finish();
}
