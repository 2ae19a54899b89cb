import { act, leave, newMember, postOf, unique } from "./member-steps.ts";
import { expect, test } from "./fixtures.ts";
import { FIRST_STEPS } from "./pages.ts";
import type { Page } from "@playwright/test";

// The parts of a page that are loaded when they're first needed come from the worker's cache.
test.use({ serviceWorkers: "allow" });

async function write(page: Page, content: string): Promise<void> {
  const form = page.getByRole("form", { name: "Write a post" });
  await form.getByRole("textbox", { name: "Your post" }).fill(content);
  await form.getByRole("button", { name: "Post", exact: true }).click();
  await expect(form.getByRole("textbox", { name: "Your post" })).toHaveValue("");
}

const unsent = (page: Page, content: string) => page.getByRole("article", { name: "Unsent post" }).filter({ hasText: content });

test("a post that isn't sent yet is edited, withdrawn and brought back, in two tabs, and is there once when the network is", async ({
  browser,
  server,
}) => {
  const ana = await newMember(browser, server.url, "Ana Away");
  const first = ana.page;
  await first.goto("/community");
  await first.evaluate(async () => void (await navigator.serviceWorker.ready));
  const second = await ana.context.newPage();
  for (const page of [first, second]) {
    await page.goto("/community");
    await expect(page.getByRole("article").first()).toBeVisible();
  }
  await ana.context.setOffline(true);
  const kept = unique("Ten minutes of rope before the rain");
  const dropped = unique("Second thoughts about this one");
  await write(first, kept);
  await write(first, dropped);
  await expect(unsent(first, kept).getByText("Not sent yet")).toBeVisible();

  // The other tab edits the one; the first tab has the new words, and only them.
  const edited = unique("Twelve minutes of rope before the rain");
  await unsent(second, kept).getByRole("button", { name: "Edit" }).click();
  const editor = second.getByRole("form", { name: "Edit post" });
  await editor.getByRole("textbox", { name: "Your post" }).fill("Never mind");
  await second.keyboard.press("Escape");
  await expect(editor).toHaveCount(0);
  await expect(unsent(second, kept)).toBeVisible();
  await unsent(second, kept).getByRole("button", { name: "Edit" }).click();
  await editor.getByRole("textbox", { name: "Your post" }).fill(edited);
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  await expect(unsent(first, edited)).toBeVisible();
  await expect(unsent(first, kept)).toHaveCount(0);

  // The other is discarded, brought back, and discarded again.
  for (const isLast of [false, true]) {
    await unsent(first, dropped).getByRole("button", { name: "Discard" }).click();
    await expect(unsent(first, dropped)).toHaveCount(0);
    await expect(unsent(second, dropped)).toHaveCount(0);
    if (isLast) break;
    await first.getByRole("button", { name: "Undo" }).click();
    await expect(unsent(second, dropped)).toBeVisible();
  }

  await ana.context.setOffline(false);
  for (const page of [first, second]) {
    await expect(page.getByRole("article", { name: "Unsent post" })).toHaveCount(0);
    await expect(postOf(page, edited)).toHaveCount(1);
  }
  const posted = async (): Promise<string[]> => {
    const answer = await first.request.get(`/api/profiles/${ana.username}/posts`);
    return ((await answer.json()) as { items: { content: string }[] }).items.map(({ content }) => content);
  };
  expect(await posted()).toEqual([edited]);
  await leave(ana);
});

test("a post that the server refuses keeps its words and says why; it's sent again once nothing is in its way @full", async ({
  browser,
  server,
}) => {
  const ben = await newMember(browser, server.url, "Ben Barred");
  const { page } = ben;
  const membership = `/api/groups/${FIRST_STEPS}/membership`;
  await act(ben, "PUT", membership);
  await page.goto(`/groups/${FIRST_STEPS}`);
  await expect(page.getByRole("form", { name: "Write a post" })).toBeVisible();
  const content = unique("Who walks on Sunday?");
  await ben.context.setOffline(true);
  await write(page, content);
  await expect(unsent(page, content).getByText("Not sent yet")).toBeVisible();
  await act(ben, "DELETE", membership);
  await ben.context.setOffline(false);
  await expect(unsent(page, content).getByText("Not posted")).toBeVisible();
  await expect(unsent(page, content).getByText("Join the group to post in it.")).toBeVisible();
  await page.reload();
  await act(ben, "PUT", membership);
  await unsent(page, content).getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("article", { name: "Unsent post" })).toHaveCount(0);
  await expect(postOf(page, content)).toHaveCount(1);
  await leave(ben);
});
