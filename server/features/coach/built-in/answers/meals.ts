import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
import type { Allergen } from "@lockstep/domain/nutrition/diets.ts";
import { allergensOf } from "@lockstep/domain/nutrition/food.ts";
import { singular } from "@lockstep/domain/coach/names.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import {
  everyRecipe,
  findRecipes,
  hides,
  line,
  pickRecipe,
  plannedMeal,
  recipeLines,
  rotated,
  type Recipes,
} from "../asked-food.ts";
import { kcalOf } from "../person.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";

const quickerMeal: Answer = async (asking) => {
  const meal = asking.question.meal ?? "Dinner";
  const { found } = await plannedMeal({ ...asking, question: { ...asking.question, meal } });
  const planned = found[0];
  const limit = planned === undefined ? 20 : Math.max(5, planned.prepMinutes - 1);
  const quick = (await findRecipes(asking, { meal, maxMinutes: Math.min(limit, 25) })).toSorted(
    (a, b) => a.totalMinutes - b.totalMinutes,
  );
  // "I don't like tempeh" asks for another meal, not a quicker one.
  const isOther =
    !/ (?:quick|quicker|fast|faster|easy|easier|simpler|shorter|long|time|slow|minutes|min|complicated|energy) /.test(
      line(asking),
    );
  const disliked = dislikedIn(asking);
  const others = isOther
    ? rotated(await findRecipes(asking, { meal, maxMinutes: 30 }), asking).filter(
        ({ name }) => name !== planned?.name && !disliked.some((each) => name.toLowerCase().includes(each)),
      )
    : quick;
  const lines = await recipeLines(asking, others, 3);
  const when = meal === "Dinner" ? "Tonight's" : "Today's";
  const now =
    planned === undefined
      ? ""
      : `${when} planned ${meal.toLowerCase()}, ${link(planned.name, planned.path)}, takes ${planned.prepMinutes} minutes. `;
  if (lines.length === 0)
    return says(`${now}It's already one of the quickest I have. Leftovers, eggs on toast or a big salad are faster still.`);
  const swap =
    planned === undefined
      ? ""
      : "\n\nTo change the plan itself, open the meal in [your meal plan](/meal-plan) and choose **Swap this meal**: the day stays on target.";
  const never =
    disliked.length === 0
      ? ""
      : ` To keep ${joinNames(disliked)} out of every plan, add ${disliked.length === 1 ? "it" : "them"} to the foods you'd rather not eat in the [meal setup](/meal-plan-setup).`;
  return says(`${now}${isOther ? "Others you could have" : "Quicker ones"}:\n\n${list(lines)}${swap}${isOther ? never : ""}`);
};

/** Foods of which someone says they don't like them, by their short names. */
function dislikedIn(asking: Asking): readonly string[] {
  if (!/ (?:not|hate|dislike|without|never|no) /.test(line(asking))) return [];
  return asking.question.foods.flatMap(([id]) => {
    const food = FOODS.find((each) => each.id === id);
    return food === undefined ? [] : [(food.short ?? food.name.replace(/[,(].*/, "")).trim().toLowerCase()];
  });
}

const recipeIdeas: Answer = async (asking) => {
  const { question } = asking;
  const words = line(asking);
  const meal = question.meal ?? undefined;
  const minutes = question.minutes ?? (/ (?:quick|fast|easy) /.test(words) ? 20 : undefined);
  if (question.diets.length > 1) return bothDiets(asking);
  const query = queryOf(asking) ?? unknownDish(asking);
  const wish = {
    ...(meal === undefined ? {} : { meal }),
    ...(minutes === undefined ? {} : { maxMinutes: minutes }),
    diet: question.diets[0],
  };
  const found = await findRecipes(asking, query === undefined ? wish : { ...wish, query });
  const second = question.foods.length > 1 ? foodWord(question.foods[1]?.[0]) : undefined;
  const withBoth =
    second === undefined || query === undefined
      ? []
      : (await findRecipes(asking, { ...wish, query: second })).filter(({ id }) => found.some((each) => each.id === id));
  const recipes = withBoth.length > 0 ? withBoth : found;
  const isHigh = / protein /.test(words);
  const shown = isHigh
    ? recipes.toSorted((a, b) => b.figures.protein - a.figures.protein)
    : minutes !== undefined
      ? recipes.toSorted((a, b) => a.totalMinutes - b.totalMinutes)
      : rotated(recipes, asking);
  const what = [
    minutes === undefined ? "" : `in ${minutes} minutes`,
    query === undefined ? "" : withBoth.length > 0 ? `with ${query} and ${second}` : `with ${query}`,
  ]
    .filter(Boolean)
    .join(" ");
  if (shown.length === 0) {
    const quickest = (await findRecipes(asking, { meal: meal ?? "Dinner", maxMinutes: 30 })).toSorted(
      (a, b) => a.totalMinutes - b.totalMinutes,
    );
    return says(
      `I don't have a recipe ${question.foods.length === 0 ? what.replace(/with (?=\S+$)/, "for ") : what} that fits. What I do have:\n\n${list(await recipeLines(asking, quickest, 3))}\n\nSee all [recipes](/recipes); you can filter them by diet, meal and minutes.`,
    );
  }
  const named = meal === undefined ? "Ideas" : meal === "Snack" ? "Snacks" : `${meal} ideas`;
  return says(
    `${named}${what === "" ? "" : ` ${what}`}:\n\n${list(await recipeLines(asking, shown))}\n\nMore in the [recipes](/recipes).`,
  );
};

/** The food or dish that was asked for. */
function queryOf({ question }: Asking): string | undefined {
  const dish =
    /(?<= )(pancakes?|smoothies?|porridge|curry|curries|soups?|salads?|omelettes?|pasta|noodles?|tacos?|wraps?|burgers?|pizza|risotto|stew|stir fry|lasagne|chilli|chili|dal|bowls?)(?= )/.exec(
      question.lines[0] ?? "",
    )?.[1];
  if (dish !== undefined) return singular(dish);
  // "Nobody likes fish", "no eggs": that's what must not be in it.
  const wanted = question.foods.find(([id]) => !isUnwanted(id, question.allergens));
  return foodWord(wanted?.[0]);
}

function isUnwanted(id: string | undefined, allergens: readonly Allergen[]): boolean {
  const food = FOODS.find((each) => each.id === id);
  return food !== undefined && allergensOf(food, findFood).some((each) => allergens.includes(each));
}

function findFood(id: string): (typeof FOODS)[number] {
  const food = FOODS.find((each) => each.id === id);
  if (food === undefined) throw new Error(`There's no food ${id}.`);
  return food;
}

/** The word of a food's name that recipes have: "chicken" of chicken breast, "lentils" of red split lentils. */
function foodWord(id: string | undefined): string | undefined {
  const name = FOODS.find((food) => food.id === id)
    ?.name.replace(/[,(].*/, "")
    .trim();
  const words = name?.split(" ");
  return words !== undefined && CUTS.test(words.at(-1) ?? "") ? words.at(-2) : words?.at(-1);
}
const CUTS = /^(?:breast|thigh|fillet|steak|loin|mince|leg|shoulder|drumstick|wing|florets|leaves)$/;

/** A dish that's asked for by a name that the catalogue hasn't. */
function unknownDish({ question }: Asking): string | undefined {
  if (question.meal !== null || question.diets.length > 0 || question.allergens.length > 0) return undefined;
  const word = / recipes? (?:for|of) (?:an? |some )?([a-z]{4,})\W*$/i.exec(` ${question.text.trim()}`)?.[1]?.toLowerCase();
  return word === undefined || COURSES.test(word) ? undefined : word;
}
const COURSES =
  /^(?:breakfast|lunch|dinner|snacks?|dessert|tonight|today|tomorrow|kids|beginners|families|family|weight|muscle|bulking|cutting|work|protein)$/;

async function bothDiets(asking: Asking) {
  const [first, second] = asking.question.diets;
  if (first === undefined || second === undefined) return null;
  const all = (await everyRecipe(asking, { diet: first })).filter(({ diets }) => diets.includes(second));
  const pick = "Plans and the filter take one diet at a time";
  if (all.length === 0)
    return says(
      `I didn't find one that's both ${first} and ${second}. ${pick}: choose ${first} in the [recipes](/recipes), and check the labels of each.`,
    );
  return says(
    `${all.length === 1 ? "One recipe is" : `${all.length} recipes are`} both ${first} and ${second}${isAllSnacks(all) ? ", all of them snacks" : ""}${all.length > 4 ? ", such as" : ""}:\n\n${list(await carbLines(asking, all))}\n\n${pick}, so there's no ${first} ${second} plan; you can browse by one diet in the [recipes](/recipes).`,
  );
}

const isAllSnacks = (recipes: Recipes): boolean => recipes.every(({ meals }) => meals.every((meal) => meal === "Snack"));

const netCarbs = ({ figures }: Pick<Recipes[number], "figures">): number =>
  Math.max(0, Math.round(figures.carbs - figures.fibre));

/** With net carbs, which is what someone on keto looks for; mains before snacks. */
async function carbLines(asking: Asking, recipes: Recipes): Promise<readonly string[]> {
  const isHidden = await hides(asking);
  return recipes
    .toSorted((a, b) => netCarbs(a) - netCarbs(b))
    .toSorted((a, b) => Number(a.meals.includes("Snack")) - Number(b.meals.includes("Snack")))
    .slice(0, 4)
    .map(
      ({ name, path, totalMinutes, figures }) =>
        `${link(name, path)}: ${totalMinutes} min, ${netCarbs({ figures })} g net carbs, ${Math.round(figures.protein)} g protein${isHidden ? "" : `, ${kcalOf(figures)} kcal`}`,
    );
}

const plannedMeals: Answer = async (asking) => {
  const isTomorrow = / tomorrow| tomorrows /.test(line(asking));
  const { found, meals } = await plannedMeal(asking, isTomorrow ? 1 : 0);
  const { meal } = asking.question;
  if (meals === null) return recipeIdeas(asking);
  const when = isTomorrow ? "Tomorrow" : "Today";
  if (meals.planned === null || meals.planned.length === 0) {
    const ideas = rotated(await findRecipes(asking, { meal: meal ?? "Dinner", maxMinutes: 30 }), asking);
    return says(
      `You don't have a meal plan for ${when.toLowerCase()}; make one in the [meal setup](/meal-plan-setup). For now, how about:\n\n${list(await recipeLines(asking, ideas, 3))}`,
    );
  }
  if (found.length === 0)
    return says(
      `Your plan has no ${meal?.toLowerCase()} ${when.toLowerCase()}. It has ${joinNames(meals.planned.map(({ type, name, path }) => `${type.toLowerCase()} (${link(name, path)})`))}.`,
    );
  const lines = found.map(
    ({ type, time, name, path, prepMinutes, figures }) =>
      `**${type}** at ${time}: ${link(name, path)}, ${prepMinutes} min, ${Math.round(figures.protein)} g protein${"calories" in figures ? `, ${kcalOf(figures)} kcal` : ""}`,
  );
  return says(
    `${when}${meal === null ? "'s meals" : `'s ${meal.toLowerCase()}`} in your plan:\n\n${list(lines)}\n\n${link("Open your meal plan", "/meal-plan")}.`,
  );
};

const recipeHow: Answer = async (asking) => {
  const recipe = await pickRecipe(asking);
  if (recipe === null) return asking.question.foods.length === 0 ? null : recipeIdeas(asking);
  const isHidden = await hides(asking);
  const { name, path, totalMinutes, servings, figures, description, ingredients, steps } = recipe;
  const numbered = steps
    .slice(0, 6)
    .map(
      (step, place) =>
        `${place + 1}. ${step.replaceAll(/\{([a-z0-9-]+)(?:\|([^{}|]+))?\}/g, (_, id: string, words?: string) => words ?? id.replaceAll("-", " "))}`,
    );
  return says(
    `**${link(name, path)}**: ${description} ${totalMinutes} minutes, ${servings} ${servings === 1 ? "serving" : "servings"}${isHidden ? "" : `, ${kcalOf(figures)} kcal`} and ${Math.round(figures.protein)} g protein each.\n\nYou need: ${joinNames(ingredients.map((each) => each.line))}.\n\n${numbered.join("\n")}`,
  );
};

const mealPlanAnswer: Answer = async (asking) => {
  const plan = (await asking.person.meals())?.choices ?? null;
  const words = line(asking);
  if (/ (?:batch|prep|prepping|leftovers|freeze|freezer) /.test(words))
    return says(
      "Cook once, eat twice: plans repeat a dinner that keeps as the next day's lunch, and **batch cooking** (in [Premium](/membership)) does that with every dinner it can. Each recipe says how long it keeps; most cooked dishes are fine for 3-4 days in the fridge, rice only one. Reheat until steaming hot.",
    );
  const now =
    plan === null
      ? "You don't have one yet."
      : `You have a ${plan.preference} plan with ${plan.mealsPerDay} meals a day${(await hides(asking)) ? "" : ` at ${plan.dailyCalories} kcal`}.`;
  return says(
    `I can't build meal plans here, but the [meal setup](/meal-plan-setup) does it in seconds: diet, calories, days, quick or gourmet, allergies and foods you don't like. ${asking.scene.actor === null ? "You don't need an account to try it." : now} In [your meal plan](/meal-plan) you can swap any meal and get the grocery list.`,
  );
};

export const MEAL_ANSWERS: Answers = {
  "quicker-meal": quickerMeal,
  "recipe-ideas": recipeIdeas,
  "planned-meal": plannedMeals,
  "recipe-how": recipeHow,
  "meal-plan": mealPlanAnswer,
};
