import { createMealPlan } from "@lockstep/contract/nutrition.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "../../api/client.ts";
import { addWrite } from "../../offline/write-kind.ts";
import { counted } from "../../plans/claim/device-data.ts";
import type { DeviceData } from "../../plans/claim/device-data.ts";
import { withFreshId } from "../../plans/claim/with-fresh-id.ts";
import { guestGroceries, guestMeals, guestNutrition, guestRecipeFavorites, toCompactMealDays } from "./guest-meals.ts";
import type { GuestMeals } from "./guest-meals.ts";
import type { MealUser } from "./person.ts";
import { GROCERIES } from "./plan/use-groceries.ts";
import { currentMealPlanOptions, takeMealPlan } from "./queries.ts";
import type { Groceries } from "./queries.ts";
import { RECIPE_FAVORITES } from "./recipe-favorites.ts";

/** What was ticked off and added to the list moves to the plan in the account. */
async function sendGroceries(owner: string, planId: string, { ticked, own }: Groceries): Promise<void> {
  for (const foodId of ticked) await addWrite(GROCERIES, owner, { kind: "tick", planId, foodId, ticked: true });
  for (const line of own) await addWrite(GROCERIES, owner, { kind: "own", planId, id: line.id, line });
}

/** The meals that this device keeps from before the member signed in. Null while unknown and when there are none. */
export function useDeviceMeals(user: MealUser | null): DeviceData | null {
  const queryClient = useQueryClient();
  const enabled = user !== null;
  const { data: guest } = useQuery({ ...guestMeals.options(), enabled });
  const { data: groceries } = useQuery({ ...guestGroceries.options(), enabled });
  const { data: favorites } = useQuery({ ...guestRecipeFavorites.options(), enabled });
  if (user === null || guest === undefined || groceries === undefined || favorites === undefined) return null;
  if (guest === null && favorites.length === 0) return null;
  const clear = () => guestNutrition.clear(queryClient);
  const currentId = async () => (await queryClient.fetchQuery({ ...currentMealPlanOptions(), staleTime: 0 }))?.id;
  const movePlanIn = async ({ id, startsOn, plan }: GuestMeals, replaces: string | undefined) => {
    const body = { ...plan.choices, name: plan.name, startsOn, days: toCompactMealDays(plan.days), replaces };
    const made = await withFreshId(id, (planId) => callApi(createMealPlan, { body: { ...body, id: planId } }));
    if (groceries?.planId === id) await sendGroceries(user.id, made.id, groceries);
    return made;
  };
  const moveToAccount = async (replacing: boolean) => {
    const made = guest === null ? null : await movePlanIn(guest, replacing ? await currentId() : undefined);
    for (const recipeId of favorites.toReversed()) await addWrite(RECIPE_FAVORITES, user.id, { recipeId, on: true });
    await clear();
    if (made !== null) takeMealPlan(queryClient, made);
  };
  return {
    kind: "meals",
    plan: guest?.plan.name ?? null,
    counted: counted(favorites.length, "favorite recipe", "favorite recipes"),
    moveToAccount,
    clear,
  };
}
