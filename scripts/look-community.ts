import { SAMPLE_POST } from "../e2e/pages.ts";
import { settled } from "../e2e/settled.ts";
import type { StateToSee } from "./look-states.ts";

/** The states of the community's pages, as the sample member; a part of the list in look-states.ts. */
export const COMMUNITY_STATES: readonly StateToSee[] = [
  {
    name: "state-composer-picture",
    viewer: "member",
    path: "/community",
    reach: async ({ page }) => {
      const form = page.getByRole("form", { name: "Write a post" });
      await form.getByRole("textbox", { name: "Your post" }).fill("The hill behind the house, before anybody else was up.");
      const picture = await page.screenshot({ type: "jpeg", clip: { x: 0, y: 0, width: 390, height: 260 } });
      await form.locator("input[type=file]").setInputFiles({ name: "hill.jpg", mimeType: "image/jpeg", buffer: picture });
      await form.getByRole("img").first().waitFor();
    },
    over: "screen",
  },
  {
    name: "state-mention",
    viewer: "member",
    path: `/posts/${SAMPLE_POST}`,
    reach: async ({ page }) => {
      const box = page.getByRole("textbox", { name: "Your comment" });
      await box.click();
      await box.pressSequentially("Ask @ma");
      await page.getByRole("listbox", { name: "Members" }).waitFor();
    },
    over: "screen",
  },
  {
    name: "state-comments",
    viewer: "member",
    path: "/community",
    reach: async ({ page }) => {
      await page
        .getByRole("button", { name: /^Comments [1-9]/ })
        .first()
        .click();
      await page.getByRole("form", { name: "Write a comment" }).waitFor();
      await settled(page);
    },
  },
  {
    name: "state-report",
    viewer: "member",
    path: `/posts/${SAMPLE_POST}`,
    reach: async ({ page }) => {
      await page.getByRole("button", { name: /^Options for / }).click();
      await page.getByRole("menuitem", { name: "Report post" }).click();
    },
    over: "sheet",
  },
  {
    name: "state-leaderboard",
    viewer: "member",
    path: "/challenges",
    reach: async ({ page }) => {
      await page
        .getByRole("button", { name: / leaderboard$/ })
        .first()
        .click();
      await settled(page);
    },
    over: "sheet",
  },
];
