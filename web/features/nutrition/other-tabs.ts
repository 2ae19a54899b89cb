import { tabChannel } from "../../plans/tab-channel.ts";
import { guestMealKeys } from "./guest-meals.ts";
import { nutritionKeys } from "./queries.ts";

const { tell, useReread } = tabChannel("lockstep-nutrition");
const KEYS = [nutritionKeys.all, guestMealKeys.all];

/** After a change of a plan, its groceries, the log or the favourites: what other tabs show is old now. */
export const tellOtherTabs = tell;

/** Reads the meals again when another tab changed them, so that two open tabs never contradict each other. */
export function useOtherTabs(): void {
  useReread(KEYS);
}
