import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plan, PlanPreview, TrainingProgress } from "@lockstep/contract/training.ts";
import { toCompactDay } from "@lockstep/domain/training/plan.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sql } from "../../platform/database/sql.ts";
import { startTestServer, type Answer, type Caller, type Person, type TestServer } from "../../testing/start-server.ts";
import { withoutTargets } from "../../testing/without-targets.ts";
import { subscribe, unsubscribe } from "../../testing/subscribe.ts";

/** Trains on Monday, Wednesday and Friday; a block of it has six weeks. */
const CHOICES = {
  muscleGroups: ["Chest", "Back", "Legs", "Arms", "Core"],
  durationMinutes: 60,
  daysPerWeek: 3,
  skillLevel: "intermediate",
  location: "gym",
};

/** A Monday. */
const MADE = "2026-11-02";
const LIGHTER_MONDAY = "2026-12-07";
const LIGHTER_FRIDAY = "2026-12-11";
const NEXT_MONDAY = "2026-12-14";

let server: TestServer;
let now = new Date(`${MADE}T12:00:00Z`);
const goTo = (day: string, time = "12:00:00"): void => {
  now = new Date(`${day}T${time}Z`);
};

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(() => goTo(MADE));

const planOf = ({ body }: Answer): Plan => ("days" in body ? withoutTargets(body as unknown as Plan) : (body as unknown as Plan));
const currentOf = async (caller: Caller): Promise<Plan> => planOf(await caller.call("GET", "/api/training/plans/current"));
const makePlan = async (person: Caller, more: object = {}): Promise<Plan> =>
  planOf(await person.call("POST", "/api/training/plans", { ...CHOICES, ...more }));
const next = (caller: Caller, { id, version }: Plan, choice: string): Promise<Answer> =>
  caller.call("POST", `/api/training/plans/${id}/next-block`, { version, choice });
const idsOf = ({ days }: Pick<Plan, "days">): string[] =>
  days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId));

async function planner(): Promise<{ person: Person; plan: Plan }> {
  const person = await server.person();
  return { person, plan: await makePlan(person) };
}

describe("a plan's block", () => {
  test("begins with the plan, by the person's own calendar, and is read in its week", async () => {
    const { person, plan } = await planner();
    expect(plan.block).toEqual({ startsOn: MADE, weeks: 6, week: 1, before: null });
    for (const [day, week] of [
      ["2026-11-09", 2],
      [LIGHTER_MONDAY, 6],
      ["2027-06-01", 6],
      ["2026-01-01", 1],
    ] as const) {
      goTo(day);
      expect((await currentOf(person)).block.week).toBe(week);
    }
    // Already Monday in Tokyo, still Sunday on Hawaii.
    goTo("2026-11-08", "16:00:00");
    await person.call("PATCH", "/api/profile", { timeZone: "Asia/Tokyo" });
    expect((await currentOf(person)).block.week).toBe(2);
    await person.call("PATCH", "/api/profile", { timeZone: "Pacific/Honolulu" });
    expect((await currentOf(person)).block.week).toBe(1);
  });

  test("begins next Monday when no training day is left in the week", async () => {
    goTo("2026-11-07");
    const { plan } = await planner();
    expect(plan.block).toEqual({ startsOn: "2026-11-09", weeks: 6, week: 1, before: null });
  });

  test("is a device's own when its plan moves in, from a Monday that can be", async () => {
    const person = await server.person();
    const days = (await makePlan(person)).days.map(toCompactDay);
    const replaces = (await currentOf(person)).id;
    const moved = await makePlan(person, { days, replaces, blockStartsOn: "2026-10-19" });
    expect(moved.block).toMatchObject({ startsOn: "2026-10-19", week: 3 });
    for (const blockStartsOn of ["2026-10-20", "2026-11-16", "soon"]) {
      const refused = await person.call("POST", "/api/training/plans", { ...CHOICES, days, replaces: moved.id, blockStartsOn });
      expect(refused).toMatchObject({ status: 422, body: { error: { issues: [{ path: "blockStartsOn" }] } } });
    }
  });

  test("isn't shown with a shared plan, and a copy begins its own", async () => {
    const { person, plan } = await planner();
    await subscribe(server, person);
    goTo("2026-11-24");
    const { body } = await person.call("POST", `/api/training/plans/${plan.id}/share`);
    const shared = await server.visitor.call("GET", `/api/shared/${String(body["token"])}`);
    expect(shared.status).toBe(200);
    expect(shared.body).not.toHaveProperty("block");
    expect(JSON.stringify(shared.body)).not.toContain(MADE);
    const copy = planOf(await person.call("POST", `/api/training/plans/${plan.id}/duplicate`, { as: randomUUID() }));
    expect(copy.block).toEqual({ startsOn: "2026-11-23", weeks: 6, week: 1, before: null });
    expect((await currentOf(person)).block.week).toBe(4);
  });

  test("has a lighter week with two sets for progress and the stored week stays", async () => {
    const { person, plan } = await planner();
    const first = plan.days[0]?.exercises[0];
    if (first === undefined) throw new Error("Monday has no exercise.");
    const train = (date: string) =>
      person.call("PUT", `/api/training/completions/${randomUUID()}`, {
        date,
        exerciseId: first.exerciseId,
        planId: plan.id,
        minutes: 5,
        sets: [],
      });
    const mostSets = async () => {
      const { muscles } = (await person.call("GET", "/api/training/progress")).body as unknown as TrainingProgress;
      return Math.max(...muscles.map(({ sets }) => sets));
    };
    await train(MADE);
    expect(await mostSets()).toBe(first.sets);
    goTo(LIGHTER_MONDAY);
    await train(LIGHTER_MONDAY);
    expect(await mostSets()).toBe(2);
    expect((await currentOf(person)).days).toEqual(plan.days);
  });
});

describe("the next block", () => {
  test("can't be chosen before the lighter week's last training day", async () => {
    const { person, plan } = await planner();
    for (const day of [MADE, "2026-11-30", LIGHTER_MONDAY, "2026-12-10"]) {
      goTo(day);
      expect(await next(person, plan, "keep")).toMatchObject({ status: 422, body: { error: { code: "EDIT_REFUSED" } } });
      expect(await next(person, plan, "vary")).toMatchObject({ status: 422, body: { error: { code: "EDIT_REFUSED" } } });
    }
    expect(await currentOf(person)).toMatchObject({ version: plan.version, days: plan.days });
  });

  test("keeps the week, and begins after the lighter one, which is still trained until then", async () => {
    const { person, plan } = await planner();
    goTo(LIGHTER_FRIDAY);
    const answer = await next(person, plan, "keep");
    expect(answer.status).toBe(200);
    const kept = planOf(answer);
    expect(kept).toMatchObject({ version: plan.version + 1, days: plan.days, notes: plan.notes });
    expect(kept.block).toEqual({
      startsOn: NEXT_MONDAY,
      weeks: 6,
      week: 1,
      before: { startsOn: MADE, weeks: 6, days: plan.days },
    });
    // Chosen once, it isn't chosen again.
    expect(await next(person, kept, "vary")).toMatchObject({ status: 422 });
    goTo(NEXT_MONDAY);
    expect((await currentOf(person)).block).toEqual({
      startsOn: NEXT_MONDAY,
      weeks: 6,
      week: 1,
      before: { startsOn: MADE, weeks: 6, days: null },
    });
  });

  test("varies accessories within the membership, and undo brings everything back", async () => {
    const { person, plan } = await planner();
    goTo("2027-03-03");
    const varied = planOf(await next(person, plan, "vary"));
    // A Wednesday with training days ahead.
    expect(varied.block).toMatchObject({ startsOn: "2027-03-01", week: 1 });
    expect(idsOf(varied)).not.toEqual(idsOf(plan));
    for (const [at, day] of plan.days.entries()) {
      expect(varied.days[at]).toMatchObject({ day: day.day, focus: day.focus, isRest: day.isRest });
      expect(varied.days[at]?.exercises[0]?.exerciseId).toBe(day.exercises[0]?.exerciseId);
      expect(varied.days[at]?.exercises.map(({ sets }) => sets)).toEqual(day.exercises.map(({ sets }) => sets));
    }
    for (const exerciseId of idsOf(varied))
      expect((await person.call("GET", `/api/exercises/${exerciseId}`)).body).toMatchObject({ tier: "free" });
    expect((await currentOf(person)).days).toEqual(varied.days);
    const back = planOf(await next(person, varied, "undo"));
    expect(back).toMatchObject({ version: varied.version + 1, days: plan.days, notes: plan.notes });
    expect(back.block).toEqual({ startsOn: MADE, weeks: 6, week: 6, before: null });
    expect(await next(person, back, "undo")).toMatchObject({ status: 422, body: { error: { code: "EDIT_REFUSED" } } });
  });

  test("undo brings back exercises of a membership that has ended", async () => {
    const { person } = await planner();
    await subscribe(server, person);
    const plan = await makePlan(person);
    await unsubscribe(server, person);
    goTo(NEXT_MONDAY);
    const varied = planOf(await next(person, plan, "vary"));
    expect(planOf(await next(person, varied, "undo")).days).toEqual(plan.days);
  });

  test("conflicts with a change made elsewhere; of several at once one counts", async () => {
    const { person, plan } = await planner();
    goTo(NEXT_MONDAY);
    const answers = await Promise.all(["keep", "vary", "keep"].map((choice) => next(person, plan, choice)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const stale = await next(person, plan, "undo");
    expect(stale).toMatchObject({ status: 409, body: { error: { code: "CONFLICT" } } });
    const edited = await person.call("POST", `/api/training/plans/${plan.id}/edits`, {
      version: plan.version + 1,
      edit: { type: "move-day", from: "Friday", to: "Saturday" },
    });
    expect(edited.status).toBe(200);
    expect(await next(person, { ...plan, version: plan.version + 1 }, "undo")).toMatchObject({ status: 409 });
  });

  test("is the owner's alone to choose", async () => {
    const { plan } = await planner();
    goTo(NEXT_MONDAY);
    expect(await next(server.visitor, plan, "keep")).toMatchObject({ status: 401 });
    for (const other of [await server.person("Stranger"), await server.person("Moderator", "moderator")])
      expect(await next(other, plan, "keep")).toMatchObject({ status: 404 });
    const person = await server.person();
    expect(await next(person, { ...plan, id: randomUUID() }, "keep")).toMatchObject({ status: 404 });
  });

  test.each([{ choice: "harder" }, { choice: "keep", version: 0 }, {}])("refuses %o", async (body) => {
    const { person, plan } = await planner();
    const answer = await person.call("POST", `/api/training/plans/${plan.id}/next-block`, { version: 1, ...body });
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "VALIDATION_FAILED" } } });
  });

  test("of a device's week has other accessories too, and stores nothing", async () => {
    const plan = (await server.visitor.call("POST", "/api/training/preview", CHOICES)).body as unknown as PlanPreview;
    const body = { name: plan.name, choices: plan.choices, days: plan.days.map(toCompactDay), startsOn: NEXT_MONDAY };
    const vary = () => server.visitor.call("POST", "/api/training/preview/next-block", body);
    const varied = await vary();
    expect(varied.status).toBe(200);
    const { days } = varied.body as unknown as PlanPreview;
    expect(idsOf({ days })).not.toEqual(idsOf(plan));
    expect(days.map(({ exercises }) => exercises[0]?.exerciseId)).toEqual(
      plan.days.map(({ exercises }) => exercises[0]?.exerciseId),
    );
    expect((await vary()).body).toEqual(varied.body);
  });

  test("leaves the review of the week before with the days that it was trained by", async () => {
    const { person, plan } = await planner();
    await subscribe(server, person);
    goTo(LIGHTER_FRIDAY);
    for (const { exercises } of plan.days.slice(4, 5))
      for (const { exerciseId } of exercises) {
        const body = { date: LIGHTER_FRIDAY, exerciseId, planId: plan.id, minutes: 5, sets: [] };
        await person.call("PUT", `/api/training/completions/${randomUUID()}`, body);
      }
    await next(person, plan, "vary");
    goTo(NEXT_MONDAY);
    const { facts } = (await person.call("GET", "/api/training/review")).body as { facts: object };
    expect(facts).toMatchObject({ daysDone: 1, exercisesDone: plan.days[4]?.exercises.length });
  });
});

test("plans from before there were blocks are in the week that they're in, or begin their first next Monday", async () => {
  const { person, plan } = await planner();
  const written = readFileSync(new URL("../../migrations/0028_training_blocks.sql", import.meta.url), "utf8");
  const update = /update training_plans[^;]+/.exec(written)?.[0] ?? "";
  const startAfter = async (age: string): Promise<{ weeks: number; isMonday: boolean }> => {
    const { db } = server.database;
    await db.run(sql`update training_plans set created_at = now() - ${age}::interval where id = ${plan.id}`);
    await db.run(sql`${sql.raw(update)}`);
    const found = await db.first<{ weeks: number; isMonday: boolean }>(sql`
      select (block_starts_on - date_trunc('week', now())::date) / 7 as weeks, extract(isodow from block_starts_on) = 1 as "isMonday"
      from training_plans where id = ${plan.id}`);
    if (found === null) throw new Error("The plan is gone.");
    return found;
  };
  for (const [age, weeks] of [
    ["0 days", 0],
    ["14 days", -2],
    ["28 days", -4],
    ["35 days", 1],
    ["400 days", 1],
  ] as const)
    expect([age, await startAfter(age)]).toEqual([age, { weeks, isMonday: true }]);
  expect((await currentOf(person)).id).toBe(plan.id);
});

test("the download of everything holds the block", async () => {
  const { person, plan } = await planner();
  goTo(NEXT_MONDAY);
  await next(person, plan, "vary");
  const { body } = await person.call("GET", "/api/account/export");
  expect(body).toMatchObject({
    account: { training: { plans: [{ blockStartsOn: NEXT_MONDAY, blockBefore: { startsOn: MADE, days: plan.days } }] } },
  });
});
