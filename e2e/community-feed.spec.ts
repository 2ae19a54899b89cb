import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  act,
  bell,
  chooseInMenu,
  closeBell,
  followNotice,
  leave,
  newMember,
  noticeOf,
  openBell,
  photoWithPlace,
  postOf,
  publish,
  readAll,
  unique,
} from "./member-steps.ts";
import { expect, test } from "./fixtures.ts";
import { heldUndo } from "./overlays.ts";
import { settled } from "./settled.ts";

/** Where the post that is being read is on the screen. */
const placeOf = (page: Page, id: string): Promise<number> =>
  page.locator(`[data-post="${id}"]`).evaluate((card) => Math.round(card.getBoundingClientRect().top));

/** The post that is in the middle of the screen. */
const readNow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>("[data-post]")];
    return cards.find((card) => card.getBoundingClientRect().bottom > window.innerHeight / 2)?.dataset["post"] ?? "";
  });

test("a post with a picture is seen live, liked and answered; the bell shows it at once and opens it; it's edited, deleted and restored", async ({
  browser,
  server,
}) => {
  const ana = await newMember(browser, server.url, "Ana Author");
  const ben = await newMember(browser, server.url, "Ben Beholder");
  await ben.page.goto("/community");
  await expect(ben.page.getByRole("article").nth(5)).toBeVisible();
  await ben.page.getByRole("article").nth(4).scrollIntoViewIfNeeded();
  await settled(ben.page);
  const reading = await readNow(ben.page);
  const place = await placeOf(ben.page, reading);

  // Ana posts a photo that knows where it was taken, once she took a first choice back.
  await ana.page.goto("/community");
  const composer = ana.page.getByRole("form", { name: "Write a post" });
  const file = composer.locator("input[type=file]");
  const content = unique("Legs done before breakfast");
  const photo = await photoWithPlace();
  expect((await sharp(photo).metadata()).exif?.toString("latin1")).toContain("Pocket");
  await composer.getByRole("textbox", { name: "Your post" }).fill(content);
  await composer.getByLabel("Post type").selectOption("workout");
  await file.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("no picture") });
  await expect(composer.getByRole("alert")).toHaveText("Only JPEG, PNG, GIF and WEBP images are supported");
  await file.setInputFiles({ name: "legs.jpg", mimeType: "image/jpeg", buffer: photo });
  await composer.getByRole("button", { name: "Remove picture" }).click();
  await expect(composer.getByRole("button", { name: "Remove picture" })).toHaveCount(0);
  await file.setInputFiles({ name: "legs.jpg", mimeType: "image/jpeg", buffer: photo });
  await composer.getByLabel("Describe the picture").fill("A red and a blue field");
  const mine = await publish(ana.page, content);
  await expect(mine.getByText("Workout", { exact: true })).toBeVisible();
  await expect(composer.getByRole("button", { name: "Post", exact: true })).toBeDisabled();

  // Ben is notified, and what he's reading stays in place until he wants to see it.
  const news = ben.page.getByRole("button", { name: "1 new post", exact: true });
  await expect(news).toBeVisible();
  expect(await placeOf(ben.page, reading)).toBe(place);
  await expect(postOf(ben.page, content)).toHaveCount(0);
  await news.click();
  const seen = postOf(ben.page, content);
  await expect(seen).toBeFocused();
  await expect(seen).toBeInViewport();
  await expect(ben.page.getByRole("article").first()).toContainText(content);
  await expect(news).toHaveCount(0);

  // What he is served is upright and knows nothing of the place anymore, in every size.
  const picture = seen.getByRole("button", { name: "A red and a blue field. Enlarge" });
  await expect(async () => {
    expect(
      await picture.locator("img").evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
    ).toBeGreaterThan(0);
  }).toPass();
  const address = (await picture.locator("img").getAttribute("src")) ?? "";
  for (const [path, width, height] of [
    [address, 600, 800],
    [`${address}?w=480`, 360, 480],
  ] as const) {
    const served = await ben.page.request.get(path);
    expect(served.headers()["x-content-type-options"]).toBe("nosniff");
    const body = await served.body();
    const metadata = await sharp(body).metadata();
    expect([metadata.width, metadata.height]).toEqual([width, height]);
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
    expect(body.includes("Pocket") || body.includes("Exif")).toBe(false);
  }
  await picture.click();
  await expect(ben.page.getByRole("dialog").getByRole("img", { name: "A red and a blue field" })).toBeVisible();
  await ben.page.keyboard.press("Escape");
  await expect(ben.page.getByRole("dialog")).toHaveCount(0);

  // He likes and answers; Ana's bell has it while she looks at something else.
  await ana.page.goto("/exercises");
  await readAll(ana.page, "Your post was published!");
  await seen.getByRole("button", { name: /^Like/ }).click();
  await expect(seen.getByRole("button", { name: /^Like/ })).toHaveAttribute("aria-pressed", "true");
  const answer = unique("Which weights?");
  await seen.getByRole("button", { name: /^Comments/ }).click();
  await expect(seen.getByText("No comments yet. Be the first to comment!")).toBeVisible();
  await seen.getByRole("textbox", { name: "Your comment" }).fill(answer);
  await seen.getByRole("button", { name: "Send", exact: true }).click();
  await expect(seen.getByRole("listitem").filter({ hasText: answer })).toBeVisible();
  await expect(bell(ana.page)).toHaveAccessibleName("Notifications, 2 unread");
  const opened = await openBell(ana.page);
  await expect(opened.getByRole("listitem").first()).toContainText(`${ben.username} commented on your post`);
  await expect(noticeOf(opened, `${ben.username} liked your post`)).toContainText("Unread");

  // Another like joins the first in one notice, at the top again.
  const cleo = await newMember(browser, server.url, "Cleo Cheering");
  await cleo.page.goto("/community");
  await postOf(cleo.page, content).getByRole("button", { name: /^Like/ }).click();
  await expect(opened.getByRole("listitem").first()).toContainText(`${cleo.username} and 1 other liked your post`);
  await expect(noticeOf(opened, "liked your post")).toHaveCount(1);
  await expect(bell(ana.page)).toHaveAccessibleName("Notifications, 2 unread");
  await followNotice(ana.page, `${ben.username} commented on your post`);
  await expect(ana.page).toHaveURL(/\/posts\/[0-9a-f-]{36}$/);
  const own = postOf(ana.page, content);
  await expect(own.getByText(answer)).toBeVisible();
  await expect(own.getByRole("button", { name: "Like 2" })).toBeVisible();
  await expect(bell(ana.page)).toHaveAccessibleName("Notifications, 1 unread");

  // Ben takes his like back: the notification names one again.
  await seen.getByRole("button", { name: /^Like/ }).click();
  await expect(noticeOf(await openBell(ana.page), `${cleo.username} liked your post`)).toBeVisible();
  await closeBell(ana.page);

  // She edits: both see it, marked. She deletes: it is gone for him too, and comes back when she thinks better of it.
  const edited = unique("Legs and arms done before breakfast");
  await chooseInMenu(own, "Edit post");
  const editor = ana.page.getByRole("form", { name: "Edit post" });
  await editor.getByRole("textbox", { name: "Your post" }).fill(edited);
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  await expect(postOf(ana.page, edited).getByText("edited")).toBeVisible();
  await expect(postOf(ben.page, edited).getByText("edited")).toBeVisible();
  await ana.page.getByRole("link", { name: "Activity Feed" }).first().click();
  await expect(ana.page).toHaveURL(/\/community$/);
  await expect(postOf(ana.page, edited)).toBeVisible();
  await chooseInMenu(postOf(ana.page, edited), "Delete post");
  const undo = await heldUndo(ana.page, "Post deleted");
  await expect(postOf(ben.page, edited)).toHaveCount(0);
  await undo.click();
  await expect(postOf(ana.page, edited)).toBeVisible();
  const back = postOf(ben.page, edited);
  await expect(back.getByRole("button", { name: "Comments 1" })).toBeVisible();
  await expect(back.getByRole("button", { name: "Like 1" })).toHaveAttribute("aria-pressed", "false");

  // Deleted for good, it leads nowhere: not by its address, nor from the bell.
  const id = (await back.getAttribute("data-post")) ?? "";
  await act(ana, "DELETE", `/api/posts/${id}`);
  await ben.page.goto(`/posts/${id}`);
  await expect(ben.page.getByRole("heading", { level: 1, name: "This post isn't available." })).toBeVisible();
  await expect(noticeOf(await openBell(ana.page), /liked your post|commented on your post/)).toHaveCount(0);
  await leave(ana, ben, cleo);
});
