import { act, chooseInMenu, leave, newMember, noticeOf, openBell, postOf, publish, readAll, unique } from "./member-steps.ts";
import { expect, test } from "./fixtures.ts";

test("a profile that's only for oneself shows nothing to others; a block is silence on both sides, until it is taken back", async ({
  browser,
  server,
}) => {
  const ana = await newMember(browser, server.url, "Ana Private");
  const ben = await newMember(browser, server.url, "Ben Bothersome");
  const cleo = await newMember(browser, server.url, "Cleo Calm");
  await act(ana, "PATCH", "/api/profile", { bio: "Only the mirror knows." });
  await ana.page.goto("/community");
  const hers = unique("From Ana to all");
  const postId = (await (await publish(ana.page, hers)).getAttribute("data-post")) ?? "";

  // Who sees what: the member first, then nobody but herself.
  await ben.page.goto(`/members/${ana.username}`);
  await expect(ben.page.getByText("Only the mirror knows.")).toBeVisible();
  await expect(postOf(ben.page, hers)).toBeVisible();
  await ana.page.goto("/profile");
  for (const label of ["Who sees your profile", "Who sees your activity"]) {
    await ana.page.getByLabel(label).selectOption("only_me");
    await expect(ana.page.getByLabel(label)).toHaveValue("only_me");
    await expect(ana.page.getByLabel(label)).toBeEnabled();
  }
  await ben.page.reload();
  await expect(ben.page.getByText(`${ana.username} keeps their profile and activity private.`)).toBeVisible();
  await expect(ben.page.getByText("Only the mirror knows.")).toHaveCount(0);
  await expect(ben.page.getByRole("tab")).toHaveCount(0);
  await ana.page.reload();
  await expect(ana.page.getByText("Only the mirror knows.")).toBeVisible();
  await expect(ana.page.getByLabel("Who sees your profile")).toHaveValue("only_me");

  // Ben writes; Ana blocks him from the menu of his post. It goes at once, and so does she for him.
  await ben.page.goto("/community");
  const his = unique("From Ben to all");
  const theirs = unique("And one more");
  await publish(ben.page, his);
  await publish(ben.page, theirs);
  await ana.page.goto("/community");
  await chooseInMenu(postOf(ana.page, his), `Block ${ben.username}`);
  const ask = ana.page.getByRole("alertdialog", { name: `Block ${ben.username}?` });
  await ask.getByRole("button", { name: "Block", exact: true }).click();
  await expect(ask).toHaveCount(0);
  await expect(postOf(ana.page, his)).toHaveCount(0);
  await expect(postOf(ana.page, theirs)).toHaveCount(0);
  await ana.page.reload();
  await expect(ana.page.getByRole("article").first()).toBeVisible();
  await expect(postOf(ana.page, his)).toHaveCount(0);
  await ben.page.goto(`/members/${ana.username}`);
  await expect(ben.page.getByRole("heading", { level: 1, name: "This profile isn't available." })).toBeVisible();
  await ben.page.goto(`/posts/${postId}`);
  await expect(ben.page.getByRole("heading", { level: 1, name: "This post isn't available." })).toBeVisible();

  // He mentions her, and can't like or follow her: she gets nothing, while Cleo's comment after that comes through.
  await readAll(ana.page, "Your post was published!");
  await act(ben, "POST", "/api/posts", { id: crypto.randomUUID(), content: `Hello @${ana.username}`, postType: "general" });
  const origin = { headers: { origin: server.url } };
  expect((await ben.page.request.put(`/api/posts/${postId}/like`, { ...origin, data: {} })).status()).toBe(404);
  expect((await ben.page.request.put(`/api/profiles/${ana.username}/follow`, { ...origin, data: {} })).status()).toBe(404);
  await cleo.page.goto(`/posts/${postId}`);
  await cleo.page.getByRole("textbox", { name: "Your comment" }).fill("I am glad to read you.");
  await cleo.page.getByRole("button", { name: "Send", exact: true }).click();
  const opened = await openBell(ana.page);
  await expect(noticeOf(opened, `${cleo.username} commented on your post`)).toBeVisible();
  await expect(noticeOf(opened, ben.username)).toHaveCount(0);
  await ana.page.keyboard.press("Escape");
  await expect(ana.page.getByRole("button", { name: "1 new post" })).toHaveCount(0);

  // Taken back, they read each other again.
  await ana.page.goto(`/members/${ben.username}`);
  await ana.page.getByRole("button", { name: "Unblock", exact: true }).click();
  await expect(postOf(ana.page, his)).toBeVisible();
  await ben.page.reload();
  await expect(postOf(ben.page, hers)).toBeVisible();
  await leave(ana, ben, cleo);
});
