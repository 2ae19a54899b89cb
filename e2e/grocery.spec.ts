import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { registerByApi, send, SAM, signInByApi } from "./people.ts";
import { PHONE } from "./screens.ts";

test.use({ serviceWorkers: "allow", viewport: PHONE });

const box = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });
/** Its row, also in the cart, which is folded. */
const row = (page: Page, name: string) => page.locator("[data-item]").filter({ has: page.getByText(name, { exact: true }) });
const expectInCart = (page: Page, name: string) => expect(row(page, name)).toHaveAttribute("data-ticked", "true");

async function open(page: Page): Promise<void> {
  await page.goto("/grocery");
  await expect(page.getByRole("heading", { level: 1, name: "Family list" })).toBeVisible();
}

async function add(page: Page, name: string): Promise<void> {
  await page.getByLabel("Add an item", { exact: true }).fill(name);
  await page.getByLabel("Add an item", { exact: true }).press("Enter");
  await expect(box(page, name)).toBeVisible();
}

async function edit(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `Edit ${name}`, exact: true }).click();
}

/** What the page shows, item by item. */
async function listOn(page: Page): Promise<readonly string[]> {
  const items = page.locator("[data-item]");
  const texts = await items.evaluateAll((rows) =>
    rows.map((row) => `${row.getAttribute("data-ticked")} ${row.querySelector(".shared-grocery-name")?.textContent}`),
  );
  return texts.toSorted();
}

test("two people shop with one list, one of them without a signal, and who leaves has it no more", async ({
  page: sam,
  browser,
  server,
}) => {
  await signInByApi(sam, SAM);
  const { url } = (await send(sam, "POST", "/api/family/invitations", {})) as { url: string };
  const home = await browser.newContext({ baseURL: server.url, serviceWorkers: "allow", viewport: PHONE });
  const lee = await home.newPage();
  const { id: leesId } = await registerByApi(lee, "Lee Park");
  await send(lee, "POST", `/api/family/invitations/${new URL(url).pathname.split("/").at(-1)}/accept`, {});
  await open(sam);
  await open(lee);

  // Live, both ways.
  await add(sam, "Quinoa flakes");
  await add(sam, "Birthday candles");
  await add(sam, "Rubber gloves");
  await expect(box(lee, "Birthday candles")).toBeVisible();
  await box(lee, "Birthday candles").click();
  await expectInCart(sam, "Birthday candles");
  await expect(sam.getByText(/checked off Birthday candles\./)).toBeAttached();

  // What someone is changing stays in its place, whoever ticks it meanwhile.
  await add(sam, "Oven foil");
  await expect(box(lee, "Oven foil")).toBeVisible();
  await edit(sam, "Oven foil");
  await sam.getByLabel("Item", { exact: true }).fill("Oven foil, wide");
  await box(lee, "Oven foil").click();
  await expect(sam.getByText(/checked off Oven foil\./)).toBeAttached();
  await expect(sam.getByLabel("Item", { exact: true })).toHaveValue("Oven foil, wide");
  await sam.getByRole("button", { name: "Save" }).click();
  await expectInCart(sam, "Oven foil, wide");
  await expectInCart(lee, "Oven foil, wide");

  // In the basement.
  await lee.evaluate(async () => void (await navigator.serviceWorker.ready));
  await lee.reload();
  await expect(box(lee, "Quinoa flakes")).toBeVisible();
  await home.setOffline(true);
  await add(lee, "Paper straws");
  await box(lee, "Paper straws").click();
  await edit(lee, "Quinoa flakes");
  await lee.getByRole("button", { name: "Remove" }).click();
  await edit(lee, "Rubber gloves");
  await lee.getByLabel("Item", { exact: true }).fill("Rubber gloves, large");
  await lee.getByRole("button", { name: "Save" }).click();
  await expect(box(lee, "Rubber gloves, large")).toBeVisible();
  await lee.reload();
  await expect(box(lee, "Rubber gloves, large")).toBeVisible();
  await expect(row(lee, "Quinoa flakes")).toHaveCount(0);
  // Meanwhile at home.
  await edit(sam, "Quinoa flakes");
  await sam.getByLabel("Item", { exact: true }).fill("Quinoa");
  await sam.getByRole("button", { name: "Save" }).click();
  await box(sam, "Rubber gloves").click();

  // Coming back: nothing is lost, and removing won.
  await home.setOffline(false);
  await expectInCart(sam, "Rubber gloves, large");
  await expectInCart(sam, "Paper straws");
  await expect(row(sam, "Quinoa")).toHaveCount(0);
  await expectInCart(lee, "Rubber gloves, large");
  expect(await listOn(lee)).toEqual(await listOn(sam));

  await send(sam, "DELETE", `/api/family/members/${leesId}`, {});
  await expect(lee.getByText("Included in Family")).toBeVisible();
  const kept = await lee.evaluate(async () => {
    const answers = await caches.open("lockstep-person-answers");
    return (await answers.keys()).map(({ url: each }) => new URL(each).pathname).filter((path) => path.startsWith("/api/family"));
  });
  expect(kept).toEqual([]);
  await home.close();
});
