import { randomUUID } from "node:crypto";
import type { Plan, PlannedExercise } from "@lockstep/contract/training.ts";
import { addDays, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { toCompactDay } from "@lockstep/domain/training/plan.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { EXERCISES_BY_ID } from "./catalogue.ts";
import { createPlan } from "./create-plan.ts";
import { editPlan } from "./edit-plan.ts";
import { putWeek } from "./put-week.ts";
import { trainingPlans } from "./training-plans.ts";

/** A Monday. */
const MADE = "2026-11-02";
const CHOICES = {
  muscleGroups: ["Chest", "Back", "Legs", "Arms", "Core"],
  durationMinutes: 60,
  daysPerWeek: 3,
  skillLevel: "intermediate",
  location: "gym",
};
let server: TestServer;
let now = new Date(`${MADE}T12:00:00Z`);
const goTo = (day: string): void => {
  now = new Date(`${day}T18:00:00Z`);
};
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(() => goTo(MADE));

const after = (days: number): string => {
  const day = parseCalendarDay(MADE);
  if (day === null) throw new Error("No day.");
  return addDays(day, days);
};

async function planner(more: object = {}): Promise<{ person: Person; plan: Plan }> {
  const person = await server.person();
  const answer = await person.call("POST", "/api/training/plans", { ...CHOICES, ...more });
  return { person, plan: answer.body as unknown as Plan };
}
const currentOf = async (person: Person): Promise<Plan> =>
  (await person.call("GET", "/api/training/plans/current")).body as unknown as Plan;

/** The first barbell lift of a plan. */
function liftOf({ days }: Plan): PlannedExercise {
  const lift = days
    .flatMap(({ exercises }) => exercises)
    .find(({ exerciseId }) => EXERCISES_BY_ID.get(exerciseId)?.loadModel === "total");
  if (lift === undefined) throw new Error("The plan has no barbell lift.");
  return lift;
}
const targetIn = (plan: Plan, exerciseId: string) =>
  plan.days.flatMap(({ exercises }) => exercises).find((each) => each.exerciseId === exerciseId)?.target;

/** Trains an exercise on a day. */
async function train(person: Person, date: string, exerciseId: string, sets: readonly object[]): Promise<void> {
  const [workoutId, exerciseEntryId] = [randomUUID(), randomUUID()];
  goTo(date);
  const at = `${date}T10:00:00Z`;
  const path = `/api/workouts/${workoutId}`;
  await person.call("PUT", path, { startedAt: at, endedAt: at, date });
  await person.call("PUT", `${path}/exercises/${exerciseEntryId}`, { exerciseId });
  for (const set of sets)
    expect((await person.call("PUT", `${path}/sets/${randomUUID()}`, { exerciseEntryId, doneAt: at, ...set })).status).toBe(200);
}

describe("today's targets in a plan", () => {
  test("are what every operation answers, whoever calls it, and none is kept with a week that's saved again", async () => {
    const { person, plan } = await planner();
    const { platform } = server;
    const actor = { userId: person.id, role: "member" } as const;
    const lift = liftOf(plan);
    await train(person, MADE, lift.exerciseId, [{ weightKg: 100, reps: lift.repsMax, rir: 2 }]);
    goTo(after(4));
    const page = await currentOf(person);
    expect(targetIn(page, lift.exerciseId)).toMatchObject({ weightKg: 100 });
    expect(await trainingPlans.getCurrent(platform, actor)).toEqual(page);
    expect(await trainingPlans.get(platform, actor, plan.id)).toEqual(page);
    expect(await createPlan(platform, actor, { ...page.choices, id: plan.id })).toEqual(page);

    const day = page.days.find(({ exercises }) => exercises.some(({ exerciseId }) => exerciseId === lift.exerciseId));
    if (day === undefined) throw new Error("No day has the lift.");
    const { isRest: _isRest, ...restored } = toCompactDay(day);
    const edit = { type: "restore-day" as const, ...restored, exercises: [...restored.exercises] };
    const edited = await editPlan(platform, actor, { id: plan.id, version: page.version, edit });
    expect(edited.plan).toEqual(await currentOf(person));
    expect(targetIn(edited.plan, lift.exerciseId)).toMatchObject({ weightKg: 100 });

    const saved = await putWeek(platform, actor, { id: plan.id, version: edited.plan.version, week: edited.plan });
    expect(saved).toEqual(await currentOf(person));
    expect(targetIn(saved, lift.exerciseId)).toMatchObject({ weightKg: 100 });
    const [row] = await trainingPlans.store.listById(platform.db, [plan.id]);
    expect(JSON.stringify(row?.days)).not.toContain('"target"');
  });

  test("a weight is to be found first, rises from what was done, and is lower after three weeks off, with the reason", async () => {
    const { person, plan } = await planner();
    const { exerciseId, repsMax, repsMin, sets } = liftOf(plan);
    expect(targetIn(plan, exerciseId)).toMatchObject({ weightKg: null, rule: "find-weight" });
    await train(person, MADE, exerciseId, [
      ...Array.from({ length: sets }, () => ({ weightKg: 100, reps: repsMax, rir: 2 })),
      // Done tired: says nothing of next time.
      { weightKg: 60, reps: 3, type: "drop" },
    ]);
    goTo(after(4));
    expect(targetIn(await currentOf(person), exerciseId)).toMatchObject({
      weightKg: 105,
      reps: repsMin,
      rule: "more-weight",
      reason: `you got ${repsMax} on every set last time`,
    });
    goTo(after(22));
    const rested = targetIn(await currentOf(person), exerciseId);
    expect(rested).toMatchObject({ weightKg: 90, rule: "after-break" });
    expect(rested?.reason).toMatch(/22 days off, so start again 10% lighter than 100 kg/);
  });

  test("who wants no suggestion for an exercise gets none, also from a change of the plan; strangers' training counts for nobody", async () => {
    const { person, plan } = await planner();
    const { exerciseId } = liftOf(plan);
    await person.call("PUT", `/api/exercises/${exerciseId}/preferences`, { suggestsWeights: false });
    expect(targetIn(await currentOf(person), exerciseId)).toBeUndefined();
    const renamed = await person.call("PATCH", `/api/training/plans/${plan.id}`, { name: "Mine" });
    const named = renamed.body as unknown as Plan;
    expect(targetIn(named, exerciseId)).toBeUndefined();
    expect(named.days.flatMap(({ exercises }) => exercises).filter(({ target }) => target !== undefined).length).toBeGreaterThan(
      5,
    );
    const shared = await person.call("POST", `/api/training/plans/${plan.id}/share`);
    const seen = await server.visitor.call("GET", `/api/shared/${String(shared.body["token"])}`);
    expect(JSON.stringify(seen.body)).not.toContain('"target"');
  });
});

describe("a lighter week", () => {
  /** Two main lifts that dropped on two days in a row. */
  async function tired(): Promise<{ person: Person; plan: Plan; ids: readonly string[] }> {
    const { person, plan } = await planner();
    const ids = [
      ...new Set(
        plan.days.flatMap(({ exercises }) => {
          const main = exercises.find(({ exerciseId }) => EXERCISES_BY_ID.get(exerciseId)?.compound);
          return main === undefined || EXERCISES_BY_ID.get(main.exerciseId)?.loadModel !== "total" ? [] : [main.exerciseId];
        }),
      ),
    ].slice(0, 2);
    for (const [days, weightKg] of [
      [0, 100],
      [2, 95],
      [4, 92.5],
    ] as const)
      for (const id of ids) await train(person, after(days), id, [{ weightKg, reps: 5, rir: 1 }]);
    goTo(after(8));
    return { person, plan, ids };
  }

  test("is offered when two main lifts drop twice; accepted, this week has lighter weights; taken back, it hasn't", async () => {
    const { person, plan, ids } = await tired();
    expect(ids).toHaveLength(2);
    expect((await currentOf(person)).lighterWeekReason).toMatch(/^Two of your main lifts have dropped twice in a row\./);
    const put = (isLighter: boolean, monday = after(7)) =>
      person.call("PUT", `/api/training/plans/${plan.id}/lighter-week`, { monday, isLighter });
    const accepted = (await put(true)).body as unknown as Plan;
    expect(accepted).toMatchObject({
      version: plan.version,
      block: { startsOn: MADE, weeks: 2, week: 2 },
      lighterWeekReason: null,
    });
    expect(targetIn(accepted, ids[0] ?? "")).toMatchObject({ rule: "lighter-week" });
    expect(targetIn(accepted, ids[0] ?? "")?.weightKg).toBeLessThan(80);
    expect((await put(true)).body).toMatchObject({ block: { weeks: 2 } });
    expect((await put(false)).body).toMatchObject({ block: { weeks: 6 } });
    expect((await put(false)).body).toMatchObject({ block: { weeks: 6 } });
    for (const monday of [after(8), after(-7), after(28)])
      expect((await put(true, monday)).body).toMatchObject({ error: { issues: [{ path: "monday" }] } });
    const stranger = await server.person();
    const path = `/api/training/plans/${plan.id}/lighter-week`;
    expect((await stranger.call("PUT", path, { monday: after(7), isLighter: true })).status).toBe(404);
    expect((await server.visitor.call("PUT", path, { monday: after(7), isLighter: true })).status).toBe(401);
  });

  test("isn't offered in a week in which it was declined, and never to who doesn't want to be asked", async () => {
    const { person } = await tired();
    const prefer = (body: object) => person.call("PUT", "/api/training/preferences", body);
    await prefer({ lighterWeekDeclinedOn: after(8) });
    expect((await currentOf(person)).lighterWeekReason).toBeNull();
    await prefer({ lighterWeekDeclinedOn: after(6) });
    expect((await currentOf(person)).lighterWeekReason).not.toBeNull();
    await prefer({ offersLighterWeeks: false });
    expect((await currentOf(person)).lighterWeekReason).toBeNull();
  });

  test("the next block has its usual weeks again, and undoing that brings the short one back", async () => {
    const { person, plan } = await tired();
    await person.call("PUT", `/api/training/plans/${plan.id}/lighter-week`, { monday: after(7), isLighter: true });
    goTo(after(11));
    const next = (choice: string, version: number) =>
      person.call("POST", `/api/training/plans/${plan.id}/next-block`, { version, choice });
    const kept = (await next("keep", plan.version)).body as unknown as Plan;
    expect(kept.block).toMatchObject({ startsOn: after(14), weeks: 6, before: { startsOn: MADE, weeks: 2 } });
    const undone = (await next("undo", kept.version)).body as unknown as Plan;
    expect(undone.block).toMatchObject({ startsOn: MADE, weeks: 2, before: null });
  });

  test("is not offered to who trains as planned and gets stronger", async () => {
    const { person, plan } = await planner();
    const { exerciseId } = liftOf(plan);
    for (const [days, weightKg] of [
      [0, 100],
      [2, 102.5],
      [4, 105],
    ] as const)
      await train(person, after(days), exerciseId, [{ weightKg, reps: 5, rir: 1 }]);
    goTo(after(8));
    expect((await currentOf(person)).lighterWeekReason).toBeNull();
  });
});
