import { randomUUID } from "node:crypto";
import { RECIPES } from "@lockstep/content/nutrition/recipes/index.ts";
import { SERIES } from "@lockstep/content/series/index.ts";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import type { KeptMealPlan, MealPlanPreview } from "@lockstep/contract/nutrition.ts";
import type { Plan, PlanPreview } from "@lockstep/contract/training.ts";
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
const compactMeals = ({ days } = meals) =>
  days.map(({ number, meals: of }) => ({
    number,
    meals: of.map(({ id, type, time, dishes, leftoverOf, locked }) => ({
      id,
      type,
      time,
      dishes: dishes.map(({ recipeId, servings }) => ({ recipeId, servings })),
      leftoverOf,
      locked,
    })),
  }));
const editMeals =
  (edit: object, choices: object = {}) =>
  (caller: Caller) =>
    caller.call("POST", "/api/nutrition/preview/edits", {
      name: meals.name,
      choices: { ...MEALS, ...choices },
      days: compactMeals(),
      edit,
    });

type Ask = (caller: Caller) => Promise<Answer>;

const newMeals =
  (more: object): Ask =>
  (caller) =>
    caller.call("POST", "/api/nutrition/plans", { ...MEALS, ...more });
const previewMeals =
  (more: object): Ask =>
  (caller) =>
    caller.call("POST", "/api/nutrition/preview", { ...MEALS, ...more });

/** Saves a plan of someone's own, then changes it. A visitor has none: the id is anyone's. */
const saveAndEdit =
  (path: string, choices: object, editOf: (days: PlanPreview["days"]) => object): Ask =>
  async (caller) => {
    const { body } = await caller.call("POST", path, choices);
    const { id = randomUUID(), version = 1, days = week.days } = body as Partial<Plan>;
    return caller.call("POST", `${path}/${id}/edits`, { version, edit: editOf(days) });
  };
const editSavedWeek = (editOf: (days: PlanPreview["days"]) => object): Ask => saveAndEdit("/api/training/plans", WEEK, editOf);
const editSavedMeals = (edit: object): Ask => saveAndEdit("/api/nutrition/plans", MEALS, () => edit);

const pairIn = (days: PlanPreview["days"]) => {
  const day = days.find(({ isRest }) => !isRest);
  const [first, second] = day?.exercises ?? [];
  return { type: "pair-exercises", day: day?.day, exerciseId: first?.exerciseId, withExerciseId: second?.exerciseId };
};

const eaters = [{ name: "Zuzka", diet: "standard", allergies: [], portion: 2 }];

/** Asks for what each feature opens, in every way there is. */
const ASKS: Readonly<Record<PaidFeature, Readonly<Record<string, Ask>>>> = {
  savedPlans: {
    "a second workout plan": async (caller) => {
      await caller.call("POST", "/api/training/plans", WEEK);
      return caller.call("POST", "/api/training/plans", WEEK);
    },
    "a second meal plan": async (caller) => {
      await caller.call("POST", "/api/nutrition/plans", MEALS);
      return caller.call("POST", "/api/nutrition/plans", MEALS);
    },
    "a plan in the place of one that isn't there": async (caller) => {
      await caller.call("POST", "/api/training/plans", WEEK);
      return caller.call("POST", "/api/training/plans", { ...WEEK, replaces: randomUUID() });
    },
    "a copy": async (caller) => {
      const { body } = await caller.call("POST", "/api/training/plans", WEEK);
      return caller.call("POST", `/api/training/plans/${String(body["id"])}/duplicate`, { as: randomUUID() });
    },
  },
  fullLibrary: {
    "in a plan on the device": (caller) => editWeek({ type: "add-exercise", exerciseId: PREMIUM_EXERCISE })(caller),
    "in a saved plan": editSavedWeek((days) => ({ ...pairIn(days), type: "add-exercise", exerciseId: PREMIUM_EXERCISE })),
    "instead of another exercise": editSavedWeek((days) => {
      const { day, exerciseId } = pairIn(days);
      return { type: "swap-exercise", day, exerciseId, withExerciseId: PREMIUM_EXERCISE };
    }),
  },
  ownDoses: {
    "a superset in a plan on the device": (caller) => editWeek(pairIn(week.days))(caller),
    "a superset in a saved plan": editSavedWeek(pairIn),
    "repetitions in a saved plan": editSavedWeek((days) => {
      const day = days.find(({ isRest }) => !isRest);
      const exercise = day?.exercises.find(({ holdSeconds }) => holdSeconds === null);
      return {
        type: "set-dose",
        day: day?.day,
        exerciseId: exercise?.exerciseId,
        sets: 3,
        repsMin: 6,
        repsMax: 9,
        holdSeconds: null,
        restSeconds: 90,
      };
    }),
  },
  mealLock: {
    "in a plan on the device": (caller) => editMeals({ type: "lock", mealId: "d1-lunch", locked: true })(caller),
    "in a saved plan": editSavedMeals({ type: "lock", mealId: "d1-lunch", locked: true }),
  },
  batchCooking: {
    "a preview": previewMeals({ batchCooking: true }),
    "a plan": newMeals({ batchCooking: true }),
    "a plan with its own days": (caller) => newMeals({ batchCooking: true, days: compactMeals() })(caller),
  },
  people: {
    "a preview": previewMeals({ people: 2 }),
    "a plan": newMeals({ people: 2 }),
    "a plan with its own days": (caller) => newMeals({ people: 2, days: compactMeals() })(caller),
    "a change of a plan on the device": (caller) => editMeals({ type: "people", people: 2 })(caller),
    "a change of a saved plan": editSavedMeals({ type: "people", people: 2 }),
    "a plan on the device that's for two": (caller) => editMeals({ type: "regenerate", seed: 1 }, { people: 2 })(caller),
  },
  macros: {
    "today and this week": (caller) => caller.call("GET", "/api/nutrition/macros"),
    targets: (caller) => caller.call("PUT", "/api/nutrition/targets", { protein: 120 }),
  },
  advancedMacros: { "a target of fibre": (caller) => caller.call("PUT", "/api/nutrition/targets", { fibre: 30 }) },
  videoSeries: { "a series": (caller) => caller.call("GET", `/api/series/${SERIES[0]?.id ?? ""}`) },
  familyMembers: {
    "a family": (caller) => caller.call("POST", "/api/family"),
    "an invitation": (caller) => caller.call("POST", "/api/family/invitations", {}),
    "everyone who eats": (caller) => editMeals({ type: "regenerate", seed: 1 }, { eaters })(caller),
  },
  weeklyReview: { "the review": (caller) => caller.call("GET", "/api/training/review") },
  recipePdfs: { "a recipe": (caller) => caller.call("GET", `/api/recipes/${RECIPES[0]?.id ?? ""}/pdf`) },
  recipeCollection: { "a diet's recipes": (caller) => caller.call("GET", "/api/recipes/collections/keto/pdf") },
  // Nothing is refused without it, it flags what someone writes: server/features/help/contact.test.ts.
  prioritySupport: {},
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

/** One more than Free's for what is counted. */
const SECOND = 2;
const isOpen = (tier: Tier, feature: PaidFeature): boolean => isEntitled(tier, feature, SECOND);

const asked = PAID_FEATURES.flatMap((feature) =>
  Object.entries(ASKS[feature]).map(([what, ask]) => [feature, what, ask] as const),
);

/** "open", or the feature that a refusal names. */
function outcomeOf({ status, body }: Answer): string {
  if (status < 300) return "open";
  const { code, issues = [] } = body["error"] as { code: string; issues?: readonly { path: string }[] };
  return [status, code, ...issues.map(({ path }) => path)].join(" ");
}

test.each(asked)("%s, %s: open to those whose membership has it, and named to everyone else", async (feature, _what, ask) => {
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

test.each(asked)("%s, %s: not for a visitor", async (feature, _what, ask) => {
  expect(["401 NOT_SIGNED_IN", `403 MEMBERSHIP_REQUIRED ${feature}`]).toContain(outcomeOf(await ask(server.visitor)));
});

test("a week with someone's own supersets comes into a Free account without them, and the same way back", async () => {
  const [free, premium] = [await server.person(), await server.person()];
  await subscribe(server, premium, active);
  const { plan } = (await editWeek(pairIn(week.days))(premium)).body as unknown as { plan: PlanPreview };
  const paired = plan.days.map(toCompactDay);
  const planners = week.days.map(toCompactDay);
  expect(paired).not.toEqual(planners);
  for (const [person, days] of [
    [premium, paired],
    [free, planners],
  ] as const) {
    const made = (await person.call("POST", "/api/training/plans", { ...WEEK, days: paired })).body as unknown as Plan;
    expect(made.days.map(toCompactDay)).toEqual(days);
    const at = paired.findIndex(({ day }) => day === firstDay()?.day);
    const back = { type: "restore-day", ...paired[at] };
    const undone = await person.call("POST", `/api/training/plans/${made.id}/edits`, { version: made.version, edit: back });
    expect((undone.body["plan"] as Plan).days.map(toCompactDay)).toEqual(days);
  }
});

test("locked meals come into a Free account unlocked, and the same way back", async () => {
  const [free, premium] = [await server.person(), await server.person()];
  await subscribe(server, premium, active);
  const locked = await editMeals({ type: "lock", mealId: "d1-lunch", locked: true })(premium);
  const days = compactMeals(locked.body as unknown as MealPlanPreview);
  const locksOf = ({ body }: Answer) =>
    (body as unknown as KeptMealPlan).days.flatMap(({ meals: of }) => of.filter((meal) => meal.locked).map(({ id }) => id));
  for (const [person, locks] of [
    [premium, ["d1-lunch"]],
    [free, []],
  ] as const) {
    const made = await newMeals({ days })(person);
    const { id, version } = made.body as unknown as KeptMealPlan;
    const restore = { version, edit: { type: "restore", days } };
    const undone = await person.call("POST", `/api/nutrition/plans/${id}/edits`, restore);
    expect([locksOf(made), locksOf(undone)]).toEqual([locks, locks]);
  }
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
