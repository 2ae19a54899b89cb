import { act, followNotice, leave, newMember, noticeOf, openBell, closeBell, postOf, publish, unique } from "./member-steps.ts";
import { expect, test } from "./fixtures.ts";

test("a group is created, joined and posted in; roles change, the last admin can't leave, someone is removed, and the group is deleted", async ({
  browser,
  server,
}) => {
  const ana = await newMember(browser, server.url, "Ana Admin");
  const ben = await newMember(browser, server.url, "Ben Beginner");
  const name = unique("Stair climbers");

  // Founded in the dialog, which says what is missing.
  await ana.page.goto("/groups");
  await ana.page.getByRole("button", { name: "Create Group" }).click();
  const dialog = ana.page.getByRole("dialog", { name: "Create Group" });
  await expect(dialog.getByRole("radio")).toHaveCount(12);
  await dialog.getByRole("button", { name: "Create Group" }).click();
  await expect(dialog.getByText("Please give the group a name.")).toBeVisible();
  await expect(dialog.getByLabel("Group name")).toBeFocused();
  await dialog.getByLabel("Group name").fill(name);
  await dialog.getByLabel("Description").fill("Twelve floors, every Tuesday.");
  await dialog.getByRole("radio", { name: "Cyclist" }).check();
  await dialog.getByRole("button", { name: "Create Group" }).click();
  await expect(ana.page).toHaveURL(/\/groups\/[0-9a-f-]{36}$/);
  const path = new URL(ana.page.url()).pathname;
  await expect(ana.page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(ana.page.getByText("Be the first to share something with the group!")).toBeVisible();
  await expect(ana.page.getByText(/^1 member, 0 posts/)).toBeVisible();

  // Ben finds it by a word of its description in other letters, and joins; Ana sees him come.
  await ben.page.goto("/groups");
  await ben.page.getByRole("textbox", { name: "Search groups" }).fill(name.toUpperCase());
  const card = ben.page.getByRole("article", { name });
  await expect(ben.page.getByRole("article")).toHaveCount(1);
  await card.getByRole("button", { name: `Join Group: ${name}` }).click();
  await expect(card.getByText("2 members")).toBeVisible();
  await card.getByRole("link", { name }).click();
  await expect(ben.page).toHaveURL(new RegExp(`${path}$`));
  await expect(ana.page.getByText(/^2 members, 0 posts/)).toBeVisible();
  const says = unique("Ready for the tower");
  await publish(ben.page, says);

  // Posts in the group notify the other, and the notification opens them: Ben's for Ana, hers for Ben.
  await followNotice(ana.page, `${ben.username} posted in ${name}`);
  await expect(ana.page).toHaveURL(new RegExp(`${path}$`));
  const places = ben.page.getByRole("navigation", { name: "Main" });
  await places.getByRole("link", { name: "Progress" }).click();
  await expect(ben.page.getByRole("heading", { level: 1, name: "Progress" })).toBeVisible();
  const welcome = unique("Welcome to the stairs");
  // Let in by a press, or there with the page already.
  await ana.page.reload();
  await expect(postOf(ana.page, says)).toBeVisible();
  await publish(ana.page, welcome);
  await followNotice(ben.page, `${ana.username} posted in ${name}`);
  await expect(ben.page).toHaveURL(new RegExp(`${path}$`));
  // He was here a moment ago: what came since waits for his press.
  await ben.page.getByRole("button", { name: "1 new post", exact: true }).click();
  await expect(postOf(ben.page, welcome)).toBeVisible();

  // Ben becomes an admin and is notified; then he's no longer one.
  await ana.page.getByRole("link", { name: "Manage" }).click();
  await ana.page.getByRole("button", { name: `Make admin: ${ben.username}` }).click();
  await expect(ana.page.getByText(`${ben.username} is an admin now`)).toBeVisible();
  await expect(ben.page.getByRole("link", { name: "Manage" })).toBeVisible();
  await expect(noticeOf(await openBell(ben.page), `You're now an admin of ${name}`)).toBeVisible();
  await closeBell(ben.page);
  await ben.page.getByRole("link", { name: "Manage" }).click();
  await expect(ben.page.getByRole("heading", { name: "Member Management" })).toBeVisible();
  await ana.page.getByRole("button", { name: `Remove admin: ${ben.username}` }).click();
  await expect(ana.page.getByText(`${ben.username} is no longer an admin`)).toBeVisible();
  await expect(ben.page.getByRole("heading", { level: 1, name: "Access Denied" })).toBeVisible();
  await ben.page.getByRole("link", { name: "Back to the group" }).click();

  // The last admin sees why she can't leave, and where to appoint another.
  await ana.page.getByRole("link", { name }).click();
  await ana.page.getByRole("button", { name: `Leave Group: ${name}` }).click();
  const needed = ana.page.getByRole("dialog", { name: "The group needs an admin" });
  await expect(needed.getByText("You're the only admin. Make another member an admin first, then you can leave.")).toBeVisible();
  await needed.getByRole("link", { name: "Choose an admin" }).click();
  await expect(ana.page).toHaveURL(new RegExp(`${path}/settings#members$`));
  await expect(ana.page.getByRole("button", { name: `Make admin: ${ben.username}` })).toBeVisible();
  await expect(ana.page.getByRole("button", { name: new RegExp(`(Make|Remove) ?(admin)?: ${ana.username}`) })).toHaveCount(0);

  // Ben is removed, which he sees where he stands; what he wrote stays.
  await ana.page.getByRole("button", { name: `Remove ${ben.username}` }).click();
  await ana.page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(ana.page.getByText(`${ben.username} was removed`)).toBeVisible();
  await expect(ben.page.getByRole("button", { name: `Join Group: ${name}` })).toBeVisible();
  await expect(ben.page.getByRole("form", { name: "Write a post" })).toHaveCount(0);
  await expect(ben.page.getByText(/^1 member, 2 posts/)).toBeVisible();
  await expect(postOf(ben.page, says)).toBeVisible();

  // Deleted, after the warning, for everyone.
  await ana.page.getByRole("button", { name: "Delete Group" }).click();
  const warning = ana.page.getByRole("alertdialog", { name: `Delete ${name}?` });
  await expect(
    warning.getByText("This action cannot be undone, and all group posts will be permanently removed.", { exact: true }),
  ).toBeVisible();
  await warning.getByRole("button", { name: "Cancel" }).click();
  await expect(warning).toHaveCount(0);
  await ana.page.getByRole("button", { name: "Delete Group" }).click();
  await warning.getByRole("button", { name: "Delete Group" }).click();
  await expect(ana.page).toHaveURL(/\/groups$/);
  await expect(ana.page.getByRole("heading", { level: 1, name: "Fitness Groups" })).toBeVisible();
  await expect(ben.page.getByRole("heading", { level: 1, name: "Group not found" })).toBeVisible();
  await ana.page.getByRole("textbox", { name: "Search groups" }).fill(name);
  await expect(ana.page.getByText("No groups found")).toBeVisible();
  await expect(ana.page.getByText(`No groups matching "${name}"`)).toBeVisible();
  await leave(ana, ben);
});

test("a private group keeps its posts private; requests are accepted, and the invite link works @full", async ({
  browser,
  server,
}) => {
  const ana = await newMember(browser, server.url, "Ana Aloof");
  const ben = await newMember(browser, server.url, "Ben Bystander");
  const cleo = await newMember(browser, server.url, "Cleo Clubmate");
  const name = unique("Quiet lifters");
  await ana.page.goto("/groups?create=1");
  const dialog = ana.page.getByRole("dialog", { name: "Create Group" });
  await dialog.getByLabel("Group name").fill(name);
  await dialog.getByLabel("Description").fill("We do not talk about it.");
  await dialog.locator("label").filter({ hasText: "Private group" }).click();
  await expect(dialog.getByRole("switch", { name: "Private group" })).toBeChecked();
  await dialog.getByRole("button", { name: "Create Group" }).click();
  await expect(ana.page.getByRole("heading", { level: 1, name })).toBeVisible();
  const path = new URL(ana.page.url()).pathname;
  const secret = unique("Nobody outside reads this");
  const card = await publish(ana.page, secret);
  const postId = (await card.getAttribute("data-post")) ?? "";

  // Ben knows that there is such a group, and no more. He asks, thinks better of it, and asks again.
  await ben.page.goto(path);
  await expect(ben.page.getByRole("heading", { name: "This group is private" })).toBeVisible();
  await expect(ben.page.getByRole("tab")).toHaveCount(0);
  expect((await ben.page.request.get(`/api/posts/${postId}`)).status()).toBe(404);
  const ask = async (message: string) => {
    await ben.page.getByRole("button", { name: `Ask to Join: ${name}` }).click();
    const sheet = ben.page.getByRole("dialog", { name: `Ask to join ${name}` });
    await sheet.getByLabel("Message to the admins").fill(message);
    await sheet.getByRole("button", { name: "Ask to Join" }).click();
    await expect(sheet).toHaveCount(0);
  };
  await ask("Hello?");
  await ben.page.getByRole("button", { name: `Cancel Request: ${name}` }).click();
  await ask("We met on the stairs.");
  await expect(ben.page.getByRole("button", { name: `Cancel Request: ${name}` })).toBeVisible();

  // Ana is notified, reads his message and accepts him; his page opens automatically.
  await followNotice(ana.page, `${ben.username} asked to join ${name}`);
  await ana.page.getByRole("link", { name: "Review requests" }).click();
  await expect(ana.page.getByText("We met on the stairs.")).toBeVisible();
  await ana.page.getByRole("button", { name: `Accept ${ben.username}` }).click();
  await expect(ana.page.getByText("No requests right now.")).toBeVisible();
  await expect(postOf(ben.page, secret)).toBeVisible();
  await expect(noticeOf(await openBell(ben.page), `You're now a member of ${name}`)).toBeVisible();

  // Cleo has the link: she joins at once. The link is switched off, and leads nobody in anymore.
  await ana.page.getByRole("button", { name: "Create invite link" }).click();
  const link = await ana.page.getByLabel("Link", { exact: true }).inputValue();
  await cleo.page.goto(link);
  await cleo.page.getByRole("button", { name: `Join Group: ${name}` }).click();
  await expect(postOf(cleo.page, secret)).toBeVisible();
  await expect(ana.page.getByRole("button", { name: `Make admin: ${cleo.username}` })).toBeVisible();
  await ana.page.getByRole("button", { name: "Turn off link" }).click();
  await expect(ana.page.getByRole("button", { name: "Create invite link" })).toBeVisible();
  await act(cleo, "DELETE", `/api/groups/${path.split("/").at(-1)}/membership`);
  await cleo.page.goto(link);
  await expect(cleo.page.getByRole("button", { name: `Ask to Join: ${name}` })).toBeVisible();
  await expect(postOf(cleo.page, secret)).toHaveCount(0);
  await leave(ana, ben, cleo);
});
