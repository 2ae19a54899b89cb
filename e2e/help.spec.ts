import { expect, test } from "./fixtures.ts";
import { MODERATOR, PRIYA, signInByApi } from "./people.ts";

test("a message to support is checked, survives a failure and a reload, and arrives in the inbox and the mailbox", async ({
  page,
  browser,
  server,
}) => {
  const words = `The invoice shows last month's address ${crypto.randomUUID().slice(0, 8)}.`;
  await page.goto("/help-center");
  const form = page.getByRole("form", { name: "Contact us" });
  await expect(form.getByLabel("Subject")).toHaveValue("General Inquiry");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(form.getByText("Please enter your name.")).toBeVisible();
  await expect(form.getByLabel("Name")).toBeFocused();
  await form.getByLabel("Name").fill("Vera Visitor");
  await form.getByLabel("Email").fill("vera@example");
  await form.getByLabel("Subject").selectOption("Subscription Support");
  await form.getByLabel("Message").fill(words);
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(form.getByText("Please enter a valid email address.")).toBeVisible();
  await form.getByLabel("Email").fill("vera@example.com");

  await page.context().setOffline(true);
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(form.getByRole("alert")).toContainText("You're offline. Your message is still here");
  await page.context().setOffline(false);
  await page.reload();
  await expect(form.getByLabel("Message")).toHaveValue(words);
  await expect(form.getByLabel("Subject")).toHaveValue("Subscription Support");
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("We'll reply to vera@example.com within 24 hours.")).toBeVisible();
  await page.getByRole("button", { name: "Send Another Message" }).click();
  await expect(form.getByLabel("Message")).toHaveValue("");
  await expect(form.getByLabel("Name")).toHaveValue("");

  // To others the inbox doesn't exist.
  await page.goto("/moderation/contact");
  await expect(page.getByRole("article")).toHaveCount(0);
  const moderator = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signInByApi(moderator, MODERATOR);
  await moderator.goto("/moderation");
  await moderator.getByRole("link", { name: "Support inbox" }).click();
  const message = moderator.getByRole("article").filter({ hasText: words });
  await expect(message.getByRole("heading", { name: "Subscription Support" })).toBeVisible();
  await expect(message.getByRole("link", { name: "Reply by email" })).toHaveAttribute(
    "href",
    /^mailto:vera%40example\.com\?subject=Re/,
  );
  await expect(async () => {
    const mailbox = await (await moderator.request.get("/dev/mailbox")).text();
    expect(mailbox).toContain("Subscription Support from Vera Visitor");
    const { items } = (await (await moderator.request.get("/api/notifications")).json()) as { items: { title: string }[] };
    expect(items.map(({ title }) => title)).toContain("New message to support");
  }).toPass();
  await message.getByRole("button", { name: "Mark as answered" }).click();
  await expect(message).toHaveCount(0);
  await moderator.getByRole("button", { name: "Undo" }).click();
  await expect(message).toBeVisible();
  await message.getByRole("button", { name: "Mark as answered" }).click();
  await moderator.getByRole("tab", { name: "Answered", exact: true }).click();
  await expect(message).toContainText("Answered by");
});

test("a member's name and email are filled in, and a paid membership's message is flagged @full", async ({
  page,
  browser,
  server,
}) => {
  await signInByApi(page, PRIYA);
  await page.goto("/help-center");
  const form = page.getByRole("form", { name: "Contact us" });
  await expect(form.getByLabel("Email")).toHaveValue(PRIYA);
  await expect(form.getByLabel("Name")).not.toHaveValue("");
  await expect(page.getByText("you're first in line")).toBeVisible();
  const words = `Can I have my invoices by post? ${crypto.randomUUID().slice(0, 8)}`;
  await form.getByLabel("Message").fill(words);
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("button", { name: "Send Another Message" })).toBeVisible();
  const moderator = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signInByApi(moderator, MODERATOR);
  await moderator.goto("/moderation/contact");
  await expect(moderator.getByRole("article").filter({ hasText: words }).getByText("Priority", { exact: true })).toBeVisible();
});

test("the FAQ is searched with mistakes, opens one question at a time, and keeps its place @full", async ({ page }) => {
  await page.goto("/faq");
  const answer = (id: string) => page.locator(`#${id}`);
  const question = (name: string) => page.locator("summary", { hasText: name });
  await question("Is there a free trial?").click();
  await expect(answer("free-trial")).toBeVisible();
  await question("How do I cancel my membership?").click();
  await expect(answer("cancel")).toBeVisible();
  await expect(answer("free-trial")).toBeHidden();
  await expect(page.locator("details[open]")).toHaveCount(1);

  const search = page.getByLabel("Search questions and answers");
  await search.fill("alergys");
  await expect(page).toHaveURL(/q=alergys/);
  await expect(question("Can meal plans avoid my allergies?")).toBeVisible();
  await expect(page.locator("summary mark").first()).toHaveText(/allergies/i);
  await question("Can meal plans avoid my allergies?").click();
  await expect(page).toHaveURL(/q=alergys#allergies$/);
  await answer("allergies")
    .getByRole("link")
    .first()
    .or(page.getByRole("link", { name: "Write to us" }))
    .first()
    .click();
  await expect(page).toHaveURL(/help-center/);
  await page.goBack();
  await expect(search).toHaveValue("alergys");
  await expect(answer("allergies")).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue("alergys");
  await expect(answer("allergies")).toBeVisible();

  await search.fill("helicopter");
  await expect(page.getByRole("heading", { name: "Nothing found" })).toBeVisible();
  await page.getByRole("button", { name: "Show all questions" }).click();
  await page.getByRole("button", { name: "Community", exact: true }).click();
  await expect(question("How do groups work?")).toBeVisible();
  await expect(question("How do I cancel my membership?")).toHaveCount(0);
});

test("a link to a question opens and shows it, also under another category and without scripts @full", async ({
  page,
  browser,
  server,
}) => {
  await page.goto("/help-center");
  await page
    .getByRole("main")
    .getByRole("link", { name: /I forgot my password/ })
    .click();
  await expect(page.locator("#reset-password")).toBeVisible();
  await expect(page.locator("#reset-password")).toBeInViewport();
  await page.goto("/faq?category=community#delete-account");
  await expect(page.locator("#delete-account")).toBeInViewport();
  await expect(page).not.toHaveURL(/category/);
  await page.goBack();
  await expect(page.locator("#reset-password")).toBeInViewport();

  const plain = await (await browser.newContext({ baseURL: server.url, javaScriptEnabled: false })).newPage();
  await plain.goto("/faq#cancel");
  await expect(plain.locator("#cancel")).toBeVisible();
  await plain.locator("summary", { hasText: "Is there a free trial?" }).click();
  await expect(plain.locator("#free-trial")).toBeVisible();
  await expect(plain.locator("#cancel")).toBeHidden();
});

test("the legal texts are reached from registration and lead to each other @full", async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("main").getByRole("link", { name: "terms" }).click();
  await expect(page.getByRole("heading", { name: "Terms of service", level: 1 })).toBeVisible();
  await expect(page.getByText("Last updated May 10, 2025")).toBeVisible();
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "Canceling" }).click();
  await expect(page.getByRole("heading", { name: "Canceling" })).toBeInViewport();
  await page.getByRole("main").getByRole("link", { name: "Privacy policy", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Privacy policy", level: 1 })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Cookie policy", exact: true }).click();
  await expect(page.getByRole("table", { name: "Cookies", exact: true })).toContainText("lockstep.device");
});
