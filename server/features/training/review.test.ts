import { randomUUID } from "node:crypto";
import type { Plan, TrainingReview } from "@lockstep/contract/training.ts";
import { toCompactDay } from "@lockstep/domain/training/plan.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "../../platform/database/sql.ts";
import { startTestServer, type Answer, type Caller, type Person, type TestServer } from "../../testing/start-server.ts";
import { subscribe, unsubscribe } from "../../testing/subscribe.ts";

/** A Monday afternoon in Berlin, and still Sunday on Hawaii. */
const NOW = new Date("2026-11-23T08:00:00Z");
const CHOICES = {
  muscleGroups: ["Chest", "Back", "Legs"],
  durationMinutes: 45,
  daysPerWeek: 3,
  skillLevel: "intermediate",
  location: "gym",
};
const MONDAY = "2026-11-16";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
});
afterAll(() => server.stop());

async function givePlan(person: Person): Promise<Plan> {
  const plan = (await person.call("POST", "/api/training/plans", CHOICES)).body as unknown as Plan;
  await server.database.db.run(sql`
    update training_plans set created_at = '2026-06-01', updated_at = '2026-06-01' where id = ${plan.id}`);
  return plan;
}

/** Does everything of the plan in the week before `NOW` and the one before it. */
async function train(person: Person, plan: Plan): Promise<void> {
  for (const week of [0, 7])
    for (const [place, { exercises }] of plan.days.entries())
      for (const { exerciseId } of exercises) {
        const date = new Date(Date.parse(MONDAY) + (place - week) * 86_400_000).toISOString().slice(0, 10);
        const body = { date, exerciseId, planId: plan.id, minutes: 5, sets: [] };
        expect((await person.call("PUT", `/api/training/completions/${randomUUID()}`, body)).status).toBe(200);
      }
}

/** A member after two full weeks. */
async function trained(): Promise<{ person: Person; plan: Plan; review: TrainingReview }> {
  const person = await server.person();
  await subscribe(server, person);
  const plan = await givePlan(person);
  await train(person, plan);
  return { person, plan, review: await reviewOf(person) };
}
const reviewOf = async (caller: Caller) => (await caller.call("GET", "/api/training/review")).body as unknown as TrainingReview;
const apply = (caller: Caller, { plan, proposals }: TrainingReview, more: object = {}): Promise<Answer> =>
  caller.call("POST", "/api/training/review/apply", {
    planId: plan?.id ?? randomUUID(),
    version: plan?.version ?? 1,
    proposalIds: proposals.map(({ id }) => id),
    ...more,
  });
const currentOf = async (caller: Caller) => (await caller.call("GET", "/api/training/plans/current")).body as unknown as Plan;

test("a review says what was done, and its change applies at once, however often it is sent", async () => {
  const { person, plan, review } = await trained();
  expect(review).toMatchObject({ monday: MONDAY, facts: { daysDone: 3, daysPlanned: 3 }, fullWeeks: 2, plan: { id: plan.id } });
  expect(review.proposals).toMatchObject([{ isMade: false }]);
  const answers = await Promise.all([apply(person, review), apply(person, review), apply(person, review)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const current = await currentOf(person);
  expect(current.version).toBe(plan.version + 1);
  expect(current.days).not.toEqual(plan.days);
  // The week under review stays what it was.
  expect(await reviewOf(person)).toMatchObject({
    facts: review.facts,
    fullWeeks: 2,
    proposals: [{ id: review.proposals[0]?.id, isMade: true }],
  });
});

test("a change that was undone is offered again", async () => {
  const { person, plan, review } = await trained();
  const { version } = (await apply(person, review)).body["plan"] as Plan;
  const day = review.proposals[0]?.edits.flatMap((edit) => ("day" in edit ? edit.day : []))[0];
  const before = plan.days.find((each) => each.day === day);
  if (before === undefined) throw new Error("The proposal names no day.");
  const { isRest: _, ...compact } = toCompactDay(before);
  const undone = await person.call("POST", `/api/training/plans/${plan.id}/edits`, {
    version,
    edit: { type: "restore-day", ...compact },
  });
  expect(undone.status).toBe(200);
  expect((await reviewOf(person)).proposals).toMatchObject([{ isMade: false }]);
});

test("a plan that was changed in between is a conflict, and stays", async () => {
  const { person, plan, review } = await trained();
  const edit = { type: "move-day", from: "Monday", to: "Tuesday" };
  await person.call("POST", `/api/training/plans/${plan.id}/edits`, { version: plan.version, edit });
  const before = await currentOf(person);
  expect(await apply(person, review)).toMatchObject({ status: 409, body: { error: { code: "CONFLICT" } } });
  expect(await apply(person, review, { proposalIds: ["2026-11-09-harder"] })).toMatchObject({ status: 409 });
  expect(await currentOf(person)).toEqual(before);
});

test("only the plan's owner with a membership applies a review", async () => {
  const { person, plan, review } = await trained();
  const refusal = { status: 403, body: { error: { code: "MEMBERSHIP_REQUIRED", issues: [{ path: "weeklyReview" }] } } };
  expect(await server.visitor.call("GET", "/api/training/review")).toMatchObject({ status: 401 });
  expect(await apply(server.visitor, review)).toMatchObject({ status: 401 });
  const free = await server.person();
  expect(await apply(free, review)).toMatchObject(refusal);
  const other = await server.person();
  await subscribe(server, other, { priceId: "price_family_monthly" });
  expect(await apply(other, review)).toMatchObject({ status: 409 });
  await unsubscribe(server, person);
  expect(await apply(person, review)).toMatchObject(refusal);
  expect((await currentOf(person)).version).toBe(plan.version);
});

test("without a plan or records nothing is proposed", async () => {
  const person = await server.person();
  await subscribe(server, person);
  expect(await reviewOf(person)).toMatchObject({ plan: null, facts: null, proposals: [] });
  await givePlan(person);
  expect(await reviewOf(person)).toMatchObject({ facts: { daysDone: 0, daysPlanned: 3 }, proposals: [] });
});

test("the week ends in the person's own time zone", async () => {
  const { person } = await trained();
  await person.call("PATCH", "/api/profile", { timeZone: "Pacific/Honolulu" });
  expect(await reviewOf(person)).toMatchObject({ monday: "2026-11-09" });
});
