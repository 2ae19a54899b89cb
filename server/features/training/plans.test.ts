import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import { ERRORS, type ErrorCode } from "@lockstep/contract/errors.ts";
import type { Plan, PlanPreview } from "@lockstep/contract/training.ts";
import { subscribe, unsubscribe } from "../../testing/subscribe.ts";
import { startTestServer, type Answer, type Caller, type Person, type TestServer } from "../../testing/start-server.ts";

const CHOICES = {
  muscleGroups: ["Chest", "Legs"],
  durationMinutes: 45,
  daysPerWeek: 3,
  skillLevel: "beginner",
  location: "gym",
} as const;

const IN_THE_GYM = EXERCISES.filter((exercise) => exercise.location === "gym");
const LOADS_THE_WRIST = IN_THE_GYM.find(({ loads, tier }) => tier === "free" && loads.includes("wrist"))?.id;
const PREMIUM = IN_THE_GYM.find(({ loads, tier }) => tier === "premium" && !loads.includes("wrist"))?.id;

let server: TestServer;
let owner: Person;
let stranger: Person;
let moderator: Person;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date("2026-11-20T12:00:00Z") });
  owner = await server.person("Owner");
  stranger = await server.person("Stranger");
  moderator = await server.person("Moderator", "moderator");
});
afterAll(() => server.stop());

/** Someone with room for several plans. */
async function planner(): Promise<Person> {
  const person = await server.person();
  await subscribe(server, person);
  return person;
}

const planOf = (answer: Answer): Plan => answer.body as unknown as Plan;
/** In the place of the person's current plan, where there is one. */
const makePlan = async (person: Person, extra: object = {}): Promise<Plan> => {
  const replaces = (await person.call("GET", "/api/training/plans/current")).body["id"];
  return planOf(await person.call("POST", "/api/training/plans", { ...CHOICES, replaces, ...extra }));
};
const makeAnother = async (person: Person, extra: object = {}): Promise<Plan> =>
  planOf(await person.call("POST", "/api/training/plans", { ...CHOICES, ...extra }));
const edit = (person: Caller, plan: Plan, change: object, version = plan.version): Promise<Answer> =>
  person.call("POST", `/api/training/plans/${plan.id}/edits`, { version, edit: change });
const compact = (plan: PlanPreview): unknown[] =>
  plan.days.map(({ day, focus, isRest, exercises }) => ({
    day,
    focus,
    isRest,
    exercises: exercises.map(({ exerciseId, sets, repsMin, repsMax, holdSeconds, restSeconds, superset, role }) => ({
      exerciseId,
      sets,
      repsMin,
      repsMax,
      holdSeconds,
      restSeconds,
      superset,
      role,
    })),
  }));

describe("a preview", () => {
  test("needs no session, stores nothing and draws on the Free catalogue", async () => {
    const answer = await server.visitor.call("POST", "/api/training/preview", CHOICES);
    expect(answer.status).toBe(200);
    const days = planOf(answer).days;
    expect(days.filter((day) => !day.isRest)).toHaveLength(3);
    for (const { exerciseId } of days.flatMap((day) => day.exercises)) {
      const exercise = await server.visitor.call("GET", `/api/exercises/${exerciseId}`);
      expect(exercise.body).toMatchObject({ tier: "free", locked: false, location: "gym" });
    }
  });

  test("takes a device's week only with a focus that others can read", async () => {
    const days = compact(planOf(await server.visitor.call("POST", "/api/training/preview", CHOICES))) as { focus: string }[];
    for (const focus of ["Legs\u202etset", "Legs\nArms", "\u200b"]) {
      const turned = days.map((day, index) => (index === 0 ? { ...day, focus } : day));
      const answer = await owner.call("POST", "/api/training/plans", { ...CHOICES, days: turned });
      expect(answer).toMatchObject({ status: 422, body: { error: { issues: [{ path: "days.0.focus" }] } } });
    }
  });

  test("is the same for the same seed", async () => {
    const ask = (): Promise<Answer> => server.visitor.call("POST", "/api/training/preview", { ...CHOICES, seed: 7 });
    expect((await ask()).body).toEqual((await ask()).body);
  });

  test.each([
    ["minutes 17", { durationMinutes: 17 }, "durationMinutes"],
    ["days 9", { daysPerWeek: 9 }, "daysPerWeek"],
    ["no group", { muscleGroups: [] }, "muscleGroups"],
    ["an unknown group", { muscleGroups: ["Neck"] }, "muscleGroups.0"],
    ["a group twice", { muscleGroups: ["Legs", "Legs"] }, "muscleGroups"],
    ["an unknown level", { skillLevel: "expert" }, "skillLevel"],
    ["an unknown place", { location: "park" }, "location"],
    ["an unknown thing to avoid", { avoid: ["mondays"] }, "avoid.0"],
    ["unknown equipment", { equipment: ["sofa"] }, "equipment.0"],
    ["a broken seed", { seed: -1.5 }, "seed"],
  ])("refuses %s and names the field", async (_name, wrong, path) => {
    const answer = await server.visitor.call("POST", "/api/training/preview", { ...CHOICES, ...wrong });
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "VALIDATION_FAILED" } } });
    expect(JSON.stringify(answer.body["error"])).toContain(`"path":"${path}"`);
  });

  test("reports everything that is wrong at once", async () => {
    const answer = await server.visitor.call("POST", "/api/training/preview", {
      ...CHOICES,
      durationMinutes: 17,
      daysPerWeek: 9,
      location: "moon",
    });
    const { issues } = answer.body["error"] as { issues: readonly { path: string }[] };
    expect(issues.map((issue) => issue.path).toSorted()).toEqual(["daysPerWeek", "durationMinutes", "location"]);
  });

  test("keeps out what is to be avoided", async () => {
    const answer = await server.visitor.call("POST", "/api/training/preview", {
      ...CHOICES,
      location: "home",
      avoid: ["knee", "wrist"],
    });
    expect(answer.status).toBe(200);
    for (const { exerciseId } of planOf(answer).days.flatMap((day) => day.exercises)) {
      const { loads } = (await server.visitor.call("GET", `/api/exercises/${exerciseId}`)).body as { loads: readonly string[] };
      expect(loads).not.toContain("knee");
      expect(loads).not.toContain("wrist");
    }
  });
});

describe("keeping plans", () => {
  test("needs a session", async () => {
    expect(await server.visitor.call("POST", "/api/training/plans", CHOICES)).toMatchObject({
      status: 401,
      body: { error: { code: "NOT_SIGNED_IN" } },
    });
    expect((await server.visitor.call("GET", "/api/training/plans/current")).status).toBe(401);
  });

  test("there is none at first; the newest is the current one; deleting it brings back the one before", async () => {
    const person = await planner();
    expect(await person.call("GET", "/api/training/plans/current")).toMatchObject({ status: 200, body: { value: null } });
    const first = await makeAnother(person, { name: "First" });
    const second = await makeAnother(person, { name: "Second" });
    expect(planOf(await person.call("GET", "/api/training/plans/current")).id).toBe(second.id);
    expect(
      planOf(await person.call("PATCH", `/api/training/plans/${first.id}`, { isCurrent: true, name: "Once more" })),
    ).toMatchObject({ name: "Once more", isCurrent: true });
    expect(planOf(await person.call("GET", `/api/training/plans/${second.id}`)).isCurrent).toBe(false);
    await person.call("DELETE", `/api/training/plans/${first.id}`);
    expect(planOf(await person.call("GET", "/api/training/plans/current")).id).toBe(second.id);
    expect((await person.call("GET", "/api/training/plans")).body["items"]).toHaveLength(1);
  });

  test("a form sent twice makes one plan", async () => {
    const person = await server.person();
    const id = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => person.call("POST", "/api/training/plans", { ...CHOICES, id })));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
    expect((await person.call("GET", "/api/training/plans")).body["items"]).toHaveLength(1);
  });

  test("an id of another person is taken, and shows nothing of theirs", async () => {
    const plan = await makePlan(owner, { name: "Private words" });
    const answer = await stranger.call("POST", "/api/training/plans", { ...CHOICES, id: plan.id });
    expect(answer).toMatchObject({ status: 409, body: { error: { code: "ID_TAKEN" } } });
    expect(JSON.stringify(answer.body)).not.toContain("Private words");
  });

  test("many at once leave exactly one current plan", async () => {
    const person = await planner();
    await Promise.all(Array.from({ length: 8 }, () => makeAnother(person)));
    const items = (await person.call("GET", "/api/training/plans")).body["items"] as readonly Plan[];
    expect(items).toHaveLength(8);
    expect(items.filter((plan) => plan.isCurrent)).toHaveLength(1);
  });

  test("pages by cursor without losing or doubling one, and refuses a broken cursor", async () => {
    const person = await planner();
    for (let index = 0; index < 23; index += 1) await makeAnother(person, { name: `Plan ${index}` });
    const first = await person.call("GET", "/api/training/plans");
    const second = await person.call("GET", `/api/training/plans?cursor=${String(first.body["nextCursor"])}`);
    const ids = [first, second].flatMap((page) => (page.body["items"] as readonly Plan[]).map((plan) => plan.id));
    expect(new Set(ids).size).toBe(23);
    expect(second.body["nextCursor"]).toBeNull();
    expect((await person.call("GET", "/api/training/plans?cursor=%27drop")).status).toBe(422);
  });

  test("a member's plan draws on what the membership opens", async () => {
    const plan = await makePlan(owner);
    const tiers = await Promise.all(
      plan.days
        .flatMap((day) => day.exercises)
        .map(async ({ exerciseId }) => (await owner.call("GET", `/api/exercises/${exerciseId}`)).body["locked"]),
    );
    expect(tiers).not.toContain(true);
  });
});

describe("another person's plan", () => {
  const attempts = (id: string): readonly (readonly [string, string, unknown?])[] => [
    ["GET", `/api/training/plans/${id}`],
    ["PATCH", `/api/training/plans/${id}`, { name: "Mine now" }],
    ["POST", `/api/training/plans/${id}/edits`, { version: 1, edit: { type: "move-day", from: "Monday", to: "Tuesday" } }],
    ["POST", `/api/training/plans/${id}/share`],
    ["DELETE", `/api/training/plans/${id}/share`],
    ["DELETE", `/api/training/plans/${id}`],
  ];

  test("is missing for strangers and moderators, and needs a session for visitors", async () => {
    const plan = await makePlan(owner, { name: "Untouched" });
    for (const [method, path, body] of attempts(plan.id)) {
      expect([method, path, (await stranger.call(method, path, body)).status]).toEqual([method, path, 404]);
      expect([method, path, (await moderator.call(method, path, body)).status]).toEqual([method, path, 404]);
      expect([method, path, (await server.visitor.call(method, path, body)).status]).toEqual([method, path, 401]);
    }
    expect(planOf(await owner.call("GET", `/api/training/plans/${plan.id}`))).toMatchObject({
      name: "Untouched",
      version: 1,
      shareToken: null,
    });
  });

  test("an id that's no id is missing too", async () => {
    expect((await owner.call("GET", "/api/training/plans/not-a-uuid")).status).toBe(404);
  });
});

describe("editing a week", () => {
  test("moves a training day and raises the version", async () => {
    const plan = await makePlan(owner);
    const training = plan.days.find((day) => !day.isRest);
    const rest = plan.days.find((day) => day.isRest);
    const answer = await edit(owner, plan, { type: "move-day", from: training?.day, to: rest?.day });
    const changed = answer.body["plan"] as Plan;
    expect(changed.version).toBe(2);
    expect(changed.days.find((day) => day.day === rest?.day)?.exercises.map((exercise) => exercise.exerciseId)).toEqual(
      training?.exercises.map((exercise) => exercise.exerciseId),
    );
    expect(changed.days.find((day) => day.day === training?.day)?.isRest).toBe(true);
  });

  test("two tabs: the second gets the newer state and changes nothing", async () => {
    const plan = await makePlan(owner);
    const day = plan.days.find((candidate) => !candidate.isRest);
    const change = { type: "set-sets", day: day?.day, exerciseId: day?.exercises[0]?.exerciseId, sets: 5 };
    const answers = await Promise.all([edit(owner, plan, change), edit(owner, plan, { ...change, sets: 2 })]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(planOf(await owner.call("GET", `/api/training/plans/${plan.id}`)).version).toBe(2);
  });

  test("swaps an exercise for its substitute, adds one, takes one away, and warns of what it costs", async () => {
    let plan = await makePlan(owner);
    const day = plan.days.find((candidate) => !candidate.isRest);
    const first = day?.exercises[0];
    const swapped = await edit(owner, plan, {
      type: "swap-exercise",
      day: day?.day,
      exerciseId: first?.exerciseId,
      withExerciseId: first?.substitutes[0]?.exerciseId,
    });
    plan = swapped.body["plan"] as Plan;
    const now = plan.days.find((candidate) => candidate.day === day?.day);
    expect(now?.exercises[0]?.exerciseId).toBe(first?.substitutes[0]?.exerciseId);
    expect(now?.exercises).toHaveLength(day?.exercises.length ?? -1);
    const removed = await edit(owner, plan, {
      type: "remove-exercise",
      day: day?.day,
      exerciseId: now?.exercises[1]?.exerciseId,
    });
    plan = removed.body["plan"] as Plan;
    expect(plan.days.find((candidate) => candidate.day === day?.day)?.exercises).toHaveLength((day?.exercises.length ?? 0) - 1);
    const more = await edit(owner, plan, {
      type: "set-sets",
      day: day?.day,
      exerciseId: now?.exercises[0]?.exerciseId,
      sets: 10,
    });
    expect(more.status).toBe(200);
    expect((more.body["warnings"] as readonly string[]).length).toBeGreaterThan(0);
  });

  test("changes a day's focus within the minutes", async () => {
    const plan = await makePlan(owner);
    const day = plan.days.find((candidate) => !candidate.isRest);
    const answer = await edit(owner, plan, { type: "change-focus", day: day?.day, groups: ["Core"] });
    expect(answer.status).toBe(200);
    const changed = (answer.body["plan"] as Plan).days.find((candidate) => candidate.day === day?.day);
    expect(changed?.exercises.some((exercise) => exercise.group === "Core")).toBe(true);
    expect(changed?.workMinutes).toBeLessThanOrEqual(45);
  });

  describe("restores a day", () => {
    const restoring = (day: unknown, extra: object = {}): object => {
      const { isRest: _, ...kept } = day as { isRest: boolean };
      return { type: "restore-day", ...kept, ...extra };
    };

    test("just as it stood, after another focus and after its last exercise", async () => {
      const plan = await makePlan(owner, { daysPerWeek: 7 });
      let now = (await edit(owner, plan, { type: "change-focus", day: "Sunday", groups: ["Back"] })).body["plan"] as Plan;
      expect(now.days[6]).not.toEqual(plan.days[6]);
      now = (await edit(owner, now, restoring(compact(plan)[6]))).body["plan"] as Plan;
      expect([now.days, now.notes, now.version]).toEqual([plan.days, plan.notes, 3]);
      for (const { exerciseId } of plan.days[0]?.exercises ?? [])
        now = (await edit(owner, now, { type: "remove-exercise", day: "Monday", exerciseId })).body["plan"] as Plan;
      expect(now.days[0]?.isRest).toBe(true);
      now = (await edit(owner, now, restoring(compact(plan)[0]))).body["plan"] as Plan;
      expect(now.days).toEqual(plan.days);
    });

    test("not over a newer state, and not for another person", async () => {
      const plan = await makePlan(owner);
      const sets = { type: "set-sets", day: "Monday", exerciseId: plan.days[0]?.exercises[0]?.exerciseId, sets: 5 };
      const newer = (await edit(owner, plan, sets)).body["plan"];
      const back = restoring(compact(plan)[0]);
      expect(await edit(owner, plan, back)).toMatchObject({ status: 409, body: { error: { code: "CONFLICT" } } });
      expect((await edit(stranger, plan, back, 2)).status).toBe(404);
      expect((await owner.call("GET", `/api/training/plans/${plan.id}`)).body).toEqual(newer);
    });

    test.each<[string, ErrorCode, (held: Record<string, unknown>) => object]>([
      ["an unknown exercise", "EDIT_REFUSED", (held) => ({ exercises: [{ ...held, exerciseId: "g-teleport" }] })],
      ["one of the other place", "EDIT_REFUSED", (held) => ({ exercises: [{ ...held, exerciseId: "h-push-up" }] })],
      ["one that loads what is avoided", "EDIT_REFUSED", (held) => ({ exercises: [{ ...held, exerciseId: LOADS_THE_WRIST }] })],
      ["one twice", "EDIT_REFUSED", (held) => ({ exercises: [held, held] })],
      ["none", "EDIT_REFUSED", () => ({ exercises: [] })],
      ["one beyond the membership", "MEMBERSHIP_REQUIRED", (held) => ({ exercises: [{ ...held, exerciseId: PREMIUM }] })],
      ["sets without end", "VALIDATION_FAILED", (held) => ({ exercises: [{ ...held, sets: 5000 }] })],
      ["exercises without end", "VALIDATION_FAILED", (held) => ({ exercises: Array.from({ length: 31 }, () => held) })],
      ["a focus that nobody can read", "VALIDATION_FAILED", () => ({ focus: "Legs\u202etset" })],
      ["a day that is none", "VALIDATION_FAILED", () => ({ day: "Someday" })],
    ])("not with %s", async (_name, code, wrong) => {
      const plan = await makePlan(owner, { avoid: ["wrist"] });
      const [monday] = compact(plan) as { exercises: Record<string, unknown>[] }[];
      const held = monday?.exercises[0] ?? {};
      const { status } = ERRORS[code];
      expect(await edit(owner, plan, restoring(monday, wrong(held)))).toMatchObject({ status, body: { error: { code } } });
      expect(planOf(await owner.call("GET", `/api/training/plans/${plan.id}`)).version).toBe(1);
    });
  });

  test.each([
    ["an unknown exercise", { type: "add-exercise", day: "Monday", exerciseId: "g-teleport" }],
    ["one of the other place", { type: "add-exercise", day: "Monday", exerciseId: "h-push-up" }],
    ["a rest day that moves", { type: "move-day", from: "Sunday", to: "Monday" }],
  ])("refuses %s and stores nothing", async (_name, change) => {
    const plan = await makePlan(owner, { daysPerWeek: 5 });
    expect(await edit(owner, plan, change)).toMatchObject({ status: 422, body: { error: { code: "EDIT_REFUSED" } } });
    expect(planOf(await owner.call("GET", `/api/training/plans/${plan.id}`)).version).toBe(1);
  });
});

describe("an exercise beyond the membership", () => {
  const REFUSED = { status: 403, body: { error: { code: "MEMBERSHIP_REQUIRED", issues: [{ path: "fullLibrary" }] } } };
  test("comes into no plan: not by an edit, not with a device's week", async () => {
    const plan = await makePlan(owner);
    const day = plan.days[0]?.day;
    const swap = { type: "swap-exercise", day, exerciseId: plan.days[0]?.exercises[0]?.exerciseId, withExerciseId: PREMIUM };
    expect(await edit(owner, plan, { type: "add-exercise", day, exerciseId: PREMIUM })).toMatchObject(REFUSED);
    expect(await edit(owner, plan, swap)).toMatchObject(REFUSED);
    const held = plan.days[0]?.exercises[0]?.exerciseId ?? "";
    const days = JSON.parse(JSON.stringify(compact(plan)).replaceAll(`"${held}"`, `"${PREMIUM}"`)) as unknown;
    expect(await owner.call("POST", "/api/training/plans", { ...CHOICES, days, replaces: plan.id })).toMatchObject(REFUSED);
    expect(planOf(await owner.call("GET", `/api/training/plans/${plan.id}`)).days).toEqual(plan.days);
  });

  test("comes in with Premium, stays when it ends, and can then still be moved and taken out", async () => {
    const person = await planner();
    const plan = await makePlan(person);
    const [first] = plan.days;
    const exerciseId = first?.exercises.find((planned) => planned.exerciseId !== PREMIUM)?.exerciseId;
    const isIn = first?.exercises.some((planned) => planned.exerciseId === PREMIUM) === true;
    const swap = { type: "swap-exercise", day: first?.day, exerciseId, withExerciseId: PREMIUM };
    const swapped = isIn ? plan : ((await edit(person, plan, swap)).body["plan"] as Plan);
    expect(swapped.days[0]?.exercises.map((planned) => planned.exerciseId)).toContain(PREMIUM);
    await unsubscribe(server, person);
    const now = planOf(await person.call("GET", `/api/training/plans/${plan.id}`));
    expect(now.days).toEqual(swapped.days);
    const removed = await edit(person, now, { type: "remove-exercise", day: first?.day, exerciseId: PREMIUM });
    expect(removed.status).toBe(200);
  });
});

describe("a guest's plan", () => {
  test("is edited without being stored, and moves into the account with its days", async () => {
    const preview = (await server.visitor.call("POST", "/api/training/preview", CHOICES)).body as unknown as PlanPreview;
    const day = preview.days.find((candidate) => !candidate.isRest);
    const edited = await server.visitor.call("POST", "/api/training/preview/edits", {
      name: "On my phone",
      choices: preview.choices,
      days: compact(preview),
      edit: { type: "remove-exercise", day: day?.day, exerciseId: day?.exercises[0]?.exerciseId },
    });
    expect(edited.status).toBe(200);
    const kept = edited.body["plan"] as PlanPreview;
    expect(kept.name).toBe("On my phone");
    const person = await server.person();
    const claimed = await person.call("POST", "/api/training/plans", {
      ...kept.choices,
      id: randomUUID(),
      name: kept.name,
      days: compact(kept),
    });
    expect(claimed.status).toBe(201);
    expect(compact(planOf(claimed))).toEqual(compact(kept));
  });

  test("moves in with the planner's notes while it is as the planner made it", async () => {
    const answer = await server.visitor.call("POST", "/api/training/preview", { ...CHOICES, daysPerWeek: 7 });
    const preview = answer.body as unknown as PlanPreview;
    expect(preview.notes.map(({ code }) => code)).toContain("LIGHT_DAY");
    const person = await server.person();
    const body = { ...preview.choices, days: compact(preview) };
    expect(planOf(await person.call("POST", "/api/training/plans", body)).notes).toEqual(preview.notes);
  });

  test("that names what isn't in the catalogue is refused whole", async () => {
    const preview = (await server.visitor.call("POST", "/api/training/preview", CHOICES)).body as unknown as PlanPreview;
    const text = JSON.stringify(compact(preview)).replaceAll(
      preview.days.find((day) => !day.isRest)?.exercises[0]?.exerciseId ?? "",
      "g-made-up",
    );
    const person = await server.person();
    const answer = await person.call("POST", "/api/training/plans", { ...CHOICES, days: JSON.parse(text) as unknown });
    expect(answer).toMatchObject({ status: 422, body: { error: { code: "VALIDATION_FAILED" } } });
    expect((await person.call("GET", "/api/training/plans")).body["items"]).toHaveLength(0);
  });

  test("that loads what is to be avoided is taken in nowhere", async () => {
    const preview = (await server.visitor.call("POST", "/api/training/preview", CHOICES)).body as unknown as PlanPreview;
    const loadsOf = (id: string): readonly string[] => EXERCISES.find((exercise) => exercise.id === id)?.loads ?? [];
    const day = preview.days.find(({ exercises }) => exercises.some((planned) => loadsOf(planned.exerciseId).length > 0));
    const exerciseId = day?.exercises.find((planned) => loadsOf(planned.exerciseId).length > 0)?.exerciseId ?? "";
    const loads = loadsOf(exerciseId);
    expect(loads.length).toBeGreaterThan(0);
    const choices = { ...CHOICES, avoid: loads };
    const refused = { status: 422, body: { error: { code: "VALIDATION_FAILED", issues: [{ path: "days" }] } } };
    const person = await server.person();
    expect(await person.call("POST", "/api/training/plans", { ...choices, days: compact(preview) })).toMatchObject(refused);
    expect((await person.call("GET", "/api/training/plans")).body["items"]).toHaveLength(0);
    const edit = { type: "remove-exercise", day: day?.day, exerciseId };
    const body = { name: "Mine", choices, days: compact(preview), edit };
    expect(await server.visitor.call("POST", "/api/training/preview/edits", body)).toMatchObject(refused);
  });
});

describe("a shared plan", () => {
  test("opens without a session and without anything of its owner, until it is revoked", async () => {
    const plan = await makePlan(owner, { name: "Owner's secret name", avoid: ["jumping"] });
    const share = await owner.call("POST", `/api/training/plans/${plan.id}/share`);
    const again = await owner.call("POST", `/api/training/plans/${plan.id}/share`);
    expect(again.body).toEqual(share.body);
    const token = String(share.body["token"]);
    const seen = await server.visitor.call("GET", `/api/shared/${token}`);
    expect(seen.status).toBe(200);
    const text = JSON.stringify(seen.body);
    for (const secret of ["secret name", owner.id, owner.email, "Owner", '"avoid":["jumping"]'])
      expect(text).not.toContain(secret);
    expect((await owner.call("DELETE", `/api/training/plans/${plan.id}/share`)).status).toBe(200);
    expect((await server.visitor.call("GET", `/api/shared/${token}`)).status).toBe(404);
    expect((await owner.call("POST", `/api/training/plans/${plan.id}/share`)).body["token"]).not.toBe(token);
  });

  test("is gone with its plan, and unknown tokens are missing", async () => {
    const plan = await makePlan(owner);
    const token = String((await owner.call("POST", `/api/training/plans/${plan.id}/share`)).body["token"]);
    await owner.call("DELETE", `/api/training/plans/${plan.id}`);
    expect((await server.visitor.call("GET", `/api/shared/${token}`)).status).toBe(404);
    expect((await server.visitor.call("GET", "/api/shared/guess")).status).toBe(404);
  });
});
