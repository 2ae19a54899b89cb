import type { RecipeSummary } from "@lockstep/contract/nutrition.ts";
import { Link } from "react-router";
import { FavoriteMark } from "../../../catalogue/favorite.tsx";
import { energyText, macroText } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import { DishArt } from "./art/dish-art.tsx";
import { minutesText } from "@lockstep/domain/nutrition/recipe-words.ts";

/** A recipe of the grid: its dish drawn, and the whole tile opens its page. */
export function RecipeTile({
  recipe,
  favorite,
  settings,
}: {
  recipe: RecipeSummary;
  favorite: boolean;
  /** Null while they aren't known: then no figures are shown. */
  settings: FoodSettings | null;
}) {
  const energy = settings === null ? null : energyText(recipe.figures.calories, settings);
  return (
    <li className="tile">
      <div className="recipe-picture">
        <DishArt recipe={recipe} />
      </div>
      <div className="grid content-start gap-1 px-4 pt-3 pb-4">
        <h2 className="font-name text-17 leading-tight">
          <Link to={`/recipes/${recipe.id}`} className="tile-link">
            {recipe.name}
          </Link>
        </h2>
        <p className="text-14 text-fg-2">
          {recipe.meals.join(", ")} · {minutesText(recipe.totalMinutes)}
        </p>
        {settings === null ? null : (
          <p className="text-14 text-fg-2">
            {energy === null ? "" : `${energy} · `}
            {macroText(recipe.figures.protein)} protein
          </p>
        )}
      </div>
      {favorite ? <FavoriteMark /> : null}
    </li>
  );
}
