import { afterAll, beforeAll, expect, test } from "vitest";
import type { Plan } from "@lockstep/contract/training.ts";
import { preparationWords } from "@lockstep/domain/training/preparation-words.ts";
import { findExercise } from "@lockstep/content/training/index.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { startTestServer, type Person, type TestServer } from "../../testing/start-server.ts";
import { subscribe, unsubscribe } from "../../testing/subscribe.ts";

const CHOICES = {
  muscleGroups: ["Chest", "Legs"],
  durationMinutes: 30,
  daysPerWeek: 2,
  skillLevel: "beginner",
  location: "gym",
} as const;

/** A Friday; the plan trains on Monday and Thursday. */
const NOW = "2026-11-20T12:00:00Z";
let now = NOW;
let server: TestServer;
let owner: Person;
let stranger: Person;
let plan: Plan;

beforeAll(async () => {
  server = await startTestServer({ now: () => new Date(now) });
  [owner, stranger] = await Promise.all([server.person("Owner"), server.person("Stranger")]);
  await Promise.all([subscribe(server, owner), subscribe(server, stranger)]);
  plan = (await owner.call("POST", "/api/training/plans", CHOICES)).body as unknown as Plan;
});
afterAll(() => server.stop());

const path = (id: string): string => `/api/training/plans/${id}/pdf`;
const code = async (person: Pick<Person, "call">, id: string): Promise<unknown> =>
  (await person.call("GET", path(id))).body["error"];

test("is for its owner's membership alone", async () => {
  expect(await code(server.visitor, plan.id)).toMatchObject({ code: "NOT_SIGNED_IN" });
  expect(await code(await server.person("Free"), plan.id)).toMatchObject({ code: "MEMBERSHIP_REQUIRED" });
  expect(await code(stranger, plan.id)).toMatchObject({ code: "NOT_FOUND" });
  expect(await code(owner, crypto.randomUUID())).toMatchObject({ code: "NOT_FOUND" });
  await unsubscribe(server, owner);
  expect(await code(owner, plan.id)).toMatchObject({ code: "MEMBERSHIP_REQUIRED" });
  await subscribe(server, owner);
});

test("has the week, and each day's exercises with doses, drawings and how they're done, also under a long name", async () => {
  const name = `Łukasz's plan w${"o".repeat(60)}w`;
  await owner.call("PATCH", `/api/training/plans/${plan.id}`, { name });
  const answer = await server.fetch(path(plan.id), { headers: { Cookie: owner.cookie } });
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(answer.headers.get("content-disposition")).toContain(
    `filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", "%27")}.pdf`,
  );
  const { text, pages, bookmarks, outside, tags } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  const training = plan.days.filter((day) => !day.isRest);
  expect(bookmarks).toEqual(["The week at a glance", ...training.map(({ day, focus }) => `${day}: ${focus}`)]);
  for (const day of training) {
    const own = pages.filter((words) => words.includes(`${day.day}: ${day.focus}`)).join(" ");
    for (const { exerciseId, name: exercise, sets, reps, restSeconds } of day.exercises) {
      expect(own).toContain(exercise);
      expect(own).toContain(`${sets} × ${reps}`);
      expect(own).toContain(`${restSeconds} s rest`);
      expect(own).toContain(findExercise(exerciseId)?.instructions[0]);
    }
    for (const step of [...day.warmUp, ...day.coolDown]) expect(own).toContain(preparationWords(step));
  }
  expect(tags.filter((tag) => tag === "Figure")).toHaveLength(training.reduce((sum, day) => sum + day.exercises.length, 0));
  expect(text).toContain("Łukasz's plan");
  expect(outside).toEqual([]);
});

test("leaves no exercise alone on a page", async () => {
  for (const durationMinutes of [30, 45, 60] as const) {
    const made = (await owner.call("POST", "/api/training/plans", { ...CHOICES, durationMinutes })).body as unknown as Plan;
    const answer = await server.fetch(path(made.id), { headers: { Cookie: owner.cookie } });
    const { pages } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
    for (const { day, focus, exercises } of made.days.filter(({ isRest }) => !isRest)) {
      const onPages = pages
        .filter((words) => words.includes(`${day}: ${focus}`))
        .map(
          (words) =>
            exercises.filter(({ sets, reps, name }) => words.includes(name) && words.includes(`${sets} × ${reps}`)).length,
        )
        .filter((count) => count > 0);
      expect(Math.min(...onPages)).toBeGreaterThanOrEqual(Math.min(2, exercises.length));
    }
  }
});

test("has two sets of everything in a block's lighter week, and says that it's one", async () => {
  const textOf = async (): Promise<string> => {
    const answer = await server.fetch(path(plan.id), { headers: { Cookie: owner.cookie } });
    return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text;
  };
  const [first] = plan.days.flatMap(({ exercises }) => exercises);
  expect(await textOf()).not.toContain("lighter week");
  // Six hard weeks from the Monday after it was made.
  now = "2027-01-05T12:00:00Z";
  const lighter = await textOf();
  expect(lighter).toContain("lighter week");
  expect(lighter).toContain(`2 × ${first?.reps}`);
  expect(lighter).not.toMatch(/[3-9] × \d/);
  now = NOW;
});
