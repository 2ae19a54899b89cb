import type { Locator, Page } from "@playwright/test";
import { act, followNotice, leave, newMember, noticeOf, openBell } from "./member-steps.ts";
import { expect, test } from "./fixtures.ts";

/** Kinds that can be done within a day by marking exercises as completed. Each week's two of training have one of them among them (content/challenges). */
const DONE_IN_A_DAY = /^(Put in the time|One by one|Mix it up)$/;

const numberOf = (text: string | null): number => Number((text ?? "").replaceAll(/\D/g, ""));

/** Marks exercises of the plan as completed, from today on day by day of the week, until enough is done. */
async function trainUntil(page: Page, isEnough: () => Promise<boolean>): Promise<void> {
  await expect(page.getByRole("tab", { selected: true })).toBeVisible();
  const days = await page.getByRole("tab").all();
  const selected = await Promise.all(days.map((day) => day.getAttribute("aria-selected")));
  const today = selected.indexOf("true");
  const done = new Set<string>();
  for (const day of [...days.slice(today), ...days.slice(0, today)]) {
    await day.click();
    await expect(day).toHaveAttribute("aria-selected", "true");
    for (const row of await page.getByRole("tabpanel").getByRole("heading", { level: 3 }).getByRole("button").all()) {
      if (await isEnough()) return;
      const name = (await row.innerText()).split("\n")[0] ?? "";
      // What is planned twice counts once a day.
      if (done.has(name)) continue;
      done.add(name);
      if ((await row.getAttribute("aria-expanded")) !== "true") await row.click();
      await page.getByRole("button", { name: `Mark as completed: ${name}`, exact: true }).click();
      await expect(page.getByRole("button", { name: `Completed: ${name}`, exact: true })).toBeVisible();
      await row.click();
    }
  }
}

test("this week's challenge is joined and done by training: the page updates, the bell shows it, streak and achievement are in the hub and on the profile", async ({
  browser,
  server,
}) => {
  const ana = await newMember(browser, server.url, "Ana Active");
  const { page } = ana;
  await page.goto("/community-hub");
  await expect(page.getByRole("heading", { level: 1, name: `Welcome, ${ana.username}` })).toBeVisible();
  await expect(page.getByText(/^A streak starts with one day/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Your AI coach" }).getByRole("button", { name: "Ask the coach" })).toBeVisible();
  await page.getByRole("region", { name: "Weekly Challenges" }).getByRole("link", { name: "See all" }).click();

  // One of the week's training challenges can be done in one day, whatever week it is.
  const open = page.getByRole("region", { name: "Open to everyone" });
  await expect(open.getByRole("button", { name: /^Join / })).toHaveCount(5);
  const card = open.getByRole("article", { name: DONE_IN_A_DAY });
  await expect(card).toHaveCount(1);
  const name = (await card.getAttribute("aria-label")) ?? "";
  await card.getByRole("button", { name: `Join ${name}` }).click();
  const aim = card.getByText(/^of [\d,]+ /);
  await expect(aim).toBeVisible();
  const goal = numberOf(await aim.innerText());
  const reached = async (on: Locator) => numberOf(await on.getByRole("paragraph").first().locator("span").first().innerText());
  expect(await reached(card)).toBe(0);

  // She trains in another tab; the challenges stand open and move.
  await act(ana, "POST", "/api/training/plans", {
    muscleGroups: ["Chest", "Back", "Legs", "Core"],
    durationMinutes: 60,
    daysPerWeek: 7,
    skillLevel: "beginner",
    location: "gym",
    seed: 5,
  });
  const gym = await ana.context.newPage();
  await gym.goto("/workout-plan");
  const progress = async () => {
    const answer = await page.request.get("/api/challenges");
    const { items } = (await answer.json()) as { items: { name: string; progress: number; completedAt: string | null }[] };
    return items.find((each) => each.name === name);
  };
  let half = false;
  await trainUntil(gym, async () => {
    if (!half) {
      // The first one is counted already while the rest is still to come.
      const done = await gym.getByRole("tabpanel").getByText("Completed", { exact: true }).count();
      if (done > 0) {
        await expect(async () => expect(await reached(card)).toBeGreaterThan(0)).toPass();
        expect(await reached(card)).toBeLessThan(goal);
        await expect(card.getByText("Completed", { exact: true })).toHaveCount(0);
        half = true;
      }
    }
    return ((await progress())?.progress ?? 0) >= goal;
  });
  await expect(card.getByText("Completed", { exact: true })).toBeVisible();
  expect(await reached(card)).toBeGreaterThanOrEqual(goal);
  await expect(page.getByText("of your 1 completed")).toBeVisible();
  await expect(card.getByRole("button", { name: `Leave ${name}` })).toHaveCount(0);
  await gym.close();

  // Told once, with what else came of it.
  const opened = await openBell(page);
  await expect(noticeOf(opened, `You completed ${name}`)).toHaveCount(1);
  await expect(noticeOf(opened, "Achievement earned").filter({ hasText: "First step" })).toHaveCount(1);
  await expect(noticeOf(opened, "Achievement earned").filter({ hasText: "Challenge met" })).toHaveCount(1);
  await page.keyboard.press("Escape");

  // Nobody is on the leaderboard who didn't choose to; another member sees her as soon as she does.
  const ben = await newMember(browser, server.url, "Ben Behind");
  await ben.page.goto("/challenges");
  const his = ben.page.getByRole("article", { name, exact: true });
  const board = ben.page.getByRole("dialog", { name });
  await his.getByRole("button", { name: `${name} leaderboard` }).click();
  await expect(board.getByText("Join the challenge to be listed here.")).toBeVisible();
  await expect(board.getByRole("link", { name: ana.username })).toHaveCount(0);
  await ben.page.keyboard.press("Escape");
  await expect(board).toHaveCount(0);
  await card.getByRole("button", { name: `${name} leaderboard` }).click();
  const own = page.getByRole("dialog", { name });
  await own.locator("label").filter({ hasText: "Show me on the leaderboard" }).click();
  await expect(own.getByRole("switch", { name: "Show me on the leaderboard" })).toBeChecked();
  await expect(own.getByText("You", { exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await ben.page.reload();
  await his.getByRole("button", { name: `${name} leaderboard` }).click();
  await expect(board.getByRole("listitem").filter({ hasText: ana.username })).toContainText("Completed");

  // Streak and achievements: in the hub, on her profile, and for others on her page.
  await page.goto("/community-hub");
  const streaks = page.getByRole("region", { name: "Streaks" });
  await expect(streaks.getByRole("listitem").first()).toContainText(/[1-9]\d*\s*workouts? in a row/);
  await expect(page.getByRole("region", { name: "Achievements" }).getByText("First step", { exact: true })).toBeVisible();
  await expect(page.getByText("Your challenge is completed. New ones start on Monday.")).toBeVisible();
  await followNotice(page, "Challenge met");
  await expect(page).toHaveURL(/\/profile$/);
  const achieved = page.getByRole("region", { name: "Achievements" });
  await achieved.getByRole("button", { name: /^Show all \d+$/ }).click();
  await expect(achieved.getByText("Challenge met", { exact: true }).first()).toBeVisible();
  await ben.page.goto(`/members/${ana.username}`);
  await expect(ben.page.getByRole("region", { name: "Achievements" }).getByText("First step", { exact: true })).toBeVisible();
  await leave(ana, ben);
});
