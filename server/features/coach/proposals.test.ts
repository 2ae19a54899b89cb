import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import type { Plan, TrainingReview } from "@lockstep/contract/training.ts";
import { toCompactDay } from "@lockstep/domain/training/plan.ts";
import { sql } from "../../platform/database/sql.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { subscribe, unsubscribe } from "../../testing/subscribe.ts";
import { startModelServer, type ModelServer } from "../../testing/model-server.ts";
import { CONFLICT, decide, firstOf, givePlan, refusal, suggest } from "./proposals.fixture.ts";

/** A Monday. */
const NOW = new Date("2026-11-23T12:00:00Z");

let model: ModelServer;
let server: TestServer;
beforeAll(async () => {
  model = await startModelServer();
  server = await startTestServer({ environment: model.environment, now: () => NOW });
});
afterAll(async () => {
  await server.stop();
  await model.stop();
});

const currentPlan = async (person: Person) => (await person.call("GET", "/api/training/plans/current")).body as unknown as Plan;
const propose = (person: Person, tool: string, input: object) => suggest(model, person, tool, input);
const refused = (person: Person, tool: string, input: object) => refusal(model, person, tool, input);

describe("a proposal", () => {
  test("is decided by its owner alone, and is missing for everyone else", async () => {
    const [person, stranger] = await Promise.all([server.person(), server.person()]);
    const plan = await givePlan(person);
    const proposal = await propose(person, "swap_exercise", firstOf(plan));
    for (const how of ["confirm", "undo"] as const) {
      expect(await decide(stranger, proposal, how)).toMatchObject({ status: 404, body: { error: { code: "NOT_FOUND" } } });
      expect(await decide(server.visitor, proposal, how)).toMatchObject({ status: 401 });
      expect(await decide(person, { id: randomUUID() }, how)).toMatchObject({ status: 404 });
      expect(await decide(person, { id: "no-id" }, how)).toMatchObject({ status: 404 });
    }
    expect((await currentPlan(person)).days).toEqual(plan.days);
  });

  test("that's open can't be undone, and one that was undone can't be confirmed", async () => {
    const person = await server.person();
    const plan = await givePlan(person);
    const proposal = await propose(person, "swap_exercise", firstOf(plan));
    expect(await decide(person, proposal, "undo")).toMatchObject(CONFLICT);
    await decide(person, proposal, "confirm");
    expect((await decide(person, proposal, "undo")).body).toMatchObject({ state: "undone", canConfirm: false, canUndo: false });
    expect(await decide(person, proposal, "confirm")).toMatchObject(CONFLICT);
  });

  test("is in the history with its state, and gone with it; what was confirmed stays", async () => {
    const person = await server.person();
    const plan = await givePlan(person);
    const proposal = await propose(person, "swap_exercise", firstOf(plan));
    await decide(person, proposal, "confirm");
    const { body } = await person.call("GET", "/api/coach/messages");
    expect(body["items"]).toMatchObject([{ proposals: [{ id: proposal.id, state: "confirmed", canUndo: true }] }, {}]);
    await person.call("DELETE", "/api/coach/messages");
    expect(await decide(person, proposal, "undo")).toMatchObject({ status: 404 });
    expect((await currentPlan(person)).version).toBe(2);
  });
});

describe("swapping an exercise", () => {
  test("happens once however often it's confirmed, and undo brings the day back", async () => {
    const person = await server.person();
    const plan = await givePlan(person);
    const { day, exerciseId, name } = firstOf(plan);
    const proposal = await propose(person, "swap_exercise", { exerciseId });
    expect(proposal).toMatchObject({ kind: "swap-exercise", path: "/workout-plan", state: "open", canConfirm: true });
    expect(proposal.summary).toMatch(new RegExp(`^Swap ${name} for .+ on ${day}$`));
    expect((await currentPlan(person)).days).toEqual(plan.days);
    const answers = await Promise.all([1, 2, 3, 4].map(() => decide(person, proposal, "confirm")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const swapped = await currentPlan(person);
    expect(swapped.version).toBe(plan.version + 1);
    expect(firstOf(swapped).exerciseId).not.toBe(exerciseId);
    const undone = await Promise.all([1, 2, 3].map(() => decide(person, proposal, "undo")));
    expect(undone.map(({ status }) => status)).toEqual([200, 200, 200]);
    const restored = await currentPlan(person);
    expect(restored.version).toBe(plan.version + 2);
    expect(restored.days).toEqual(plan.days);
  });

  test("wakes the event that a change by hand does", async () => {
    const person = await server.person();
    const plan = await givePlan(person);
    await decide(person, await propose(person, "swap_exercise", firstOf(plan)), "confirm");
    const { rows } = await server.database.pool.query(
      "select type from domain_events where actor_id = $1 order by created_at desc limit 1",
      [person.id],
    );
    expect(rows).toEqual([{ type: "training-plan.changed" }]);
  });

  test("isn't undone over a person's own change of the day, which stays", async () => {
    const person = await server.person();
    const plan = await givePlan(person);
    const { day } = firstOf(plan);
    const proposal = await propose(person, "swap_exercise", firstOf(plan));
    await decide(person, proposal, "confirm");
    const { version, days } = await currentPlan(person);
    const last = days.find((each) => each.day === day)?.exercises.at(-1)?.exerciseId;
    await person.call("POST", `/api/training/plans/${plan.id}/edits`, {
      version,
      edit: { type: "remove-exercise", day, exerciseId: last },
    });
    const changed = await currentPlan(person);
    expect(await decide(person, proposal, "undo")).toMatchObject(CONFLICT);
    expect(await currentPlan(person)).toEqual(changed);
  });

  test("is undone when only another day has changed", async () => {
    const person = await server.person();
    const plan = await givePlan(person);
    const { day } = firstOf(plan);
    const proposal = await propose(person, "swap_exercise", firstOf(plan));
    await decide(person, proposal, "confirm");
    const { version, days } = await currentPlan(person);
    const other = days.find((each) => !each.isRest && each.day !== day);
    const edit = { type: "remove-exercise", day: other?.day, exerciseId: other?.exercises.at(-1)?.exerciseId };
    await person.call("POST", `/api/training/plans/${plan.id}/edits`, { version, edit });
    expect(await decide(person, proposal, "undo")).toMatchObject({ status: 200 });
    const compact = (each: Plan) => each.days.filter((one) => one.day === day).map(toCompactDay);
    expect(compact(await currentPlan(person))).toEqual(compact(plan));
  });

  test("is a conflict once the exercise or the plan is gone", async () => {
    const person = await server.person();
    const plan = await givePlan(person);
    const { day, exerciseId } = firstOf(plan);
    const [one, two] = [
      await propose(person, "swap_exercise", { exerciseId }),
      await propose(person, "swap_exercise", { exerciseId }),
    ];
    await person.call("POST", `/api/training/plans/${plan.id}/edits`, {
      version: plan.version,
      edit: { type: "remove-exercise", day, exerciseId },
    });
    expect(await decide(person, one, "confirm")).toMatchObject(CONFLICT);
    await person.call("DELETE", `/api/training/plans/${plan.id}`);
    expect(await decide(person, two, "confirm")).toMatchObject(CONFLICT);
  });

  test("isn't suggested without a plan, for what isn't in it, or for what a membership doesn't include", async () => {
    const person = await server.person();
    expect(await refused(person, "swap_exercise", { exerciseId: "g-barbell-back-squat" })).toBe(
      "You don't have a workout plan yet.",
    );
    const plan = await givePlan(person);
    expect(await refused(person, "swap_exercise", { exerciseId: "h-no-such-thing" })).toBe("That exercise isn't in your plan.");
    const locked = EXERCISES.find(({ location, tier }) => location === "gym" && tier === "premium")?.id;
    expect(await refused(person, "swap_exercise", { exerciseId: firstOf(plan).exerciseId, withExerciseId: locked })).toBe(
      "The full exercise library is included in Premium.",
    );
  });
});

describe("building a plan", () => {
  test("replaces the one plan that Free has room for, and undo brings back all of it", async () => {
    const person = await server.person();
    const plan = await givePlan(person);
    const proposal = await propose(person, "build_plan", { daysPerWeek: 4 });
    expect(proposal.summary).toMatch(/^Replace your workout plan with /);
    expect(proposal.details).toHaveLength(4);
    await decide(person, proposal, "confirm");
    const built = await currentPlan(person);
    expect(built).toMatchObject({ id: plan.id, choices: { daysPerWeek: 4, durationMinutes: 45, skillLevel: "intermediate" } });
    expect(built.days.filter(({ isRest }) => !isRest)).toHaveLength(4);
    expect(await decide(person, proposal, "confirm")).toMatchObject({ status: 200 });
    expect(await currentPlan(person)).toEqual(built);
    await decide(person, proposal, "undo");
    const { name, choices, days, notes } = await currentPlan(person);
    expect({ name, choices, days, notes }).toEqual({
      name: plan.name,
      choices: plan.choices,
      days: plan.days,
      notes: plan.notes,
    });
  });

  test("saves one more where there's room, and undo goes back to the one before", async () => {
    const person = await server.person();
    await subscribe(server, person);
    const [, before] = [await givePlan(person), await givePlan(person)];
    const first = (await person.call("GET", "/api/training/plans")).body["items"] as readonly Plan[];
    await person.call("PATCH", `/api/training/plans/${first.at(-1)?.id}`, { isCurrent: true });
    const proposal = await propose(person, "build_plan", { daysPerWeek: 2, durationMinutes: 30 });
    expect(proposal.summary).toMatch(/^Make ".+" your new workout plan$/);
    const answers = await Promise.all([1, 2, 3].map(() => decide(person, proposal, "confirm")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await person.call("GET", "/api/training/plans")).body["total"]).toBe(3);
    expect(await currentPlan(person)).toMatchObject({ choices: { daysPerWeek: 2, durationMinutes: 30 } });
    expect(await decide(person, proposal, "undo")).toMatchObject({ status: 200 });
    expect((await currentPlan(person)).id).toBe(first.at(-1)?.id);
    expect((await currentPlan(person)).id).not.toBe(before.id);
    expect((await person.call("GET", "/api/training/plans")).body["total"]).toBe(2);
  });

  test("without any plan makes the first, and undo leaves none", async () => {
    const person = await server.person();
    await person.call("PATCH", "/api/profile", { avoid: ["knee"], skillLevel: "advanced" });
    const proposal = await propose(person, "build_plan", {});
    await decide(person, proposal, "confirm");
    expect(await currentPlan(person)).toMatchObject({ choices: { avoid: ["knee"], skillLevel: "advanced", daysPerWeek: 3 } });
    await decide(person, proposal, "undo");
    expect((await person.call("GET", "/api/training/plans")).body).toMatchObject({ items: [], total: 0 });
  });

  test.each(["free", "premium"])("isn't undone once it was changed by hand (%s)", async (tier) => {
    const person = await server.person();
    if (tier === "premium") await subscribe(server, person);
    await givePlan(person);
    const proposal = await propose(person, "build_plan", { daysPerWeek: 4 });
    await decide(person, proposal, "confirm");
    const built = await currentPlan(person);
    await person.call("PATCH", `/api/training/plans/${built.id}`, { name: "Mine now" });
    expect(await decide(person, proposal, "undo")).toMatchObject({
      status: 409,
      body: { error: { message: "Your plan has changed since, so nothing was undone." } },
    });
    expect(await currentPlan(person)).toMatchObject({ id: built.id, name: "Mine now", days: built.days });
  });

  test("isn't confirmed over a plan that was changed since", async () => {
    const person = await server.person();
    const plan = await givePlan(person);
    const proposal = await propose(person, "build_plan", { daysPerWeek: 4 });
    const edit = { type: "remove-exercise", day: firstOf(plan).day, exerciseId: firstOf(plan).exerciseId };
    await person.call("POST", `/api/training/plans/${plan.id}/edits`, { version: plan.version, edit });
    expect(await decide(person, proposal, "confirm")).toMatchObject(CONFLICT);
  });

  test("that a membership has no room for anymore is refused, and stays open", async () => {
    const person = await server.person();
    await subscribe(server, person);
    await givePlan(person);
    const proposal = await propose(person, "build_plan", { daysPerWeek: 4 });
    await unsubscribe(server, person);
    expect(await decide(person, proposal, "confirm")).toMatchObject({
      status: 403,
      body: { error: { code: "MEMBERSHIP_REQUIRED", message: "Saving several plans is included in Premium." } },
    });
    await subscribe(server, person);
    expect(await decide(person, proposal, "confirm")).toMatchObject({ status: 200, body: { state: "confirmed" } });
  });
});

describe("applying the weekly review", () => {
  /** A member after two full weeks, with what the review suggests. */
  async function trained() {
    const person = await server.person();
    await subscribe(server, person);
    const plan = await givePlan(person);
    await server.database.db.run(sql`
      update training_plans set created_at = '2026-06-01', updated_at = '2026-06-01' where id = ${plan.id}`);
    for (const week of [0, 7])
      for (const [place, { exercises }] of plan.days.entries())
        for (const { exerciseId } of exercises) {
          const date = new Date(Date.parse("2026-11-16") + (place - week) * 86_400_000).toISOString().slice(0, 10);
          await person.call("PUT", `/api/training/completions/${randomUUID()}`, {
            date,
            exerciseId,
            planId: plan.id,
            minutes: 5,
            sets: [],
          });
        }
    const review = (await person.call("GET", "/api/training/review")).body as unknown as TrainingReview;
    return { person, plan, suggestionId: review.proposals[0]?.id ?? "" };
  }

  test("makes its change once, and undo brings the week back", async () => {
    const { person, plan, suggestionId } = await trained();
    const proposal = await propose(person, "apply_review", { suggestionId });
    const answers = await Promise.all([1, 2].map(() => decide(person, proposal, "confirm")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const changed = await currentPlan(person);
    expect(changed.version).toBe(plan.version + 1);
    expect(changed.days).not.toEqual(plan.days);
    await Promise.all([1, 2].map(() => decide(person, proposal, "undo")));
    expect((await currentPlan(person)).days.map(toCompactDay)).toEqual(plan.days.map(toCompactDay));
  });

  test("is Premium's, when it's suggested and when it's confirmed", async () => {
    const { person, plan, suggestionId } = await trained();
    const proposal = await propose(person, "apply_review", { suggestionId });
    await unsubscribe(server, person);
    expect(await decide(person, proposal, "confirm")).toMatchObject({
      status: 403,
      body: { error: { code: "MEMBERSHIP_REQUIRED", message: "The weekly review is included in Premium." } },
    });
    expect((await currentPlan(person)).version).toBe(plan.version);
    const free = await server.person();
    expect(await refused(free, "apply_review", { suggestionId })).toBe("The weekly review is included in Premium.");
  });

  test("that isn't suggested, is refused", async () => {
    const { person } = await trained();
    expect(await refused(person, "apply_review", { suggestionId: "2020-01-06-harder" })).toBe(
      "The weekly review doesn't suggest that.",
    );
  });
});
