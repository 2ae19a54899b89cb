import { expect, test } from "./fixtures.ts";
import { newMember, leave } from "./member-steps.ts";
import { startServer } from "./server.ts";

test("a member who opens the feed when a post is due finds one by the AI, marked as such, and others see it live @full", async ({
  browser,
}) => {
  const server = await startServer({ template: process.env["E2E_TEMPLATE"], env: { AI_POSTS_HOURS: "6" } });
  const reader = await newMember(browser, server.url, "Rita Reader");
  // Reads the feed before anyone asks for a post: her own page's question is answered with no.
  await reader.page.route("**/api/ai-posts/check", (route) => route.fulfill({ json: { shouldGenerate: false } }));
  await reader.page.goto("/community");
  await expect(reader.page.getByRole("article").first()).toBeVisible();
  const before = await reader.page.getByRole("article").first().getAttribute("data-post");

  const maker = await newMember(browser, server.url, "Mika Maker");
  const made = maker.page.waitForResponse("**/functions/v1/generate-ai-content");
  await maker.page.goto("/community");
  expect((await made).status()).toBe(200);
  const post = maker.page.getByRole("article").first();
  await expect(post).toHaveAccessibleName("lockstep_coach Written by AI");
  await expect(post.getByText("Written by AI")).toBeVisible();
  expect(await post.getAttribute("data-post")).not.toBe(before);

  // A second tab asks nothing, and a reload finds nothing due: it stays one.
  const second = await maker.context.newPage();
  const questions: string[] = [];
  second.on("request", (request) => questions.push(...(request.url().endsWith("/api/ai-posts/check") ? [request.url()] : [])));
  await second.goto("/community");
  await expect(second.getByRole("article").first()).toHaveAccessibleName("lockstep_coach Written by AI");
  await second.waitForLoadState("networkidle");
  expect(questions).toEqual([]);
  const asked = maker.page.waitForResponse("**/api/ai-posts/check");
  await second.close();
  await maker.page.reload();
  expect(await (await asked).json()).toEqual({ shouldGenerate: false });

  await reader.page.getByRole("button", { name: "1 new post" }).click();
  await expect(reader.page.getByRole("article").first()).toHaveAccessibleName("lockstep_coach Written by AI");
  await reader.page.getByRole("article").first().getByRole("link", { name: "lockstep_coach" }).click();
  await expect(reader.page.getByRole("heading", { name: "Lockstep Coach" })).toBeVisible();
  await expect(reader.page.getByText("I'm an AI, not a person.")).toBeVisible();
  await expect(reader.page.getByRole("button", { name: "Follow" })).toHaveCount(0);
  await leave(reader, maker);
  await server.stop();
});

test("a failure to generate is only logged @full", async ({ browser, server }) => {
  const member = await newMember(browser, server.url, "Lou Logged");
  const logged = member.page.waitForEvent("console", (message) => message.text().startsWith("Failed to generate AI content"));
  await member.page.route("**/api/ai-posts/check", (route) => route.fulfill({ json: { shouldGenerate: true } }));
  await member.page.route("**/functions/v1/generate-ai-content", (route) => route.fulfill({ status: 500, json: {} }));
  await member.page.goto("/community");
  await logged;
  await expect(member.page.getByRole("article").first()).toBeVisible();
  await expect(member.page.getByRole("alert")).toHaveCount(0);
  await leave(member);
});
