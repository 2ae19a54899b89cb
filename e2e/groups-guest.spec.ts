import { act, leave, newMember, unique } from "./member-steps.ts";
import { expect, test } from "./fixtures.ts";
import { expectSignIn, lookAround, signIn } from "./people.ts";

test("a guest reads a post, a member and a group by their addresses; like, follow, join and create lead to sign-in and back @full", async ({
  browser,
  server,
}) => {
  const ana = await newMember(browser, server.url, "Ana Open");
  const ben = await newMember(browser, server.url, "Ben Joining");
  const { id } = (await act(ana, "POST", "/api/posts", { content: unique("Everybody may read this") })) as { id: string };
  const name = unique("Early risers");
  const group = (await act(ana, "POST", "/api/groups", {
    id: crypto.randomUUID(),
    name,
    description: "Before the sun.",
    icon: "🏃",
    isPrivate: false,
  })) as { id: string };

  // Every act leads to sign-in with its own way back.
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
  await leave(ana, ben);
  for (const other of [guest, founder]) await other.context().close();
});
