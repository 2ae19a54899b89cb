import { afterAll, beforeAll, expect, test } from "vitest";
import type { MealChoices } from "@lockstep/domain/nutrition/meal-plan.ts";
import { startTestServer, type TestServer } from "../../testing/start-server.ts";
import { MOST_PLANS_AT_ONCE, queuePlan } from "./plan-queue.ts";

const CHOICES: MealChoices = {
  preference: "vegan",
  dailyCalories: 2000,
  planDays: 7,
  prepStyle: "quick",
  allergies: ["Nuts"],
  mealsPerDay: 3,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test("while plans are made other requests are answered, and one plan too many is refused until there is room", async () => {
  let made = 0;
  const plans = Array.from({ length: MOST_PLANS_AT_ONCE }, async () => {
    const result = await queuePlan(CHOICES);
    made += 1;
    return result;
  });
  await expect(queuePlan(CHOICES)).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE", headers: { "Retry-After": "5" } });
  expect(await server.visitor.call("GET", "/healthz")).toMatchObject({ status: 200 });
  expect(made).toBeLessThan(MOST_PLANS_AT_ONCE);
  for (const result of await Promise.all(plans)) expect(result.ok).toBe(true);
  expect(await server.visitor.call("POST", "/api/nutrition/preview", CHOICES)).toMatchObject({ status: 200 });
});

test("a thread that dies fails the plan it was making, and those behind it are made by another", async () => {
  // No count of meals: the planner throws, in its thread.
  const broken = queuePlan({ ...CHOICES, mealsPerDay: 99 as MealChoices["mealsPerDay"] });
  const behind = queuePlan(CHOICES);
  await expect(broken).rejects.toThrow("thread");
  expect(await behind).toMatchObject({ ok: true });
});
