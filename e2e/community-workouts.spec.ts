import { randomUUID } from "node:crypto";
import type { Post } from "@lockstep/contract/community.ts";
import type { Plan, Routine } from "@lockstep/contract/training.ts";
import type { Page } from "@playwright/test";
import { findViolations, showTheme } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { registerByApi, send } from "./people.ts";
import { choosePlanAct, givePlan } from "./plan-steps.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const SQUAT = "Barbell Back Squat";

/** A workout of the day before, in kilograms, so that today's can be a record. */
async function trainedBefore(page: Page): Promise<void> {
  const [id, entryId] = [randomUUID(), randomUUID()];
  const startedAt = new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString();
  await send(page, "PUT", `/api/workouts/${id}`, { startedAt });
  await send(page, "PUT", `/api/workouts/${id}/exercises/${entryId}`, { exerciseId: "g-barbell-back-squat" });
  const set = { exerciseEntryId: entryId, weightKg: 60, reps: 8, doneAt: startedAt };
  await send(page, "PUT", `/api/workouts/${id}/sets/${randomUUID()}`, set);
  await send(page, "POST", `/api/workouts/${id}/finish`, { endedAt: startedAt });
}

/** A running workout with squats at 80 kg. */
async function squat(page: Page): Promise<void> {
  const [id, entryId] = [randomUUID(), randomUUID()];
  const startedAt = new Date(Date.now() - 25 * 60 * 1000).toISOString();
  await send(page, "PUT", `/api/workouts/${id}`, { startedAt, name: "Leg day" });
  await send(page, "PUT", `/api/workouts/${id}/exercises/${entryId}`, { exerciseId: "g-barbell-back-squat" });
  for (const reps of [8, 6]) {
    const set = { exerciseEntryId: entryId, weightKg: 80, reps, doneAt: new Date().toISOString() };
    await send(page, "PUT", `/api/workouts/${id}/sets/${randomUUID()}`, set);
  }
}

test("a finished workout is posted from its summary with what its author chose, and another member copies the routine", async ({
  page,
  browser,
  server,
}) => {
  await registerByApi(page, "Ida Iron");
  await send(page, "PATCH", "/api/profile", { units: "kg" });
  await trainedBefore(page);
  await squat(page);
  await page.goto("/workout");
  const training = page.getByRole("dialog");
  await training.getByRole("button", { name: "All exercises" }).tap();
  await training.getByRole("button", { name: /^Finish/ }).tap();
  await training.getByRole("button", { name: "Finish", exact: true }).tap();
  await training.getByRole("button", { name: "Share workout" }).tap();
  const form = training.getByRole("region", { name: "Share workout" });
  await expect(form.getByRole("list", { name: "Exercises" })).toContainText("best 80 kg × 8");
  await expect(form.getByRole("list", { name: "Records" })).toContainText("80 kg");
  for (const theme of ["light", "dark"] as const) {
    await showTheme(page, theme);
    expect(await findViolations(page)).toEqual([]);
  }

  // The picture is drawn on the device; without the device's own sharing it's downloaded.
  const downloading = page.waitForEvent("download");
  await form.getByRole("button", { name: "Share as a picture" }).tap();
  expect((await downloading).suggestedFilename()).toBe("lockstep-workout.png");

  await form.getByRole("checkbox", { name: "Weights" }).uncheck();
  await expect(form.getByText("80 kg")).toHaveCount(0);
  await form.getByRole("checkbox", { name: "Weights" }).check();
  await form.getByRole("checkbox", { name: "How long it took" }).uncheck();
  await form.getByLabel("Your words").fill("New best today.");
  await form.getByRole("button", { name: "Post", exact: true }).tap();
  await training.getByRole("link", { name: "See your post" }).tap();
  await expect(page.getByText("New best today.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy routine" })).toHaveCount(0);

  // Another member reads it in pounds, without what she kept to herself, and makes it a routine of their own.
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const reader = await context.newPage();
  await registerByApi(reader, "Rod Reader");
  await send(reader, "PATCH", "/api/profile", { units: "lb" });
  await reader.goto("/community");
  const post = reader.getByRole("article").filter({ hasText: "New best today." });
  await expect(post.getByText("Leg day")).toBeVisible();
  await expect(post.getByRole("listitem").filter({ hasText: SQUAT }).last()).toContainText("best 176.5 lb × 8");
  await expect(post.getByText(/\bmin\b/)).toHaveCount(0);
  expect(await findViolations(reader)).toEqual([]);
  await post.getByRole("button", { name: "Copy routine" }).click();
  await expect(post.getByText(/^Saved to your routines/)).toBeVisible();
  await expect(async () => {
    const { items } = (await (await reader.request.get("/api/routines")).json()) as { items: readonly Routine[] };
    const routines = items.map(({ name, exercises }) => [name, exercises.map(({ exerciseName, sets }) => [exerciseName, sets])]);
    expect(routines).toEqual([["Leg day", [[SQUAT, 2]]]]);
  }).toPass();

  // Deleting the workout takes the card away, and leaves the words.
  const { items: posts } = (await (await reader.request.get("/api/posts")).json()) as { items: readonly Post[] };
  const workoutId = posts.find(({ content }) => content === "New best today.")?.workoutId ?? "";
  await send(page, "DELETE", `/api/workouts/${workoutId}`, {});
  await reader.reload();
  await expect(post).toBeVisible();
  await expect(post.getByText("Leg day")).toHaveCount(0);
  await context.close();
});

test("a shared plan becomes one's own: the Free plan is replaced only when asked, and it says what was changed", async ({
  page,
  browser,
  server,
}) => {
  await registerByApi(page, "Sue Shares");
  await givePlan(page, { location: "gym", muscleGroups: ["Chest", "Back", "Legs"], skillLevel: "intermediate" });
  await choosePlanAct(page, "Share");
  const link = await page.getByRole("dialog").getByLabel("Link", { exact: true }).inputValue();

  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } });
  const other = await context.newPage();
  await other.goto(link);
  await expect(other.getByRole("link", { name: "Sign in to use this plan" })).toBeVisible();
  await registerByApi(other, "Tom Takes");
  await send(other, "PATCH", "/api/profile", { skillLevel: "beginner", avoid: ["knee"] });
  await givePlan(other);
  const mine = (await (await other.request.get("/api/training/plans/current")).json()) as Plan;
  await other.goto(link);
  await other.getByRole("button", { name: "Use this plan" }).click();
  await expect(other.getByText(/^Free has room for one workout plan\./)).toBeVisible();
  expect(((await (await other.request.get("/api/training/plans/current")).json()) as Plan).id).toBe(mine.id);
  await other.getByRole("button", { name: "Replace my plan" }).click();
  await expect(other.getByText("This is your plan now.")).toBeVisible();
  await expect(other.getByText(/it doesn't suit what you avoid/).first()).toBeVisible();
  expect(await findViolations(other)).toEqual([]);
  await other.getByRole("link", { name: "Open my plan" }).click();
  await expect(other).toHaveURL(/\/workout-plan$/);
  const now = (await (await other.request.get("/api/training/plans/current")).json()) as Plan;
  expect(now.choices).toMatchObject({ location: "gym", skillLevel: "beginner", avoid: ["knee"] });
  await context.close();
});
