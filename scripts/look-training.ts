import type { Page } from "@playwright/test";
import { send } from "../e2e/people.ts";
import { openSettled } from "../e2e/settled.ts";
import type { StateToSee } from "./look-states.ts";

const NAME = "Push and pull";
const HOUR_MS = 3_600_000;

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Starts a workout with exercises of the member's own plan, two of them in turns, and opens it. Those that were started for a picture before are gone. */
async function train(page: Page, startedAgoMs = 25 * 60_000): Promise<void> {
  const { items } = (await (await page.request.get("/api/workouts")).json()) as { items: readonly Named[] };
  for (const { id, name } of items) if (name === NAME) await send(page, "DELETE", `/api/workouts/${id}`, {});
  const plan = (await (await page.request.get("/api/training/plans/current")).json()) as {
    days: readonly { exercises: readonly { exerciseId: string }[] }[];
  };
  const day = plan.days.find(({ exercises }) => exercises.length > 3);
  if (day === undefined) throw new Error("The member has no day to train.");
  const path = `/api/workouts/${crypto.randomUUID()}`;
  const startedAt = new Date(Date.now() - startedAgoMs).toISOString();
  await send(page, "PUT", path, { startedAt, name: NAME });
  const dose = { sets: 3, repsMin: 8, repsMax: 12, holdSeconds: null, restSeconds: 90 };
  for (const [at, { exerciseId }] of day.exercises.entries()) {
    const entry = crypto.randomUUID();
    await send(page, "PUT", `${path}/exercises/${entry}`, { exerciseId, dose, superset: at === 1 || at === 2 ? 1 : null });
    if (startedAgoMs > HOUR_MS)
      await send(page, "PUT", `${path}/sets/${crypto.randomUUID()}`, {
        exerciseEntryId: entry,
        weightKg: 30,
        reps: 10,
        doneAt: startedAt,
      });
  }
  await openSettled(page, "/workout");
}

const training = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string | RegExp) => training(page).getByRole("button", { name }).first().click();

/** Does a few sets, so that there's something to add up. */
async function trainAndTick(page: Page): Promise<void> {
  await train(page);
  await press(page, /^Done: set 1/);
  await training(page).getByRole("timer").waitFor();
}

async function finish(page: Page): Promise<void> {
  await trainAndTick(page);
  await press(page, "All exercises");
  await press(page, "Finish workout");
  await press(page, /^Finish$/);
  await training(page).getByRole("heading", { name: "Well done" }).waitFor();
}

async function openFinished(page: Page): Promise<void> {
  await finish(page);
  const { items } = (await (await page.request.get("/api/workouts")).json()) as { items: readonly Named[] };
  const done = items.find(({ name }) => name === NAME);
  await openSettled(page, `/workouts/${done?.id ?? ""}`);
}

const pane = (name: string, ...presses: readonly (string | RegExp)[]): StateToSee => ({
  name,
  viewer: "member",
  reach: async ({ page }) => {
    await train(page);
    for (const each of presses) await press(page, each);
  },
  over: "screen",
});

/** A workout from its start to what's left of it; a part of the list in look-states.ts, and its end: a running workout shows on every page. */
export const TRAINING_STATES: readonly StateToSee[] = [
  pane("state-training"),
  { name: "state-training-rest", viewer: "member", reach: ({ page }) => trainAndTick(page), over: "screen" },
  pane("state-training-list", "All exercises"),
  pane("state-training-order", "All exercises", "Reorder"),
  pane("state-training-more", /^More$/),
  pane("state-training-swap", /^More$/, /^Swap/),
  pane("state-training-hurts", /^More$/, /hurts/),
  pane("state-training-settings", "All exercises", "Workout settings"),
  pane("state-training-finish", "All exercises", "Finish workout"),
  {
    name: "state-training-forgotten",
    viewer: "member",
    reach: ({ page }) => train(page, 14 * HOUR_MS),
    over: "screen",
  },
  { name: "state-training-summary", viewer: "member", reach: ({ page }) => finish(page), over: "screen" },
  { name: "state-workout", viewer: "member", reach: ({ page }) => openFinished(page) },
  {
    name: "state-workout-edit",
    viewer: "member",
    reach: async ({ page }) => {
      await openFinished(page);
      await page.getByRole("button", { name: "Edit", exact: true }).click();
    },
  },
];
