import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findExercise } from "@lockstep/content/training/index.ts";
import type { copySharedPlan, Plan } from "@lockstep/contract/training.ts";
import type { RouteOutput } from "@lockstep/contract/route.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
let author: Person;
let token: string;
let shared: Plan;
beforeAll(async () => {
  server = await startTestServer({ now: () => new Date("2026-03-04T12:00:00Z") });
  author = await server.person("Ada Author");
  const choices = {
    muscleGroups: ["Chest", "Back", "Legs"],
    durationMinutes: 60,
    daysPerWeek: 4,
    skillLevel: "advanced",
    location: "gym",
    seed: 5,
  };
  shared = (await author.call("POST", "/api/training/plans", { ...choices, name: "Ada's secret", avoid: ["wrist"] }))
    .body as unknown as Plan;
  token = String((await author.call("POST", `/api/training/plans/${shared.id}/share`)).body["token"]);
});
afterAll(() => server.stop());

type Copied = RouteOutput<typeof copySharedPlan>;
const copy = (person: Pick<Person, "call">, body: object = { id: randomUUID() }, of = token) =>
  person.call("POST", `/api/shared/${of}/copy`, body);
const idsOf = (plan: Plan) => plan.days.flatMap(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId));
const personWith = async (name: string, profile: object): Promise<Person> => {
  const person = await server.person(name);
  expect((await person.call("PATCH", "/api/profile", profile)).status).toBe(200);
  return person;
};

test("A shared plan becomes the person's own current one, with nothing of its author", async () => {
  const person = await personWith("Cam Copies", { skillLevel: "advanced" });
  const id = randomUUID();
  const answer = await copy(person, { id });
  expect(answer.status).toBe(201);
  const { plan, changes, hasUsualDoses } = answer.body as unknown as Copied;
  expect({ changes, hasUsualDoses }).toEqual({ changes: [], hasUsualDoses: false });
  expect(idsOf(plan)).toEqual(idsOf(shared));
  expect(plan).toMatchObject({ id, isCurrent: true, shareToken: null, choices: { avoid: [] } });
  expect(JSON.stringify(plan)).not.toContain("Ada");
  expect((await person.call("GET", "/api/training/plans/current")).body).toMatchObject({ id });
  // Sent again, it's the same plan.
  expect((await copy(person, { id })).body).toMatchObject({ plan: { id } });
  expect((await person.call("GET", "/api/training/plans")).body).toMatchObject({ total: 1 });
});

test("It's made to fit the person's level and what they avoid, and says what's different", async () => {
  const person = await personWith("Bea Beginner", { skillLevel: "beginner", avoid: ["knee"] });
  const { plan, changes } = (await copy(person)).body as unknown as Copied;
  for (const exerciseId of idsOf(plan)) {
    const exercise = findExercise(exerciseId);
    expect(exercise?.level).toBe("beginner");
    expect(exercise?.loads).not.toContain("knee");
    expect(exercise?.tier).toBe("free");
  }
  expect(plan.choices).toMatchObject({ skillLevel: "beginner", avoid: ["knee"] });
  expect(changes.some(({ reason }) => reason === "avoided")).toBe(true);
  expect(idsOf(plan)).toHaveLength(idsOf(shared).length - changes.filter(({ to }) => to === null).length);
});

test("Free has room for one plan: the copy takes its place only when asked to", async () => {
  const person = await personWith("Fay Free", { skillLevel: "advanced" });
  const own = { muscleGroups: ["Core"], durationMinutes: 15, daysPerWeek: 2, skillLevel: "advanced", location: "gym" };
  const mine = (await person.call("POST", "/api/training/plans", own)).body as unknown as Plan;
  const id = randomUUID();
  expect(await copy(person, { id })).toMatchObject({ status: 403, body: { error: { code: "MEMBERSHIP_REQUIRED" } } });
  expect((await person.call("GET", "/api/training/plans/current")).body).toMatchObject({ id: mine.id });
  expect((await copy(person, { id, replaces: mine.id })).status).toBe(201);
  expect((await person.call("GET", "/api/training/plans/current")).body).toMatchObject({ id });
  expect((await person.call("GET", `/api/training/plans/${mine.id}`)).status).toBe(404);
});

test("A visitor signs in first, and a link that was revoked says so", async () => {
  expect((await copy(server.visitor)).status).toBe(401);
  const person = await server.person("Una Unlucky");
  expect((await copy(person, undefined, "never-made")).status).toBe(404);
  // A plan that someone replaces is their own: another's stays.
  expect((await copy(person, { id: randomUUID(), replaces: shared.id })).status).toBe(201);
  expect((await author.call("GET", `/api/training/plans/${shared.id}`)).status).toBe(200);
});
