import { SERIES } from "@lockstep/content/series/index.ts";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import type { KeptMealPlan, MealPlanPreview } from "@lockstep/contract/nutrition.ts";
import type { PlanPreview } from "@lockstep/contract/training.ts";
import { isEntitled, PAID_FEATURES, type PaidFeature } from "@lockstep/domain/billing/entitlements.ts";
import type { Tier } from "@lockstep/domain/billing/subscription.ts";
import { toCompactDay } from "@lockstep/domain/training/plan.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type Answer, type Caller, type TestServer } from "../../testing/start-server.ts";
import { subscribe } from "../../testing/subscribe.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const DAY = 86_400;
const SECONDS = NOW.getTime() / 1000;

const WEEK = { muscleGroups: ["Chest"], durationMinutes: 30, daysPerWeek: 3, skillLevel: "beginner", location: "gym" } as const;
const MEALS = {
  preference: "standard",
  dailyCalories: 2000,
  planDays: 3,
  prepStyle: "quick",
  allergies: [],
  mealsPerDay: 3,
} as const;
const PREMIUM_EXERCISE = EXERCISES.find(({ location, tier }) => location === "gym" && tier === "premium")?.id;

let server: TestServer;
let week: PlanPreview;
let meals: MealPlanPreview;
beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
  week = (await server.visitor.call("POST", "/api/training/preview", WEEK)).body as unknown as PlanPreview;
  meals = (await server.visitor.call("POST", "/api/nutrition/preview", MEALS)).body as unknown as MealPlanPreview;
});
afterAll(() => server.stop());

const firstDay = () => week.days.find(({ isRest }) => !isRest);
const editWeek = (edit: object) => (caller: Caller) =>
  caller.call("POST", "/api/training/preview/edits", {
    name: week.name,
    choices: WEEK,
    days: week.days.map(toCompactDay),
    edit: { day: firstDay()?.day, ...edit },
  });
const editMeals = (edit: object) => (caller: Caller) =>
  caller.call("POST", "/api/nutrition/preview/edits", {
    name: meals.name,
    choices: MEALS,
    days: meals.days.map(({ number, meals: of }) => ({
      number,
      meals: of.map(({ id, type, time, dishes, leftoverOf, locked }) => ({
        id,
        type,
        time,
        dishes: dishes.map(({ recipeId, servings }) => ({ recipeId, servings })),
        leftoverOf,
        locked,
      })),
    })),
    edit,
  });

/** Asks for what each feature opens, where something does. */
const ASKS: Readonly<Record<PaidFeature, ((caller: Caller) => Promise<Answer>) | null>> = {
  savedPlans: async (caller) => {
    await caller.call("POST", "/api/training/plans", WEEK);
    return caller.call("POST", "/api/training/plans", WEEK);
  },
  fullLibrary: (caller) => editWeek({ type: "add-exercise", exerciseId: PREMIUM_EXERCISE })(caller),
  ownDoses: (caller) => {
    const [first, second] = firstDay()?.exercises ?? [];
    return editWeek({ type: "pair-exercises", exerciseId: first?.exerciseId, withExerciseId: second?.exerciseId })(caller);
  },
  mealLock: (caller) => editMeals({ type: "lock", mealId: "d1-lunch", locked: true })(caller),
  batchCooking: (caller) => caller.call("POST", "/api/nutrition/preview", { ...MEALS, batchCooking: true }),
  people: (caller) => caller.call("POST", "/api/nutrition/preview", { ...MEALS, people: 2 }),
  macros: (caller) => caller.call("PUT", "/api/nutrition/targets", { protein: 120 }),
  advancedMacros: (caller) => caller.call("PUT", "/api/nutrition/targets", { fibre: 30 }),
  videoSeries: (caller) => caller.call("GET", `/api/series/${SERIES[0]?.id ?? ""}`),
  familyMembers: (caller) => caller.call("POST", "/api/family"),
  weeklyReview: (caller) => caller.call("GET", "/api/training/review"),
  recipePdfs: null,
  recipeCollection: null,
};

const active = { status: "active", currentPeriodEnd: SECONDS + DAY };
const WHO: readonly [who: string, tier: Tier, given: Parameters<typeof subscribe>[2] | null][] = [
  ["someone who never paid", "free", null],
  ["a Premium member", "premium", active],
  ["a member on trial", "premium", { ...active, status: "trialing" }],
  ["a Family member", "family", { ...active, priceId: "price_family_monthly" }],
  ["someone whose payment failed six days ago", "premium", { ...active, status: "past_due", pastDueSince: SECONDS - 6 * DAY }],
  ["someone whose payment failed eight days ago", "free", { ...active, status: "past_due", pastDueSince: SECONDS - 8 * DAY }],
  ["someone whose renewal is a day late", "premium", { ...active, currentPeriodEnd: SECONDS - DAY }],
  ["someone whose membership ran out", "free", { ...active, currentPeriodEnd: SECONDS - 4 * DAY }],
  ["someone who canceled", "free", { status: "canceled", currentPeriodEnd: SECONDS - DAY }],
];

/** What visitors can't even ask for. */
const NEEDS_SESSION: ReadonlySet<PaidFeature> = new Set([
  "savedPlans",
  "videoSeries",
  "familyMembers",
  "macros",
  "advancedMacros",
  "weeklyReview",
]);

/** One more than Free's for what is counted. */
const SECOND = 2;
const isOpen = (tier: Tier, feature: PaidFeature): boolean => isEntitled(tier, feature, SECOND);

const asked = PAID_FEATURES.flatMap((feature) => {
  const ask = ASKS[feature];
  return ask === null ? [] : [[feature, ask] as const];
});

/** "open", or the feature that a refusal names. */
function outcomeOf({ status, body }: Answer): string {
  if (status < 300) return "open";
  const { code, issues } = body["error"] as { code: string; issues: readonly { path: string }[] };
  return `${status} ${code} ${issues.map(({ path }) => path).join()}`;
}

test.each(asked)("%s is open to those whose membership has it, and named to everyone else", async (feature, ask) => {
  const outcomes: unknown[] = [];
  for (const [who, , given] of WHO) {
    const person = await server.person();
    if (given !== null) await subscribe(server, person, given);
    const { features } = (await person.call("GET", "/api/subscription")).body as {
      features: Readonly<Record<string, boolean | number>>;
    };
    const said = features[feature];
    outcomes.push([who, outcomeOf(await ask(person)), typeof said === "number" ? said >= SECOND : said]);
  }
  const refusal = `403 MEMBERSHIP_REQUIRED ${feature}`;
  expect(outcomes).toEqual(WHO.map(([who, tier]) => [who, isOpen(tier, feature) ? "open" : refusal, isOpen(tier, feature)]));
});

test.each(asked)("%s isn't a visitor's", async (feature, ask) => {
  const answer = await ask(server.visitor);
  const named = { error: { code: "MEMBERSHIP_REQUIRED", issues: [{ path: feature }] } };
  expect(answer).toMatchObject(NEEDS_SESSION.has(feature) ? { status: 401 } : { status: 403, body: named });
});

test("what Free opens stays open: a plan in the place of the one before, the same again, one person, no batches", async () => {
  const person = await server.person();
  const made = await person.call("POST", "/api/nutrition/plans", { ...MEALS, people: 1, batchCooking: false });
  expect(made.status).toBe(201);
  const { id } = made.body as unknown as KeptMealPlan;
  expect((await person.call("POST", "/api/nutrition/plans", { ...MEALS, id })).status).toBe(201);
  const other = await person.call("POST", "/api/nutrition/plans", { ...MEALS, replaces: id });
  expect(other.status).toBe(201);
  const { items } = (await person.call("GET", "/api/nutrition/plans")).body as {
    items: readonly { id: string; isCurrent: boolean }[];
  };
  expect(items).toMatchObject([{ id: other.body["id"], isCurrent: true }]);
});
