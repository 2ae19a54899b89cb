import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EXERCISES } from "@lockstep/content/training/index.ts";
import type { ExerciseDetail, ExerciseSummary } from "@lockstep/contract/training.ts";
import { isLift } from "@lockstep/domain/training/movements.ts";
import { subscribe } from "../../testing/subscribe.ts";
import { startTestServer, type Caller, type TestServer } from "../../testing/start-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Page {
  readonly items: readonly ExerciseSummary[];
  readonly nextCursor: string | null;
  readonly total: number;
}
/** Every page of it, in order. */
const all = async (caller: Caller, query: string): Promise<readonly ExerciseSummary[]> => {
  const first = await page(caller, query);
  const items = [...first.items];
  let cursor = first.nextCursor;
  while (cursor !== null) {
    const next: Page = await page(caller, `${query === "" ? "?" : `${query}&`}cursor=${encodeURIComponent(cursor)}`);
    items.push(...next.items);
    cursor = next.nextCursor;
  }
  return items;
};
const page = async (caller: Caller, query: string): Promise<Page> =>
  (await caller.call("GET", `/api/exercises${query}`)).body as unknown as Page;

describe("the library", () => {
  test("is read by visitors, page by page, each exercise once", async () => {
    const seen: string[] = [];
    let cursor: string | null = "";
    let total = 0;
    while (cursor !== null) {
      const answer: Page = await page(server.visitor, cursor === "" ? "" : `?cursor=${encodeURIComponent(cursor)}`);
      seen.push(...answer.items.map((item) => item.id));
      ({ nextCursor: cursor, total } = answer);
    }
    expect(seen.length).toBe(total);
    expect(new Set(seen).size).toBe(total);
    expect(total).toBeGreaterThanOrEqual(150);
  });

  test("begins with what is open, staples first and of them the lifts, with a bar before others, each part by name", async () => {
    const items = await all(server.visitor, "");
    const open = items.filter((item) => !item.locked);
    expect(items.slice(0, open.length)).toEqual(open);
    expect(items.slice(0, 48).every((item) => item.rank === "staple")).toBe(true);
    const ranks = ["staple", "common", "variety"] as const;
    const kindOf = new Map(
      EXERCISES.map((each) => [each.id, !isLift(each) ? "rest" : each.needs.includes("barbell") ? "bar" : "lift"]),
    );
    expect(items[0]?.name).toBe("Barbell Back Squat");
    const parts = [open, items.slice(open.length)].flatMap((half) =>
      ranks.flatMap((rank) =>
        ["bar", "lift", "rest"].map((kind) => half.filter((item) => item.rank === rank && kindOf.get(item.id) === kind)),
      ),
    );
    expect(items).toEqual(parts.flat());
    for (const part of parts) {
      const names = part.map((item) => item.name.toLowerCase());
      expect(names).toEqual(names.toSorted());
    }
  });

  test("filters by group, place, level, equipment and words", async () => {
    for (const item of (await page(server.visitor, "?group=Legs&location=home&level=beginner&equipment=none")).items) {
      expect(item).toMatchObject({ group: "Legs", muscleGroup: "Lower Body", location: "home", level: "beginner", needs: [] });
    }
    const squats = await page(server.visitor, "?query=goblet%20squat");
    expect(squats.total).toBeGreaterThan(0);
    for (const item of squats.items.slice(0, 2)) expect(item.name.toLowerCase()).toMatch(/goblet.*squat/);
    expect((await page(server.visitor, "?query=zzzz")).items).toEqual([]);
    expect((await page(server.visitor, "?query=%25%27--")).items).toEqual([]);
  });

  test("finds what people type: abbreviations, plurals, misspellings, muscles", async () => {
    const first = async (words: string): Promise<string | undefined> =>
      (await page(server.visitor, `?location=gym&query=${encodeURIComponent(words)}`)).items[0]?.name;
    expect(await first("OHP")).toBe("Barbell Overhead Press");
    expect(await first("dead lifts")).toBe("Barbell Deadlift");
    expect(await first("rear delt fly")).toBe("Bent-Over Dumbbell Rear Fly");
    expect(await first("benchpres")).toMatch(/Bench Press/);
    expect(await first("calfs")).toMatch(/Calf/);
    const curls = await page(server.visitor, "?query=biceps");
    for (const item of curls.items.slice(0, 10)) expect(item.targets).toContain("biceps");
  });

  test("leaves out what a person's own equipment isn't enough for", async () => {
    const items = await all(server.visitor, "?owned=none,dumbbell");
    expect(items.length).toBeGreaterThan(50);
    for (const item of items) {
      expect(item.location).toBe("home");
      expect(["", "dumbbell"]).toContain(item.needs.join());
    }
    expect((await server.visitor.call("GET", "/api/exercises?owned=%27;")).status).toBe(422);
  });

  test("shows a drill once where no place is asked for, and in either place", async () => {
    for (const [place, copies] of [
      ["", 1],
      ["&location=home", 1],
      ["&location=gym", 1],
    ] as const) {
      expect((await page(server.visitor, `?query=ankle%20rock${place}`)).total).toBe(copies);
    }
  });

  test("refuses filters it doesn't know", async () => {
    expect((await server.visitor.call("GET", "/api/exercises?group=Neck")).status).toBe(422);
    expect((await server.visitor.call("GET", "/api/exercises?location=moon")).status).toBe(422);
  });

  test("an exercise that isn't there is missing", async () => {
    expect(await server.visitor.call("GET", "/api/exercises/g-teleport")).toMatchObject({
      status: 404,
      body: { error: { code: "NOT_FOUND" } },
    });
  });

  test("what opens with Premium is shown, and its instructions only to those who have it", async () => {
    const locked = (await all(server.visitor, "?location=gym")).find((item) => item.locked);
    const path = `/api/exercises/${locked?.id ?? ""}`;
    const teaser = (await server.visitor.call("GET", path)).body as unknown as ExerciseDetail;
    expect(teaser).toMatchObject({ locked: true, instructions: [], commonMistakes: [], modifications: null });
    const member = await server.person();
    await subscribe(server, member);
    const open = (await member.call("GET", path)).body as unknown as ExerciseDetail;
    expect(open.locked).toBe(false);
    expect(open.instructions.length).toBeGreaterThan(2);
  });

  test("has a picture for each, drawn without script", async () => {
    const [first] = (await page(server.visitor, "")).items;
    const { imageUrl } = (await server.visitor.call("GET", `/api/exercises/${first?.id ?? ""}`))
      .body as unknown as ExerciseDetail;
    const picture = await server.fetch(imageUrl);
    expect(picture.status).toBe(200);
    expect(picture.headers.get("content-type")).toBe("image/svg+xml");
    const svg = await picture.text();
    expect(svg).toMatch(/^<svg/);
    expect(svg).not.toMatch(/<script|onload|var\(--/);
    expect((await server.fetch("/api/exercises/g-teleport/poster.svg")).status).toBe(404);
  });

  test("draws the stills of the pages in the page's own colours", async () => {
    const still = await server.fetch("/api/figures/squat/goblet.svg?primary=quadriceps,glutes&aspect=1.2&floor=off&v=1");
    expect(still.status).toBe(200);
    expect(still.headers.get("cache-control")).toContain("immutable");
    const svg = await still.text();
    expect(svg).toMatch(/^<svg [^>]*class="figure-svg"/);
    expect(svg).toContain("var(--ink-primary-1)");
    expect(svg).not.toMatch(/<script|onload|#[0-9a-f]{6}/);
    expect((await server.fetch("/api/figures/squat/goblet.svg")).headers.get("cache-control")).not.toContain("immutable");
  });

  test.each([
    "teleport/now.svg",
    "squat/goblet.svg?primary=tail",
    "squat/goblet.svg?aspect=9000",
    "squat/goblet.svg?view=%3Cscript",
  ])("has no still at %s", async (path) => {
    expect((await server.fetch(`/api/figures/${path}`)).status).toBe(404);
  });
});

test("offers nothing that someone avoids in an exercise's place", async () => {
  const person = await server.person("Ann Kle");
  const substitutes = async (): Promise<readonly (string | undefined)[]> => {
    const { body } = await person.call("GET", "/api/exercises/h-dumbbell-skull-crusher");
    const { substitutes: offered } = body as unknown as ExerciseDetail;
    return offered.flatMap(({ exerciseId }) => EXERCISES.find(({ id }) => id === exerciseId)?.loads.join() ?? "");
  };
  const before = await substitutes();
  expect(before.some((loads) => loads?.includes("neck"))).toBe(true);
  expect((await person.call("PATCH", "/api/profile", { avoid: ["neck"] })).status).toBe(200);
  const after = await substitutes();
  expect(after.length).toBeGreaterThan(1);
  expect(after.filter((loads) => loads?.includes("neck"))).toEqual([]);
});
