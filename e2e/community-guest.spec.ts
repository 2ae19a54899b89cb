import type { Page } from "@playwright/test";
import { act, leave, newMember, publish, unique, postOf } from "./member-steps.ts";
import { expect, test } from "./fixtures.ts";
import { lookAround, signIn } from "./people.ts";

/** The sign-in page, with the way back to an address. */
async function expectSignIn(page: Page, back: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === "/login" && url.searchParams.get("redirect") === back);
}

test("a guest reads feed, post and group; like, comment, follow, join and create lead to sign-in and back to where they were", async ({
  page,
  browser,
  server,
}) => {
  const ana = await newMember(browser, server.url, "Ana Open");
  const ben = await newMember(browser, server.url, "Ben Joining");
  await ana.page.goto("/community");
  const content = unique("Everybody may read this");
  await ana.page.getByRole("form", { name: "Write a post" }).getByLabel("Post type").selectOption("motivation");
  const id = (await (await publish(ana.page, content)).getAttribute("data-post")) ?? "";
  const name = unique("Early risers");
  const group = (await act(ana, "POST", "/api/groups", {
    id: crypto.randomUUID(),
    name,
    description: "Before the sun.",
    icon: "🏃",
    isPrivate: false,
  })) as { id: string };

  // Who comes from nowhere signs in, or looks around first.
  await page.goto("/community?type=motivation");
  await expectSignIn(page, "/community?type=motivation");
  await page.getByRole("button", { name: "Look around first" }).click();
  await expect(page).toHaveURL(/\/community\?type=motivation$/);
  const post = postOf(page, content);
  await expect(post).toBeVisible();
  await expect(page.getByRole("form", { name: "Write a post" })).toHaveCount(0);
  await expect(page.getByText("Sign in to post, like and comment.")).toBeVisible();
  await post.getByRole("button", { name: /^Comments/ }).click();
  await expect(post.getByText("No comments yet. Be the first to comment!")).toBeVisible();
  await post.getByRole("link", { name: "Sign in to comment" }).click();
  await expectSignIn(page, "/community?type=motivation");
  await page.goBack();
  // A second tab of the same browser looks around, too.
  const second = await page.context().newPage();
  await second.goto("/community");
  await expect(second.getByText("Sign in to post, like and comment.")).toBeVisible();
  await second.close();
  await post.getByRole("button", { name: /^Like/ }).click();
  await expectSignIn(page, "/community?type=motivation");

  // Nothing was liked yet: that's the person's own press, and the filter hasn't changed.
  await signIn(page, ben.email);
  await expect(page).toHaveURL(/\/community\?type=motivation$/);
  await expect(page.getByRole("button", { name: "Motivation", exact: true })).toHaveAttribute("aria-pressed", "true");
  const like = post.getByRole("button", { name: /^Like/ });
  await expect(like).toHaveAttribute("aria-pressed", "false");
  await like.click();
  await expect(like).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("form", { name: "Write a post" })).toBeVisible();

  // Another guest: a post by its address, a group with its posts, a member; every act leads to sign-in with its own way back.
  const guest = await (await browser.newContext({ baseURL: server.url })).newPage();
  await lookAround(guest);
  await guest.goto(`/posts/${id}`);
  await guest.getByRole("button", { name: /^Like/ }).click();
  await expectSignIn(guest, `/posts/${id}`);
  await guest.goto(`/members/${ana.username}`);
  await expect(guest.getByRole("link", { name: "Sign in to follow" })).toBeVisible();
  await guest.goto(`/groups?q=${encodeURIComponent(name)}`);
  await guest
    .getByRole("article", { name })
    .getByRole("button", { name: `Join Group: ${name}` })
    .click();
  await expectSignIn(guest, `/groups/${group.id}`);
  await guest.goto(`/groups/${group.id}/settings`);
  await expect(guest).toHaveURL(/\/groups$/);
  await guest.goto(`/groups/${group.id}?tab=members`);
  await expect(guest.getByRole("heading", { name: "Group Members" })).toBeVisible();
  await expect(guest.getByRole("link", { name: ana.username }).first()).toBeVisible();
  await guest.getByRole("button", { name: `Join Group: ${name}` }).click();
  await expectSignIn(guest, `/groups/${group.id}`);
  await signIn(guest, ben.email);
  await expect(guest).toHaveURL(new RegExp(`/groups/${group.id}$`));
  await guest.getByRole("button", { name: `Join Group: ${name}` }).click();
  await expect(guest.getByRole("button", { name: `Leave Group: ${name}` })).toBeVisible();

  // Create leads back into the open form.
  const founder = await (await browser.newContext({ baseURL: server.url })).newPage();
  await lookAround(founder);
  await founder.goto("/groups");
  await founder.getByRole("button", { name: "Create Group" }).click();
  await expectSignIn(founder, "/groups?create=1");
  await signIn(founder, ben.email);
  await expect(founder.getByRole("dialog", { name: "Create Group" }).getByLabel("Group name")).toBeVisible();

  // A bell with examples that were never sent.
  const bystander = await (await browser.newContext({ baseURL: server.url })).newPage();
  await lookAround(bystander);
  await bystander.goto("/community-hub");
  await expect(bystander.getByRole("region", { name: "Your AI coach" })).toContainText("Coming soon");
  await bystander.getByRole("button", { name: "Notifications, 3 unread" }).click();
  await expect(bystander.getByText("Example: new posts from groups you join.")).toBeVisible();
  await leave(ana, ben);
  for (const other of [guest, founder, bystander]) await other.context().close();
});
