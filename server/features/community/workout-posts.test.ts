import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Post } from "@lockstep/contract/community.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";

const NOW = new Date("2026-03-04T12:00:00Z");
const DETAILS = ["weights", "records", "duration"];

let server: TestServer;
let author: Person;
let reader: Person;
beforeAll(async () => {
  server = await startTestServer({ now: () => NOW });
  [author, reader] = [await server.person("Ada Author"), await server.person("Rex Reader")];
  // The first look makes their profiles.
  for (const person of [author, reader]) await person.call("GET", "/api/profile");
});
afterAll(() => server.stop());

/** A workout of 40 minutes on a day: three sets of squats after a warm-up, the last as heavy as asked for. */
async function workout(person: Person, date: string, weightKg: number, isFinished = true): Promise<string> {
  const [id, entryId] = [randomUUID(), randomUUID()];
  const put = async (path: string, body: object) =>
    expect((await person.call("PUT", `/api/workouts/${id}${path}`, body)).status).toBe(200);
  await put("", { startedAt: `${date}T08:00:00Z`, date });
  await put(`/exercises/${entryId}`, { exerciseId: "g-barbell-back-squat" });
  for (const [type, kg, reps] of [
    ["warmup", 20, 10],
    ["work", 80, 8],
    ["work", weightKg, 6],
  ] as const) {
    const set = { exerciseEntryId: entryId, type, weightKg: kg, reps, doneAt: `${date}T08:20:00Z` };
    await put(`/sets/${randomUUID()}`, set);
  }
  await put(`/sets/${randomUUID()}`, { exerciseEntryId: entryId, weightKg: 500, reps: 1 });
  if (isFinished) {
    const finished = await person.call("POST", `/api/workouts/${id}/finish`, { endedAt: `${date}T08:40:00Z` });
    expect(finished.status).toBe(200);
  }
  return id;
}
const post = (person: Person, more: object) =>
  person.call("POST", "/api/posts", { id: randomUUID(), content: "Squats today.", postType: "workout", ...more });
const posted = async (person: Person, more: object): Promise<Post> => {
  const answer = await post(person, more);
  expect(answer).toMatchObject({ status: 201 });
  return answer.body as unknown as Post;
};
const seen = async (person: Person | TestServer["visitor"], id: string) => (await person.call("GET", `/api/posts/${id}`)).body;

test("A posted workout shows what its author agreed to, as the record was then", async () => {
  await workout(author, "2026-02-25", 90);
  const workoutId = await workout(author, "2026-03-03", 100);
  const { id, workout: card } = await posted(author, { workoutId, workoutDetails: DETAILS });
  expect(card).toMatchObject({
    title: "Workout",
    minutes: 40,
    volumeKg: 80 * 8 + 100 * 6,
    exercises: [
      { exerciseId: "g-barbell-back-squat", sets: 2, repsMin: 6, repsMax: 8, best: { weightKg: 100, reps: 6, seconds: null } },
    ],
    cover: { movement: expect.any(String) },
  });
  expect(card?.records).toContainEqual(expect.objectContaining({ kind: "weight", atReps: 5, value: 100 }));
  for (const person of [reader, server.visitor]) expect(await seen(person, id)).toMatchObject({ workoutId, workout: card });
  const feed = (await reader.call("GET", "/api/posts")).body["items"] as Post[];
  expect(feed.find((each) => each.id === id)?.workout).toEqual(card);

  const quiet = await posted(author, { workoutId });
  expect(quiet.workout).toMatchObject({ minutes: null, volumeKg: null, records: [], exercises: [{ sets: 2, best: null }] });
  expect(JSON.stringify(quiet.workout)).not.toContain("100");
});

test("Only an own, finished workout with a set in it can be posted", async () => {
  const running = await workout(author, "2026-03-01", 70, false);
  const others = await workout(reader, "2026-03-02", 70);
  const empty = randomUUID();
  expect((await author.call("PUT", `/api/workouts/${empty}`, { startedAt: "2026-03-02T08:00:00Z" })).status).toBe(200);
  expect((await author.call("POST", `/api/workouts/${empty}/finish`, {})).status).toBe(200);
  for (const workoutId of [running, others, empty, randomUUID()]) {
    const answer = await post(author, { workoutId, workoutDetails: DETAILS });
    expect(answer).toMatchObject({ status: 422, body: { error: { issues: [{ path: "workoutId" }] } } });
  }
  expect((await server.visitor.call("POST", "/api/posts", { content: "Hi", workoutId: others })).status).toBe(401);
});

test("Deleting the workout takes its card from the post, restoring brings it back, and deleting the post leaves the workout", async () => {
  const workoutId = await workout(author, "2026-02-28", 85);
  const { id } = await posted(author, { workoutId, workoutDetails: DETAILS });
  expect((await author.call("DELETE", `/api/workouts/${workoutId}`)).status).toBe(200);
  expect(await seen(reader, id)).toMatchObject({ content: "Squats today.", workoutId: null, workout: null });
  const restore = { startedAt: "2026-02-28T08:00:00Z", restore: true };
  expect((await author.call("PUT", `/api/workouts/${workoutId}`, restore)).status).toBe(200);
  expect(await seen(reader, id)).toMatchObject({ workoutId, workout: { minutes: 40 } });
  expect((await author.call("DELETE", `/api/posts/${id}`)).status).toBe(200);
  expect((await author.call("GET", `/api/workouts/${workoutId}`)).status).toBe(200);
});

test("Who's in a block with the author doesn't see the card, and the author's download has it", async () => {
  const workoutId = await workout(author, "2026-02-20", 75);
  const { id } = await posted(author, { workoutId, workoutDetails: ["duration"] });
  const blocked = await server.person("Bo Blocked");
  const { username } = (await blocked.call("GET", "/api/profile")).body;
  expect((await author.call("PUT", `/api/profiles/${String(username)}/block`)).status).toBeLessThan(300);
  expect((await blocked.call("GET", `/api/posts/${id}`)).status).toBe(404);
  const file = JSON.stringify((await author.call("GET", "/api/account/export")).body);
  expect(file).toContain(workoutId);
});
