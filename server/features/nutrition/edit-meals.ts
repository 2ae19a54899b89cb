import type {
  editMealPlan,
  editMealPreview,
  KeptMealPlan,
  listMealAlternatives,
  listPreviewAlternatives,
  MealChoices,
  MealEdit,
  MealPlanPreview,
} from "@lockstep/contract/nutrition.ts";
import type { RouteFields, RouteOutput } from "@lockstep/contract/route.ts";
import type { Actor } from "@lockstep/domain/accounts/actor.ts";
import { parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { lockedMeals, lockMeal } from "@lockstep/domain/nutrition/lock-meal.ts";
import { holdLogged, loggedMeals, withLoggedLocked } from "@lockstep/domain/nutrition/logged-meals.ts";
import { refuseEdit } from "@lockstep/domain/nutrition/meal-edit.ts";
import type { MealEditResult } from "@lockstep/domain/nutrition/meal-edit.ts";
import type { MealPlan } from "@lockstep/domain/nutrition/meal-plan.ts";
import { datesOfPlan } from "@lockstep/domain/nutrition/plan-calendar.ts";
import { swapChoices, swapMeal } from "@lockstep/domain/nutrition/swap-meal.ts";
import type { Db } from "../../platform/database/sql.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Platform } from "../../platform/platform.ts";
import { ownToday } from "../accounts/index.ts";
import { requireEntitlement } from "../billing/index.ts";
import { editRefused } from "../plans/index.ts";
import { BOOK } from "./book.ts";
import { mealPlans, type MealPlanRow } from "./meal-plans.ts";
import { readMeals } from "./create-meals.ts";
import { openLocks, requireChoices } from "./open-choices.ts";
import { queueReplan } from "./plan-queue.ts";
import { presentMealPlan, presentMeals } from "./present-meals.ts";
import { listLoggedMeals, lockLogOf } from "./store.ts";

type Alternatives = RouteOutput<typeof listMealAlternatives>;

const NOTHING_LOGGED: ReadonlySet<string> = new Set();

/**
 * Changes a kept plan. Made on an older state than the stored one, nothing changes and CONFLICT says so. Meals that were logged stay as they
 * are: the log would tick another dish otherwise.
 */
export async function editMeals(
  platform: Platform,
  actor: Actor,
  { id, version, edit }: RouteFields<typeof editMealPlan>,
): Promise<KeptMealPlan> {
  const open = await openEdit(platform, actor, edit, await mealPlans.getVersion(platform.db, actor, id, version));
  // What takes long is done before anything is held; the version and the log tell whether it still fits.
  const rebuilt = open.type === "regenerate" ? await regenerate(platform, actor, id, version, open.seed) : null;
  return platform.write(async (tx, record) => {
    // No meal is logged between the look at the log and the writing.
    await lockLogOf(tx, actor.userId);
    const row = await mealPlans.getVersion(tx, actor, id, version);
    const logged = await loggedOf(tx, row, platform.now());
    if (rebuilt !== null && [...rebuilt.logged].sort().join() !== [...logged].sort().join()) throw new ApiError("CONFLICT");
    const changed = open.type === "regenerate" ? rebuilt : apply(mealsOf(row), row.choices, open, logged);
    if (changed === null) throw new Error("The plan to regenerate was not made.");
    const { choices, plan } = changed;
    const written = await mealPlans.putVersion(tx, id, version, { choices, days: plan.days, notes: plan.notes });
    await mealPlans.recordChange(record, actor, id);
    return presentMealPlan(written);
  });
}

/** The edit as the caller's membership allows it; MEMBERSHIP_REQUIRED when it doesn't. `held` is the plan as it's saved. */
async function openEdit(
  platform: Platform,
  actor: Actor | null,
  edit: MealEdit,
  held: Pick<MealPlan, "days">,
): Promise<MealEdit> {
  switch (edit.type) {
    case "lock":
      await requireEntitlement(platform, actor, "mealLock");
      return edit;
    case "people":
      await requireEntitlement(platform, actor, "people", edit.people);
      return edit;
    case "restore":
      return { ...edit, days: await openLocks(platform, actor, edit.days, lockedMeals(held)) };
    default:
      return edit;
  }
}

/** A saved plan made again, and the logged meals it was made around. */
async function regenerate({ db, now }: Platform, actor: Actor, id: string, version: number, seed: number) {
  const row = await mealPlans.getVersion(db, actor, id, version);
  const logged = await loggedOf(db, row, now());
  return { ...(await regenerated(mealsOf(row), row.choices, seed, logged)), logged };
}

async function regenerated(plan: MealPlan, choices: MealChoices, seed: number, logged: ReadonlySet<string>): Promise<Changed> {
  const result = await queueReplan({ plan, logged, choices, seed });
  if (!result.ok) throw editRefused(result.refusal.message);
  return { plan: result.plan, choices: { ...choices, seed } };
}

/** Changes a plan that is kept on a guest's device; nothing is stored here. */
export async function editPreviewMeals(
  platform: Platform,
  actor: Actor | null,
  { name, choices, days, edit }: RouteFields<typeof editMealPreview>,
): Promise<MealPlanPreview> {
  await requireChoices(platform, actor, choices);
  const plan = readMeals(choices, await openLocks(platform, actor, days));
  const open = await openEdit(platform, actor, edit, plan);
  const changed =
    open.type === "regenerate"
      ? await regenerated(plan, choices, open.seed, NOTHING_LOGGED)
      : apply(plan, choices, open, NOTHING_LOGGED);
  return presentMeals({ ...changed.plan, name, choices: changed.choices });
}

/** Dishes that could take a meal's place in a saved plan. */
export async function alternativesFor(
  { db, now }: Platform,
  actor: Actor,
  { id, mealId }: RouteFields<typeof listMealAlternatives>,
): Promise<Alternatives> {
  const row = await mealPlans.getOwn(db, actor, id);
  return alternatives(mealsOf(row), row.choices, mealId, await loggedOf(db, row, now()));
}

/** Dishes that could take a meal's place in a plan on the device. */
export async function alternativesForPreview(
  platform: Platform,
  actor: Actor | null,
  { choices, days, mealId }: RouteFields<typeof listPreviewAlternatives>,
): Promise<Alternatives> {
  await requireChoices(platform, actor, choices);
  return alternatives(readMeals(choices, await openLocks(platform, actor, days)), choices, mealId, NOTHING_LOGGED);
}

function mealsOf({ days, notes }: MealPlanRow): MealPlan {
  return { days, notes, groceries: [] };
}

/** The plan's meals that the log holds, this time round. */
async function loggedOf(db: Db, { id, userId, startsOn, days }: MealPlanRow, now: Date): Promise<ReadonlySet<string>> {
  const today = await ownToday(db, userId, now);
  const plan = { startsOn: parseCalendarDay(startsOn) ?? today, days };
  const [first = today] = datesOfPlan(plan.startsOn, days.length, today);
  return loggedMeals(plan, today, await listLoggedMeals(db, userId, id, first < today ? first : today));
}

function alternatives(plan: MealPlan, choices: MealChoices, mealId: string, logged: ReadonlySet<string>): Alternatives {
  if (logged.has(mealId)) throw editRefused(refuseEdit("MEAL_LOGGED").refusal.message);
  const found = swapChoices(withLoggedLocked(plan, logged), choices, BOOK, mealId);
  if (!found.ok) throw editRefused(found.refusal.message);
  return {
    items: found.alternatives.map(({ recipeId, meal }) => {
      const { calories, protein, carbs, fat, fibre } = meal;
      return {
        recipeId,
        name: meal.name,
        description: BOOK.recipe(recipeId)?.recipe.description ?? "",
        totalMinutes: meal.prepMinutes,
        figures: { calories, protein, carbs, fat, fibre },
      };
    }),
    nextCursor: null,
  };
}

const FAMILY_DECIDES = "This plan is for your family. Change who eats on your family's page, then make a new plan.";

interface Changed {
  readonly plan: MealPlan;
  readonly choices: MealChoices;
}

function apply(
  plan: MealPlan,
  choices: MealChoices,
  edit: Exclude<MealEdit, { type: "regenerate" }>,
  logged: ReadonlySet<string>,
): Changed {
  if (edit.type === "people" && choices.eaters !== undefined) throw editRefused(FAMILY_DECIDES);
  if (edit.type === "people") return { plan, choices: { ...choices, people: edit.people } };
  const result =
    edit.type === "lock"
      ? lockMeal(plan, edit.mealId, edit.locked)
      : holdLogged(plan, logged, (held) => change(held, choices, edit));
  if (!result.ok) throw editRefused(result.refusal.message);
  return { plan: result.plan, choices };
}

function change(plan: MealPlan, choices: MealChoices, edit: Extract<MealEdit, { type: "swap" | "restore" }>): MealEditResult {
  switch (edit.type) {
    case "swap":
      return swapMeal(plan, choices, BOOK, edit.mealId, edit.recipeId);
    case "restore":
      return { ok: true, plan: readMeals(choices, edit.days) };
  }
}
