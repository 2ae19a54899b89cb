import { nutritionRows } from "@lockstep/domain/nutrition/nutrition-rows.ts";
import type { RecipeDetail } from "@lockstep/contract/nutrition.ts";
import { Fold } from "../../../ui/fold.tsx";
import { weightText } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";

/** The nutrition of one serving, line by line; what is part of the line above is further in. */
export function NutritionTable({ recipe, settings }: { recipe: RecipeDetail; settings: FoodSettings }) {
  return (
    <table className="data-table recipe-facts">
      <caption className="visually-hidden">Nutrition per serving</caption>
      <tbody>
        {nutritionRows(recipe, settings).map(({ name, value, inner }) => (
          <tr key={name}>
            <th scope="row" className={inner ? "pl-4! font-normal!" : undefined}>
              {name}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the figures come from: each ingredient of the written recipe with its weight and its row of the reference table. */
export function ReferenceRows({ recipe, settings }: { recipe: RecipeDetail; settings: FoodSettings }) {
  const rows = recipe.ingredients.flatMap((each) => [
    { key: each.foodId, name: each.name, grams: each.grams, ndbNo: each.ndbNo, inner: false },
    ...(each.parts ?? []).map((part) => ({ ...part, key: `${each.foodId} ${part.foodId}`, inner: true })),
  ]);
  return (
    <Fold title="Where these numbers come from">
      <p className="mb-3 max-w-[60ch] text-14 text-fg-2">
        Calculated by weight from the USDA National Nutrient Database (SR28), for the whole recipe of {recipe.servings}
        {recipe.servings === 1 ? " serving" : " servings"}. NDB is the database row.
      </p>
      <div className="overflow-x-auto">
        <table className="data-table">
          <caption className="visually-hidden">Ingredients with weights and database rows</caption>
          <thead>
            <tr>
              <th scope="col">Food</th>
              <th scope="col">Weight</th>
              <th scope="col">NDB</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row" className={row.inner ? "pl-4! font-normal!" : undefined}>
                  {row.name}
                </th>
                <td className="whitespace-nowrap">{weightText(row.grams, settings.foodUnits)}</td>
                <td>{row.ndbNo ?? "see below"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  );
}
