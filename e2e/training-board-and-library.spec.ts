import { expect, test } from "./fixtures.ts";
import type { Locator } from "@playwright/test";
import { expectFocusIn, heldUndo } from "./overlays.ts";
import { ALEX, preparePlan, registerByApi, signInByApi } from "./people.ts";

/** Presses Enter on a button of the sheet, once the sheet has taken the focus as it opens. */
async function pressIn(sheet: Locator, name: string | RegExp): Promise<void> {
  await expectFocusIn(sheet);
  await sheet.getByRole("button", { name }).first().press("Enter");
}

test("the week is changed on the board by keyboard alone, and a second tab shows the newer state", async ({
  page,
  context,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await registerByApi(page, "Bo Board");
  await page.request.post("/api/training/plans", {
    headers: { origin: server.url },
    data: {
      muscleGroups: ["Chest", "Legs"],
      durationMinutes: 30,
      daysPerWeek: 3,
      skillLevel: "beginner",
      location: "home",
      seed: 3,
    },
  });
  await page.goto("/workout-planner");
  const week = page.getByRole("group", { name: "The week" });
  const monday = week.getByRole("button", { name: /^Monday/ });
  await expect(monday).not.toContainText("Rest Day");
  const second = await context.newPage();
  await second.setViewportSize({ width: 1440, height: 900 });
  await second.goto("/workout-planner");
  await expect(second.getByRole("group", { name: "The week" })).toBeVisible();
  await page.bringToFront();

  // A day along the week; the focus goes with it.
  await monday.focus();
  await page.keyboard.press("Alt+ArrowRight");
  await expect(monday).toContainText("Rest Day");
  await expect(week.getByRole("button", { name: /^Tuesday/ })).toBeFocused();
  await expect(second.getByRole("group", { name: "The week" }).getByRole("button", { name: /^Monday/ })).toContainText(
    "Rest Day",
  );
  await second.close();

  // One set more.
  const tuesday = week.getByRole("list", { name: "Exercises of Tuesday" });
  const first = tuesday.getByRole("button").first();
  const name = (await first.innerText()).split("\n")[0] ?? "";
  const sets = Number(/(\d+) sets/.exec(await first.innerText())?.[1]);
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  await pressIn(sheet, "Add a set");
  await expect(sheet.getByText(new RegExp(`^${sets + 1}\\s*sets`))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(first).toBeFocused();
  await expect(first).toContainText(`${sets + 1} sets`);

  // An equal one instead.
  await page.keyboard.press("Enter");
  await pressIn(sheet, /^Swap /);
  await expect(sheet).toHaveCount(0);
  await expect(first).not.toContainText(name);

  // One more exercise.
  const before = await tuesday.getByRole("listitem").count();
  await week.getByRole("button", { name: "Add an exercise to Tuesday" }).focus();
  await page.keyboard.press("Enter");
  const choices = sheet.getByRole("listitem").getByRole("button", { disabled: false });
  await expect(choices.first()).toBeVisible();
  await expectFocusIn(sheet);
  await choices.first().press("Enter");
  const undo = await heldUndo(page, / added/);
  await expect(tuesday.getByRole("listitem")).toHaveCount(before + 1);
  await undo.click();
  await expect(tuesday.getByRole("listitem")).toHaveCount(before);
});

test("the library keeps its search, filters and place through an exercise and back @full", async ({ page, server }) => {
  await preparePlan(server.url);
  await signInByApi(page, ALEX);
  await page.goto("/exercises?q=squat");
  const search = page.getByRole("textbox", { name: /^Search/ });
  await expect(search).toHaveValue("squat");
  const tiles = page.getByRole("list", { name: "Exercises" }).getByRole("link");
  await expect(tiles.first()).toHaveText(/squat/i);
  // The list of what was searched before, or of half a word, would do as well until the answer is there.
  const answered = page.waitForResponse((response) => new URL(response.url()).searchParams.get("query") === "press");
  await search.fill("press");
  await expect(page).toHaveURL(/q=press/);
  const { items } = (await (await answered).json()) as { items: unknown[] };
  const count = items.length;
  await expect(tiles).toHaveCount(count);
  await expect(tiles.first()).toHaveText(/press/i);
  await tiles.nth(8).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  const name = await tiles.nth(8).innerText();
  await tiles.nth(8).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue("press");
  await expect(tiles).toHaveCount(count);
  await expect(async () => expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(200)).toPass();
  await search.fill("no such movement");
  await expect(tiles).toHaveCount(0);
  await expect(
    page
      .getByRole("main")
      .getByRole("button", { name: /clear|reset|all/i })
      .first(),
  ).toBeVisible();

  // What was completed is in the progress, in words and numbers too.
  await page.goto("/progress");
  await expect(page.getByRole("heading", { level: 1, name: "Progress" })).toBeVisible();
  await expect(page.getByRole("table").first()).toBeAttached();
});
