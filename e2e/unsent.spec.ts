import type { Page } from "@playwright/test";
import { giveMeals, loggedNames, mealOf, openPart, readDay, switchOn } from "./meal-steps.ts";
import { act, leave, newMember, postOf, unique } from "./member-steps.ts";
import { settled } from "./settled.ts";
import { expect, test } from "./fixtures.ts";
import { makeProfile } from "./own-profile.ts";
import type { OwnProfile } from "./own-profile.ts";
import { openTrainingDay, registerByApi } from "./people.ts";
import { givePlan } from "./plan-steps.ts";

// Without a connection the pages come from the worker.
test.use({ serviceWorkers: "allow" });

/** What waits, as the page says it. A tab that was loaded without a connection may not know that there's none. */
const waiting = (page: Page, changes: string) =>
  page.getByText(new RegExp(`^(You're offline|Can't reach Lockstep)\\. ${changes} will be sent later\\.`));

const rows = (page: Page) => page.getByRole("list", { name: "Unsent changes" }).getByRole("listitem");
const row = (page: Page, text: string | RegExp) => rows(page).filter({ hasText: text });

async function completeExercise(page: Page, index: number): Promise<void> {
  const heading = page.getByRole("tabpanel").getByRole("heading", { level: 3 }).getByRole("button").nth(index);
  if ((await heading.getAttribute("aria-expanded")) !== "true") await heading.click();
  await page
    .getByRole("button", { name: /^Mark as completed/ })
    .first()
    .click();
}

/** The names of what the server has as completed. */
async function completed(page: Page): Promise<string[]> {
  const day = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const answer = await page.request.get(`/api/training/completions?from=${day(-8)}&to=${day(1)}`);
  return ((await answer.json()) as { items: { exerciseName: string }[] }).items.map(({ exerciseName }) => exerciseName);
}

test("whatever wasn't sent is on one page, where it's edited, discarded and brought back; then each arrives once @full", async ({
  browser,
  server,
}) => {
  const ana = await newMember(browser, server.url, "Una Unsent");
  const { page, context } = ana;
  const plan = await giveMeals(page, server.url);
  await givePlan(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.goto("/meal-plan");
  const [meal] = await readDay(page);
  await openPart(page, "Grocery list");
  const item = plan.groceries[0]?.items[0];
  const line = page.getByRole("checkbox", { name: item?.line ?? "", exact: true });
  await expect(line).toBeVisible();
  await page.goto("/community");
  await expect(page.getByRole("article").first()).toBeVisible();
  // The server's drawing is there at once; the device keeps the feed once the page is alive.
  await settled(page);
  await page.goto("/workout-plan");
  await openTrainingDay(page);

  await context.setOffline(true);
  await completeExercise(page, 0);
  await expect(waiting(page, "1 change")).toBeVisible();
  await page.goto("/meal-plan");
  await mealOf(page, meal?.name ?? "")
    .getByRole("button", { name: /^Log / })
    .first()
    .click();
  await expect(page.getByText(/ logged$/).first()).toBeVisible();
  await openPart(page, "Grocery list");
  await switchOn(line);
  await page.goto("/community");
  const liked = page.getByRole("article").first();
  await liked.getByRole("button", { name: /^Like/ }).click();
  const words = unique("Written under the bar");
  await page.getByRole("textbox", { name: "Your post" }).fill(words);
  await page.getByRole("form", { name: "Write a post" }).getByRole("button", { name: "Post", exact: true }).click();
  await expect(page.getByRole("article", { name: "Unsent post" })).toBeVisible();

  // The status line leads there; nothing of it is lost by a reload.
  await page.getByRole("status").getByRole("link", { name: "View" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Not sent yet" })).toBeVisible();
  await expect(rows(page)).toHaveCount(5);
  await page.reload();
  await expect(rows(page)).toHaveCount(5);
  await expect(rows(page).nth(0)).toContainText(/^Completed .+/);
  await expect(rows(page).nth(1)).toContainText(`Logged ${meal?.name ?? ""}`);
  await expect(rows(page).nth(2)).toContainText(`Checked off ${item?.name ?? ""}`);
  await expect(rows(page).nth(3)).toContainText("Liked a post");
  await expect(rows(page).nth(4)).toContainText(words);
  for (const each of await rows(page).all()) await expect(each).toContainText(/Waiting for a connection · (Just now|\dm ago)/);

  // Discarded and brought back where it was; then the like is discarded for good.
  for (const isLast of [false, true]) {
    await row(page, "Liked a post").getByRole("button", { name: "Discard" }).click();
    await expect(rows(page)).toHaveCount(4);
    if (isLast) break;
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(rows(page).nth(3)).toContainText("Liked a post");
  }
  const edited = unique("Rewritten between two sets");
  await row(page, words).getByRole("button", { name: "Edit" }).click();
  const editor = page.getByRole("form", { name: "Edit post" });
  await editor.getByRole("textbox", { name: "Your post" }).fill(edited);
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  await expect(editor).toHaveCount(0);
  await expect(row(page, edited)).toBeVisible();
  await expect(row(page, words)).toHaveCount(0);
  await page.getByRole("button", { name: "Send now" }).click();
  await expect(page.getByText("Not everything could be sent yet. We'll keep trying.")).toBeVisible();
  await expect(rows(page)).toHaveCount(4);

  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "All caught up" })).toBeVisible();
  expect(await completed(page)).toHaveLength(1);
  expect(await loggedNames(page)).toHaveLength(1);
  const list = await page.request.get(`/api/nutrition/plans/${plan.id}/groceries`);
  expect(((await list.json()) as { ticked: string[] }).ticked).toEqual([item?.foodId]);
  const posts = await page.request.get(`/api/profiles/${ana.username}/posts`);
  expect(((await posts.json()) as { items: { content: string }[] }).items.map(({ content }) => content)).toEqual([edited]);
  await leave(ana);
});

test("what the server refuses says why, and can be tried again or discarded @full", async ({ browser, server }) => {
  const ben = await newMember(browser, server.url, "Ben Brief");
  const cleo = await newMember(browser, server.url, "Cleo Calm");
  const content = unique("Here for a moment");
  const made = (await act(cleo, "POST", "/api/posts", { content })) as { id: string };
  const { page, context } = ben;
  await page.goto(`/posts/${made.id}`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect(postOf(page, content)).toBeVisible();
  await context.setOffline(true);
  await postOf(page, content).getByRole("button", { name: /^Like/ }).click();
  await expect(page.getByText("1 change will be sent later.")).toBeVisible();
  await act(cleo, "DELETE", `/api/posts/${made.id}`);
  await context.setOffline(false);
  const toast = page.getByRole("status").filter({ hasText: "A change couldn't be saved:" });
  await toast.getByRole("link", { name: "Review" }).click();
  await expect(page).toHaveURL(/\/unsent$/);
  await expect(row(page, "Liked a post")).toContainText("Refused:");
  await page.reload();
  await row(page, "Liked a post").getByRole("button", { name: "Try again" }).click();
  await expect(row(page, "Liked a post")).toContainText("Refused:");
  await row(page, "Liked a post").getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("heading", { name: "All caught up" })).toBeVisible();
  await leave(ben, cleo);
});

test("in the middle of a workout: offline, a reload, the browser closed and opened again, and everything arrived once", async ({
  server,
}) => {
  const profile = await makeProfile(server.url);
  let { context, page } = await profile.open();
  try {
    await registerByApi(page, "Max Midway");
    await givePlan(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.reload();
    await openTrainingDay(page);
    await completeExercise(page, 0);
    await expect.poll(() => completed(page)).toHaveLength(1);
    await context.setOffline(true);
    await completeExercise(page, 1);
    await expect(waiting(page, "1 change")).toBeVisible();
    await page.reload();
    await openTrainingDay(page);
    await completeExercise(page, 2);
    await expect(waiting(page, "2 changes")).toBeVisible();
    await context.close();

    ({ context, page } = await profile.open());
    await context.setOffline(true);
    await page.goto("/unsent");
    await expect(rows(page)).toHaveCount(2);
    await page.goto("/workout-plan");
    await openTrainingDay(page);
    await expect(waiting(page, "2 changes")).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => completed(page), { timeout: 60_000 }).toHaveLength(3);
    const names = await completed(page);
    expect(new Set(names).size).toBe(3);
    await page.goto("/unsent");
    await expect(page.getByRole("heading", { name: "All caught up" })).toBeVisible();
  } finally {
    await context.close();
    await profile.remove();
  }
});

/** Opens a profile on a device that has no room anymore, and no connection. The browser must have been closed: it goes by the room it measured for a while. */
async function openFull(profile: OwnProfile, origin: string): ReturnType<OwnProfile["open"]> {
  const opened = await profile.open();
  const session = await opened.context.newCDPSession(opened.page);
  await session.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: 1 });
  await opened.context.setOffline(true);
  return opened;
}

test("what waits on a device that becomes full is sent as soon as there's a connection @full", async ({ server }) => {
  const profile = await makeProfile(server.url);
  let { context, page } = await profile.open();
  try {
    await registerByApi(page, "Fern Full");
    await givePlan(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto("/workout-plan");
    await openTrainingDay(page);
    await context.setOffline(true);
    await completeExercise(page, 0);
    await completeExercise(page, 1);
    await expect(waiting(page, "2 changes")).toBeVisible();
    await context.close();

    ({ context, page } = await openFull(profile, server.url));
    const faults: Error[] = [];
    page.on("pageerror", (fault) => faults.push(fault));
    await page.goto("/workout-plan");
    await expect(waiting(page, "2 changes")).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => completed(page)).toHaveLength(2);
    await expect(waiting(page, "\\d+ changes?")).toHaveCount(0);
    await page.reload();
    await openTrainingDay(page);
    await expect(page.getByRole("tabpanel").locator(".visually-hidden", { hasText: /^Completed$/ })).toHaveCount(2);
    await expect(waiting(page, "\\d+ changes?")).toHaveCount(0);
    expect(faults).toEqual([]);
    expect(await completed(page)).toHaveLength(2);
  } finally {
    await context.close();
    await profile.remove();
  }
});

test("a device without room says so, and what was typed stays @full", async ({ server }) => {
  const profile = await makeProfile(server.url);
  let { context, page } = await profile.open();
  try {
    await registerByApi(page, "Fay Full");
    await givePlan(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.goto("/community");
    await expect(page.getByRole("article").first()).toBeVisible();
    await page.goto("/workout-plan");
    await openTrainingDay(page);
    await context.close();
    ({ context, page } = await openFull(profile, server.url));
    await page.goto("/workout-plan");
    await openTrainingDay(page);
    await completeExercise(page, 0);
    await expect(page.getByText(/Your device is out of storage/)).toBeVisible();
    await expect(page.getByRole("button", { name: /^Mark as completed/ }).first()).toBeVisible();

    await page.getByRole("link", { name: "Community" }).last().click();
    const words = unique("A text longer than the room that's left");
    const post = page.getByRole("form", { name: "Write a post" }).getByRole("button", { name: "Post", exact: true });
    await page.getByRole("textbox", { name: "Your post" }).fill(words);
    await post.click();
    await expect(page.getByRole("alert").filter({ hasText: /Your device is out of storage/ })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Your post" })).toHaveValue(words);
    await page.reload();
    await expect(page.getByRole("textbox", { name: "Your post" })).toHaveValue(words);

    // With a connection nothing has to be stored: the same press does it.
    await context.setOffline(false);
    await post.click();
    await expect(postOf(page, words)).toHaveCount(1);
    await page.goto("/workout-plan");
    await openTrainingDay(page);
    await completeExercise(page, 0);
    await expect.poll(() => completed(page)).toHaveLength(1);
  } finally {
    await context.close();
    await profile.remove();
  }
});
