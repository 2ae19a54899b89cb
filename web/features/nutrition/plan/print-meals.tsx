import type { MealPlanPreview } from "@lockstep/contract/nutrition.ts";
import { usePrinting } from "../../../plans/use-printing.ts";
import { clockTime } from "@lockstep/domain/calendar/clock-time.ts";
import { peopleOf, portionsOfAll } from "@lockstep/domain/nutrition/eaters.ts";
import { dishLines, stepsByDish } from "@lockstep/domain/nutrition/recipe-lines.ts";
import { stepText } from "@lockstep/domain/nutrition/recipe-text.ts";
import { energyText, inFoodUnits } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import { WhoGets } from "../cook/who-gets.tsx";
import { byTime, leftoverWords } from "./plan-days.ts";
import { amountWords, portionsOf } from "@lockstep/domain/nutrition/batch-words.ts";
import "../../../plans/print.css";
import "./print-meals.css";

/** What goes on paper. */
export type Sheet = "plan" | "groceries" | "recipes";

function figuresText(
  { calories, protein, carbs, fat }: { calories: number; protein: number; carbs: number; fat: number },
  settings: FoodSettings,
): string {
  const energy = energyText(calories, settings);
  const macros = `${Math.round(protein)} g protein, ${Math.round(carbs)} g carbs, ${Math.round(fat)} g fat`;
  return energy === null ? macros : `${energy}, ${macros}`;
}

function PlanPage({ plan, settings }: { plan: MealPlanPreview; settings: FoodSettings }) {
  return (
    <section className="print-day print-plan">
      <h1 className="d2 text-26">{plan.name}</h1>
      <table>
        <tbody>
          {plan.days.map((day) => (
            <tr key={day.number}>
              <th scope="row">
                {day.day}
                <span>{figuresText(day, settings)}</span>
              </th>
              <td>
                {byTime(day.meals).map((meal) => {
                  const leftover = leftoverWords(plan.days, meal);
                  return (
                    <p key={meal.id}>
                      <strong>
                        {clockTime(meal.time)} {meal.type}:
                      </strong>{" "}
                      {meal.name}
                      {leftover ? ` (leftover of ${leftover})` : ""}
                    </p>
                  );
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <WhoGets eaters={plan.choices.eaters} level={4} />
    </section>
  );
}

function GroceryPage({ plan, own, settings }: { plan: MealPlanPreview; own: readonly string[]; settings: FoodSettings }) {
  const people = peopleOf(plan.choices);
  return (
    <section className="print-day print-groceries">
      <h1 className="d2 text-26">Grocery list</h1>
      <p>
        {plan.name}, for {people} {people === 1 ? "person" : "people"}
      </p>
      <div>
        {plan.groceries.map(({ aisle, items }) => (
          <section key={aisle}>
            <h2>{aisle}</h2>
            <ul>
              {items.map(({ foodId, line }) => (
                <li key={foodId}>{inFoodUnits(line, settings.foodUnits)}</li>
              ))}
            </ul>
          </section>
        ))}
        {own.length > 0 ? (
          <section>
            <h2>Added by you</h2>
            <ul>
              {own.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </section>
  );
}

function RecipePages({ plan, settings }: { plan: MealPlanPreview; settings: FoodSettings }) {
  const people = peopleOf(plan.choices);
  const meals = new Map(plan.days.flatMap((day) => day.meals.map((meal) => [meal.id, { day: day.day, meal }] as const)));
  return (
    <>
      {plan.batches.map((batch) => {
        const place = meals.get(batch.meals[0]?.mealId ?? "");
        if (!place) return null;
        const { day, meal } = place;
        const lines = dishLines(
          meal,
          batch.recipeId,
          portionsOf(plan.batches, meal, batch.recipeId, portionsOfAll(plan.choices)),
          settings.foodUnits,
        );
        const steps = stepsByDish(meal).find(({ name }) => name === batch.name)?.steps ?? [];
        return (
          <section key={`${batch.recipeId} ${meal.id}`} className="print-day print-recipe">
            <h1 className="d2 text-26">{batch.name}</h1>
            <p>
              {day}, {clockTime(meal.time)}. {amountWords(plan.days, batch, people)}. {batch.minutes} min.
            </p>
            <ul>
              {lines.map(({ foodId, line }) => (
                <li key={foodId}>{line}</li>
              ))}
            </ul>
            <ol>
              {steps.map((step) => (
                <li key={step}>{inFoodUnits(stepText(step), settings.foodUnits)}</li>
              ))}
            </ol>
            {batch.store ? (
              <p>
                {batch.store} Use it by {batch.useByWeekday}.
              </p>
            ) : null}
          </section>
        );
      })}
    </>
  );
}

/** The plan on paper: the days on one sheet, the list on one, a sheet a recipe. In the page only while the browser prints. */
export function PrintMeals({
  plan,
  own,
  settings,
  sheets,
}: {
  plan: MealPlanPreview;
  /** Lines that the person added to the list. */
  own: readonly string[];
  settings: FoodSettings;
  sheets: readonly Sheet[];
}) {
  const printing = usePrinting();
  if (!printing) return null;
  return (
    <div className="print-sheet">
      {sheets.includes("plan") ? <PlanPage plan={plan} settings={settings} /> : null}
      {sheets.includes("groceries") ? <GroceryPage plan={plan} own={own} settings={settings} /> : null}
      {sheets.includes("recipes") ? <RecipePages plan={plan} settings={settings} /> : null}
    </div>
  );
}
