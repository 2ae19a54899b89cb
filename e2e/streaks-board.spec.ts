import { expect, test } from "./fixtures.ts";
import { ALEX, signInByApi } from "./people.ts";

test("a challenge is joined, shows who chose to be seen and for how long they chose it, and is there after a reload @full", async ({
  page,
}) => {
  await signInByApi(page, ALEX);
  await page.goto("/challenges");
  await expect(page.getByRole("heading", { level: 1, name: "Weekly Challenges" })).toBeVisible();
  const open = page.getByRole("button", { name: /^Join / }).first();
  await expect(open).toBeVisible();
  const name = ((await open.getAttribute("aria-label")) ?? "").replace(/^Join /, "");
  const section = page.getByRole("region", { name: "Open to everyone" });
  const card = section.getByRole("article", { name, exact: true });
  await open.click();
  const board = card.getByRole("button", { name: `${name} leaderboard` });
  await expect(card.getByText(/^of [\d,]+ /)).toBeVisible();
  await board.click();
  const sheet = page.getByRole("dialog", { name });
  await sheet.getByRole("switch", { name: "Show me on the leaderboard" }).check();
  await expect(sheet.getByText("You", { exact: true })).toBeVisible();
  await sheet.getByRole("switch", { name: "Show me on the leaderboard" }).uncheck();
  await expect(sheet.getByText("You", { exact: true })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(board).toBeFocused();
  await page.reload();
  await expect(card.getByText(/^of [\d,]+ /)).toBeVisible();
});
