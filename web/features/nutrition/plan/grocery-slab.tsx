import { Checkbox } from "../../../ui/choice.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { inFoodUnits } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import type { ShownMealPlan } from "../use-meal-plan.ts";
import { countGroceries } from "./grocery-text.ts";
import type { GroceryList } from "./use-groceries.ts";

const SHOWN = 3;

/** The list at a glance: what comes next, how much of it is done, and the way to all of it. */
export function GrocerySlab({
  shown,
  list,
  settings,
}: {
  shown: ShownMealPlan;
  list: GroceryList | null;
  settings: FoodSettings;
}) {
  const { groceries } = shown.plan;
  const items = groceries.flatMap((aisle) => aisle.items);
  const isTicked = (foodId: string) => list?.state.ticked.includes(foodId) ?? false;
  const next = items.filter(({ foodId }) => !isTicked(foodId)).slice(0, SHOWN);
  const { total, ticked } = countGroceries(groceries, list?.state);
  return (
    <section className="on-volt grocery-slab" aria-labelledby="slab-heading">
      <div className="flex items-end justify-between gap-4">
        <h2 id="slab-heading" className="d2 text-26">
          Grocery list
        </h2>
        <p>
          <span className="visually-hidden">{list ? `${ticked} of ${total} checked off` : `${total} items`}</span>
          <span aria-hidden="true">
            <span className="n text-34">{list ? ticked : total}</span>
            {list ? <span className="n text-20">/{total}</span> : null}
          </span>
        </p>
      </div>
      <ul className="mt-3 mb-4">
        {next.map(({ foodId, line }) => (
          <li key={foodId}>
            {list ? (
              <Checkbox
                className="w-full"
                label={inFoodUnits(line, settings.foodUnits)}
                checked={false}
                onChange={() => list.tick(foodId, true)}
              />
            ) : (
              <span className="block py-2">{inFoodUnits(line, settings.foodUnits)}</span>
            )}
          </li>
        ))}
        {next.length === 0 ? <li className="py-2">You've got everything.</li> : null}
      </ul>
      <LinkButton to="/meal-plan?view=groceries" className="w-full" preventScrollReset>
        Open list
      </LinkButton>
    </section>
  );
}
