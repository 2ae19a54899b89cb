import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Plan } from "@lockstep/contract/training.ts";
import type { KeptMealPlan } from "@lockstep/contract/nutrition.ts";
import { PROPOSAL_KINDS } from "@lockstep/contract/coach.ts";
import type { SessionActor } from "../../../platform/auth/session-actor.ts";
import { startTestServer, type Person, type TestServer } from "../../../testing/start-server.ts";
import { subscribe } from "../../../testing/subscribe.ts";
import { readMyLog } from "./read-my-log.ts";
import { readMyMeals } from "./read-my-meals.ts";
import { readMyPlan } from "./read-my-plan.ts";
import { readWeeklyReview } from "./read-weekly-review.ts";
import { getExercise } from "./get-exercise.ts";
import { searchExercises } from "./search-exercises.ts";
import { searchFoods } from "./search-foods.ts";
import { searchHelp } from "./search-help.ts";
import { searchRecipes } from "./search-recipes.ts";
import { suggestSwaps } from "./suggest-swaps.ts";
import { CHANGE_TOOLS, READ_TOOLS } from "./tools.ts";

/** A Monday. */
const NOW = new Date("2026-11-23T12:00:00Z");

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
});
afterAll(() => server.stop());

const actorOf = ({ id, email }: Person): SessionActor => ({
  userId: id,
  role: "member",
  sessionId: randomUUID(),
  email,
  emailVerified: true,
  name: "Test Person",
});

test("every tool has its own name, and every kind of proposal one tool", () => {
  const names = [...READ_TOOLS, ...CHANGE_TOOLS].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+(?:_[a-z]+)+$/);
  expect(CHANGE_TOOLS.map(({ kind }) => kind).toSorted()).toEqual([...PROPOSAL_KINDS].toSorted());
});

const OWN = [...READ_TOOLS.filter(({ forVisitors }) => !forVisitors), ...CHANGE_TOOLS];
test.each(OWN.map((tool) => [tool.name, tool] as const))("%s is for members", async (_name, tool) => {
  await expect(tool.run(server.platform, null, {})).rejects.toMatchObject({ code: "NOT_SIGNED_IN" });
});

describe("the catalogue", () => {
  test("has the same answers for visitors, with what's Premium's locked", async () => {
    const { exercises, total } = await searchExercises.run(server.platform, null, { query: "squat", location: "gym" });
    expect(exercises[0]).toMatchObject({ path: expect.stringMatching(/^\/exercises\/g-/), locked: false });
    expect(total).toBeGreaterThan(exercises.length - 1);
    const premium = await server.person();
    await subscribe(server, premium);
    const all = await searchExercises.run(server.platform, actorOf(premium), { query: "squat", location: "gym" });
    expect(all.exercises.every(({ locked }) => !locked)).toBe(true);
    const { items } = (await server.visitor.call("GET", "/api/exercises?query=squat&location=gym")).body as unknown as {
      items: readonly { id: string; locked: boolean }[];
    };
    const locked = items.find((each) => each.locked)?.id ?? "";
    expect(await getExercise.run(server.platform, null, { exerciseId: locked })).toMatchObject({
      locked: true,
      instructions: [],
    });
    expect((await getExercise.run(server.platform, actorOf(premium), { exerciseId: locked })).instructions).not.toEqual([]);
    await expect(getExercise.run(server.platform, null, { exerciseId: "no-such-thing" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("has recipes and foods", async () => {
    const { recipes } = await searchRecipes.run(server.platform, null, { diet: "vegan", allergens: ["Nuts"], maxMinutes: 30 });
    expect(recipes.length).toBeGreaterThan(0);
    for (const { diets, allergens, totalMinutes } of recipes) {
      expect(diets).toContain("vegan");
      expect(allergens).not.toContain("Nuts");
      expect(totalMinutes).toBeLessThanOrEqual(30);
    }
    const { foods } = await searchFoods.run(server.platform, null, { query: "banana" });
    expect(foods[0]).toMatchObject({ foodId: "banana", per100g: { calories: expect.any(Number) } });
  });

  test.each([
    ["how do I cancel my membership", "/faq#cancel"],
    ["is there a free trial?", "/faq#free-trial"],
    ["what does premium cost", "/faq#plans-and-prices"],
    ["Can I get a refund", "/faq#refunds"],
  ])("answers %s", async (query, path) => {
    const { found } = await searchHelp.run(server.platform, null, { query });
    expect(found[0]?.path).toBe(path);
  });

  test("of help answers nothing to what isn't about the product", async () => {
    expect((await searchHelp.run(server.platform, null, { query: "zzzz qqqq" })).found).toEqual([]);
  });
});

describe("swaps", () => {
  test("load nothing that hurts, and aren't in the day already", async () => {
    const { exercises } = await searchExercises.run(server.platform, null, { query: "squat", location: "gym" });
    const exercise = exercises.find(({ loads }) => loads.includes("knee"));
    const exerciseId = exercise?.exerciseId ?? "";
    const { swaps } = await suggestSwaps.run(server.platform, null, { exerciseId, avoid: ["knee"] });
    expect(swaps.every(({ loads }) => !loads.includes("knee"))).toBe(true);
    expect((await suggestSwaps.run(server.platform, null, { exerciseId })).swaps.length).toBeGreaterThan(1);
  });
});

describe("a person's own", () => {
  test("plan and log are theirs, by their own day", async () => {
    const [person, other] = await Promise.all([server.person(), server.person()]);
    await person.call("PATCH", "/api/profile", { timeZone: "Pacific/Kiritimati" });
    const plan = (
      await person.call("POST", "/api/training/plans", {
        muscleGroups: ["Full-Body"],
        durationMinutes: 30,
        daysPerWeek: 3,
        skillLevel: "beginner",
        location: "gym",
      })
    ).body as unknown as Plan;
    const mine = await readMyPlan.run(server.platform, actorOf(person), {});
    expect(mine).toMatchObject({ today: "Tuesday", plan: { planId: plan.id, days: { length: 7 } } });
    expect(await readMyPlan.run(server.platform, actorOf(other), {})).toEqual({ today: "Monday", plan: null });
    const exerciseId = plan.days.flatMap(({ exercises }) => exercises)[0]?.exerciseId ?? "";
    for (const [date, weightKg] of [
      ["2026-11-20", 40],
      ["2026-11-22", 50],
    ] as const)
      await person.call("PUT", `/api/training/completions/${randomUUID()}`, {
        date,
        exerciseId,
        minutes: 5,
        sets: [{ weightKg, reps: 5 }],
      });
    const log = await readMyLog.run(server.platform, actorOf(person), { exerciseId });
    expect(log.completed.map(({ date }) => date)).toEqual(["2026-11-22", "2026-11-20"]);
    expect((await readMyLog.run(server.platform, actorOf(other), {})).completed).toEqual([]);
  });

  test("meals come without calories while they're hidden", async () => {
    const person = await server.person();
    const plan = (
      await person.call("POST", "/api/nutrition/plans", {
        preference: "standard",
        dailyCalories: 2000,
        planDays: 3,
        prepStyle: "quick",
        allergies: [],
        mealsPerDay: 3,
      })
    ).body as unknown as KeptMealPlan;
    const today = await readMyMeals.run(server.platform, actorOf(person), {});
    expect(today.planned?.map(({ name }) => name)).toEqual(plan.days[0]?.meals.map(({ name }) => name));
    expect(today.planned?.map(({ time }) => time)).toEqual(["8:00 AM", "12:30 PM", "6:30 PM"]);
    expect(today.target).toHaveProperty("calories");
    expect((await readMyMeals.run(server.platform, actorOf(person), { daysAhead: 3 })).planned).toBeNull();
    await person.call("PATCH", "/api/profile", { hideCalories: true });
    const hidden = await readMyMeals.run(server.platform, actorOf(person), {});
    expect(JSON.stringify([hidden.target, hidden.planned, hidden.logged])).not.toContain("calories");
  });

  test("weekly review is Premium's", async () => {
    const person = await server.person();
    await expect(readWeeklyReview.run(server.platform, actorOf(person), {})).rejects.toMatchObject({
      code: "MEMBERSHIP_REQUIRED",
    });
    await subscribe(server, person);
    expect(await readWeeklyReview.run(server.platform, actorOf(person), {})).toMatchObject({ suggestions: [] });
  });
});
