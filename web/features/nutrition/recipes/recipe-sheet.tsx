import type { RecipeDetail } from "@lockstep/contract/nutrition.ts";
import { recipeLines } from "@lockstep/domain/nutrition/recipe-lines.ts";
import { stepText } from "@lockstep/domain/nutrition/recipe-text.ts";
import { energyText, inFoodUnits, macroText } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import { DishArt } from "./art/dish-art.tsx";
import { allergenText, minutesText, servingsText } from "@lockstep/domain/nutrition/recipe-words.ts";

/** A recipe for the kitchen wall: one sheet of paper. Stands in `.print-sheet` while the browser prints. */
export function RecipeSheet({ recipe, servings, settings }: { recipe: RecipeDetail; servings: number; settings: FoodSettings }) {
  const units = settings.foodUnits;
  const { figures, leftovers } = recipe;
  const energy = energyText(figures.calories, settings);
  return (
    <article className="print-day">
      <DishArt recipe={recipe} className="recipe-paper-art" />
      <h1 className="d2 text-26">{recipe.name}</h1>
      <p>
        {servingsText(servings)} · {minutesText(recipe.totalMinutes)}, {minutesText(recipe.handsOnMinutes)} hands-on
        {recipe.equipment.length > 0 ? ` · ${recipe.equipment.join(", ")}` : ""}
      </p>
      <div className="recipe-paper">
        <ul>
          {recipeLines(recipe, servings / recipe.servings, units).map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
        <ol>
          {recipe.steps.map((step, index) => (
            <li key={index}>{inFoodUnits(stepText(step.text), units)}</li>
          ))}
        </ol>
      </div>
      <p>
        {inFoodUnits(leftovers.store, units)}
        {leftovers.reheat === null ? "" : ` ${inFoodUnits(stepText(leftovers.reheat), units)}`}
      </p>
      <p>
        {energy === null ? "" : `${energy}, `}
        {macroText(figures.protein)} protein, {macroText(figures.carbs)} carbohydrate, {macroText(figures.fat)} fat per serving.{" "}
        {allergenText(recipe)}
        {recipe.coconut ? " Contains coconut." : ""}
      </p>
    </article>
  );
}
