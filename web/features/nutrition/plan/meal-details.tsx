import { dishLines, stepsByDish } from "@lockstep/domain/nutrition/recipe-lines.ts";
import type { PlannedMeal, RecipeDetail } from "@lockstep/contract/nutrition.ts";
import { ALLERGENS } from "@lockstep/domain/nutrition/diets.ts";
import { Clock, Leaf, TriangleAlert } from "lucide-react";
import { stepText } from "@lockstep/domain/nutrition/recipe-text.ts";
import { energyName, energyText, inFoodUnits, macroText, weightText } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import { useRecipes } from "./use-recipes.ts";

/** What of the ten allergens is in a meal, in words; null while a recipe isn't available. */
export function allergenWords(meal: PlannedMeal, recipes: ReadonlyMap<string, RecipeDetail>): string | null {
  const known = meal.dishes.map(({ recipeId }) => recipes.get(recipeId));
  if (known.some((recipe) => recipe === undefined)) return null;
  const found = ALLERGENS.filter((allergen) => known.some((recipe) => recipe?.allergens.includes(allergen)));
  return found.length === 0 ? "None of the ten allergens we track" : `Contains ${found.join(", ")}`;
}

function Facts({ meal, recipes }: { meal: PlannedMeal; recipes: ReadonlyMap<string, RecipeDetail> }) {
  const allergens = allergenWords(meal, recipes);
  const coconut = meal.dishes.some(({ recipeId }) => recipes.get(recipeId)?.coconut === true);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-15 text-fg-2">
      <li className="flex items-center gap-2">
        <Clock size={18} aria-hidden="true" />
        {meal.leftoverOf === undefined ? `${meal.prepMinutes} min` : `${meal.prepMinutes} min to reheat`}
      </li>
      {allergens ? (
        <li className="flex items-center gap-2">
          <TriangleAlert size={18} aria-hidden="true" />
          {allergens}
        </li>
      ) : null}
      {coconut ? (
        <li className="flex items-center gap-2">
          <Leaf size={18} aria-hidden="true" />
          Contains coconut, which we don't count as a nut
        </li>
      ) : null}
    </ul>
  );
}

function Ingredients({
  meal,
  settings,
  recipes,
}: {
  meal: PlannedMeal;
  settings: FoodSettings;
  recipes: ReadonlyMap<string, RecipeDetail>;
}) {
  const several = meal.dishes.length > 1;
  return (
    <section>
      <h4 className="font-name">
        Ingredients <span className="font-[400] text-14 text-fg-2">for one</span>
      </h4>
      {meal.dishes.map((dish) => (
        <div key={dish.recipeId} className="mt-2">
          {several ? <p className="mt-3 text-14 font-label text-fg-2">{dish.name}</p> : null}
          <ul className="meal-lines">
            {dishLines(meal, dish.recipeId, 1, settings.foodUnits, recipes.get(dish.recipeId)).map(({ foodId, line, parts }) => (
              <li key={foodId}>
                {line}
                {parts.length > 0 ? (
                  <span className="block text-14 text-fg-2">
                    {parts.map((part) => `${part.name} ${weightText(part.grams, settings.foodUnits)}`).join(", ")}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function Instructions({ meal, settings }: { meal: PlannedMeal; settings: FoodSettings }) {
  const dishes = stepsByDish(meal);
  return (
    <section>
      <h4 className="font-name">{meal.leftoverOf === undefined ? "How to make it" : "How to reheat"}</h4>
      {dishes.map(({ name, steps }) => (
        <div key={name} className="mt-3">
          {dishes.length > 1 ? <p className="mb-2 text-14 font-label text-fg-2">{name}</p> : null}
          <ol className="meal-steps">
            {steps.map((step) => (
              <li key={step}>
                <span>{inFoodUnits(stepText(step), settings.foodUnits)}</span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function Nutrition({ meal, settings }: { meal: PlannedMeal; settings: FoodSettings }) {
  const energy = energyText(meal.calories, settings);
  const rows = [
    ...(energy === null ? [] : [[energyName(settings) ?? "", energy] as const]),
    ["Protein", macroText(meal.protein)] as const,
    ["Carbohydrate", macroText(meal.carbs)] as const,
    ["Fat", macroText(meal.fat)] as const,
    ["Fibre", macroText(meal.fibre)] as const,
  ];
  return (
    <section>
      <h4 className="font-name">
        Nutrition <span className="font-[400] text-14 text-fg-2">per portion</span>
      </h4>
      <dl className="meal-figures">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Everything about a planned meal below its acts: facts, ingredients, steps, nutrition. */
export function MealDetails({ meal, settings }: { meal: PlannedMeal; settings: FoodSettings }) {
  const { recipes } = useRecipes(meal.dishes.map(({ recipeId }) => recipeId));
  return (
    <>
      <Facts meal={meal} recipes={recipes} />
      <div className="meal-columns">
        <div className="grid content-start gap-6">
          <Ingredients meal={meal} settings={settings} recipes={recipes} />
          <Nutrition meal={meal} settings={settings} />
        </div>
        <Instructions meal={meal} settings={settings} />
      </div>
    </>
  );
}
