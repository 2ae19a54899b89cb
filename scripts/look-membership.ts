import type { Page } from "@playwright/test";
import { answerWizard, send } from "../e2e/people.ts";
import { openSettled, settled } from "../e2e/settled.ts";
import type { StateToSee } from "./look-states.ts";

/** A name as long as names get. */
const LONG_NAME = "Maximiliana Theodora von Hohenstein-Wittelsbach zu Neuburg";

/** A list for a large family: some without an amount, one as long as an item gets, a few in the cart. */
const SHOPPING = [
  "Oat milk, Bananas, Spring onions, Red lentils, Wholegrain bread, Eggs, Greek yogurt, Dish soap, Chickpeas, Passata",
  "Feta, Cucumber, Basmati rice, Olive oil, Frozen peas, Salmon fillets, Lemons, Garlic, Ginger, Coconut milk",
  "Tofu, Broccoli, Carrots, Potatoes, Apples, Blueberries, Butter, Parmesan, Chicken thighs, Turkey mince",
  "Wraps, Peanut butter, Honey, Coffee, Black beans, Sweetcorn, Paprika, Cumin, Spinach",
]
  .flatMap((line) => line.split(", "))
  .concat("The birthday cake from the bakery on the corner, ten candles, without any nuts, please");

/** Adds the items of `SHOPPING` that aren't on the list yet. */
async function fillList(page: Page): Promise<void> {
  const { items } = (await (await page.request.get("/api/family/groceries")).json()) as { items: { name: string }[] };
  for (const [index, name] of SHOPPING.entries()) {
    if (items.some((item) => item.name === name)) continue;
    await send(page, "PUT", `/api/family/groceries/${crypto.randomUUID()}`, {
      name,
      display: index % 3 === 0 ? "" : `${index * 50} g`,
      checked: index % 9 === 4,
    });
  }
}

/** The family as it would be answered otherwise. */
async function changeFamily(page: Page, change: object): Promise<void> {
  await page.route("**/api/family", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...change } });
  });
}

/** Goes to the step of a session that is so many steps after its start. */
async function playTo(page: Page, steps: number): Promise<void> {
  const player = page.getByRole("dialog");
  await player.getByRole("button", { name: /^(Start|Start over)$/ }).click();
  const start = player.getByRole("button", { name: "Start", exact: true });
  if (await start.isVisible()) await start.click();
  for (let step = 0; step < steps; step += 1) await player.getByRole("button", { name: "Next", exact: true }).click();
  await player.getByRole("button", { name: "Pause", exact: true }).click();
}

/** What a membership opens, and what its pages show without one; a part of the list in look-states.ts. */
export const MEMBERSHIP_STATES: readonly StateToSee[] = [
  {
    name: "state-invitation",
    viewer: "visitor",
    reach: async ({ page }) => {
      await page.route("**/api/family/invitations/*/offer", (route) =>
        route.fulfill({
          json: { ownerName: LONG_NAME, expiresAt: new Date(Date.now() + 604_800_000).toISOString(), problem: null },
        }),
      );
      await openSettled(page, "/family/invitation/for-a-picture");
      await page.unrouteAll();
    },
  },
  {
    name: "state-replace-plan",
    viewer: "member",
    path: "/workout-setup",
    reach: async ({ page }) => {
      await answerWizard(page, { groups: ["Core"], minutes: 15, days: 2, level: "Beginner", place: "Home" }).catch(() => {});
      await page.getByRole("button", { name: "Replace my plan" }).waitFor();
    },
    over: "screen",
  },
  {
    name: "state-pdf-locked",
    viewer: "member",
    path: "/recipes/red-lentil-dal-rice",
    reach: ({ page }) => page.getByRole("button", { name: "Download PDF" }).click(),
    over: "sheet",
  },
  {
    name: "state-pdf-failed",
    viewer: "premium",
    path: "/recipes/red-lentil-dal-rice",
    reach: async ({ page }) => {
      await page.route(/pdf/, (route) => (route.request().resourceType() === "fetch" ? route.abort() : route.continue()));
      await page.getByRole("button", { name: "Download PDF" }).click();
      await page.getByRole("dialog").waitFor();
      await page.unrouteAll();
    },
    over: "sheet",
  },
  {
    name: "state-macro-targets",
    viewer: "premium",
    path: "/progress?view=food",
    reach: ({ page }) => page.getByRole("button", { name: "Set my targets" }).click(),
    over: "sheet",
  },
  {
    name: "state-series-start",
    viewer: "premium",
    path: "/series/first-push-up?session=2",
    reach: ({ page }) => settled(page),
    over: "screen",
  },
  {
    name: "state-series-step",
    viewer: "premium",
    path: "/series/first-push-up?session=2",
    reach: ({ page }) => playTo(page, 1),
    over: "screen",
  },
  {
    name: "state-series-rest",
    viewer: "premium",
    path: "/series/first-push-up?session=2",
    reach: ({ page }) => playTo(page, 0),
    over: "screen",
  },
  {
    name: "state-family-lapsed",
    viewer: "family",
    reach: async ({ page }) => {
      await changeFamily(page, { isLive: false, canInvite: false, canContinue: true, canEnd: true });
      await openSettled(page, "/family");
      await page.unrouteAll();
    },
  },
  {
    name: "state-family-eater",
    viewer: "family",
    path: "/family",
    reach: ({ page }) => page.getByRole("button", { name: "Add a child or guest" }).click(),
    over: "sheet",
  },
  {
    name: "state-family-end",
    viewer: "family",
    path: "/family",
    reach: ({ page }) => page.getByRole("button", { name: "End Family" }).click(),
    over: "sheet",
  },
  {
    name: "state-grocery-full",
    viewer: "family",
    reach: async ({ page }) => {
      await fillList(page);
      await openSettled(page, "/grocery");
    },
  },
  {
    name: "state-grocery-edit",
    viewer: "family",
    reach: async ({ page }) => {
      await fillList(page);
      await openSettled(page, "/grocery");
      await page.getByRole("button", { name: "Edit Oat milk" }).click();
      await page.getByLabel("Add an item", { exact: true }).fill("spin");
    },
    over: "screen",
  },
];
