import { expect, test } from "./fixtures.ts";
import type { Locator, Page } from "@playwright/test";
import { findViolations, showTheme } from "./axe.ts";
import { pendingOf } from "./pending-of.ts";
import { registerByApi, send } from "./people.ts";
import { giveLifts } from "./plan-steps.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

interface StoredWorkout {
  readonly bodyWeightKg: number | null;
  readonly note: string;
  readonly exercises: readonly {
    readonly exerciseName: string;
    readonly note: string;
    readonly isSkipped: boolean;
    readonly sets: readonly { readonly doneAt: string | null; readonly type: string; readonly weightKg: number | null }[];
  }[];
}

/** A new member with a week in the gym, in the first exercise of today's workout. */
async function inTraining(page: Page, name: string): Promise<void> {
  await registerByApi(page, name);
  await send(page, "PATCH", "/api/profile", { units: "kg" });
  await giveLifts(page, { skillLevel: "intermediate" });
  await page.getByRole("button", { name: "Start workout" }).tap();
  await expect(training(page).getByRole("button", { name: "More", exact: true })).toBeVisible();
}

async function stored(page: Page): Promise<StoredWorkout> {
  const { items } = (await (await page.request.get("/api/workouts")).json()) as { items: StoredWorkout[] };
  const [workout] = items;
  if (workout === undefined) throw new Error("Nothing is stored.");
  return workout;
}

const training = (page: Page) => page.getByRole("dialog");
const title = (page: Page) => training(page).getByRole("heading", { level: 2 });
const weight = (page: Page) => page.getByRole("textbox", { name: /eight.* in kg/ });
const done = (page: Page, set: number) => page.getByRole("button", { name: `Done: set ${set}` });
const setsOf = (page: Page) =>
  training(page)
    .getByRole("list", { name: /^Sets of / })
    .getByRole("listitem");
const tap = (page: Page, name: string | RegExp) => training(page).getByRole("button", { name }).first().tap();
const open = async (page: Page, act: string | RegExp) => {
  await training(page).getByRole("button", { name: "More", exact: true }).tap();
  await tap(page, act);
};

test("exercises are swapped, added, skipped, moved and removed while training, and all of it is there after a reload @full", async ({
  page,
}) => {
  await inTraining(page, "Mona Modifies");
  const first = await title(page).innerText();

  // Nothing was done of it: another takes its place.
  await open(page, /^Swap exercise/);
  const picks = training(page).getByRole("list", { name: "Exercises to swap to" }).getByRole("button");
  await expect(picks.first()).toBeVisible();
  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    expect(await findViolations(page, { within: ["dialog"] })).toEqual([]);
  }
  await picks.first().tap();
  await expect(title(page)).not.toHaveText(first);
  const second = await title(page).innerText();
  await training(page).getByRole("button", { name: "Undo" }).tap();
  await expect(title(page)).toHaveText(first);

  // One set was done: it stays with its exercise, and the new one comes after it.
  const asked = await setsOf(page).count();
  await weight(page).fill("60");
  await done(page, 1).tap();
  await open(page, /^Swap exercise/);
  await picks.filter({ hasText: second }).tap();
  await expect(title(page)).toHaveText(second);
  await expect
    .poll(async () => (await stored(page)).exercises.slice(0, 2))
    .toMatchObject([
      { exerciseName: first, isSkipped: true, sets: [{ weightKg: 60 }] },
      { exerciseName: second, isSkipped: false, sets: [] },
    ]);
  // What's done is done: only the sets that were left are asked for.
  await expect(setsOf(page)).toHaveCount(asked - 1);

  // What hurts is asked, and only what spares it is offered.
  await open(page, /^This hurts/);
  await expect(title(page)).toHaveText("Where does it hurt?");
  await training(page).getByRole("button", { name: "Ankle" }).tap();
  await expect(training(page).getByText(/go easy on your ankle|without loading your ankle/)).toBeVisible();
  expect(await findViolations(page, { within: ["dialog"] })).toEqual([]);
  await training(page)
    .getByRole("button", { name: /^Back to / })
    .tap();

  // Added by a search on the device.
  await open(page, /^Add an exercise/);
  await training(page).getByRole("textbox", { name: "Search exercises" }).fill("skullcrusher");
  await training(page)
    .getByRole("list", { name: "Exercises" })
    .getByRole("button", { name: /Skull Crusher/i })
    .first()
    .tap();
  await expect(title(page)).toHaveText(/Skull Crusher/i);
  const added = await title(page).innerText();

  await open(page, /^Skip for today/);
  await expect(title(page)).not.toHaveText(added);
  await tap(page, "All exercises");
  await expect(training(page).getByRole("listitem").filter({ hasText: added })).toContainText("Skipped");
  await tap(page, "Reorder");
  await tap(page, `${added}: earlier`);
  // A finger brings the last exercise to the top, and back down.
  const rows = training(page).getByRole("list", { name: "Exercises" }).getByRole("listitem");
  await expect(rows.last()).not.toContainText(added);
  const last = await rows.last().locator("span").nth(1).innerText();
  await drag(page, rows.last().locator(".live-grip"), rows.first());
  await expect(rows.first()).toContainText(last);
  await expect.poll(async () => (await stored(page)).exercises[0]?.exerciseName).toBe(last);
  await drag(page, rows.first().locator(".live-grip"), rows.last());
  await expect(rows.last()).toContainText(last);
  await tap(page, `Remove ${second}`);
  await expect(training(page).getByRole("button", { name: `Remove ${second}` })).toHaveCount(0);
  expect(await findViolations(page, { within: ["dialog"] })).toEqual([]);
  await expect.poll(async () => (await stored(page)).exercises.map(({ exerciseName }) => exerciseName)).not.toContain(second);
  await page.reload();
  await tap(page, "All exercises");
  const names = (await stored(page)).exercises.map(({ exerciseName }) => exerciseName);
  expect(names.indexOf(added)).toBe(names.length - 2);
  // What they weigh counts in pull-ups; a comma is a point, and what can't be is said where it's typed.
  const weighed = training(page).getByRole("textbox", { name: /^Body weight/ });
  await weighed.fill("8");
  await weighed.blur();
  await expect(weighed).toHaveAccessibleDescription(/Enter 20 to 500 kg/);
  await weighed.fill("81,5");
  await expect.poll(async () => (await stored(page)).bodyWeightKg).toBe(81.5);
  await expect(training(page).getByRole("list", { name: "Exercises" }).getByRole("listitem")).toHaveCount(names.length);
});

test("nobody is called back by what couldn't be stored, or took its time @full", async ({ page, context }) => {
  await inTraining(page, "Fay Fullphone");
  const first = await title(page).innerText();
  // A set that isn't done after all goes with the exercise.
  await done(page, 1).tap();
  await setsOf(page).first().getByRole("button").tap();
  await tap(page, "Not done");
  await expect(done(page, 1)).toBeVisible();
  // What the panes need is loaded, and nothing waits anymore.
  const rows = training(page).getByRole("list", { name: "Exercises" }).getByRole("listitem");
  await tap(page, "All exercises");
  await expect(rows.first()).toBeVisible();
  await tap(page, /^Back to/);
  await open(page, /^Swap exercise/);
  const picks = training(page).getByRole("list", { name: "Exercises to swap to" }).getByRole("button");
  await expect(picks.first()).toBeVisible();
  await tap(page, /^Back to/);
  await expect.poll(() => pendingOf(page)).toBe(0);
  expect((await stored(page)).exercises[0]?.sets).toHaveLength(1);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("Full.", "QuotaExceededError");
    };
  });

  await context.setOffline(true);
  await open(page, /^Skip for today/);
  await expect(page.getByText(/Your device is out of storage/)).toBeVisible();
  await expect(title(page)).not.toHaveText(first);
  await tap(page, "All exercises");
  await expect(rows.filter({ hasText: first })).not.toContainText("Skipped");
  await rows.filter({ hasText: first }).getByRole("button").first().tap();
  await expect(title(page)).toHaveText(first);

  // With a connection nothing has to be stored, but it takes as long as the server does.
  await context.setOffline(false);
  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await context.route("**/api/workouts/*/exercises/*", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await open(page, /^Swap exercise/);
  await picks.first().tap();
  await expect(title(page)).toHaveText(first);
  await tap(page, "Next exercise");
  await expect(title(page)).not.toHaveText(first);
  const next = await title(page).innerText();
  answer();
  await expect(page.getByText(/^Swapped to /)).toBeVisible();
  await expect(title(page)).toHaveText(next);
  await tap(page, "All exercises");
  await expect(rows.filter({ hasText: first })).toHaveCount(0);
  await expect.poll(async () => (await stored(page)).exercises[0]?.sets).toEqual([]);
});

/** Drags one thing onto another, as a hand does: in steps. */
async function drag(page: Page, what: Locator, onto: Locator): Promise<void> {
  // Waits until the rows stand still: the drag before may still be moving them.
  await what.hover();
  const [from, to] = [await what.boundingBox(), await onto.boundingBox()];
  if (from === null || to === null) throw new Error("Nothing to drag, or nowhere to.");
  const x = from.x + from.width / 2;
  await page.mouse.down();
  await page.mouse.move(x, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
}

/** What the device's catalogue knows of an exercise. */
interface Known {
  readonly id: string;
  readonly compound: boolean;
  readonly kind: string;
  readonly loadModel: string;
}

/** The ids of today's and the other days' first compound lifts with a bar, in the plan's order. */
async function barLifts(page: Page): Promise<readonly string[]> {
  const { items } = (await (await page.request.get("/api/training/catalogue")).json()) as { items: readonly Known[] };
  const byId = new Map(items.map((each) => [each.id, each]));
  const plan = (await (await page.request.get("/api/training/plans/current")).json()) as {
    days: readonly { exercises: readonly { exerciseId: string }[] }[];
  };
  const firsts = plan.days.flatMap(({ exercises }) => {
    const first = exercises.find(({ exerciseId }) => byId.get(exerciseId)?.compound && byId.get(exerciseId)?.kind === "strength");
    return first !== undefined && byId.get(first.exerciseId)?.loadModel === "total" ? [first.exerciseId] : [];
  });
  return [...new Set(firsts)];
}

/** Trains an exercise some days ago, through the API. */
async function trainedBefore(page: Page, daysAgo: number, exerciseId: string, sets: readonly object[]): Promise<void> {
  const moment = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const path = `/api/workouts/${crypto.randomUUID()}`;
  const exerciseEntryId = crypto.randomUUID();
  await send(page, "PUT", path, { startedAt: moment, endedAt: moment });
  await send(page, "PUT", `${path}/exercises/${exerciseEntryId}`, { exerciseId });
  for (const set of sets)
    await send(page, "PUT", `${path}/sets/${crypto.randomUUID()}`, { exerciseEntryId, doneAt: moment, ...set });
}

/** A member with a plan for the gym, not training yet. */
async function planner(page: Page, name: string): Promise<void> {
  await registerByApi(page, name);
  await send(page, "PATCH", "/api/profile", { units: "kg" });
  await giveLifts(page, { skillLevel: "intermediate" });
}

/** Starts a workout with one exercise. */
async function startWith(page: Page, exerciseId: string): Promise<void> {
  const path = `/api/workouts/${crypto.randomUUID()}`;
  await send(page, "PUT", path, { startedAt: new Date().toISOString() });
  await send(page, "PUT", `${path}/exercises/${crypto.randomUUID()}`, { exerciseId });
  await page.goto("/workout");
}

const SQUAT = "g-barbell-back-squat";
const work = (weightKg: number, reps: number) => Array.from({ length: 3 }, () => ({ weightKg, reps, rir: 2 }));

test("a first weight is found set by set; bars, plates, notes and effort are the person's own, also in the next workout @full", async ({
  page,
}) => {
  await planner(page, "Fay Finds");
  await startWith(page, SQUAT);
  // The bar, then heavier while sets are easy: those were warm-ups.
  await expect(weight(page)).toHaveValue("20");
  await done(page, 1).tap();
  await expect(training(page).getByText("How many more could you have done?")).toBeVisible();
  await tap(page, "Very easy");
  await expect(weight(page)).toHaveValue("27.5");
  await weight(page).fill("70");
  await expect(training(page).locator(".plate")).toHaveText(["25"]);
  await done(page, 1).tap();
  await tap(page, "2 or 3");
  await expect(done(page, 2)).toBeVisible();
  await expect(weight(page)).toHaveValue("70");

  await tap(page, "All exercises");
  await tap(page, "Workout settings");
  await expect(training(page).getByRole("heading", { name: "Workout settings" })).toBeInViewport();
  await training(page).getByText("RPE", { exact: true }).tap();
  await training(page)
    .getByRole("group", { name: "Plates you have pairs of, in kg" })
    .getByRole("button", { name: "25", exact: true })
    .tap();
  await expect(training(page).getByText(/An iPhone can't play a sound, vibrate or notify you then/)).toBeVisible();
  expect(await findViolations(page, { within: ["dialog"] })).toEqual([]);
  await tap(page, /^Back to /);
  await expect(training(page).locator(".plate")).toHaveText(["20", "5"]);
  await training(page).getByRole("combobox", { name: "Bar" }).selectOption("bar-15");
  await expect(training(page).locator(".plate")).toHaveText(["20", "5", "2.5"]);
  await open(page, /^Add an exercise/);
  await tap(page, /^Back to /);
  await training(page).getByRole("button", { name: "More", exact: true }).tap();
  await training(page).getByLabel("Sticky note").fill("Low bar, belt from 100");
  await training(page).getByLabel("Note for today").fill("Left knee tight");
  expect(await findViolations(page, { within: ["dialog"] })).toEqual([]);
  await tap(page, /^Back to /);
  await expect(training(page).getByText("Left knee tight")).toBeVisible();
  await expect.poll(async () => (await stored(page)).exercises[0]?.note).toBe("Left knee tight");
  // The second set is a drop set with its effort as RPE.
  await training(page).getByLabel("Type of set 2").selectOption("drop");
  await done(page, 2).tap();
  await training(page).getByRole("group", { name: "RPE?" }).getByRole("button", { name: "9", exact: true }).tap();
  await expect(training(page).getByRole("listitem").filter({ hasText: "Set 2" })).toContainText("Drop set · RPE 9");
  await tap(page, "All exercises");
  await tap(page, "Finish workout");
  await training(page).getByRole("button", { name: "Finish", exact: true }).tap();
  await expect(title(page)).toHaveText("Well done");
  await expect
    .poll(async () => (await stored(page)).exercises[0]?.sets.map(({ type }) => type))
    .toEqual(["warmup", "work", "drop"]);

  await startWith(page, SQUAT);
  await expect(training(page).getByText("Low bar, belt from 100")).toBeVisible();
  await expect(training(page).getByText("Left knee tight")).toHaveCount(0);
  await expect(training(page).getByRole("combobox", { name: "Bar" })).toHaveValue("bar-15");
});

test("three weeks off lower the weights and say why; who declines gets last time's; Start to the first set in four taps, a repeat in one @full", async ({
  page,
}) => {
  await planner(page, "Bea Break");
  await trainedBefore(page, 22, SQUAT, work(100, 8));
  await startWith(page, SQUAT);
  await expect(training(page).getByText(/22 days off, so start again 10% lighter than 100 kg\./)).toBeVisible();
  await expect(weight(page)).toHaveValue("90");
  await open(page, /^Use last time's numbers/);
  await expect(weight(page)).toHaveValue("100");
  await done(page, 1).tap();
  await open(page, /^Don't suggest weights/);
  await expect(training(page).getByText(/22 days off/)).toHaveCount(0);
  await tap(page, "All exercises");
  await tap(page, "Discard workout");
  await training(page).getByRole("button", { name: "Discard workout" }).last().tap();

  // Taps from the plan to the first set.
  await page.goto("/workout-plan");
  let taps = 0;
  const counted = async (target: ReturnType<typeof done>) => {
    await target.tap();
    taps += 1;
  };
  await counted(page.getByRole("button", { name: "Start workout" }));
  await weight(page).fill("50");
  taps += 1;
  await counted(done(page, 1));
  await expect(training(page).getByRole("listitem").filter({ hasText: "Set 1" }).getByLabel("Done")).toBeVisible();
  expect(taps).toBeLessThanOrEqual(4);
  taps = 0;
  await counted(done(page, 2));
  await expect(training(page).getByRole("listitem").filter({ hasText: "Set 2" }).getByLabel("Done")).toBeVisible();
  expect(taps).toBe(1);
});

test("a lighter week is offered when lifts drop, once or for good; accepted, the week's sets and weights are lighter @full", async ({
  page,
}) => {
  await planner(page, "Dina Deload");
  const lifts = (await barLifts(page)).slice(0, 2);
  expect(lifts).toHaveLength(2);
  for (const [daysAgo, weightKg] of [
    [9, 100],
    [6, 95],
    [3, 92.5],
  ] as const)
    for (const id of lifts) await trainedBefore(page, daysAgo, id, [{ weightKg, reps: 5, rir: 1 }]);
  await page.goto("/workout-plan");
  const offer = page.getByRole("region", { name: "Make this week lighter?" });
  await expect(offer).toContainText("Two of your main lifts have dropped twice in a row.");
  expect(await findViolations(page)).toEqual([]);
  await offer.getByRole("button", { name: "Not this week" }).tap();
  await expect(offer).toHaveCount(0);
  await expect
    .poll(
      async () =>
        ((await (await page.request.get("/api/training/preferences")).json()) as { lighterWeekDeclinedOn: string })
          .lighterWeekDeclinedOn,
    )
    .not.toBeNull();
  await page.reload();
  await expect(page.getByRole("button", { name: /Week \d of \d/ })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await send(page, "PUT", "/api/training/preferences", { lighterWeekDeclinedOn: null });
  await page.reload();
  await offer.getByRole("button", { name: "Make it lighter" }).tap();
  await expect(page.getByRole("button", { name: /lighter week/ })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await expect(page.getByText("2 sets of", { exact: false }).first()).toBeAttached();
  await startWith(page, lifts[0] ?? "");
  await expect(training(page).getByText(/^2 × 5 at (75|80) kg: this week is lighter, about 80% of /)).toBeVisible();
});

test.describe(() => {
  test.use({ serviceWorkers: "allow" });

  test("without a network an exercise is swapped, one is added and a note is kept; all of it arrives", async ({
    page,
    context,
  }) => {
    await inTraining(page, "Otto Offline");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    // What the swap needs is on the device by now.
    await expect.poll(() => page.evaluate(async () => (await caches.match("/api/training/catalogue")) !== undefined)).toBe(true);
    const first = await title(page).innerText();
    await context.setOffline(true);
    await open(page, /^Swap exercise/);
    await training(page).getByRole("list", { name: "Exercises to swap to" }).getByRole("button").first().tap();
    await expect(title(page)).not.toHaveText(first);
    const second = await title(page).innerText();
    await training(page).getByRole("button", { name: "More", exact: true }).tap();
    await training(page).getByLabel("Sticky note").fill("Seat on four");
    await tap(page, /^Back to /);
    await weight(page).fill("40");
    await done(page, 1).tap();
    // What's seen is stored.
    await expect(done(page, 2)).toBeVisible();
    await page.reload();
    await expect(title(page)).toHaveText(second);
    await expect(training(page).getByText("Seat on four")).toBeVisible();
    await open(page, /^Add an exercise/);
    await training(page).getByRole("textbox", { name: "Search exercises" }).fill("face pulls");
    await training(page).getByRole("list", { name: "Exercises" }).getByRole("button").first().tap();
    await expect(title(page)).not.toHaveText("Add exercise");
    const third = await title(page).innerText();
    await context.setOffline(false);
    await expect
      .poll(async () => (await stored(page)).exercises.map(({ exerciseName }) => exerciseName), { timeout: 60_000 })
      .toEqual(expect.arrayContaining([second, third]));
    await expect
      .poll(async () => (await stored(page)).exercises[0])
      .toMatchObject({ exerciseName: second, sets: [{ weightKg: 40 }] });
  });
});

test("a whole workout: rests, a superset that turns its pages, a drop set, plates and a record, to the summary", async ({
  page,
}) => {
  await planner(page, "Wanda Whole");
  const [bench, row] = ["g-barbell-bench-press", "g-barbell-row"];
  for (const id of [bench, row]) await trainedBefore(page, 4, id, work(60, 8));
  const path = `/api/workouts/${crypto.randomUUID()}`;
  await send(page, "PUT", path, { startedAt: new Date().toISOString() });
  const dose = { sets: 2, repsMin: 6, repsMax: 12, holdSeconds: null, restSeconds: 60 };
  for (const exerciseId of [bench, row])
    await send(page, "PUT", `${path}/exercises/${crypto.randomUUID()}`, { exerciseId, superset: 1, dose });
  await page.goto("/workout");
  const first = await title(page).innerText();
  await expect(weight(page)).toHaveValue("60");
  await expect(training(page).locator(".plate")).toHaveText(["20"]);
  // The partner is next, without a rest; after the round there's one, and the page is the first again.
  await weight(page).fill("70");
  await done(page, 1).tap();
  await expect(title(page)).not.toHaveText(first);
  await expect(training(page).getByRole("timer")).toHaveCount(0);
  await done(page, 1).tap();
  await expect(title(page)).toHaveText(first);
  const timer = training(page).getByRole("timer");
  await expect(timer).toBeVisible();
  await training(page).getByRole("button", { name: "Rest 15 seconds less" }).tap();
  await expect(timer).toHaveText(/0:[1-4]\d/);
  await training(page).getByRole("button", { name: "Skip rest" }).tap();
  await expect(timer).toHaveCount(0);
  // The record is said when it happens.
  await expect(training(page).getByText(/New record: 70 kg for \d+ reps/)).toBeVisible();
  // Reps left that miss what was asked move the next weight: only within a block is something asked.
  await training(page).getByRole("group", { name: "Reps left?" }).getByRole("button", { name: "0", exact: true }).tap();
  await expect(training(page).getByRole("listitem").filter({ hasText: "Set 1" })).toContainText("0 left");
  await expect(weight(page)).toHaveValue("67.5");
  await done(page, 2).tap();
  await done(page, 2).tap();
  await tap(page, "All exercises");
  await tap(page, "Finish workout");
  await expect(training(page).getByText("Every set is done.")).toBeVisible();
  await training(page).getByRole("button", { name: "Finish", exact: true }).tap();
  await expect(title(page)).toHaveText("Well done");
  await expect(training(page).getByRole("heading", { name: /New records?/ })).toBeVisible();
  expect(await findViolations(page, { within: ["dialog"] })).toEqual([]);

  // The same settings are in the profile's.
  await page.goto("/settings#training");
  await page.getByRole("button", { name: "Change workout settings" }).tap();
  const settings = page.getByRole("dialog", { name: "Workout settings" });
  await settings.getByText("RPE", { exact: true }).tap();
  expect(await findViolations(page, { within: ["[role=dialog]"] })).toEqual([]);
  await expect
    .poll(async () => ((await (await page.request.get("/api/training/preferences")).json()) as { effort: string }).effort)
    .toBe("rpe");
});
