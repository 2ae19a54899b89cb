import { REPLACEMENTS } from "@lockstep/content/coach/food-words.ts";
import { OUTSIDE_FOODS } from "@lockstep/content/coach/outside-foods.ts";
import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
import { singular } from "@lockstep/domain/coach/names.ts";
import { allergensOf, nutrientsOf } from "@lockstep/domain/nutrition/food.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { getRecipe } from "../../tools/get-recipe.ts";
import { findRecipes, line, recipeLines, tenth, type Recipes } from "../asked-food.ts";
import { list, says, type Answer, type Answers, type Asking } from "../answer.ts";

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
  const isPossible = / (?:possible|can i|ok|okay|still|without) /.test(words) && advice !== undefined && food?.id === "egg";
  const dish = /pancake|smoothie|porridge|curry|soup|salad|omelette|pasta|bread|burger/.exec(words)?.[0];
  const fitting = dish === undefined ? [] : await withoutFood(asking, dish, found ?? []);
  const recipes = fitting.length === 0 ? "" : `\n\nAnd without ${name}:\n\n${list(await recipeLines(asking, fitting, 2))}`;
  return says(
    `${isPossible ? "Yes. " : ""}Instead of ${isUnknown ? absent : name}: ${advice?.advice ?? "use something similar in kind and texture, and season to taste; most dishes are forgiving. Or just leave it out."}${isUnknown ? besideOutside(absent, advice?.compared) : inPlaceOf(asking)}${recipes}`,
  );
};

/** Foods that the catalogue hasn't, and a replacement is known for. */
const UNKNOWN_FOODS: ReadonlySet<string> = new Set(["paneer", "halloumi"]);

/** As people say it: "an egg", "Greek yogurt". */
function spokenFood(id: string | undefined, name: string): string {
  if (id === "egg") return "an egg";
  return name.replace(/^greek /, "Greek ").replace(/^(?:medium|large|small) /, "");
}

function find(id: string): (typeof FOODS)[number] {
  const food = FOODS.find((each) => each.id === id);
  if (food === undefined) throw new Error(`There's no food ${id}.`);
  return food;
}

/** "Does the protein stay the same?": a food of the table beside one that isn't in it, with words by the ratio; empty without figures. */
function besideOutside(absent: string, id: string | undefined): string {
  const outside = OUTSIDE_FOODS.find(({ words }) => words.includes(absent));
  if (outside?.fat === undefined || id === undefined) return "";
  const food = find(id);
  const { protein, fat } = nutrientsOf(food, find);
  const pressed = id === "tofu-firm" ? " Very firm, pressed kinds reach 15-17 g protein, so read the label." : "";
  return ` Per 100 g, ${food.name} has ${Math.round(protein)} g protein and ${Math.round(fat)} g fat in our food table, and ${outside.name} about ${outside.protein} g and ${outside.fat} g: **${shareWords(protein / outside.protein)} the protein and ${shareWords(fat / outside.fat)} the fat**.${pressed}`;
}

/** A ratio in words, before "the protein". */
export function shareWords(ratio: number): string {
  if (ratio > 1.1) return "more than";
  if (ratio >= 0.9) return "about";
  if (ratio > 0.55) return "a bit more than half";
  if (ratio >= 0.45) return "about half";
  return ratio >= 0.25 ? "less than half" : "less than a quarter of";
}

/** "Tofu ok?": how another food does in a food's place, from their figures. */
function inPlaceOf(asking: Asking): string {
  const [first, second] = asking.question.foods.map(([id]) => FOODS.find((food) => food.id === id));
  if (first === undefined || second === undefined || first.id === second.id) return "";
  const [one, other] = [nutrientsOf(first, find), nutrientsOf(second, find)];
  const allergens = allergensOf(second, find);
  const names = [first, second].map(({ name }) => name.replace(/[,(].*/, "").trim());
  return ` Per 100 g, ${names[0]} has ${tenth(one.protein)} g protein and ${tenth(one.fat)} g fat, ${names[1]} ${tenth(other.protein)} g and ${tenth(other.fat)} g.${allergens.length === 0 ? "" : ` Note that ${names[1]} has ${joinNames(allergens.map((each) => each.toLowerCase()))}.`}`;
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

export const REPLACEMENT_ANSWERS: Answers = { "replace-ingredient": replaceIngredient };
