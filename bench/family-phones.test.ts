import { isOnList, itemOfChange, joinItems, removedItem, unknownItem } from "@lockstep/domain/groceries/shared-item.ts";
import type { SharedItem } from "@lockstep/domain/groceries/shared-item.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pick, seededNumbers } from "../scripts/sweep/seeded.ts";
import { sampleSize } from "../scripts/test-sample.ts";
import { makeFamily } from "../server/features/groceries/groceries.fixture.ts";
import { startTestServer, type TestServer } from "../server/testing/start-server.ts";
import { Phone } from "./family-phones.ts";

const STEPS = 60;
const RUNS = sampleSize(300, 8);
const NOW_MS = Date.UTC(2026, 10, 24);
const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** What someone does with a phone in a shop. */
async function act(phone: Phone, number: () => number, step: number): Promise<void> {
  const { shown } = phone;
  const luck = number();
  if (shown.length === 0 || luck < 0.25) return phone.add({ name: `Item ${step}`, ...(luck < 0.1 ? { display: "2" } : {}) });
  const item = pick(shown, number);
  if (luck < 0.6) return phone.change(item, { checked: !item.checked.value });
  if (luck < 0.75) return phone.change(item, { name: `${item.name.value}'` });
  if (luck < 0.82) return phone.change(item, { display: String(step) });
  if (luck < 0.9) return phone.remove(item);
  return phone.kill();
}

/** A list as people see it. */
const seen = (items: readonly SharedItem[]) =>
  Object.fromEntries(items.map(({ id, name, display, checked }) => [id, [name.value, display.value, checked.value]]));

/** All that was ever done, joined without any network in between. */
function everything(phones: readonly Phone[]): readonly SharedItem[] {
  const items = new Map<string, SharedItem>();
  for (const { made, person } of phones) {
    for (const { itemId, fields, clocks } of made) {
      const change = fields === null ? removedItem(itemId) : itemOfChange(itemId, fields, clocks, person.id);
      items.set(itemId, joinItems(items.get(itemId) ?? unknownItem(itemId), change));
    }
  }
  return [...items.values()].filter(isOnList);
}

test.each(Array.from({ length: RUNS }, (_, run) => run + 1))(
  "two phones end with the same list, and nothing is lost (seed %i)",
  async (seed) => {
    const number = seededNumbers(seed);
    const people = await Promise.all([server.person("Sam"), server.person("Lee")]);
    await makeFamily(server, people, Math.floor(Date.now() / 1000) + 86_400);
    // One of the clocks is a day ahead.
    const [sams, lees] = [new Phone(people[0], number, NOW_MS), new Phone(people[1], number, NOW_MS + DAY_MS)];
    for (let step = 0; step < STEPS; step += 1) {
      // Lee is in the basement half the time.
      if (number() < 0.15) lees.isOnline = !lees.isOnline;
      const phone = number() < 0.5 ? sams : lees;
      await act(phone, number, step);
      if (number() < 0.3) await phone.sync();
    }
    lees.isOnline = true;
    for (const phone of [sams, lees]) for (let tries = 0; phone.unsent > 0 && tries < 200; tries += 1) await phone.sync();
    for (const phone of [sams, lees]) await phone.sync();
    expect([...sams.refusals, ...lees.refusals, sams.unsent, lees.unsent]).toEqual([0, 0]);
    expect(seen(sams.shown)).toEqual(seen(lees.shown));
    expect(seen(sams.shown)).toEqual(seen(everything([sams, lees])));
    expect(sams.made.length + lees.made.length).toBeGreaterThan(STEPS / 2);
  },
);
