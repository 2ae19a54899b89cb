import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { openTrainingDay, send } from "./people.ts";
import type { TrainingChoices } from "@lockstep/contract/training.ts";
import { weekdayIndex, type CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import { dayInZone } from "./zone.ts";
import { readPrintedPages, withoutSpace } from "./printed-pages.ts";

/** One exercise as its row says it: "Goblet Squat", "3 sets of 8-12". */
export interface SeenExercise {
  readonly name: string;
  readonly sets: number;
  readonly reps: string;
}

/** A training day as the plan page shows it. */
export interface SeenDay {
  readonly day: string;
  readonly focus: string;
  readonly exercises: readonly SeenExercise[];
}

/** What a plan is made from when a test doesn't care: training every day, at home. */
const USUAL: TrainingChoices = {
  muscleGroups: ["Chest", "Legs"],
  durationMinutes: 30,
  daysPerWeek: 7,
  skillLevel: "beginner",
  location: "home",
  seed: 3,
};

/** Makes a week for whoever is signed in on the page, and opens its first training day. */
export async function givePlan(page: Page, choices: Partial<TrainingChoices> = {}): Promise<void> {
  await send(page, "POST", "/api/training/plans", { ...USUAL, ...choices });
  await page.goto("/workout-plan");
  await openTrainingDay(page);
}

/** Brings a plan's first day to today: the last of seven is easy and has no weights. Null on Mondays. */
export function moveToToday({ version }: { readonly version: number }): object | null {
  const to = WEEKDAYS[weekdayIndex(dayInZone(new Date()) as CalendarDay)];
  return to === "Monday" ? null : { version, edit: { type: "move-day", from: "Monday", to } };
}

/** Makes a week of lifts that are each done alone, and opens today's. */
export async function giveLifts(page: Page, choices: Partial<TrainingChoices> = {}): Promise<void> {
  await givePlan(page, { location: "gym", muscleGroups: ["Chest", "Back", "Legs"], durationMinutes: 45, ...choices });
  const plan = (await (await page.request.get("/api/training/plans/current")).json()) as { id: string; version: number };
  const change = moveToToday(plan);
  if (change !== null) await send(page, "POST", `/api/training/plans/${plan.id}/edits`, change);
  await page.goto("/workout-plan");
  await expect(page.getByRole("button", { name: "Start workout" })).toBeVisible();
}

/** Chooses something in the plan's menu. */
export async function choosePlanAct(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Manage plan" }).click();
  await page.getByRole("menuitem", { name, exact: true }).click();
}

const DOSE = /(\d+) sets of (.+)/;

const panel = (page: Page): Locator => page.getByRole("tabpanel");

/** The rows of the shown day's exercises. */
const rows = (page: Page): Locator => panel(page).getByRole("button", { name: DOSE });

/** The row of one exercise. */
const rowOf = (page: Page, name: string): Locator => rows(page).filter({ has: page.getByText(name, { exact: true }) });

async function readExercise(row: Locator): Promise<SeenExercise> {
  const text = await row.innerText();
  const [, sets, reps] = DOSE.exec(text) ?? [];
  return { name: text.split("\n")[0] ?? "", sets: Number(sets), reps: (reps ?? "").trim() };
}

/** Reads every training day of the week from its tab, and comes back to the first. */
export async function readWeek(page: Page): Promise<SeenDay[]> {
  const tabs = page.getByRole("tab").and(page.locator(":not([aria-label*='rest day'])"));
  await expect(tabs.first()).toBeVisible();
  const week: SeenDay[] = [];
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    const [day = "", focus = ""] = ((await panel(page).getAttribute("aria-label")) ?? "").split(", ");
    const exercises: SeenExercise[] = [];
    for (const row of await rows(page).all()) exercises.push(await readExercise(row));
    week.push({ day, focus, exercises });
  }
  await tabs.first().click();
  return week;
}

/** Opens an exercise of the shown day, unless it's open. */
export async function openExercise(page: Page, name: string): Promise<void> {
  const row = rowOf(page, name);
  if ((await row.getAttribute("aria-expanded")) !== "true") await row.click();
  await expect(row).toHaveAttribute("aria-expanded", "true");
}

/** Closes an open exercise of the shown day. */
export async function closeExercise(page: Page, name: string): Promise<void> {
  await rowOf(page, name).click();
  await expect(rowOf(page, name)).toHaveAttribute("aria-expanded", "false");
}

/** Reads how the open exercise is done, plays its figure, sees it move in each view, and lets it rest. */
export async function playExercise(page: Page, name: string): Promise<void> {
  await expect(panel(page).getByText("How to do it")).toBeVisible();
  await page.getByRole("button", { name: `Play ${name}` }).click();
  await expect(page.getByRole("button", { name: `Pause ${name}` })).toBeVisible();
  for (const [view, from] of [
    [/^(?:Front|Behind)$/, "(?:the front|behind)"],
    [/^¾$/, "three quarters"],
    [/^Side$/, "the side"],
  ] as const) {
    // The label is pressed, as a thumb would: the radio itself is under it.
    await page
      .getByRole("group", { name: `View of ${name}` })
      .getByText(view)
      .click();
    const figure = page.getByRole("img", { name: new RegExp(`, shown from ${from}$`) }).and(page.getByRole("img", { name }));
    const frame = await figure.innerHTML();
    await expect(async () => expect(await figure.innerHTML()).not.toBe(frame)).toPass();
  }
  await page.getByRole("button", { name: `Pause ${name}` }).click();
  await expect(page.getByRole("button", { name: `Play ${name}` })).toBeVisible();
}

/** Saves the open exercise to the favourites. */
export async function favorExercise(page: Page, name: string): Promise<void> {
  const heart = page.getByRole("button", { name: `Save to favorites: ${name}` });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
}

/** What is written down of an exercise's first set; units as the page names them. */
export interface FirstSet {
  readonly weight: string;
  readonly units: "kg" | "lb";
}

/** Writes down the first set of the open exercise and marks it as completed. */
export async function completeExercise(page: Page, name: string, { weight, units }: FirstSet): Promise<void> {
  await page.getByLabel(`Weight of set 1 in ${units}`).fill(weight);
  await page.getByRole("checkbox", { name: "Set 1 done" }).check();
  await page.getByRole("button", { name: `Mark as completed: ${name}` }).click();
  await expect(page.getByRole("button", { name: `Completed: ${name}` })).toBeVisible();
}

/** Swaps an exercise of the shown day for an equal one; answers the name of what came, null where the equipment has no equal. */
export async function swapExercise(page: Page, name: string): Promise<string | null> {
  await openExercise(page, name);
  await expect(panel(page).getByText("How to do it")).toBeVisible();
  if ((await panel(page).getByText("Swap exercise").count()) === 0) {
    await closeExercise(page, name);
    return null;
  }
  await panel(page).getByText("Swap exercise").click();
  const swap = page.getByRole("button", { name: new RegExp(`^Swap ${name} for `) }).first();
  const came = ((await swap.getAttribute("aria-label")) ?? "").slice(`Swap ${name} for `.length);
  await swap.click();
  await expect(rowOf(page, came)).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(0);
  return came;
}

/** What someone did with the week, to be found again. */
export interface Done {
  readonly week: readonly SeenDay[];
  /** The exercise that was completed and saved to the favourites. */
  readonly completed: string;
  readonly firstSet: FirstSet;
  readonly swappedOut: string;
  readonly swappedIn: string;
}

/** Swaps the first of the exercises that has an equal. */
async function swapFirstOf(page: Page, exercises: readonly SeenExercise[]): Promise<Pick<Done, "swappedOut" | "swappedIn">> {
  for (const { name } of exercises) {
    const swappedIn = await swapExercise(page, name);
    if (swappedIn !== null) return { swappedOut: name, swappedIn };
  }
  throw new Error("No exercise of the day has an equal.");
}

/** The middle of both journeys: opens an exercise, plays it, completes it, saves it to the favourites, and swaps the next one that has an equal. */
export async function trainFirstDay(page: Page, firstSet: FirstSet): Promise<Done> {
  const made = await readWeek(page);
  const [first, ...others] = made[0]?.exercises ?? [];
  if (!first) throw new Error("The first training day has no exercises.");
  await openTrainingDay(page);
  await openExercise(page, first.name);
  await playExercise(page, first.name);
  await favorExercise(page, first.name);
  await completeExercise(page, first.name, firstSet);
  await closeExercise(page, first.name);
  const { swappedOut, swappedIn } = await swapFirstOf(page, others);
  const week = await readWeek(page);
  // Only the one exercise changed.
  const names = (days: readonly SeenDay[]) => days.map((day) => day.exercises.map((each) => each.name));
  const expected = names(made);
  expected[0]?.splice(expected[0].indexOf(swappedOut), 1, swappedIn);
  expect(names(week)).toEqual(expected);
  return { week, completed: first.name, firstSet, swappedOut, swappedIn };
}

/** The plan page shows the week with everything that was done to it: the swap, the completed set, the favourite. */
export async function expectEverything(page: Page, done: Done): Promise<void> {
  await page.goto("/workout-plan");
  // The page may still show what it knew before the newest answer.
  await expect(async () => expect(await readWeek(page)).toEqual(done.week)).toPass();
  await openTrainingDay(page);
  await expect(rowOf(page, done.swappedIn)).toBeVisible();
  await expect(rowOf(page, done.swappedOut)).toHaveCount(0);
  await openExercise(page, done.completed);
  await expect(page.getByRole("button", { name: `Completed: ${done.completed}` })).toBeVisible();
  await expect(page.getByLabel(`Weight of set 1 in ${done.firstSet.units}`)).toHaveValue(done.firstSet.weight);
  await expect(page.getByRole("checkbox", { name: "Set 1 done" })).toBeChecked();
  await expect(page.getByRole("button", { name: `Save to favorites: ${done.completed}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.goto("/exercises?saved=1");
  const saved = page.getByRole("list", { name: "Exercises" }).getByRole("link");
  await expect(saved).toHaveCount(1);
  await expect(saved).toContainText(done.completed);
}

/** Words of the page around the plan, long enough not to be in a plan by chance. */
async function wordsOfThePage(page: Page): Promise<string[]> {
  const around = page.locator("header, footer, nav, .tabbar, .banner").locator("a, button");
  const acts = page.locator("main a, main button").and(page.locator(":not([role=tab]):not([aria-expanded])"));
  const words = [...(await around.allInnerTexts()), ...(await acts.allInnerTexts())].map(withoutSpace);
  return [...new Set(words)].filter((word) => word.length >= 6);
}

/** The print button prints; on paper there's one page a training day, its exercises with sets, repetitions and rest, and nothing of the page around it. */
export async function expectPrinted(page: Page, week: readonly SeenDay[], planName: string): Promise<void> {
  const words = await wordsOfThePage(page);
  expect(words.length).toBeGreaterThan(3);
  const asked = page.evaluate(
    () => new Promise<boolean>((resolve) => window.addEventListener("beforeprint", () => resolve(true), { once: true })),
  );
  await choosePlanAct(page, "Print");
  expect(await asked).toBe(true);
  for (const format of ["A4", "Letter"]) {
    const sheets = readPrintedPages(await page.pdf({ format }));
    expect(sheets, `one page a training day on ${format}`).toHaveLength(week.length);
    for (const [index, day] of week.entries()) {
      const sheet = sheets[index] ?? { text: "", links: 0 };
      expect(sheet.links, "links on paper").toBe(0);
      // Top to bottom: whose plan, which day, and each exercise with its dose and rest.
      let at = 0;
      for (const line of [
        planName,
        `${day.day}: ${day.focus}`,
        "Warm-up:",
        ...day.exercises.flatMap((each) => [each.name, `${each.sets} × ${each.reps}`]),
        "Cool-down:",
      ]) {
        const found = sheet.text.indexOf(withoutSpace(line), at);
        expect(found, `"${line}" on the sheet of ${day.day}, ${format}:\n${sheet.text}`).toBeGreaterThanOrEqual(at);
        at = found + withoutSpace(line).length;
      }
      expect(sheet.text.match(/\d+×[\d-]/g)?.length ?? 0, "doses on the sheet").toBe(day.exercises.length);
      for (const word of words) expect(sheet.text).not.toContain(word);
    }
  }
  // Afterwards the page is the page again.
  await expect(page.getByRole("button", { name: "Manage plan" })).toBeVisible();
}
