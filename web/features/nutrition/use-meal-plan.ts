import type { KeptMealPlan, MealChoices, MealPlanPreview } from "@lockstep/contract/nutrition.ts";
import { mondayOf, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { useQuery } from "@tanstack/react-query";
import { guestMeals, withWeekdays } from "./guest-meals.ts";
import { currentMealPlanOptions, mealPreviewOptions } from "./queries.ts";

/** The meal plan in front of a person, its first day, and where it lives: in the account, on this device, or nowhere because it's the sample week. */
export type ShownMealPlan =
  | { readonly kind: "member"; readonly id: string; readonly startsOn: CalendarDay; readonly plan: KeptMealPlan }
  | { readonly kind: "guest"; readonly id: string; readonly startsOn: CalendarDay; readonly plan: MealPlanPreview }
  | { readonly kind: "sample"; readonly id: null; readonly startsOn: CalendarDay; readonly plan: MealPlanPreview };

/** What someone without a plan sees, labelled as a sample. */
const SAMPLE: MealChoices = {
  preference: "standard",
  dailyCalories: 2000,
  planDays: 7,
  prepStyle: "quick",
  allergies: [],
  mealsPerDay: 3,
};

/** The person's current meal plan, the guest's of this device, or the sample week (of the week that holds `today`) if they have none yet. */
export function useShownMealPlan(
  userId: string | null,
  today: CalendarDay,
): { shown: ShownMealPlan | null; error: Error | null; refetch: () => void } {
  const member = useQuery({ ...currentMealPlanOptions(), enabled: userId !== null });
  const guest = useQuery({ ...guestMeals.options(), enabled: userId === null });
  const own = userId === null ? guest : member;
  const sample = useQuery({ ...mealPreviewOptions(SAMPLE), enabled: own.data === null });
  const failed = own.data === undefined ? own : sample;
  const refetch = () => void failed.refetch();
  const found = (shown: ShownMealPlan) => ({ shown, error: null, refetch });
  if (userId !== null && member.data) {
    const plan = member.data;
    return found({ kind: "member", id: plan.id, startsOn: parseCalendarDay(plan.startsOn) ?? today, plan });
  }
  if (userId === null && guest.data) {
    const { id, startsOn, plan } = guest.data;
    return found({ kind: "guest", id, startsOn, plan });
  }
  if (own.data === null && sample.data) {
    const startsOn = mondayOf(today);
    return found({ kind: "sample", id: null, startsOn, plan: withWeekdays(sample.data, startsOn) });
  }
  return { shown: null, error: failed.error, refetch };
}
