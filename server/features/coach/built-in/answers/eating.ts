import { FACTS } from "@lockstep/content/coach/facts.ts";
import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
import type { MealType } from "@lockstep/domain/nutrition/recipe.ts";
import { formatCount } from "@lockstep/domain/words/format-number.ts";
import { searchFoods } from "../../tools/search-foods.ts";
import { choicesOf, findRecipes, hides, line, pickRecipe, plannedMeal, recipeLines, tenth, type Recipes } from "../asked-food.ts";
import { kcalOf } from "../person.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";
import { OUTSIDE_FOODS } from "@lockstep/content/coach/outside-foods.ts";
import { aroundTraining } from "./takeaways.ts";

/** What sits well before training: mostly carbs. Grams a serving. */
const MOST_FAT_BEFORE = 14;
const MOST_FIBRE_BEFORE = 9;
const LEAST_CARBS_BEFORE = 25;

async function lightMeals(asking: Asking, meal: MealType, mostKcal: number): Promise<Recipes> {
  const found = await findRecipes(asking, { meal, maxMinutes: 30 });
  return found
    .filter(
      ({ figures }) =>
        figures.fat <= MOST_FAT_BEFORE &&
        figures.fibre <= MOST_FIBRE_BEFORE &&
        figures.carbs >= LEAST_CARBS_BEFORE &&
        figures.calories <= mostKcal,
    )
    .toSorted((a, b) => b.figures.carbs - a.figures.carbs);
}

const eatBefore: Answer = async (asking) => {
  const isEarly = / (?:5|6|7|5am|6am|7am|am|morning|early|empty|fasted|breakfast) /.test(line(asking));
  if (isEarly)
    return says(
      `Both work, so go by how you feel: **something light** 15-30 minutes before (a banana, a slice of toast with honey, half a glass of juice), or **nothing**, if you feel fine on an empty stomach. For a long or hard session a snack helps. Drink a glass of water either way, and have a proper breakfast with 20-40 g of protein afterward.`,
    );
  const meals = [...(await lightMeals(asking, "Breakfast", 600)), ...(await lightMeals(asking, "Lunch", 650))].slice(0, 1);
  const snacks = (await lightMeals(asking, "Snack", 300)).slice(0, 2);
  const before = await recipeLines(asking, meals, 1);
  const last = await recipeLines(asking, snacks, 2);
  const lines = [...before.map((each) => `1-3 hours before: ${each}`), ...last.map((each) => `30-60 minutes before: ${each}`)];
  return says(
    `${aroundTraining(asking, "before")}${FACTS["eat-before"]}${lines.length === 0 ? "" : `\n\nFrom the recipes:\n\n${list(lines)}`}`,
  );
};

const eatAfter: Answer = async (asking) => {
  const { meals } = await plannedMeal(asking);
  const left = meals?.planned?.filter(({ name }) => !meals.logged.some((entry) => entry.name === name)) ?? [];
  const rich = (await findRecipes(asking, { maxMinutes: 15 }))
    .toSorted((a, b) => b.figures.protein - a.figures.protein)
    .slice(0, 3);
  const lines = await recipeLines(asking, rich, 3);
  const next = left.at(-1);
  const planned =
    next === undefined
      ? ""
      : ` Your planned ${next.type.toLowerCase()}, ${link(next.name, next.path)}, has ${Math.round(next.figures.protein)} g.`;
  return says(
    `${aroundTraining(asking, "after")}${FACTS["eat-after"]}${planned}\n\nIf you'd rather eat now: a bowl of skyr or Greek yogurt with fruit, or something that takes 15 minutes at most:\n\n${list(lines)}`,
  );
};

const protein: Answer = async (asking) => {
  const outside = outsideFood(line(asking));
  if (outside !== null) return says(outside);
  // "How much protein has tofu" asks for the food's, not one's own.
  const isOwn = / (?:need|needs|day|daily|should|per|goal|target|enough|for me|i) /.test(line(asking));
  if (asking.question.foods.length > 0 && !isOwn) return foodFacts(asking);
  if (/ (?:overdose|too much|harmful|kidneys?) /.test(line(asking)))
    return says(
      "You can't really overdose on it: for healthy people up to about **2.2 g per kg of body weight** a day is fine over the long run. More doesn't build extra muscle; it crowds out carbs, fibre and vegetables, and you may feel full or constipated. Drink enough. With kidney disease it's different, so ask your doctor how much is right.",
    );
  const given = /(?<= )(\d{2,3}(?:\.\d)?) (kg|kilos|lb|lbs|pounds)(?= )/.exec(line(asking));
  const kg = given === null ? null : Number(given[1]) * (/^(?:lb|pound)/.test(given[2] ?? "") ? 0.4536 : 1);
  const perDay = "About **1.4-2.0 g per kg of body weight** a day (0.65-0.9 g per lb), spread over meals of 20-40 g each.";
  const example =
    kg !== null && kg >= 30 && kg <= 250
      ? ` At ${given?.[1]} ${given?.[2]} that's **${Math.round(kg * 1.4)}-${Math.round(kg * 2)} g**.`
      : " At 70 kg (154 lb) that's 100-140 g. Tell me your weight, and I'll work out yours.";
  const target = (await asking.person.meals())?.target;
  const plan = target === null || target === undefined ? "" : ` Your meal plan has about ${Math.round(target.protein)} g a day.`;
  return says(
    `${perDay}${example}${plan} If you're losing weight, stay near the upper end. With kidney disease, ask your doctor first.`,
  );
};

const proteinSources: Answer = async (asking) => {
  const { diet } = await choicesOf(asking);
  const asked =
    asking.question.diets[0] ??
    (/ (?:vegetarian|veggie|meatless) /.test(line(asking))
      ? "vegetarian"
      : / (?:vegan|plant) /.test(line(asking))
        ? "vegan"
        : diet);
  const isVegan = asked === "vegan";
  const isVeggie = asked === "vegetarian";
  const sources = isVegan
    ? "tempeh (20 g per 100 g), firm tofu (9-16 g by brand), cooked lentils and beans (8-9 g), edamame (11 g), soy yogurt, seitan, peanut butter and hemp seeds"
    : isVeggie
      ? "Greek yogurt or skyr (10 g per 100 g), cottage cheese (12 g), eggs (6 g each), tempeh (20 g), firm tofu (9-16 g by brand), cooked lentils (9 g) and beans"
      : "chicken or turkey breast (23 g per 100 g raw), fish (20 g), lean beef, eggs (6 g each), Greek yogurt or skyr (10 g), cottage cheese, tofu and lentils";
  const rich = (
    await findRecipes(asking, { diet: isVegan ? "vegan" : isVeggie ? "vegetarian" : undefined, maxMinutes: 30 })
  ).toSorted((a, b) => b.figures.protein - a.figures.protein);
  const { meals } = await plannedMeal(asking);
  const eaten = Math.round((meals?.logged ?? []).reduce((sum, { figures }) => sum + figures.protein, 0));
  const goal =
    meals?.target === null || meals?.target === undefined
      ? ""
      : `${eaten === 0 ? "" : ` You've logged ${eaten} g today.`} Your plan has about ${Math.round(meals.target.protein)} g a day, and 1.4-2.0 g per kg of body weight is the range to aim for, so that's enough up to about ${Math.floor(meals.target.protein / 1.4)} kg (${Math.floor(meals.target.protein / 1.4 / 0.4536)} lb). What do you weigh? If it's more, ${isVegan ? "150 g of tempeh (about 30 g)" : "250 g of skyr (about 25 g) or 150 g of tempeh (about 30 g)"} a day on top closes most of the gap.`;
  return says(
    `Good sources: ${sources}. Put one of them in every meal, and add a yogurt or a shake in between if that's not enough.${goal}\n\nHigh-protein recipes:\n\n${list(await recipeLines(asking, rich, 3))}`,
  );
};

/** Below this most men don't get what they need, kcal a day: see coaching.md. */
const MEN_FLOOR = 1500;

const calories: Answer = async (asking) => {
  const outside = outsideFood(line(asking));
  if (outside !== null && !(await hides(asking))) return says(outside);
  const target = (await asking.person.meals())?.target;
  const isHidden = await hides(asking);
  const own =
    target === null || target === undefined || isHidden || !("calories" in target)
      ? ""
      : `Your meal plan has about ${formatCount(kcalOf(target))} kcal a day. If your weight is steady on that, **${formatCount(Math.max(MEN_FLOOR, kcalOf(target) - 500))}-${formatCount(Math.max(MEN_FLOOR, kcalOf(target) - 300))} kcal** is about right for losing fat, 0.3-0.5 kg (0.6-1 lb) a week. `;
  const given = /(?<= )(\d{4}) (?:calories|kcal|calorie)/.exec(line(asking));
  const asked = given === null ? "" : `Whether ${given[1]} kcal is right depends on your size and activity. `;
  return says(
    `${asked}${own === "" ? "It depends on what you burn: most people need 1,800-2,800 kcal a day to keep their weight. To **lose fat**, eat 300-500 kcal less than you burn, which is about 0.3-0.5 kg (0.6-1 lb) a week. " : own}Don't go under about 1,200 (women) or 1,500 (men) without a doctor. The [meal setup](/meal-plan-setup) estimates what you burn from your age, height, weight and activity, and plans meals for it. Check after two weeks: if the average weight doesn't move, adjust by 150 kcal.`,
  );
};

const loseWeight: Answer = async (asking) => {
  const isOneSpot = / (?:crunch|crunches|situps|belly|stomach|tummy|thighs?|arms?|hips|love handles|spot|waist|abs|ab) /.test(
    line(asking),
  );
  const start = isOneSpot
    ? "Crunches and the like won't do it: they train the muscle, not the fat over it, and you can't choose where fat goes first. What works:"
    : "What works:";
  const profile = await asking.person.profile();
  const [protein, pace] =
    profile?.units === "lb"
      ? ["0.7 g per lb", "0.6-1 lb"]
      : profile === null
        ? ["1.6 g per kg or 0.7 g per lb", "0.3-0.5 kg (0.6-1 lb)"]
        : ["1.6 g per kg", "0.3-0.5 kg"];
  const eat =
    profile?.hideCalories === true
      ? "Eat **a little less than you burn**. The [meal setup](/meal-plan-setup) plans it for you."
      : `Eat **300-500 kcal less than you burn**, never under 1,200 a day (${formatCount(MEN_FLOOR)} for most men). The [meal setup](/meal-plan-setup) estimates what you burn.`;
  return says(
    `${start}\n\n1. ${eat}\n2. **Protein** at every meal (${protein} of body weight a day), lots of vegetables\n3. **Strength training** 2-3 times a week, so that you lose fat and keep muscle\n4. Walk more, sleep 7-9 hours\n\nThat's about **${pace} a week**, a pace that lasts, and you'll see it at your waist after 4-6 weeks. The scale swings by more than that from water: look at the average of two weeks.`,
  );
};

/** What's known of a food that the table hasn't; null where none is named. */
function outsideFood(words: string): string | null {
  const found = OUTSIDE_FOODS.find(({ words: names }) => names.some((name) => words.includes(` ${name} `)));
  if (found === undefined) return null;
  const { name, protein: grams, kcal } = found;
  const asked = Number(/(?<= )(\d{2,4}) (?:g|grams?) /.exec(words)?.[1] ?? NaN);
  const own = Number.isNaN(asked) || asked === 100 ? "" : ` In ${asked} g that's about ${Math.round((grams * asked) / 100)} g.`;
  return `100 g of ${name} usually has about **${grams} g protein** and ${kcal} kcal.${own} It isn't in our food table, so go by the label where you have one.`;
}

const foodFacts: Answer = async (asking) => {
  const recipe = asking.question.foods.length === 0 || asking.question.recipes.length > 0 ? await pickRecipe(asking) : null;
  const isHidden = await hides(asking);
  if (recipe !== null) {
    const { name, path, figures } = recipe;
    return says(
      `A serving of ${link(name, path)} has ${isHidden ? "" : `${kcalOf(figures)} kcal, `}${Math.round(figures.protein)} g protein, ${Math.round(figures.carbs)} g carbs, ${Math.round(figures.fat)} g fat and ${Math.round(figures.fibre)} g fibre.`,
    );
  }
  const ids = asking.question.foods[0];
  const food = ids === undefined ? undefined : FOODS.find(({ id }) => id === ids[0]);
  if (food === undefined) return null;
  const { foods } = await searchFoods.run(asking.scene.platform, asking.scene.actor, { query: food.name.slice(0, 80) });
  const found = foods.find(({ foodId }) => foodId === food.id);
  if (found === undefined) return null;
  const { per100g, measures } = found;
  const [measure] = measures;
  const share = (measure?.grams ?? 0) / 100;
  const one =
    measure === undefined
      ? ""
      : ` One ${measure.one} (${measure.grams} g) has ${isHidden ? "" : `${Math.round(per100g.calories * share)} kcal and `}${tenth(per100g.protein * share)} g protein.`;
  return says(
    `100 g of ${found.name} has ${isHidden ? "" : `${Math.round(per100g.calories)} kcal, `}${tenth(per100g.protein)} g protein, ${tenth(per100g.carbs)} g carbs, ${tenth(per100g.fat)} g fat and ${tenth(per100g.fibre)} g fibre.${one} No food is good or bad on its own; it's the whole day that counts.`,
  );
};

export const EATING_ANSWERS: Answers = {
  "eat-before": eatBefore,
  "eat-after": eatAfter,
  protein,
  "protein-sources": proteinSources,
  calories,
  "lose-weight": loseWeight,
  "food-facts": foodFacts,
};
