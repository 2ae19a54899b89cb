import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
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
  const lines = await recipeLines(asking, quick, 3);
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
  return says(`${now}Quicker ones:\n\n${list(lines)}${swap}`);
};

const recipeIdeas: Answer = async (asking) => {
  const { question } = asking;
  const words = line(asking);
  const meal = question.meal ?? undefined;
  const minutes = question.minutes ?? (/ (?:quick|fast|easy) /.test(words) ? 20 : undefined);
  if (question.diets.length > 1) return bothDiets(asking);
  const query = queryOf(asking);
  const wish = {
    ...(meal === undefined ? {} : { meal }),
    ...(minutes === undefined ? {} : { maxMinutes: minutes }),
    diet: question.diets[0],
  };
  const recipes = await findRecipes(asking, query === undefined ? wish : { ...wish, query });
  const isHigh = / protein /.test(words);
  const shown = isHigh
    ? recipes.toSorted((a, b) => b.figures.protein - a.figures.protein)
    : minutes !== undefined
      ? recipes.toSorted((a, b) => a.totalMinutes - b.totalMinutes)
      : rotated(recipes, asking);
  const what = [minutes === undefined ? "" : `in ${minutes} minutes`, query === undefined ? "" : `with ${query}`]
    .filter(Boolean)
    .join(" ");
  if (shown.length === 0) {
    const quickest = (await findRecipes(asking, meal === undefined ? {} : { meal })).toSorted(
      (a, b) => a.totalMinutes - b.totalMinutes,
    );
    return says(
      `I don't have a recipe ${what} that fits. The closest I have:\n\n${list(await recipeLines(asking, quickest, 3))}\n\nSee all [recipes](/recipes); you can filter them by diet, meal and minutes.`,
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
  const food = question.foods[0];
  const found = food === undefined ? undefined : FOODS.find(({ id }) => id === food[0]);
  return found?.name
    .replace(/[,(].*/, "")
    .trim()
    .split(" ")
    .at(-1);
}

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
      "Cook once, eat twice: plans repeat a dinner as the next day's lunch where it keeps, and **batch cooking** (in [Premium](/membership)) does it wherever a dinner keeps. Each recipe says how long it keeps; most cooked dishes are fine for 3-4 days in the fridge, rice only one. Reheat until steaming hot.",
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
