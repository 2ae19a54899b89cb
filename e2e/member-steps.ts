import { expect } from "@playwright/test";
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { registerByApi } from "./people.ts";
import type { NewMember } from "./people.ts";

/** A new member with their own browser. */
export interface Member extends NewMember {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Of the process that they are at. */
  readonly url: string;
}

/** Makes a member, signed in in their own browser. */
export async function newMember(browser: Browser, url: string, fullName: string): Promise<Member> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  return { page, context, url, ...(await registerByApi(page, fullName)) };
}

/** Closes the browsers of people. */
export async function leave(...people: readonly Pick<Member, "context">[]): Promise<void> {
  for (const { context } of people) await context.close();
}

/** An act of someone that the journey isn't about, through the API; answers what came back. */
export async function act(
  { page, url }: Pick<Member, "page" | "url">,
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  data: object = {},
): Promise<unknown> {
  const answer = await page.request.fetch(path, { method, headers: { origin: url }, data });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Words that stand nowhere else. */
export const unique = (words: string): string => `${words} ${crypto.randomUUID().slice(0, 8)}`;

/** The card of a post, by what it says. */
export const postOf = (page: Page, content: string): Locator => page.getByRole("article").filter({ hasText: content });

/** Opens the menu of a post and presses a line of it. */
export async function chooseInMenu(post: Locator, item: string | RegExp): Promise<void> {
  await post.getByRole("button", { name: /^Options for / }).click();
  await post.page().getByRole("menuitem", { name: item }).click();
}

/** Writes what is in the composer and posts it; waits until it's on top of the list. */
export async function publish(page: Page, content: string): Promise<Locator> {
  const form = page.getByRole("form", { name: "Write a post" });
  await form.getByRole("textbox", { name: "Your post" }).fill(content);
  await form.getByRole("button", { name: "Post", exact: true }).click();
  await expect(form.getByRole("textbox", { name: "Your post" })).toHaveValue("");
  await expect(page.getByRole("article").first()).toContainText(content);
  return postOf(page, content);
}

/** The bell's button. */
export const bell = (page: Page): Locator => page.getByRole("button", { name: /^Notifications(,|$)/ });

/** Opens the bell, unless it's open; answers what is below it. */
export async function openBell(page: Page): Promise<Locator> {
  if ((await bell(page).getAttribute("aria-expanded")) !== "true") await bell(page).click();
  await expect(bell(page)).toHaveAttribute("aria-expanded", "true");
  return page.getByRole("region", { name: "Notifications" });
}

/** Closes the bell, unless it's closed. */
export async function closeBell(page: Page): Promise<void> {
  if ((await bell(page).getAttribute("aria-expanded")) === "true") await page.keyboard.press("Escape");
  await expect(bell(page)).toHaveAttribute("aria-expanded", "false");
}

/** A notice in the open bell, by its words. */
export const noticeOf = (opened: Locator, words: string | RegExp): Locator =>
  opened.getByRole("listitem").filter({ hasText: words });

/** Waits in the open bell for a notice, and presses it. */
export async function followNotice(page: Page, words: string | RegExp): Promise<void> {
  const notice = noticeOf(await openBell(page), words);
  await expect(notice).toBeVisible();
  await notice.getByRole("link").click();
}

/** Reads everything in the bell and closes it: what comes next is new. Waits until a notice is there that is to be among it. */
export async function readAll(page: Page, words: string | RegExp): Promise<void> {
  const opened = await openBell(page);
  await expect(noticeOf(opened, words).first()).toBeVisible();
  await opened.getByRole("button", { name: "Mark all as read" }).click();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await closeBell(page);
}

/** A photo as a phone stores it: lying on its side, with where it was taken. Its left half is red, its right half blue. */
export async function photoWithPlace(): Promise<Buffer> {
  const half = (background: string) => ({ create: { width: 400, height: 600, channels: 3 as const, background } });
  const blue = await sharp(half("#0000c0")).png().toBuffer();
  return sharp({ create: { width: 800, height: 600, channels: 3, background: "#c00000" } })
    .composite([{ input: blue, left: 400, top: 0 }])
    .jpeg({ quality: 90 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: "Pocket" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "52/1 31/1 12/1", GPSLongitudeRef: "E", GPSLongitude: "13/1 24/1 18/1" },
    })
    .toBuffer();
}
