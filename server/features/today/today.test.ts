import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Plan } from "@lockstep/contract/training.ts";
import { TODAY_DAYS, type Today } from "@lockstep/contract/today.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";

// A Wednesday.
const TODAY = "2026-03-04";
const NOON = new Date("2026-03-04T12:00:00Z");

let server: TestServer;
let now = NOON;
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(() => {
  now = NOON;
});

const personCalled = async (name: string): Promise<Person> => {
  const person = await server.person(name);
  expect((await person.call("GET", "/api/profile")).status).toBe(200);
  return person;
};
const todayOf = async (person: Person): Promise<Today> => {
  await server.events.workAll();
  const answer = await person.call("GET", "/api/today");
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as unknown as Today;
};
const CHOICES = { muscleGroups: ["Chest", "Legs"], durationMinutes: 30, skillLevel: "beginner", location: "home", seed: 3 };
const planFor = async (person: Person, daysPerWeek: number): Promise<Plan> => {
  const made = await person.call("POST", "/api/training/plans", { ...CHOICES, daysPerWeek });
  expect(made.status).toBe(201);
  return made.body as unknown as Plan;
};
const train = async (person: Person, exerciseId: string, date = TODAY): Promise<void> => {
  const done = { exerciseId, date, minutes: 10, sets: [{ weightKg: null, reps: 10 }] };
  expect((await person.call("PUT", `/api/training/completions/${randomUUID()}`, done)).status).toBe(200);
};
const usernameOf = async (person: Person): Promise<string> => String((await person.call("GET", "/api/profile")).body["username"]);
const follow = async (person: Person, other: Person): Promise<void> => {
  const answer = await person.call("PUT", `/api/profiles/${await usernameOf(other)}/follow`);
  expect(answer.status).toBeLessThan(300);
};

test("A visitor has no day", async () => {
  expect((await server.visitor.call("GET", "/api/today")).status).toBe(401);
});

test("Someone new has nothing but the days ahead", async () => {
  const today = await todayOf(await personCalled("Nell New"));
  expect(today.days.map(({ date }) => date)).toEqual(
    Array.from({ length: TODAY_DAYS }, (_, place) => `2026-03-${String(4 + place).padStart(2, "0")}`),
  );
  expect(today.days.every(({ session, meals }) => session === null && meals.length === 0)).toBe(true);
  expect(today).toMatchObject({
    done: [],
    hasTrainingPlan: false,
    mealPlan: "none",
    challenge: null,
    following: 0,
    trained: [],
    tip: null,
  });
  expect(today.mobility).toMatchObject({ seriesId: "evening-mobility", minutes: 10, isOpen: false });
});

test("Each day has its session of the plan, in the person's own calendar", async () => {
  const person = await personCalled("Tia Trains");
  const plan = await planFor(person, 3);
  const { days, done } = await todayOf(person);
  // A new week starts on Monday, and so does the next week of the block.
  expect(days.map(({ session }) => session?.focus)).toEqual([2, 3, 4, 5, 6, 0, 1, 2].map((place) => plan.days[place]?.focus));
  const wednesday = plan.days[2];
  expect(days[0]?.session).toMatchObject({
    planId: plan.id,
    day: "Wednesday",
    minutes: wednesday?.workMinutes,
    isRest: wednesday?.isRest,
  });
  const session = days.map((day) => day.session).find((each) => each !== null && !each.isRest);
  expect(session?.muscles.length).toBeGreaterThan(0);
  expect(session?.cover?.movement).toEqual(expect.any(String));
  expect(done).toEqual([]);

  // It's Thursday in Auckland already.
  now = new Date("2026-03-04T12:30:00Z");
  expect((await person.call("PATCH", "/api/profile", { timeZone: "Pacific/Auckland" })).status).toBe(200);
  const there = await todayOf(person);
  expect(there.days[0]).toMatchObject({ date: "2026-03-05", session: { day: "Thursday" } });
});

test("What's completed today counts for the day and the streak", async () => {
  const person = await personCalled("Dora Done");
  const plan = await planFor(person, 7);
  const exerciseId = plan.days[2]?.exercises[0]?.exerciseId ?? "";
  await train(person, exerciseId);
  const today = await todayOf(person);
  expect(today.done).toEqual([exerciseId]);
  expect(today.streaks.find(({ streakType }) => streakType === "workout")).toMatchObject({ currentCount: 1 });
});

test("Meals come with their times and whether they were logged; a plan of three days ends", async () => {
  const person = await personCalled("Mia Meals");
  const choices = {
    preference: "standard",
    dailyCalories: 2000,
    planDays: 3,
    prepStyle: "quick",
    allergies: [],
    mealsPerDay: 3,
    seed: 1,
  };
  const made = await person.call("POST", "/api/nutrition/plans", choices);
  expect(made.status).toBe(201);
  const startsOn = String(made.body["startsOn"]);
  now = new Date(`${startsOn}T12:00:00Z`);
  const { days, mealPlan } = await todayOf(person);
  expect(mealPlan).toBe("current");
  expect(days.map(({ meals }) => meals.length)).toEqual([3, 3, 3, 0, 0, 0, 0, 0]);
  const [breakfast] = days[0]?.meals ?? [];
  expect(breakfast).toMatchObject({ time: expect.stringMatching(/^\d\d:\d\d$/), isLogged: false });
  const entry = {
    date: startsOn,
    mealType: breakfast?.type,
    source: { type: "meal", planId: made.body["id"], mealId: breakfast?.id },
  };
  expect((await person.call("PUT", `/api/nutrition/log/${randomUUID()}`, entry)).status).toBe(200);
  expect((await todayOf(person)).days[0]?.meals.map(({ isLogged }) => isLogged)).toEqual([true, false, false]);
  now = new Date(now.getTime() + 3 * 24 * 60 * 60 * 1000);
  expect(await todayOf(person)).toMatchObject({ mealPlan: "over" });
});

test("The challenge is one that the person is in and hasn't completed", async () => {
  const person = await personCalled("Cleo Chall");
  const { body } = await person.call("GET", "/api/challenges");
  const [first] = (body as unknown as { items: { id: string; group: unknown }[] }).items;
  expect((await todayOf(person)).challenges).toEqual({ joined: 0, completed: 0 });
  expect((await person.call("PUT", `/api/challenges/${first?.id}/entry`, {})).status).toBe(200);
  expect(await todayOf(person)).toMatchObject({ challenge: { id: first?.id }, challenges: { joined: 1, completed: 0 } });
});

test("People who trained are those the person follows, who let members see it, and nobody in a block", async () => {
  const person = await personCalled("Fay Follows");
  const [open, hidden, blocking, stranger, idle] = await Promise.all(
    ["Olga Open", "Hans Hidden", "Bo Blocks", "Sid Stranger", "Ian Idle"].map(personCalled),
  );
  for (const other of [open, hidden, blocking, idle]) await follow(person, other as Person);
  for (const other of [open, hidden, blocking, stranger]) await train(other as Person, "h-dead-bug");
  await train(open as Person, "h-crunch");
  // Long ago.
  await train(idle as Person, "h-crunch", "2026-02-20");
  const names = async () => (await todayOf(person)).trained.map(({ member }) => member.id);
  expect(new Set(await names())).toEqual(new Set([open?.id, hidden?.id, blocking?.id]));
  expect((await hidden?.call("PATCH", "/api/profile", { activityVisibility: "only_me" }))?.status).toBe(200);
  const block = await blocking?.call("PUT", `/api/profiles/${await usernameOf(person)}/block`);
  expect(block?.status).toBeLessThan(300);
  const today = await todayOf(person);
  expect(today.trained).toEqual([{ member: expect.objectContaining({ id: open?.id }), date: TODAY, exercises: 2 }]);
});

test("When a block's weeks are over, the coach says so", async () => {
  const person = await personCalled("Bea Block");
  await planFor(person, 7);
  expect((await todayOf(person)).tip).toBeNull();
  now = new Date("2026-06-03T12:00:00Z");
  expect((await todayOf(person)).tip).toMatchObject({ message: expect.stringContaining("next block"), path: "/workout-plan" });
});
