import { useQuery } from "@tanstack/react-query";
import { unsentWords } from "../../offline/unsent-words.ts";
import type { LogChange } from "./log/use-log.ts";
import type { GroceryChange } from "./plan/use-groceries.ts";
import { currentMealPlanOptions, recipeOptions } from "./queries.ts";
import type { RecipeFavoriteChange } from "./recipe-favorites.ts";

/** What an item of a plan's list is called. */
function ItemName({ planId, foodId }: { planId: string; foodId: string }) {
  const { data: plan } = useQuery(currentMealPlanOptions());
  const items = plan?.id === planId ? plan.groceries.flatMap((aisle) => aisle.items) : [];
  return items.find((item) => item.foodId === foodId)?.name ?? "an item";
}

function RecipeName({ id }: { id: string }) {
  const { data } = useQuery(recipeOptions(id));
  return data?.name ?? "a recipe";
}

function GroceryTitle({ change }: { change: GroceryChange }) {
  if (change.kind === "tick") {
    return (
      <>
        {change.ticked ? "Checked off" : "Unchecked"} <ItemName planId={change.planId} foodId={change.foodId} />
      </>
    );
  }
  const { line } = change;
  if (line === null) return "Removed an item from your grocery list";
  return line.ticked ? `Checked off ${line.text}` : `${line.text} on your grocery list`;
}

const log = unsentWords<LogChange>({
  kind: "nutrition-log",
  Title: ({ change: { entry } }) => (entry === null ? "Removed a logged meal" : `Logged ${entry.name}`),
  to: () => "/progress?view=food",
});

const groceries = unsentWords<GroceryChange>({
  kind: "groceries",
  Title: GroceryTitle,
  to: () => "/meal-plan?view=groceries",
});

const favorites = unsentWords<RecipeFavoriteChange>({
  kind: "recipe-favorites",
  Title: ({ change: { recipeId, on } }) => (
    <>
      {on ? "Saved" : "Removed"} <RecipeName id={recipeId} /> {on ? "to" : "from"} favorites
    </>
  ),
  to: ({ recipeId }) => `/recipes/${recipeId}`,
});

const reminders = unsentWords({ kind: "meal-reminders", Title: () => "Dismissed a meal reminder" });

/** What was eaten, bought or saved and wasn't sent yet. */
export const NUTRITION_WORDS = [log, groceries, favorites, reminders];
