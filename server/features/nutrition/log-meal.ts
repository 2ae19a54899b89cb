import { isDeepStrictEqual } from "node:util";
import type { listLog as listRoute, LogEntry, LogSource, MealFigures, putLogEntry } from "@lockstep/contract/nutrition.ts";
import type { RouteFields, RouteOutput, RouteParsed } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { daysBetween } from "@lockstep/domain/calendar/calendar.ts";
import { mayUseLogEntry } from "@lockstep/domain/nutrition/access.ts";
import { figuresOf, scaleFigures } from "@lockstep/domain/nutrition/figures.ts";
import { nutrientsOf } from "@lockstep/domain/nutrition/food.ts";
import { lineOf } from "@lockstep/domain/nutrition/food-line.ts";
import { countOf } from "@lockstep/domain/nutrition/portions.ts";
import { portionOfDish } from "@lockstep/domain/nutrition/read-plan.ts";
import { fractionText } from "@lockstep/domain/nutrition/natural-amounts.ts";
import { DAY_REFUSED, isPlausibleDay } from "../../platform/clock/day-in.ts";
import { violatedConstraint } from "../../platform/database/availability.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { BOOK, FOODS } from "./book.ts";
import { mealPlans } from "./meal-plans.ts";
import { readDay } from "./read-day.ts";
import {
  countLogOfDay,
  deleteLogEntry,
  findLogEntry,
  findLoggedMeal,
  listLog,
  lockLogOf,
  upsertLogEntry,
  type LogRow,
} from "./store.ts";

type Body = RouteParsed<typeof putLogEntry>["body"];

const MOST_A_DAY = 100;

/** What is known of something eaten, beyond the person's own words. */
interface EatenMeal {
  readonly name: string;
  readonly figures: MealFigures;
  readonly planId: string | null;
  readonly mealId: string | null;
  readonly planMeals: number | null;
}

/**
 * Logs something eaten. Repeating it with the same id corrects the entry; a planned meal that the day has already, under another id, is
 * returned as it is: two devices that were offline don't count it twice.
 */
export async function logMeal(
  platform: Platform,
  actor: Actor,
  { id, ...body }: RouteFields<typeof putLogEntry>,
): Promise<LogEntry> {
  if (!isPlausibleDay(body.date, platform.now())) throw invalid("date", DAY_REFUSED);
  try {
    const row = await platform.write(async (tx, record) => {
      await lockLogOf(tx, actor.userId);
      const known = await findLogEntry(tx, id);
      if (known !== null && !mayUseLogEntry(actor, known)) throw new ApiError("ID_TAKEN");
      if (body.source.type === "meal") {
        const same = await findLoggedMeal(tx, actor.userId, { date: body.date, ...body.source });
        if (same !== null) return same;
      }
      if (known !== null && isSame(known, body)) return known;
      if (known?.date !== body.date && (await countLogOfDay(tx, actor.userId, body.date)) >= MOST_A_DAY)
        throw invalid("date", `You can log up to ${MOST_A_DAY} entries a day.`);
      const { name, figures, ...planned } = await describeSource(tx, actor, body.source);
      const { date, mealType, source } = body;
      const written = await upsertLogEntry(tx, {
        id,
        userId: actor.userId,
        date,
        mealType,
        source,
        name,
        ...planned,
        ...figures,
      });
      await record({ type: "meal.logged", actorId: actor.userId, payload: { entryId: id, date, source: source.type } });
      return written;
    });
    return presentEntry(row);
  } catch (error) {
    // Someone else took the id between the look and the write.
    if (violatedConstraint(error) === "nutrition_log_pkey") throw new ApiError("ID_TAKEN");
    throw error;
  }
}

/** Takes an entry back; one that is gone already is fine. */
export async function unlogMeal(platform: Platform, actor: Actor, id: string): Promise<{ ok: true }> {
  await platform.write(async (tx, record) => {
    await lockLogOf(tx, actor.userId);
    const known = await findLogEntry(tx, id);
    if (known === null) return;
    if (!mayUseLogEntry(actor, known)) throw new ApiError("NOT_FOUND");
    await deleteLogEntry(tx, id);
    await record({ type: "meal.unlogged", actorId: actor.userId, payload: { entryId: id, date: known.date } });
  });
  return { ok: true };
}

const LONGEST_SPAN_DAYS = 100;

/** What the person logged between two days, both included. */
export async function listOwnLog(
  { db }: Platform,
  actor: Actor,
  { from, to }: RouteFields<typeof listRoute>,
): Promise<RouteOutput<typeof listRoute>> {
  const span = daysBetween(readDay(from, "from"), readDay(to, "to"));
  if (span < 0 || span > LONGEST_SPAN_DAYS)
    throw invalid("to", `The last day can be at most ${LONGEST_SPAN_DAYS} days after the first.`);
  const rows = await listLog(db, actor.userId, from, to);
  return { items: rows.map(presentEntry), nextCursor: null };
}

/** An entry for its owner. */
function presentEntry(row: LogRow): LogEntry {
  const { id, date, mealType, name, source, calories, protein, carbs, fat, fibre, loggedAt } = row;
  return { id, date, mealType, name, source, calories, protein, carbs, fat, fibre, loggedAt };
}

/** Whether the entry is the same already: a repeated request, whose event was recorded. */
function isSame({ date, mealType, source }: LogRow, body: Body): boolean {
  return date === body.date && mealType === body.mealType && isDeepStrictEqual(source, body.source);
}

async function describeSource(db: Db, actor: Actor, source: LogSource): Promise<EatenMeal> {
  if (source.type === "meal") return describeMeal(db, actor, source);
  const unplanned = { planId: null, mealId: null, planMeals: null };
  if (source.type === "recipe") {
    const entry = BOOK.recipe(source.recipeId);
    if (entry === undefined) throw invalid("source.recipeId", "We couldn't find that recipe.");
    const amount = source.servings === 1 ? "" : `, ${fractionText(source.servings)} servings`;
    return {
      name: `${entry.recipe.name}${amount}`,
      figures: scaleFigures(figuresOf(entry.serving), source.servings),
      ...unplanned,
    };
  }
  const food = FOODS.find(({ id }) => id === source.foodId);
  if (food === undefined) throw invalid("source.foodId", "We don't have that food.");
  return {
    name: lineOf(food, source.grams),
    figures: scaleFigures(figuresOf(nutrientsOf(food, BOOK.find)), source.grams / 100),
    ...unplanned,
  };
}

type MealSource = Extract<LogSource, { type: "meal" }>;

/** The dishes that were eaten, whatever the plan has now; without them (from older clients), what it has. */
async function describeMeal(db: Db, actor: Actor, { planId, mealId, dishes }: MealSource): Promise<EatenMeal> {
  const eaten = dishes && describeDishes(dishes);
  const plan = await mealPlans.getOwn(db, actor, planId).catch((error: unknown) => {
    // It was eaten though its plan is gone.
    if (eaten !== undefined && error instanceof ApiError && error.code === "NOT_FOUND") return null;
    throw error;
  });
  const day = plan?.days.find(({ meals }) => meals.some(({ id }) => id === mealId));
  const meal = day?.meals.find(({ id }) => id === mealId);
  if (day === undefined || meal === undefined) {
    if (eaten === undefined) throw invalid("source.mealId", "That meal isn't in the plan.");
    return { ...eaten, planId: null, mealId: null, planMeals: null };
  }
  const planned = { planId, mealId, planMeals: day.meals.length };
  const hasChanged =
    dishes &&
    !isDeepStrictEqual(
      dishes,
      meal.dishes.map(({ recipeId, servings }) => ({ recipeId, servings })),
    );
  if (eaten !== undefined && hasChanged) return { ...eaten, ...planned };
  const { name, calories, protein, carbs, fat, fibre } = meal;
  return { name, figures: { calories, protein, carbs, fat, fibre }, ...planned };
}

/** The name and figures of a meal of these dishes. */
function describeDishes(dishes: NonNullable<MealSource["dishes"]>): Pick<EatenMeal, "name" | "figures"> {
  const served = dishes.map((dish) => {
    const entry = BOOK.recipe(dish.recipeId);
    const portion = portionOfDish(dish, BOOK);
    if (entry === undefined || portion === null) throw invalid("source.dishes", "We couldn't find that recipe.");
    return { name: entry.recipe.name, lines: portion.lines };
  });
  return {
    name: served.map(({ name }) => name).join(" + "),
    figures: figuresOf(countOf(served.flatMap(({ lines }) => lines))),
  };
}

function invalid(path: string, message: string): ApiError {
  return new ApiError("VALIDATION_FAILED", { issues: [{ path, message }] });
}
