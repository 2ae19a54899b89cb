import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { propertyRuns } from "../../scripts/test-sample.ts";
import {
  ITEM_FIELDS,
  LAST_CLOCK,
  isOnList,
  itemOfChange,
  joinItems,
  nextClocks,
  removedItem,
  unknownItem,
} from "./shared-item.ts";
import type { SharedItem } from "./shared-item.ts";

const ID = "milk";

// Few values and clocks, so that they meet.
const text = fc.constantFrom("", "Milk", "Oat milk");
const clock = fc.integer({ min: 1, max: 3 });
const aChange = fc
  .record({
    fields: fc.record({ name: text, aisle: text, display: text, checked: fc.boolean() }, { requiredKeys: [] }),
    clocks: fc.record({ name: clock, aisle: clock, display: clock, checked: clock }),
    by: fc.constantFrom("sam", "lee", null),
    removes: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
  })
  .map(({ fields, clocks, by, removes }) => (removes ? removedItem(ID) : itemOfChange(ID, fields, clocks, by)));
const anItem = fc.array(aChange, { maxLength: 4 }).map((changes) => changes.reduce(joinItems, unknownItem(ID)));
const RUNS = propertyRuns(5000, 400);

describe("joining", () => {
  test("is commutative, associative and idempotent, and what is unknown changes nothing", () => {
    fc.assert(
      fc.property(anItem, anItem, anItem, (a, b, c) => {
        expect(joinItems(a, b)).toEqual(joinItems(b, a));
        expect(joinItems(joinItems(a, b), c)).toEqual(joinItems(a, joinItems(b, c)));
        expect(joinItems(a, a)).toEqual(a);
        expect(joinItems(a, unknownItem(ID))).toEqual(a);
      }),
      RUNS,
    );
  });

  test("makes copies equal that got the same changes in any order, some of them twice", () => {
    const deliveries = fc
      .array(aChange, { minLength: 1, maxLength: 8 })
      .chain((changes) =>
        fc.tuple(fc.constant(changes), fc.shuffledSubarray([...changes, ...changes], { minLength: changes.length * 2 })),
      );
    const receive = (changes: readonly SharedItem[]) => changes.reduce(joinItems, unknownItem(ID));
    fc.assert(
      fc.property(deliveries, ([changes, again]) => {
        expect(receive(again)).toEqual(receive(changes));
      }),
      RUNS,
    );
  });

  test("lets a removal win, whatever else arrives before or after it", () => {
    fc.assert(
      fc.property(anItem, (item) => {
        expect(joinItems(removedItem(ID), item)).toEqual(removedItem(ID));
        expect(isOnList(joinItems(item, removedItem(ID)))).toBe(false);
      }),
      RUNS,
    );
  });

  test("lets a change win over whatever its author saw", () => {
    const fields = fc.record({ name: text, aisle: text, display: text, checked: fc.boolean() }, { requiredKeys: [] });
    fc.assert(
      fc.property(anItem, fields, fc.constantFrom("sam", "lee"), (seen, changed, by) => {
        fc.pre(!seen.isRemoved);
        const after = joinItems(seen, itemOfChange(ID, changed, nextClocks(seen, changed), by));
        for (const field of ITEM_FIELDS) expect(after[field].value).toBe(changed[field] ?? seen[field].value);
      }),
      RUNS,
    );
  });
});

const milk = itemOfChange(ID, { name: "Milk" }, {}, "sam");
const change = (seen: SharedItem, fields: Parameters<typeof nextClocks>[1], by: string) =>
  itemOfChange(ID, fields, nextClocks(seen, fields), by);

test("two ticks at once are one tick", () => {
  const [sams, lees] = [change(milk, { checked: true }, "sam"), change(milk, { checked: true }, "lee")];
  const both = joinItems(joinItems(milk, sams), lees);
  expect(both.checked).toEqual({ value: true, clock: 1, by: "sam" });
  const unticked = joinItems(both, change(both, { checked: false }, "lee"));
  // The slower phone's tick arrives a second time, after it was taken back.
  expect(joinItems(unticked, sams).checked.value).toBe(false);
});

test("a rename and a tick at once are both kept", () => {
  const both = joinItems(joinItems(milk, change(milk, { name: "Oat milk" }, "lee")), change(milk, { checked: true }, "sam"));
  expect([both.name.value, both.checked.value, both.added.by]).toEqual(["Oat milk", true, "sam"]);
});

test("a change of an item nobody knows doesn't bring it onto the list, its first name does", () => {
  const renamed = change(milk, { name: "Oat milk" }, "lee");
  const early = joinItems(change(milk, { checked: true }, "lee"), renamed);
  expect(isOnList(early)).toBe(false);
  const arrived = joinItems(early, milk);
  expect([isOnList(arrived), arrived.name.value, arrived.checked.value]).toEqual([true, "Oat milk", true]);
});

test("a clock at its end keeps nobody from changing the item", () => {
  const rushed = joinItems(milk, itemOfChange(ID, { name: "Zwieback" }, { name: LAST_CLOCK }, "lee"));
  expect(nextClocks(rushed, { name: "Zzz" })).toEqual({ name: LAST_CLOCK });
  expect(isOnList(joinItems(rushed, removedItem(ID)))).toBe(false);
});
