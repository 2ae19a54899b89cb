import { FACTS } from "@lockstep/content/coach/facts.ts";
import { REPLACEMENTS } from "@lockstep/content/coach/food-words.ts";
import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
import { singular } from "@lockstep/domain/coach/names.ts";
import { ALLERGENS, type Allergen, type Diet } from "@lockstep/domain/nutrition/diets.ts";
import { allergensOf, nutrientsOf } from "@lockstep/domain/nutrition/food.ts";
import type { MealType } from "@lockstep/domain/nutrition/recipe.ts";
import { formatCount } from "@lockstep/domain/words/format-number.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { getRecipe } from "../../tools/get-recipe.ts";
import { searchFoods } from "../../tools/search-foods.ts";
import { listRecipes } from "../../../nutrition/index.ts";
import type { RecipeSummary } from "@lockstep/contract/nutrition.ts";
import { kcalOf } from "../person.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";

type Recipes = readonly (RecipeSummary & { readonly recipeId: string; readonly path: string })[];

/** Pages of recipes that are read at most. */
const MOST_PAGES = 20;

const line = ({ question }: Asking): string => question.lines[0] ?? "";
const hides = async ({ person }: Asking): Promise<boolean> => (await person.profile())?.hideCalories ?? false;

/** The diet and allergies of whoever asks, from their meal plan. */
async function choicesOf({ person }: Asking) {
  const choices = (await person.meals())?.choices ?? null;
  return { diet: choices?.preference ?? "standard", allergies: choices?.allergies ?? [] };
}

/** Recipes that fit the person's diet and allergies. */
async function findRecipes(
  asking: Asking,
  wish: { query?: string; meal?: MealType; maxMinutes?: number; diet?: Diet | undefined },
): Promise<Recipes> {
  const { diet, allergies } = await choicesOf(asking);
  const allergens = [...new Set([...allergies, ...asking.question.allergens])];
  const wanted = wish.diet ?? (diet === "standard" ? undefined : diet);
  return everyRecipe(asking, {
    ...(wish.query === undefined ? {} : { query: wish.query }),
    ...(wish.meal === undefined ? {} : { meal: wish.meal }),
    ...(wish.maxMinutes === undefined ? {} : { maxMinutes: wish.maxMinutes }),
    ...(wanted === undefined ? {} : { diet: wanted }),
    ...(allergens.length === 0 ? {} : { allergens }),
  });
}

/** Mains and snacks that fit: what stands beside a meal isn't one. */
async function everyRecipe({ scene }: Asking, query: Omit<Parameters<typeof listRecipes>[2], "cursor">): Promise<Recipes> {
  const found: Recipes[number][] = [];
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { items, nextCursor } = await listRecipes(
      scene.platform,
      scene.actor,
      cursor === undefined ? query : { ...query, cursor },
    );
    for (const item of items) if (item.course === "main") found.push({ ...item, recipeId: item.id, path: `/recipes/${item.id}` });
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return found;
}

async function recipeLines(asking: Asking, recipes: Recipes, most = 4): Promise<readonly string[]> {
  const isHidden = await hides(asking);
  return recipes
    .slice(0, most)
    .map(
      ({ name, path, totalMinutes, figures }) =>
        `${link(name, path)}: ${totalMinutes} min, ${Math.round(figures.protein)} g protein${isHidden ? "" : `, ${kcalOf(figures)} kcal`}`,
    );
}

/** Different ones each day and question, the same for the same. */
function rotated(recipes: Recipes, { scene }: Asking): Recipes {
  if (recipes.length < 2) return recipes;
  const start = Number(scene.today.slice(-2)) % recipes.length;
  return [...recipes.slice(start), ...recipes.slice(0, start)];
}

/** The planned meal of a kind, or the next one of today. */
async function plannedMeal(asking: Asking, daysAhead = 0) {
  const meals = await asking.person.meals(daysAhead);
  const { meal } = asking.question;
  const found = meals?.planned?.filter(({ type }) => meal === null || type === meal) ?? [];
  return { found, meals };
}

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
  const snacks = (await lightMeals(asking, "Snack", 300)).slice(0, 2);
  if (isEarly) {
    const lines = await recipeLines(asking, snacks, 2);
    return says(
      `Both work, so go by how you feel: **a small snack** 15-30 minutes before (a banana, toast with honey, half a glass of juice), or **nothing**, if you feel fine on an empty stomach. For a long or hard session a snack helps. Drink a glass of water either way, and have a proper breakfast with 20-40 g of protein afterward.${lines.length === 0 ? "" : `\n\nSmall ones from the recipes:\n\n${list(lines)}`}`,
    );
  }
  const meals = [...(await lightMeals(asking, "Breakfast", 600)), ...(await lightMeals(asking, "Lunch", 650))].slice(0, 1);
  const before = await recipeLines(asking, meals, 1);
  const last = await recipeLines(asking, snacks, 2);
  const lines = [...before.map((each) => `1-3 hours before: ${each}`), ...last.map((each) => `30-60 minutes before: ${each}`)];
  return says(`${FACTS["eat-before"]}${lines.length === 0 ? "" : `\n\nFrom the recipes:\n\n${list(lines)}`}`);
};

const eatAfter: Answer = async (asking) => {
  const { meals } = await plannedMeal(asking);
  const left = meals?.planned?.filter(({ name }) => !meals.logged.some((entry) => entry.name === name)) ?? [];
  const rich = (await findRecipes(asking, { maxMinutes: 30 }))
    .toSorted((a, b) => b.figures.protein - a.figures.protein)
    .slice(0, 3);
  const lines = await recipeLines(asking, rich, 3);
  const next = left.at(-1);
  const planned =
    next === undefined
      ? ""
      : ` Your planned ${next.type.toLowerCase()}, ${link(next.name, next.path)}, has ${Math.round(next.figures.protein)} g.`;
  return says(`${FACTS["eat-after"]}${planned}\n\nQuick ones with a lot of protein:\n\n${list(lines)}`);
};

const protein: Answer = async (asking) => {
  if (/ (?:overdose|too much|harmful|kidneys?) /.test(line(asking)))
    return says(
      "You can't really overdose on it: for healthy people up to about **2.2 g per kg of body weight** a day is fine over the long run. More brings no extra muscle; it crowds out carbs, fiber and vegetables, and you may feel full or constipated. Drink enough. With kidney disease it's different, so ask your doctor how much is right.",
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
    ? "firm tofu and tempeh (15-20 g per 100 g), cooked lentils and beans (8-9 g), edamame (11 g), soy yogurt, seitan, peanut butter and hemp seeds"
    : isVeggie
      ? "Greek yogurt or skyr (10 g per 100 g), cottage cheese (12 g), eggs (6 g each), firm tofu and tempeh (15-20 g per 100 g), cooked lentils (9 g) and beans"
      : "chicken or turkey breast (23 g per 100 g raw), fish (20 g), lean beef, eggs (6 g each), Greek yogurt or skyr (10 g), cottage cheese, tofu and lentils";
  const rich = (
    await findRecipes(asking, { diet: isVegan ? "vegan" : isVeggie ? "vegetarian" : undefined, maxMinutes: 30 })
  ).toSorted((a, b) => b.figures.protein - a.figures.protein);
  const { meals } = await plannedMeal(asking);
  const eaten = Math.round((meals?.logged ?? []).reduce((sum, { figures }) => sum + figures.protein, 0));
  const goal =
    meals?.target === null || meals?.target === undefined
      ? ""
      : ` You've logged ${eaten} g today, and your plan has about ${Math.round(meals.target.protein)} g a day; 1.4-2.0 g per kg of body weight is the range to aim for.`;
  return says(
    `Good sources: ${sources}. Put one of them into every meal, and a yogurt or a shake between if it's still not enough.${goal}\n\nRecipes with a lot of it:\n\n${list(await recipeLines(asking, rich, 3))}`,
  );
};

/** Below this most men don't get what they need, kcal a day: see coaching.md. */
const MEN_FLOOR = 1500;

const calories: Answer = async (asking) => {
  const target = (await asking.person.meals())?.target;
  const isHidden = await hides(asking);
  const own =
    target === null || target === undefined || isHidden || !("calories" in target)
      ? ""
      : ` Your meal plan has about **${formatCount(kcalOf(target))} kcal** a day now. If your weight is steady on that, ${formatCount(Math.max(MEN_FLOOR, kcalOf(target) - 500))}-${formatCount(Math.max(MEN_FLOOR, kcalOf(target) - 300))} kcal is a target to lose fat with.`;
  const given = /(?<= )(\d{4}) (?:calories|kcal|calorie)/.exec(line(asking));
  const asked = given === null ? "" : `Whether ${given[1]} kcal is right depends on your size and activity. `;
  return says(
    `${asked}It depends on what you burn: most people need 1,800-2,800 kcal a day to keep their weight. To **lose fat**, eat 300-500 kcal less than that (about 0.5 kg or 1 lb a week), and not under about 1,200 (women) or 1,500 (men) without a doctor; to **gain muscle**, 200-300 more. The [meal setup](/meal-plan-setup) estimates yours from your age, height, weight and activity, and plans meals for it.${own} Check after two weeks: if the average weight doesn't move, change by 150 kcal.`,
  );
};

const replaceIngredient: Answer = async (asking) => {
  const { question } = asking;
  const words = line(asking);
  // What isn't there may be no food of the catalogue, with one that is named as its replacement: "no paneer, tofu ok?"
  const absent = / (?:no|without|out of|instead of|replace) (?:the |any )?([a-z]+) /.exec(words)?.[1] ?? "";
  const isUnknown = UNKNOWN_FOODS.has(absent);
  const found = isUnknown ? undefined : question.foods[0];
  const food = found === undefined ? undefined : FOODS.find(({ id }) => found.includes(id));
  const names =
    food === undefined
      ? []
      : [
          food.name
            .replace(/[,(].*/, "")
            .trim()
            .toLowerCase(),
          ...(food.aliases ?? []).map((each) => each.toLowerCase()),
        ];
  const spoken = words.trim().split(" ").map(singular).join(" ");
  const advice =
    REPLACEMENTS.find(({ foods }) => isUnknown && foods.includes(absent)) ??
    REPLACEMENTS.find(({ foods }) => foods.some((each) => names.some((name) => singularAll(name) === each))) ??
    REPLACEMENTS.find(({ foods }) => foods.some((each) => ` ${spoken} `.includes(` ${each} `)));
  if (food === undefined && advice === undefined) return null;
  const name = food === undefined ? "it" : spokenFood(found?.[0], names[0] ?? "it");
  const dish = /pancake|smoothie|porridge|curry|soup|salad|omelette|pasta|bread|burger/.exec(words)?.[0];
  const fitting = dish === undefined ? [] : await withoutFood(asking, dish, found ?? []);
  const recipes = fitting.length === 0 ? "" : `\n\nAnd without ${name}:\n\n${list(await recipeLines(asking, fitting, 2))}`;
  return says(
    `Instead of ${isUnknown ? absent : name}: ${advice?.advice ?? "take something of the same kind and texture, and season to taste; most dishes forgive it, or leave it out."}${isUnknown ? "" : inPlaceOf(asking)}${recipes}`,
  );
};

/** Foods that the catalogue hasn't, and a replacement is known for. */
const UNKNOWN_FOODS: ReadonlySet<string> = new Set(["paneer", "halloumi"]);

/** As people say it: "an egg", "Greek yogurt". */
function spokenFood(id: string | undefined, name: string): string {
  if (id === "egg") return "an egg";
  return name.replace(/^greek /, "Greek ").replace(/^(?:medium|large|small) /, "");
}

/** "Tofu ok?": how another food does in a food's place, from their figures. */
function inPlaceOf(asking: Asking): string {
  const [first, second] = asking.question.foods.map(([id]) => FOODS.find((food) => food.id === id));
  if (first === undefined || second === undefined || first.id === second.id) return "";
  const find = (id: string) => {
    const food = FOODS.find((each) => each.id === id);
    if (food === undefined) throw new Error(`There's no food ${id}.`);
    return food;
  };
  const [one, other] = [nutrientsOf(first, find), nutrientsOf(second, find)];
  const allergens = allergensOf(second, find);
  const names = [first, second].map(({ name }) => name.replace(/[,(].*/, "").trim());
  return ` Per 100 g, ${names[0]} has ${tenth(one.protein)} g protein and ${tenth(one.fat)} g fat, ${names[1]} ${tenth(other.protein)} g and ${tenth(other.fat)} g.${allergens.length === 0 ? "" : ` Mind that ${names[1]} has ${joinNames(allergens.map((each) => each.toLowerCase()))}.`}`;
}

const singularAll = (text: string): string => text.split(" ").map(singular).join(" ");

async function withoutFood(asking: Asking, query: string, foods: readonly string[]): Promise<Recipes> {
  const found = await findRecipes(asking, { query });
  const fitting: Recipes[number][] = [];
  for (const recipe of found) {
    const { ingredients } = await getRecipe.run(asking.scene.platform, asking.scene.actor, { recipeId: recipe.recipeId });
    if (!ingredients.some(({ foodId }) => foods.includes(foodId) || (foods.includes("egg") && foodId.includes("egg"))))
      fitting.push(recipe);
  }
  return fitting;
}

const quickerMeal: Answer = async (asking) => {
  const meal = asking.question.meal ?? "Dinner";
  const { found } = await plannedMeal({ ...asking, question: { ...asking.question, meal } });
  const planned = found[0];
  const limit = planned === undefined ? 20 : Math.max(5, planned.prepMinutes - 1);
  const quick = (await findRecipes(asking, { meal, maxMinutes: Math.min(limit, 25) })).toSorted(
    (a, b) => a.totalMinutes - b.totalMinutes,
  );
  const lines = await recipeLines(asking, quick, 3);
  const now =
    planned === undefined
      ? ""
      : `Tonight's planned ${meal.toLowerCase()}, ${link(planned.name, planned.path)}, takes ${planned.prepMinutes} minutes. `.replace(
          "Tonight's",
          meal === "Dinner" ? "Tonight's" : "Today's",
        );
  if (lines.length === 0)
    return says(`${now}It's already one of the quickest I have. Leftovers, eggs on toast or a big salad are faster still.`);
  const swap =
    planned === undefined
      ? ""
      : " To change the plan itself, open the meal in [your meal plan](/meal-plan) and choose **Swap this meal**: the day stays on target.";
  return says(
    `${now}Quicker ones:\n\n${list(lines)}\n\nNothing in your plan changes by reading this.${swap}`
      .replace("Nothing in your plan changes by reading this. To", "To")
      .replace("Nothing in your plan changes by reading this.", ""),
  );
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
  let recipes = await findRecipes(asking, query === undefined ? wish : { ...wish, query });
  if (recipes.length === 0 && query !== undefined)
    recipes = await findRecipes(asking, { ...wish, query, ...(meal === undefined ? {} : {}) });
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

/** With net carbs, which is what someone on keto looks for; mains before snacks. */
async function carbLines(asking: Asking, recipes: Recipes): Promise<readonly string[]> {
  const isHidden = await hides(asking);
  return recipes
    .toSorted((a, b) => Number(a.meals.includes("Snack")) - Number(b.meals.includes("Snack")))
    .slice(0, 4)
    .map(
      ({ name, path, totalMinutes, figures }) =>
        `${link(name, path)}: ${totalMinutes} min, ${Math.max(0, Math.round(figures.carbs - figures.fibre))} g net carbs, ${Math.round(figures.protein)} g protein${isHidden ? "" : `, ${kcalOf(figures)} kcal`}`,
    );
}

const ALLERGEN_WORDS: readonly (readonly [RegExp, Allergen])[] = [
  [/ (?:nut|nuts|almonds?|cashews?|walnuts?) /, "Nuts"],
  [/ (?:peanut|peanuts) /, "Peanuts"],
  [/ sesame /, "Sesame"],
  [/ (?:gluten|celiac|coeliac|wheat) /, "Gluten"],
  [/ (?:dairy|milk|lactose) /, "Dairy"],
  [/ (?:egg|eggs) /, "Eggs"],
  [/ (?:soy|soya) /, "Soy"],
  [/ fish /, "Fish"],
  [/ (?:shellfish|prawns?|shrimps?) /, "Shellfish"],
];
const ownAllergens = (words: string): readonly Allergen[] =>
  ALLERGENS.filter((allergen) => ALLERGEN_WORDS.some(([pattern, each]) => each === allergen && pattern.test(words)));

const LABELS = "Brands differ, so read every label, and with a severe allergy check every ingredient yourself.";

/** "Is tonight's dinner OK for someone with an allergy?": by what's in its dishes. */
const mealCheck: Answer = async (asking) => {
  const wanted = ownAllergens(line(asking));
  const meal = asking.question.meal ?? "Dinner";
  const { found, meals } = await plannedMeal({ ...asking, question: { ...asking.question, meal } });
  const [planned] = found;
  const setUp =
    "To keep it out of every plan, choose the allergy in the [meal setup](/meal-plan-setup); with Family you can add a child with their own.";
  if (wanted.length === 0) return null;
  if (planned === undefined || meals === null)
    return says(
      `I can't check it: you don't have a planned ${meal.toLowerCase()} today. Name the dish from the [recipes](/recipes), where each lists its allergens, or tell me what goes in. ${LABELS} ${setUp}`,
    );
  const dishes = planned.dishes.map(({ recipeId }) => recipeId);
  const hits: string[] = [];
  const held = new Set<Allergen>();
  for (const recipeId of dishes) {
    const { ingredients } = await getRecipe.run(asking.scene.platform, asking.scene.actor, { recipeId });
    for (const { name, allergens } of ingredients) {
      const has = wanted.filter((each) => allergens.includes(each));
      for (const each of has) held.add(each);
      if (has.length > 0) hits.push(`${name} (${joinNames(has.map((each) => each.toLowerCase()))})`);
    }
  }
  const dish = link(planned.name, planned.path);
  if (hits.length > 0)
    return says(
      `**No**, not as it is: ${dish} has, or often has traces of, ${joinNames([...held].map((each) => each.toLowerCase()))}: ${joinNames([...new Set(hits)])}. Swap the meal in [your meal plan](/meal-plan), or ask me for a ${meal.toLowerCase()} without it. ${LABELS} ${setUp}`,
    );
  return says(
    `By its recipe, ${dish} has no ${wanted.map((each) => each.toLowerCase()).join(" or ")}, not even as usual traces. I can't see your brands, though. ${LABELS} ${setUp}`,
  );
};

/** Something to cook for guests, one of whom can't eat everything. */
const guestCooking: Answer = async (asking) => {
  const words = line(asking);
  const wanted = ownAllergens(words);
  const isGluten = wanted.includes("Gluten");
  const given = Number(
    /(?<= )(?:are|for|feed|of) (\d{1,2})(?= )/.exec(words)?.[1] ?? / (\d{1,2}) (?:people|of us|guests) /.exec(words)?.[1] ?? 4,
  );
  const allergens: readonly Allergen[] = isGluten ? [...new Set<Allergen>([...wanted, "Wheat"])] : wanted;
  const question = { ...asking.question, allergens };
  const fitting = rotated(
    await findRecipes({ ...asking, question }, { meal: asking.question.meal ?? "Dinner", maxMinutes: 45 }),
    asking,
  );
  if (fitting.length === 0 || wanted.length === 0) return null;
  const [first] = fitting;
  const portions =
    first === undefined || first.servings >= given
      ? ""
      : ` The recipes' amounts scale: set **${given} servings** on the recipe's page.`;
  const warning = isGluten
    ? " For someone with celiac disease, buy certified gluten-free soy sauce, stock, oats and spices, cook in clean pans, and keep bread away from the board."
    : ` ${LABELS}`;
  const plain = / (?:green|picky|fussy|vegetables|veg) /.test(words)
    ? " For the one who won't eat anything green, put plain rice or potatoes, carrot sticks and the sauce on the side."
    : "";
  return says(
    `For ${given}, without ${joinNames(wanted.map((each) => each.toLowerCase()))}:\n\n${list(await recipeLines(asking, fitting, 3))}\n\n${portions.trimStart()}${warning}${plain} Each [recipe](/recipes) lists its allergens.`,
  );
};

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

/** A named recipe, or the one on the page. */
async function pickRecipe({ question, scene }: Asking) {
  const id = question.recipes[0]?.[0] ?? (scene.page?.type === "recipe" ? scene.page.recipeId : undefined);
  return id === undefined ? null : getRecipe.run(scene.platform, scene.actor, { recipeId: id });
}

const recipeHow: Answer = async (asking) => {
  const recipe = await pickRecipe(asking);
  if (recipe === null) return question_of_food(asking);
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

async function question_of_food(asking: Asking) {
  if (asking.question.foods.length === 0) return null;
  return recipeIdeas(asking);
}

const foodFacts: Answer = async (asking) => {
  const recipe = asking.question.foods.length === 0 || asking.question.recipes.length > 0 ? await pickRecipe(asking) : null;
  const isHidden = await hides(asking);
  if (recipe !== null) {
    const { name, path, figures } = recipe;
    return says(
      `A serving of ${link(name, path)} has ${isHidden ? "" : `${kcalOf(figures)} kcal, `}${Math.round(figures.protein)} g protein, ${Math.round(figures.carbs)} g carbs, ${Math.round(figures.fat)} g fat and ${Math.round(figures.fibre)} g fiber.`,
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
    `100 g of ${found.name} have ${isHidden ? "" : `${Math.round(per100g.calories)} kcal, `}${tenth(per100g.protein)} g protein, ${tenth(per100g.carbs)} g carbs, ${tenth(per100g.fat)} g fat and ${tenth(per100g.fibre)} g fiber.${one} No food is good or bad by itself; it's the whole day that counts.`.replace(
      " by itself",
      " on its own",
    ),
  );
};

const tenth = (value: number): number => Math.round(value * 10) / 10;

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

export const FOOD_ANSWERS: Answers = {
  "eat-before": eatBefore,
  "eat-after": eatAfter,
  protein,
  "protein-sources": proteinSources,
  calories,
  "replace-ingredient": replaceIngredient,
  "quicker-meal": quickerMeal,
  "recipe-ideas": recipeIdeas,
  "planned-meal": plannedMeals,
  "recipe-how": recipeHow,
  "food-facts": foodFacts,
  "meal-plan": mealPlanAnswer,
  "meal-check": mealCheck,
  "guest-cooking": guestCooking,
};
