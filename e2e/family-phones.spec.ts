import type { BrowserContext, Page } from "@playwright/test";
import { pick, seededNumbers } from "../scripts/sweep/seeded.ts";
import { sampleSize } from "../scripts/test-sample.ts";
import { expect, test } from "./fixtures.ts";
import { buyFamily, registerByApi, send } from "./people.ts";
import { PHONE } from "./screens.ts";

// bench/family-phones.test.ts tries thousands of orders with lost answers; this is the same in two real browsers, with their own storage and workers.

const RUNS = sampleSize(6, 1);
const STEPS = sampleSize(40, 24);

/** What a phone last made of an item. */
interface Made {
  name?: string;
  ticked?: boolean;
}

/** Someone's phone: its open page, and what they did with it. */
class Phone {
  readonly made = new Map<string, Made>();
  readonly removed = new Set<string>();
  isOnline = true;
  readonly #context: BrowserContext;
  #page: Page;

  constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.#page = page;
  }

  async open(): Promise<void> {
    await this.#page.goto("/grocery");
    await expect(this.#page.getByRole("heading", { level: 1, name: "Family list" })).toBeVisible();
  }

  /** From here on the page comes from the device, too. */
  async install(): Promise<void> {
    await this.open();
    await this.#page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await this.open();
  }

  async setOnline(isOnline: boolean): Promise<void> {
    this.isOnline = isOnline;
    await this.#context.setOffline(!isOnline);
  }

  /** The list as it's seen: "id ticked name". */
  async list(): Promise<readonly string[]> {
    const rows = await this.#page.locator("[data-item]").evaluateAll((all) =>
      all.map((row) => {
        const name = row.querySelector(".shared-grocery-name")?.textContent;
        return `${row.getAttribute("data-item")} ${row.getAttribute("data-ticked")} ${name}`;
      }),
    );
    return rows.toSorted();
  }

  async act(number: () => number, step: number): Promise<void> {
    const seen = await this.list();
    const luck = number();
    if (seen.length < 2 || luck < 0.3) return this.#add(`Item ${step}`);
    const [id = "", ticked, ...name] = pick(seen, number).split(" ");
    if (luck < 0.6) return this.#tick(id, ticked !== "true");
    if (luck < 0.85) return this.#rename(id, `${name.join(" ").split(",")[0]}, changed ${step}`);
    return this.#remove(id);
  }

  /** Whatever was under way isn't waited for. */
  async reload(): Promise<void> {
    await this.#page.reload();
    await expect(this.#page.getByRole("heading", { level: 1, name: "Family list" })).toBeVisible();
  }

  /** Ends the app, with its requests under way, and opens it again. */
  async kill(): Promise<void> {
    await this.#page.close();
    this.#page = await this.#context.newPage();
    await this.open();
  }

  #row(id: string) {
    return this.#page.locator(`[data-item="${id}"]`);
  }

  async #add(name: string): Promise<void> {
    await this.#page.getByLabel("Add an item", { exact: true }).fill(name);
    await this.#page.getByLabel("Add an item", { exact: true }).press("Enter");
    const row = this.#page.locator("[data-item]").filter({ hasText: name });
    await expect(row).toHaveCount(1);
    this.#note((await row.getAttribute("data-item")) ?? "", { name, ticked: false });
  }

  async #tick(id: string, ticked: boolean): Promise<void> {
    // What's in the cart is folded away.
    await this.#row(id)
      .getByRole("checkbox", { includeHidden: true })
      .evaluate((box: HTMLInputElement) => box.click());
    await expect(this.#row(id)).toHaveAttribute("data-ticked", String(ticked));
    this.#note(id, { ticked });
  }

  async #rename(id: string, name: string): Promise<void> {
    await this.#edit(id);
    await this.#page.getByLabel("Item", { exact: true }).fill(name);
    await this.#page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(this.#row(id).locator(".shared-grocery-name")).toHaveText(name);
    this.#note(id, { name });
  }

  async #remove(id: string): Promise<void> {
    await this.#edit(id);
    await this.#page.getByRole("button", { name: "Remove", exact: true }).click();
    await expect(this.#row(id)).toHaveCount(0);
    this.removed.add(id);
  }

  /** What the other phone hadn't sent may still put the item into the cart, which is folded, before the click. */
  async #edit(id: string): Promise<void> {
    await expect(async () => {
      const cart = this.#page.locator("details:not([open])").filter({ has: this.#row(id) });
      if ((await cart.count()) > 0) await cart.locator("summary").click({ timeout: 1000 });
      await this.#row(id)
        .getByRole("button", { name: /^Edit / })
        .click({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
  }

  #note(id: string, made: Made): void {
    this.made.set(id, { ...this.made.get(id), ...made });
  }
}

/** Waits until both show the same, and answers it. */
async function sameList(phones: readonly [Phone, Phone]): Promise<readonly string[]> {
  let list: readonly string[] = [];
  await expect(async () => {
    list = await phones[0].list();
    expect(await phones[1].list()).toEqual(list);
  }).toPass({ timeout: 60_000 });
  return list;
}

for (let seed = 1; seed <= RUNS; seed += 1)
  test(`two phones with one list end alike and lose nothing, whatever is done with them (seed ${seed}) @full`, async ({
    browser,
    server,
  }) => {
    const number = seededNumbers(seed);
    const openPhone = async (name: string) => {
      const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "allow", viewport: PHONE });
      const page = await context.newPage();
      await registerByApi(page, name);
      return { context, page, phone: new Phone(context, page) };
    };
    const [sam, lee] = [await openPhone("Sam Shopper"), await openPhone("Lee Shopper")];
    await buyFamily(sam.page);
    const { url } = (await send(sam.page, "POST", "/api/family/invitations", {})) as { url: string };
    await send(lee.page, "POST", `/api/family/invitations/${new URL(url).pathname.split("/").at(-1)}/accept`, {});
    const phones = [sam.phone, lee.phone] as const;
    for (const phone of phones) await phone.install();

    for (let step = 0; step < STEPS; step += 1) {
      // Lee is in the basement half the time.
      if (number() < 0.2) await lee.phone.setOnline(!lee.phone.isOnline);
      // Nothing moves under a finger.
      if (lee.phone.isOnline) await sameList(phones);
      const phone = pick(phones, number);
      await phone.act(number, step);
      const luck = number();
      if (luck < 0.12) await phone.reload();
      else if (luck < 0.24) await phone.kill();
    }
    await lee.phone.setOnline(true);
    let items: { id: string; checked: boolean; name: string }[] = [];
    // A page that has just opened shows the list before what it hasn't sent: both may look alike for a moment.
    await expect(async () => {
      const list = await sameList(phones);
      const answer = await lee.context.request.get("/api/family/groceries");
      ({ items } = (await answer.json()) as { items: typeof items });
      expect(items.map(({ id, checked, name }) => `${id} ${checked} ${name}`).toSorted()).toEqual(list);
    }).toPass({ timeout: 60_000 });
    const removed = new Set(phones.flatMap((phone) => [...phone.removed]));
    const added = new Set(phones.flatMap((phone) => [...phone.made.keys()]));
    expect(items.map(({ id }) => id).toSorted()).toEqual([...added].filter((id) => !removed.has(id)).toSorted());
    // Each name and tick is the last that one of them gave it.
    for (const { id, name, checked } of items) {
      const made = phones.flatMap((phone) => phone.made.get(id) ?? []);
      expect(made.map((each) => each.name)).toContain(name);
      expect(made.map((each) => each.ticked)).toContain(checked);
    }
    await Promise.all([sam.context.close(), lee.context.close()]);
  });
