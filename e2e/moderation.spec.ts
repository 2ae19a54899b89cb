import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { MODERATOR, registerByApi, signInByApi } from "./people.ts";

/** A member in their own browser. */
async function arrive(browser: Browser, url: string, email: string | null, name = "Newcomer"): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  if (email === null) await registerByApi(page, name);
  else await signInByApi(page, email);
  await page.goto("/community");
  return page;
}

test("a post is reported, looked at, hidden with a warning, and restored from the log", async ({ browser, server }) => {
  const author = await arrive(browser, server.url, null, "Wanda Writer");
  const content = `A text for the moderators ${crypto.randomUUID().slice(0, 8)}`;
  const made = await author.request.post("/api/posts", { headers: { origin: server.url }, data: { content } });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };

  const reader = await arrive(browser, server.url, null, "Rita Reader");
  await reader.goto(`/posts/${id}`);
  await reader.getByRole("button", { name: /^Options for / }).click();
  await reader.getByRole("menuitem", { name: "Report post" }).click();
  const report = reader.getByRole("dialog", { name: "Report this post" });
  await expect(report.getByText("We review reports within 24 to 48 hours.")).toBeVisible();
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(report.getByRole("alert")).toHaveText("Please choose what's wrong.");
  await report.getByRole("radio", { name: "Spam or advertising" }).check();
  await report.getByLabel("Anything else we should know").fill("Third time today.");
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(reader.getByRole("dialog", { name: "Thanks for letting us know" })).toBeVisible();
  // The page is for moderators: to others it doesn't exist.
  await reader.goto("/moderation");
  await expect(reader.getByRole("heading", { name: "Page not found." })).toBeVisible();

  const moderator = await arrive(browser, server.url, MODERATOR);
  await moderator.getByRole("button", { name: /^Account:/ }).click();
  await moderator.getByRole("link", { name: "Moderation" }).click();
  const waiting = moderator.getByRole("article").filter({ hasText: content });
  await expect(waiting.getByText("Third time today.")).toBeVisible();
  await waiting.getByRole("button", { name: /^Warn/ }).click();
  const ask = moderator.getByRole("alertdialog");
  await ask.getByRole("button", { name: "Warn" }).click();
  await expect(ask.getByText("Please give a reason. It's the only explanation they'll get.")).toBeVisible();
  await ask.getByLabel("Message to the member").fill("No selling here, please.");
  await ask.getByLabel("Hide the post too").check();
  await ask.getByRole("button", { name: "Warn" }).click();
  // Behind an open dialog nothing has a role: it closes when the answer is there.
  await expect(ask).toHaveCount(0);
  await expect(waiting).toHaveCount(0);
  expect((await reader.request.get(`/api/posts/${id}`)).status()).toBe(404);
  // The author gets the moderator's message.
  await expect(async () => {
    const notices = await (await author.request.get("/api/notifications")).text();
    expect(notices).toContain("No selling here, please.");
  }).toPass();

  await moderator.getByRole("tab", { name: "Log" }).click();
  await moderator.getByRole("button", { name: "Restore" }).first().click();
  await ask.getByRole("button", { name: "Restore" }).click();
  await expect(moderator.getByText("The post is back")).toBeVisible();
  expect((await reader.request.get(`/api/posts/${id}`)).status()).toBe(200);
  for (const page of [author, reader, moderator]) await page.context().close();
});
