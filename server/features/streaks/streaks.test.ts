import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ACHIEVEMENTS } from "@lockstep/content/achievements/index.ts";
import type { Achievement, Challenge, MemberStats, Streak } from "@lockstep/contract/streaks.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";

// A Wednesday.
const TODAY = "2026-03-04";
const NOW = new Date("2026-03-04T12:00:00Z");
const EXERCISES = ["h-dead-bug", "h-crunch"];

let server: TestServer;
let now = NOW;

beforeAll(async () => {
  server = await startTestServer({ now: () => now });
});
afterAll(() => server.stop());
beforeEach(() => {
  now = NOW;
});

/** Someone with a profile, as the first look at a page makes it. */
const personCalled = async (name: string): Promise<Person> => {
  const person = await server.person(name);
  expect((await person.call("GET", "/api/profile")).status).toBe(200);
  return person;
};
const rows = async <Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> =>
  (await server.database.pool.query(text, [...values])).rows as Row[];
const items = async <Item>(person: Person, path: string): Promise<Item[]> => {
  await server.events.workAll();
  const answer = await person.call("GET", path);
  expect(answer).toMatchObject({ status: 200 });
  return (answer.body as unknown as { items: Item[] }).items;
};
const train = (person: Person, date: string, exerciseId = EXERCISES[0], id: string = randomUUID()) =>
  person.call("PUT", `/api/training/completions/${id}`, { exerciseId, date, minutes: 10, sets: [{ weightKg: null, reps: 10 }] });
const eat = (person: Person, date: string, mealType = "Breakfast") =>
  person.call("PUT", `/api/nutrition/log/${randomUUID()}`, {
    date,
    mealType,
    source: { type: "food", foodId: "basmati-rice", grams: 80 },
  });
const post = (person: Person, more: object = {}) =>
  person.call("POST", "/api/posts", { id: randomUUID(), content: "Legs today.", ...more });
const eventsOf = async (person: Person, type: string): Promise<Record<string, unknown>[]> =>
  (
    await rows<{ payload: Record<string, unknown> }>(
      "select payload from domain_events where actor_id = $1 and type = $2 order by sequence",
      [person.id, type],
    )
  ).map(({ payload }) => payload);
const streaksOf = async (person: Person): Promise<Record<string, Streak>> =>
  Object.fromEntries((await items<Streak>(person, "/api/streaks")).map((each) => [each.streakType, each]));
/** Works every event once more, as if nothing had been noted, in any order. */
const deliverAgain = async (): Promise<void> => {
  await server.events.workAll();
  await rows("delete from domain_event_deliveries where handler like 'streaks.%'");
  await rows(`update domain_events set processed_at = null, attempts = 0, next_attempt_at = now() - random() * interval '1 hour'
    where type not like 'streak.%' and type not like 'achievement.%'`);
  await server.events.workAll();
};

describe("the workout streak", () => {
  test("counts days, keeps rest days and one missed day a week, and ends after that", async () => {
    const person = await personCalled("Wanda Workout");
    // Without a plan Thursday and Sunday are days of rest: Fri 27, Sat 28, (Sun 1), Mon 2 missed, Tue 3.
    for (const date of ["2026-02-27", "2026-02-28", "2026-03-03"]) await train(person, date);
    expect((await streaksOf(person))["workout"]).toMatchObject({
      currentCount: 3,
      longestCount: 3,
      lastDay: "2026-03-03",
      frozenDays: ["2026-03-02"],
      hasFreeze: false,
    });
    now = new Date("2026-03-05T12:00:00Z");
    // Monday and Wednesday were missed; the freeze goes to the later one.
    expect((await streaksOf(person))["workout"]).toMatchObject({ currentCount: 1, frozenDays: ["2026-03-04"] });
    await train(person, "2026-03-02");
    expect((await streaksOf(person))["workout"]).toMatchObject({ currentCount: 4, frozenDays: ["2026-03-04"] });
    now = new Date("2026-03-07T12:00:00Z");
    expect((await streaksOf(person))["workout"]).toMatchObject({ currentCount: 0, longestCount: 4, hasFreeze: true });
  });

  test("goes by the rest days of the plan, and a new plan judges no earlier day", async () => {
    const person = await personCalled("Petra Plan");
    const made = await person.call("POST", "/api/training/plans", {
      muscleGroups: ["Full-Body"],
      durationMinutes: 30,
      daysPerWeek: 2,
      skillLevel: "beginner",
      location: "home",
    });
    const { days } = made.body as unknown as { days: { isRest: boolean }[] };
    await rows("update training_plans set created_at = '2026-02-01' where user_id = $1", [person.id]);
    // Two weeks of exactly what the plan asks for, up to last Sunday.
    for (let place = 0; place < 14; place += 1)
      if (days[place % 7]?.isRest === false)
        await train(person, new Date(Date.UTC(2026, 1, 16 + place)).toISOString().slice(0, 10));
    now = new Date("2026-03-02T12:00:00Z");
    expect((await streaksOf(person))["workout"]).toMatchObject({ currentCount: 4, frozenDays: [] });
    await person.call("POST", "/api/training/plans", {
      replaces: made.body["id"],
      muscleGroups: ["Full-Body"],
      durationMinutes: 30,
      daysPerWeek: 7,
      skillLevel: "beginner",
      location: "home",
    });
    expect((await streaksOf(person))["workout"]).toMatchObject({ currentCount: 4, frozenDays: [] });
    const kept = await rows<{ since: string }>("select since::text from streak_rest_days where user_id = $1 order by since", [
      person.id,
    ]);
    expect(kept.map(({ since }) => since)).toEqual(["2026-02-01", "2026-03-02"]);
  });

  test("notifies a milestone once, however often it's recounted; a workout taken back is taken out", async () => {
    const person = await personCalled("Mia Milestone");
    const id = randomUUID();
    await train(person, "2026-03-02");
    await train(person, "2026-03-03");
    await train(person, TODAY, EXERCISES[0], id);
    await server.events.workAll();
    await person.call("DELETE", `/api/training/completions/${id}`);
    expect((await streaksOf(person))["workout"]?.currentCount).toBe(2);
    await train(person, TODAY);
    await deliverAgain();
    expect((await streaksOf(person))["workout"]?.currentCount).toBe(3);
    expect(await eventsOf(person, "streak.reached")).toEqual([{ streakType: "workout", count: 3 }]);
  });

  test("counts in the person's own time zone, also after that changed", async () => {
    const person = await personCalled("Zoe Zone");
    // 12:00 on the 4th in London is the 5th, 02:00, on Kiritimati.
    for (const date of ["2026-03-03", "2026-03-04"]) await train(person, date);
    expect((await streaksOf(person))["workout"]).toMatchObject({ currentCount: 2 });
    await person.call("PATCH", "/api/profile", { timeZone: "Pacific/Kiritimati" });
    now = new Date("2026-03-06T11:00:00Z");
    // There it is Saturday already: Thursday was a rest day, Friday has the freeze.
    expect((await streaksOf(person))["workout"]).toMatchObject({ currentCount: 2, frozenDays: ["2026-03-06"] });
  });
});

test("posts make their own streak; one deleted is taken out, and meditation isn't shown", async () => {
  const person = await personCalled("Oskar Others");
  const id = randomUUID();
  await post(person, { id });
  expect(await streaksOf(person)).toMatchObject({ others: { currentCount: 1 } });
  expect(Object.keys(await streaksOf(person))).toEqual(["others"]);
  await person.call("DELETE", `/api/posts/${id}`);
  expect((await streaksOf(person))["others"]).toMatchObject({ currentCount: 0, longestCount: 0 });
});

describe("achievements", () => {
  test("are all there from the start, and are earned once", async () => {
    const person = await personCalled("Ada Achiever");
    const before = await items<Achievement>(person, "/api/achievements");
    expect(before).toHaveLength(ACHIEVEMENTS.length);
    expect(before.every(({ completed }) => !completed)).toBe(true);
    await train(person, TODAY);
    await train(person, TODAY, EXERCISES[1]);
    await eat(person, TODAY);
    await post(person);
    await deliverAgain();
    await deliverAgain();
    const after = await items<Achievement>(person, "/api/achievements");
    const done = after.filter(({ completed }) => completed).map(({ id }) => id);
    expect(new Set(done)).toEqual(new Set(["first-workout", "first-meal", "first-post"]));
    expect(after.slice(0, 3).every(({ completed }) => completed)).toBe(true);
    expect(after.find(({ id }) => id === "workouts-10")).toMatchObject({ currentProgress: 1, completed: false });
    const earned = await eventsOf(person, "achievement.earned");
    expect(earned).toHaveLength(3);
    expect(new Set(earned.map(({ achievementId }) => achievementId))).toEqual(new Set(done));
    expect(earned).toContainEqual({ achievementId: "first-workout", name: "First step" });
  });

  test("stay when what they were earned with goes; progress of open ones goes back", async () => {
    const person = await personCalled("Kay Keeps");
    const id = randomUUID();
    await post(person, { id });
    await server.events.workAll();
    await person.call("DELETE", `/api/posts/${id}`);
    const list = await items<Achievement>(person, "/api/achievements");
    expect(list.find((each) => each.id === "first-post")).toMatchObject({ completed: true, currentProgress: 1 });
    expect(list.find((each) => each.id === "posts-10")).toMatchObject({ completed: false, currentProgress: 0 });
  });

  test("count likes of others only, and both sides of a like and a follow", async () => {
    const [author, fan] = await Promise.all([personCalled("Ann Author"), personCalled("Fay Fan")]);
    const id = randomUUID();
    await post(author, { id });
    for (const each of [author, fan]) expect((await each.call("PUT", `/api/posts/${id}/like`)).status).toBe(200);
    await fan.call("POST", `/api/posts/${id}/comments`, { id: randomUUID(), content: "Strong." });
    const [{ username } = { username: "" }] = await rows<{ username: string }>("select username from profiles where id = $1", [
      author.id,
    ]);
    await fan.call("PUT", `/api/profiles/${username}/follow`);
    const progress = async (person: Person, of: string) =>
      (await items<Achievement>(person, "/api/achievements")).find((each) => each.id === of)?.currentProgress;
    expect(await progress(author, "likes-received-10")).toBe(1);
    expect(await progress(author, "likes-given-50")).toBe(0);
    expect(await progress(author, "followers-10")).toBe(1);
    expect(await progress(fan, "likes-given-50")).toBe(1);
    expect(await progress(fan, "first-comment")).toBe(1);
    expect(await progress(fan, "following-5")).toBe(1);
    // Likes that come together share a statement.
    const second = randomUUID();
    await post(author, { id: second });
    await Promise.all([author, fan].map((each) => each.call("PUT", `/api/posts/${second}/like`)));
    expect(await progress(author, "likes-received-10")).toBe(2);
    await author.call("DELETE", `/api/posts/${second}/like`);
    expect(await progress(author, "likes-received-10")).toBe(2);
  });

  test("of others show what is completed, as far as they let it be seen", async () => {
    const owner = await personCalled("Orla Owner");
    const stranger = await personCalled("Sid Stranger");
    await post(owner);
    const [{ username } = { username: "" }] = await rows<{ username: string }>("select username from profiles where id = $1", [
      owner.id,
    ]);
    await server.events.workAll();
    for (const path of [`/api/profiles/${username}/achievements`, `/api/profiles/${username}/stats`]) {
      const answers = async () =>
        (await Promise.all([server.visitor, stranger, owner].map((each) => each.call("GET", path)))).map(({ status }) => status);
      await owner.call("PATCH", "/api/profile", { activityVisibility: "everyone" });
      expect(await answers()).toEqual([200, 200, 200]);
      await owner.call("PATCH", "/api/profile", { activityVisibility: "members" });
      expect(await answers()).toEqual([404, 200, 200]);
      await owner.call("PATCH", "/api/profile", { activityVisibility: "only_me" });
      expect(await answers()).toEqual([404, 404, 200]);
    }
    await owner.call("PATCH", "/api/profile", { activityVisibility: "everyone" });
    const shown = await stranger.call("GET", `/api/profiles/${username}/achievements`);
    expect(shown.body).toMatchObject({ items: [{ id: "first-post", completed: true }] });
    const [{ other } = { other: "" }] = await rows<{ other: string }>("select username as other from profiles where id = $1", [
      stranger.id,
    ]);
    await owner.call("PUT", `/api/profiles/${other}/block`);
    expect((await stranger.call("GET", `/api/profiles/${username}/achievements`)).status).toBe(404);
    expect((await stranger.call("GET", "/api/profiles/nobody-of-that-name/stats")).status).toBe(404);
  });
});

test("statistics are counted from what was logged", async () => {
  const person = await personCalled("Stan Stats");
  for (const date of ["2026-03-02", "2026-03-03", "2026-01-10"]) await train(person, date);
  await eat(person, TODAY);
  await post(person);
  await post(person);
  await rows("update profiles set created_at = '2026-02-22T12:00:00Z' where id = $1", [person.id]);
  await rows(
    "update posts set created_at = '2026-02-26T12:00:00Z' where id in (select id from posts where user_id = $1 limit 1)",
    [person.id],
  );
  await rows("update posts set created_at = '2026-03-03T12:00:00Z' where user_id = $1 and created_at <> '2026-02-26T12:00:00Z'", [
    person.id,
  ]);
  const [{ username } = { username: "" }] = await rows<{ username: string }>("select username from profiles where id = $1", [
    person.id,
  ]);
  const stats = (await person.call("GET", `/api/profiles/${username}/stats`)).body as unknown as MemberStats;
  expect(stats).toMatchObject({
    daysActive: 10,
    postsThisMonth: 1,
    postsGoal: 10,
    workouts: { done: 2, planned: null, total: 3 },
    nutrition: { kept: 0, logged: 1, days: 30 },
  });
  expect(stats.workoutWeeks).toHaveLength(12);
  expect(stats.workoutWeeks.at(-1)).toEqual({ weekStart: "2026-03-02", count: 2 });
  expect(stats.postWeeks.slice(-2)).toEqual([
    { weekStart: "2026-02-23", count: 1 },
    { weekStart: "2026-03-02", count: 1 },
  ]);
});

test("training before a plan, and beside it, counts among the days meant for training: never more done than there were", async () => {
  const person = await personCalled("Nora Newplan");
  for (const date of ["2026-02-20", "2026-02-23", "2026-02-25"]) await train(person, date);
  const [{ username } = { username: "" }] = await rows<{ username: string }>("select username from profiles where id = $1", [
    person.id,
  ]);
  const workouts = async () =>
    ((await person.call("GET", `/api/profiles/${username}/stats`)).body as unknown as MemberStats).workouts;
  const body = { muscleGroups: ["Full-Body"], durationMinutes: 30, daysPerWeek: 7, skillLevel: "beginner", location: "home" };
  await person.call("POST", "/api/training/plans", body);
  await rows("update training_plans set created_at = $2 where user_id = $1", [person.id, NOW]);
  // Today is meant for training and still open.
  expect(await workouts()).toEqual({ done: 3, planned: 4, total: 3 });
  await train(person, TODAY);
  expect(await workouts()).toEqual({ done: 4, planned: 4, total: 4 });
});

test("the download holds streaks, achievements and challenges; nothing is left of a deleted account", async () => {
  const person = await personCalled("Dora Download");
  await train(person, TODAY);
  const [challenge] = await items<Challenge>(person, "/api/challenges");
  await person.call("PUT", `/api/challenges/${challenge?.id}/entry`, {});
  const { body } = await person.call("GET", "/api/account/export");
  expect(body).toMatchObject({
    account: {
      streaks: { streaks: [{ streakType: "workout" }] },
      achievements: expect.any(Array),
      challenges: [{ progress: expect.any(Number) }],
    },
  });
});

test("a visitor is asked to sign in", async () => {
  for (const path of ["/api/streaks", "/api/achievements", "/api/challenges", "/api/challenges/history"])
    expect((await server.visitor.call("GET", path)).status).toBe(401);
});

test("filling the profile earns its achievement with the change itself", async () => {
  const person = await personCalled("Penny Profile");
  const url = `/files/avatars/${person.id}/avatar-1.webp`;
  await rows(
    "insert into uploads (user_id, bucket, key, url, width, height, bytes) values ($1, 'avatars', $2, $3, 96, 96, 1000)",
    [person.id, `${person.id}/avatar-1.webp`, url],
  );
  const filled = { bio: "Mornings are for rowing.", fitnessGoals: "A 7:30 two kilometres.", avatarUrl: url };
  expect((await person.call("PATCH", "/api/profile", filled)).status).toBe(200);
  await server.events.workAll();
  const achievements = await items<{ id: string; completed: boolean }>(person, "/api/achievements");
  expect(achievements.find(({ id }) => id === "profile-filled")).toMatchObject({ completed: true });
  expect(await eventsOf(person, "achievement.earned")).toContainEqual(
    expect.objectContaining({ achievementId: "profile-filled" }),
  );
});
