import { z } from "zod";
import { clockTime } from "@lockstep/domain/calendar/clock-time.ts";
import { addDays, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { planDayOn } from "@lockstep/domain/nutrition/plan-calendar.ts";
import { getProfile, ownToday } from "../../accounts/index.ts";
import { getNutritionProgress, listOwnLog, mealPlans } from "../../nutrition/index.ts";
import { memberTool } from "./tool.ts";

/** What the person's meal plan has for a day, what they logged on it, and what the plan aims for. */
export const readMyMeals = memberTool({
  name: "read_my_meals",
  description:
    "The meals planned for today (or another day, counted from today: 1 is tomorrow), what was logged that day, and the plan's daily target. Figures are kcal and grams; there are no calories while the person hides them. `planned` is null without a plan for that day.",
  input: z.object({ daysAhead: z.number().int().min(-14).max(14).optional() }),
  async run(platform, actor, { daysAhead = 0 }) {
    const date = addDays(await ownToday(platform.db, actor.userId, platform.now()), daysAhead);
    const { hideCalories } = await getProfile(platform, actor);
    const shown = <Figures extends { readonly calories: number }>({ calories, ...rest }: Figures) =>
      hideCalories ? rest : { calories, ...rest };
    const plan = await mealPlans.getCurrent(platform, actor);
    const startsOn = plan === null ? null : parseCalendarDay(plan.startsOn);
    const number = plan === null || startsOn === null ? null : planDayOn(startsOn, plan.days.length, date);
    const day = plan?.days.find((each) => each.number === number) ?? null;
    const { items } = await listOwnLog(platform, actor, { from: date, to: date });
    const { target } = await getNutritionProgress(platform, actor, { weeks: 1 });
    return {
      date,
      hideCalories,
      choices: plan?.choices ?? null,
      target: target === null ? null : shown(target),
      planned:
        day?.meals.map(({ id, type, name, time, recipeId, dishes, prepMinutes, ingredients, ...meal }) => {
          const { calories, protein, carbs, fat, fibre } = meal;
          return {
            mealId: id,
            type,
            name,
            time: clockTime(time),
            recipeId,
            dishes: dishes.map((dish) => ({ recipeId: dish.recipeId, name: dish.name })),
            path: `/recipes/${recipeId}`,
            prepMinutes,
            ingredients: ingredients.map(({ line }) => line),
            figures: shown({ calories, protein, carbs, fat, fibre }),
          };
        }) ?? null,
      logged: items.map(({ mealType, name, calories, protein, carbs, fat, fibre }) => ({
        mealType,
        name,
        figures: shown({ calories, protein, carbs, fat, fibre }),
      })),
      path: "/meal-plan",
    };
  },
});
