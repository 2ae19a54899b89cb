import { expect, test } from "./fixtures.ts";
import { ALEX, signIn } from "./people.ts";

test("a challenge is joined, shows who chose to be seen and for how long they chose it, and stands there after a reload", async ({
  page,
}) => {
  await page.goto("/login?redirect=%2Fchallenges");
  await signIn(page, ALEX);
  await expect(page.getByRole("heading", { level: 1, name: "Weekly Challenges" })).toBeVisible();
  const open = page.getByRole("button", { name: /^Join / }).first();
  await expect(open).toBeVisible();
  const name = ((await open.getAttribute("aria-label")) ?? "").replace(/^Join /, "");
  const section = page.getByRole("region", { name: "Open to everybody" });
  const card = section.getByRole("article", { name, exact: true });
  await open.click();
  const board = card.getByRole("button", { name: `Leaderboard of ${name}` });
  await expect(card.getByText(/^of [\d,]+ /)).toBeVisible();
  await board.click();
  const sheet = page.getByRole("dialog", { name });
  await sheet.getByRole("switch", { name: "Show me here" }).check();
  await expect(sheet.getByText("You", { exact: true })).toBeVisible();
  await sheet.getByRole("switch", { name: "Show me here" }).uncheck();
  await expect(sheet.getByText("You", { exact: true })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(board).toBeFocused();
  await page.reload();
  await expect(card.getByText(/^of [\d,]+ /)).toBeVisible();
});
