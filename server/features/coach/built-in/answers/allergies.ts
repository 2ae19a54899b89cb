import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
import { ALLERGENS, type Allergen } from "@lockstep/domain/nutrition/diets.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { getRecipe } from "../../tools/get-recipe.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";
import { findRecipes, line, plannedMeal, recipeLines, rotated, type Recipes } from "../asked-food.ts";

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

const plainName = (name: string): string => name.replace(/[,(].*/, "").trim();

const LABELS = "Brands differ, so read every label, and with a severe allergy check every ingredient yourself.";

/** "Is tonight's dinner OK for someone with an allergy?": by what's in its dishes. */
const mealCheck: Answer = async (asking) => {
  const wanted = ownAllergens(line(asking));
  const meal = asking.question.meal ?? "Dinner";
  const { found, meals } = await plannedMeal({ ...asking, question: { ...asking.question, meal } });
  const [planned] = found;
  const tier = (await asking.person.membership())?.tier;
  const setUp = `To keep it out of every plan, choose the allergy in the [meal setup](/meal-plan-setup); ${tier === "family" ? "add your child there with their own allergies." : "with Family you can add a child with their own."}`;
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
    for (const { foodId, name, allergens } of ingredients) {
      const has = wanted.filter((each) => allergens.includes(each));
      for (const each of has) held.add(each);
      if (has.length === 0) continue;
      const food = FOODS.find(({ id }) => id === foodId);
      const isTrace = has.every((each) => food?.mayContain?.includes(each));
      const kind = food?.aisle === "Bakery" ? "bread" : "one";
      const named = joinNames(has.map((each) => each.toLowerCase()));
      hits.push(
        `The ${plainName(name)} ${isTrace ? `may contain ${named}, as an ingredient or as traces` : `has ${named} in it`}. Use ${kind} labeled free of ${joinNames(wanted.map((each) => each.toLowerCase()))}, or leave it out.`,
      );
    }
  }
  const dish = link(planned.name, planned.path);
  const one = / (?:week|weeks|plan|meals) /.test(line(asking))
    ? `I can check one meal at a time, so this is today's ${meal.toLowerCase()}; ask me about another meal, or choose the allergy in the meal setup for the whole plan. `
    : "";
  const free = wanted.filter((each) => !held.has(each));
  if (hits.length > 0)
    return says(
      `${one}**No**, not ${dish} as it is. ${[...new Set(hits)].join(" ")} Or swap the meal in [your meal plan](/meal-plan).${free.length === 0 ? "" : ` I found no ${joinNames(free.map((each) => each.toLowerCase()))} in the listed ingredients.`} ${LABELS} ${setUp}`,
    );
  return says(
    `${one}By its recipe, ${dish} has no ${wanted.map((each) => each.toLowerCase()).join(" or ")}, not even as usual traces. I can't see your brands, though. ${LABELS} ${setUp}`,
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
  const isPicky = / (?:green|greens|picky|fussy|vegetables|veg) /.test(words);
  const noGreen = / (?:green|greens) /.test(words) ? await leastGreen(asking, fitting) : [];
  // What everyone builds themselves suits a table of different wishes.
  const built = isPicky ? fitting.find(({ name }) => /taco|loaded|bowl|wrap|pizza|burger/i.test(name)) : undefined;
  const first = noGreen[0]?.recipe ?? built ?? fitting[0];
  const shown =
    noGreen.length > 0
      ? noGreen.map(({ recipe }) => recipe)
      : first === undefined
        ? fitting
        : [first, ...fitting.filter((each) => each !== first)];
  const portions =
    first === undefined || first.servings >= given
      ? ""
      : ` The recipes' amounts scale: set **${given} servings** on the recipe's page.`;
  const warning = isGluten
    ? " For someone with celiac disease, buy everything packaged certified gluten-free (tortillas, sauces, stock, spice mixes), cook in clean pans, and keep bread away from the cutting board."
    : ` ${LABELS}`;
  const [least] = noGreen;
  const plain =
    least !== undefined
      ? ` For the one who won't eat anything green, ${least.green.length === 0 ? "there's nothing green in it" : `leave the ${joinNames(least.green)} off that plate`}.`
      : isPicky
        ? " For the picky one, serve it in bowls, so that everyone builds their own, and put plain rice or potatoes and carrot sticks beside it."
        : "";
  return says(
    `For ${given}, without ${joinNames(wanted.map((each) => each.toLowerCase()))}:\n\n${list(await recipeLines(asking, shown, 3))}\n\nI'd take the first.${portions}${warning}${plain} Each [recipe](/recipes) lists its allergens.`,
  );
};

interface Greenness {
  readonly recipe: Recipes[number];
  /** What's green in it, as people say it. */
  readonly green: readonly string[];
}

/** The three recipes with the least that's green among their ingredients. */
async function leastGreen({ scene }: Asking, recipes: Recipes): Promise<readonly Greenness[]> {
  const found: Greenness[] = [];
  for (const recipe of recipes) {
    const { ingredients } = await getRecipe.run(scene.platform, scene.actor, { recipeId: recipe.recipeId });
    const green = ingredients.flatMap(({ name }) => (GREEN.test(name) ? [plainName(name)] : []));
    found.push({ recipe, green: [...new Set(green)] });
  }
  return found.toSorted((a, b) => a.green.length - b.green.length).slice(0, 3);
}

/** What's green on a plate. */
const GREEN =
  /\b(?:green (?!lentil)|broccoli|kale|spinach|chard|greens|pak choi|lettuce|romaine|rocket|watercress|asparagus|peas|mangetout|brussels|cabbage|artichoke|courgettes?|cucumbers?|okra|tomatillos?|jalapeños?|avocados?|guacamole|edamame|celery|leeks?|pesto|parsley|coriander leaves|cilantro|basil|mint|dill|chives|sage|spring onions?|pistachios?)(?:\b|(?<= ))/i;

export const ALLERGY_ANSWERS: Answers = { "meal-check": mealCheck, "guest-cooking": guestCooking };
