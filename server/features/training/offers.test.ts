import { randomUUID } from "node:crypto";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import type { DayOffer, Plan, PlanEdit, PlannedDay, PlanPreview } from "@lockstep/contract/training.ts";
import { toCompactDay } from "@lockstep/domain/training/plan.ts";
import { PLANNED_SUPERSETS } from "@lockstep/domain/training/superset-edits.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withoutTargets } from "../../testing/without-targets.ts";
import { startTestServer, type Answer, type Caller, type Person, type TestServer } from "../../testing/start-server.ts";
import { subscribe } from "../../testing/subscribe.ts";

const CHOICES = {
  muscleGroups: ["Chest", "Back", "Legs", "Arms"],
  durationMinutes: 60,
  daysPerWeek: 3,
  skillLevel: "intermediate",
  location: "gym",
} as const;

let server: TestServer;
let free: Person;
let premium: Person;
let stranger: Person;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date("2026-11-20T12:00:00Z") });
  [free, premium, stranger] = [await server.person("Free"), await server.person("Premium"), await server.person("Stranger")];
  await subscribe(server, premium);
});
afterAll(() => server.stop());

const planOf = ({ body }: Answer): Plan => (body["plan"] ?? body) as unknown as Plan;
const makePlan = async (person: Person): Promise<Plan> => {
  const replaces = (await person.call("GET", "/api/training/plans/current")).body["id"];
  return planOf(await person.call("POST", "/api/training/plans", { ...CHOICES, replaces }));
};
const send = (person: Caller, plan: Plan, edit: object, version = plan.version): Promise<Answer> =>
  person.call("POST", `/api/training/plans/${plan.id}/edits`, { version, edit });
const mondayOf = ({ days }: PlanPreview): PlannedDay => {
  const [day] = days;
  if (day === undefined || day.isRest) throw new Error("Monday trains");
  return day;
};

/** An exercise that Monday doesn't have yet. */
function another(plan: PlanPreview): string {
  const held = new Set(mondayOf(plan).exercises.map(({ exerciseId }) => exerciseId));
  const fits = EXERCISES.find(
    ({ id, location, tier, kind, group }) =>
      location === "gym" && tier === "free" && kind === "strength" && group === "Arms" && !held.has(id),
  );
  if (fits === undefined) throw new Error("Nothing to add");
  return fits.id;
}

/** A saved week whose Monday takes too long, for it has one exercise more. */
async function crowded(person: Person): Promise<{ plan: Plan; added: string }> {
  const plan = await makePlan(person);
  const added = another(plan);
  return { plan: planOf(await send(person, plan, { type: "add-exercise", day: "Monday", exerciseId: added })), added };
}

const ask = (caller: Caller, plan: PlanPreview, more: object = {}): Promise<Answer> =>
  caller.call("POST", "/api/training/preview/offers", {
    choices: plan.choices,
    days: plan.days.map(toCompactDay),
    day: "Monday",
    ...more,
  });
const offersOf = ({ body }: Answer): readonly DayOffer[] => body["offers"] as DayOffer[];
const offer = (offers: readonly DayOffer[], type: PlanEdit["type"]): DayOffer => {
  const found = offers.find(({ edit }) => edit.type === type);
  if (found === undefined) throw new Error(`No ${type} is offered`);
  return found;
};

describe("what a day that takes too long is offered", () => {
  test("is the same for everyone, is none for a day that fits, and stores nothing", async () => {
    const { plan, added } = await crowded(free);
    const offers = offersOf(await ask(free, plan, { keep: added }));
    expect(offers.length).toBeGreaterThan(1);
    for (const caller of [server.visitor, premium, stranger])
      expect(offersOf(await ask(caller, plan, { keep: added }))).toEqual(offers);
    expect(offersOf(await ask(free, plan, { day: "Tuesday" }))).toEqual([]);
    expect(planOf(await free.call("GET", `/api/training/plans/${plan.id}`))).toEqual(plan);
  });

  test.each<[string, object, string]>([
    ["a day that is none", { day: "Someday" }, "day"],
    ["no days", { days: [] }, "days"],
    ["a thing to keep that is no exercise", { keep: "../secret" }, "keep"],
  ])("isn't for %s", async (_name, wrong, path) => {
    const answer = await ask(server.visitor, await makePlan(free), wrong);
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "VALIDATION_FAILED" } } });
    expect(JSON.stringify(answer.body["error"])).toContain(`"path":"${path}`);
  });

  test("isn't for an exercise that we don't have", async () => {
    const plan = await makePlan(free);
    const days = plan.days.map(toCompactDay);
    const text = JSON.stringify(days).replaceAll(mondayOf(plan).exercises[0]?.exerciseId ?? "", "g-made-up");
    const answer = await ask(server.visitor, plan, { days: JSON.parse(text) as unknown });
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "VALIDATION_FAILED", issues: [{ path: "days" }] } } });
  });
});

describe("taking an offer", () => {
  test.each<[string, () => Person]>([
    ["Free", () => free],
    ["Premium", () => premium],
  ])("is in %s: each makes the day what it says, and is undone", async (_name, who) => {
    const { plan, added } = await crowded(who());
    for (const { edit, overMinutes, savesMinutes } of offersOf(await ask(who(), plan, { keep: added }))) {
      const now = planOf(await who().call("GET", `/api/training/plans/${plan.id}`));
      const made = await send(who(), now, edit);
      expect(made.status).toBe(200);
      expect(savesMinutes).toBeGreaterThan(0);
      expect(offersOf(await ask(who(), planOf(made))).length > 0).toBe(overMinutes > 0);
      const { isRest: _, ...before } = toCompactDay(mondayOf(plan));
      const back = await send(who(), planOf(made), { type: "restore-day", ...before });
      expect(planOf(back).days).toEqual(plan.days);
    }
  });

  test("brings a planned superset, which stays through the changes after it and an undo, in Free too", async () => {
    const { plan, added } = await crowded(free);
    const { edit } = offer(offersOf(await ask(free, plan, { keep: added })), "pair-exercises");
    const paired = planOf(await send(free, plan, edit));
    const numbers = (week: PlanPreview) => mondayOf(week).exercises.flatMap(({ superset }) => superset ?? []);
    expect(numbers(paired)).toHaveLength(numbers(plan).length + 2);
    expect(Math.max(...numbers(paired))).toBeLessThanOrEqual(PLANNED_SUPERSETS);
    const alone = mondayOf(paired).exercises.find(({ superset }) => superset === null)?.exerciseId;
    const less = planOf(await send(free, paired, { type: "remove-exercise", day: "Monday", exerciseId: alone }));
    expect(numbers(less)).toEqual(numbers(paired));
    const { isRest: _, ...before } = toCompactDay(mondayOf(paired));
    expect(planOf(await send(free, less, { type: "restore-day", ...before })).days).toEqual(paired.days);
  });

  test("is for a guest too, and the superset moves into the account", async () => {
    const preview = (await server.visitor.call("POST", "/api/training/preview", CHOICES)).body as unknown as PlanPreview;
    const edited = async (week: PlanPreview, edit: object): Promise<PlanPreview> => {
      const body = { name: week.name, choices: week.choices, days: week.days.map(toCompactDay), edit };
      return (await server.visitor.call("POST", "/api/training/preview/edits", body)).body["plan"] as PlanPreview;
    };
    const long = await edited(preview, { type: "add-exercise", day: "Monday", exerciseId: another(preview) });
    const { edit } = offer(offersOf(await ask(server.visitor, long)), "pair-exercises");
    const paired = await edited(long, edit);
    const dropped = mondayOf(paired).exercises.find(({ superset }) => superset === null)?.exerciseId;
    const kept = await edited(paired, { type: "remove-exercise", day: "Monday", exerciseId: dropped });
    const inTurn = (week: PlanPreview) => mondayOf(week).exercises.filter(({ superset }) => superset !== null);
    expect(inTurn(kept)).toHaveLength(inTurn(preview).length + 2);
    const person = await server.person();
    const claimed = await person.call("POST", "/api/training/plans", { ...kept.choices, days: kept.days.map(toCompactDay) });
    expect(withoutTargets(planOf(claimed)).days).toEqual(kept.days);
  });

  test("is refused on an older state, and to anyone but the owner", async () => {
    const { plan } = await crowded(free);
    const { edit } = offer(offersOf(await ask(free, plan)), "remove-exercise");
    expect((await send(stranger, plan, edit)).status).toBe(404);
    expect((await send(server.visitor, plan, edit)).status).toBe(401);
    expect(await send(free, plan, edit, 1)).toMatchObject({ status: 409, body: { error: { code: "CONFLICT" } } });
  });
});

describe("supersets that people make themselves are in Premium", () => {
  const REFUSED = { status: 403, body: { error: { code: "MEMBERSHIP_REQUIRED", issues: [{ path: "ownDoses" }] } } };
  const pair = (exerciseId: string | undefined, withExerciseId: string | undefined) => ({
    type: "pair-exercises",
    day: "Monday",
    exerciseId,
    withExerciseId,
  });

  test("on a day that fits its minutes", async () => {
    const { plan, added } = await crowded(free);
    const { edit } = offer(offersOf(await ask(free, plan, { keep: added })), "pair-exercises");
    const fits = planOf(await send(free, plan, { type: "remove-exercise", day: "Monday", exerciseId: added }));
    expect(offersOf(await ask(free, fits))).toEqual([]);
    if (edit.type !== "pair-exercises" || [edit.exerciseId, edit.withExerciseId].includes(added)) return;
    expect(await send(free, fits, edit)).toMatchObject(REFUSED);
  });

  test("of two that compete, also on a day that takes too long, and also of a guest whose doses are too long", async () => {
    const { plan, added } = await crowded(free);
    const rival = EXERCISES.find(
      ({ id, location, tier, targets, pattern }) =>
        location === "gym" &&
        tier === "free" &&
        id !== added &&
        targets[0] === EXERCISES.find((each) => each.id === added)?.targets[0] &&
        pattern === EXERCISES.find((each) => each.id === added)?.pattern &&
        !mondayOf(plan).exercises.some(({ exerciseId }) => exerciseId === id),
    )?.id;
    const both = planOf(await send(free, plan, { type: "add-exercise", day: "Monday", exerciseId: rival }));
    expect(await send(free, both, pair(added, rival))).toMatchObject(REFUSED);
    expect((await free.call("GET", `/api/training/plans/${plan.id}`)).body["version"]).toBe(both.version);

    const preview = (await server.visitor.call("POST", "/api/training/preview", CHOICES)).body as unknown as PlanPreview;
    const days = preview.days.map(toCompactDay).map((day) => ({
      ...day,
      exercises: day.exercises.map((each) => ({ ...each, repsMin: 90, repsMax: 100, superset: null })),
    }));
    const [one, ...others] = mondayOf(preview).exercises.map(({ exerciseId }) => exerciseId);
    for (const other of others) {
      const body = { name: "Long", choices: CHOICES, days, edit: pair(one, other) };
      expect(await server.visitor.call("POST", "/api/training/preview/edits", body)).toMatchObject(REFUSED);
    }
  });

  test("in no week that comes from outside under a planner's number, unless the two don't compete", async () => {
    const person = await server.person();
    const plan = await makePlan(person);
    const [one, two] = EXERCISES.filter(
      ({ location, tier, pattern, kind }) =>
        location === "gym" && tier === "free" && kind === "strength" && pattern === "elbow-flexion",
    ).map(({ id }) => id);
    const [held] = toCompactDay(mondayOf(plan)).exercises;
    const exercises = [one, two].map((exerciseId) => ({ ...held, exerciseId, superset: 1 }));
    const days = plan.days.map(toCompactDay).map((day, place) => (place === 0 ? { ...day, exercises } : day));
    const made = planOf(
      await person.call("POST", "/api/training/plans", { ...CHOICES, days, replaces: plan.id, id: randomUUID() }),
    );
    expect(mondayOf(made).exercises.map(({ superset }) => superset)).toEqual([null, null]);
    const restored = await send(person, made, { type: "restore-day", day: "Monday", focus: "Arms", exercises });
    expect(mondayOf(planOf(restored)).exercises.map(({ superset }) => superset)).toEqual([null, null]);
  });
});
