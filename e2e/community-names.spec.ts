import { leave, newMember, publish, unique } from "./member-steps.ts";
import { expect, test } from "./fixtures.ts";

test("names after an @ are suggested: by keys in the composer, by a press in a comment @full", async ({ browser, server }) => {
  const ana = await newMember(browser, server.url, "Ana Names");
  const { page } = ana;
  await page.goto("/community");
  // What's written before is kept, but suggests nothing.
  await expect(page.locator("html")).toHaveAttribute("data-live", "1");
  const box = page.getByRole("textbox", { name: "Your post" });
  const names = page.getByRole("listbox", { name: "Members" });
  const words = unique("Thanks");
  await box.click();
  await box.pressSequentially(`${words} @mart`);
  const marta = names.getByRole("option", { name: /^marta_lindqvist/ });
  await expect(marta).toHaveAttribute("aria-selected", "true");
  await expect(box).toHaveAttribute("aria-activedescendant", (await marta.getAttribute("id")) ?? "none");
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue(`${words} @marta_lindqvist `);
  await expect(names).toHaveCount(0);

  // Escape closes the list and leaves the text; Enter is a new line again.
  await box.pressSequentially("and @mart");
  await expect(names).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(names).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(box).toHaveValue(`${words} @marta_lindqvist and @mart\n`);

  const text = `${words} @marta_lindqvist`;
  const post = await publish(page, text);
  await expect(post.getByRole("link", { name: "@marta_lindqvist" })).toHaveAttribute("href", "/members/marta_lindqvist");
  await post.getByRole("button", { name: /^Comments/ }).click();
  const comment = post.getByRole("textbox", { name: "Your comment" });
  await comment.click();
  await comment.pressSequentially("Also @hana");
  await names.getByRole("option", { name: /^hana_runs/ }).click();
  await expect(comment).toHaveValue("Also @hana_runs ");
  await expect(comment).toBeFocused();
  await leave(ana);
});
