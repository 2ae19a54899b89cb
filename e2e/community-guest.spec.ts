import { leave, newMember, publish, unique, postOf } from "./member-steps.ts";
import { expect, test } from "./fixtures.ts";
import { expectSignIn, lookAround, signIn } from "./people.ts";

test("a guest reads the feed; like and comment lead to sign-in and back to where they were, and the bell shows examples", async ({
  page,
  browser,
  server,
}) => {
  const ana = await newMember(browser, server.url, "Ana Open");
  const ben = await newMember(browser, server.url, "Ben Joining");
  await ana.page.goto("/community");
  const content = unique("Everybody may read this");
  await ana.page.getByRole("form", { name: "Write a post" }).getByLabel("Post type").selectOption("motivation");
  await publish(ana.page, content);

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

  // A bell with examples that were never sent.
  const bystander = await (await browser.newContext({ baseURL: server.url })).newPage();
  await lookAround(bystander);
  await bystander.goto("/community-hub");
  await expect(
    bystander.getByRole("region", { name: "Your AI coach" }).getByRole("button", { name: "Ask the coach" }),
  ).toBeVisible();
  await bystander.getByRole("button", { name: "Notifications, 3 unread" }).click();
  await expect(bystander.getByText("Example: new posts from groups you join.")).toBeVisible();
  await leave(ana, ben);
  await bystander.context().close();
});
