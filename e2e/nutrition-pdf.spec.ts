import { expect, test } from "./fixtures.ts";
import { buyPremium, registerByApi } from "./people.ts";

const RECIPE = "/recipes/red-lentil-dal-rice";

test("PDFs are shown to Free for what they are, and Premium downloads a recipe", async ({ page }) => {
  await registerByApi(page, "Pia Paper");
  await page.goto(RECIPE);
  const button = page.getByRole("button", { name: "Download PDF" });
  await button.click();
  const locked = page.getByRole("dialog", { name: "Download as PDF" });
  await expect(locked).toContainText("It's included in Premium.");
  await expect(locked.getByRole("link", { name: "See plans" })).toBeInViewport();

  await buyPremium(page);
  await page.goto(RECIPE);
  const downloading = page.waitForEvent("download");
  await button.click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page.getByText(/^Downloaded .*\.pdf$/)).toBeInViewport();

  await page.context().setOffline(true);
  await button.click();
  await expect(page.getByRole("dialog", { name: "We couldn't get the PDF" })).toContainText("You're offline.");
});
