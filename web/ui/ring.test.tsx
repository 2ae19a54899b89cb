import { expect, test } from "vitest";
import { testPage } from "../testing/test-page.ts";
import { Ring } from "./ring.tsx";

const { page, show } = testPage();
const ROUND = 2 * Math.PI * 41;

/** The share of the whole ring that each part covers; the ground isn't one. */
const parts = (): readonly number[] =>
  [...page.querySelectorAll("g circle")].map((circle) => {
    const [drawn, length] = (circle.getAttribute("stroke-dasharray") ?? "").split(" ").map(Number);
    expect(length).toBeCloseTo(ROUND);
    return (drawn ?? Number.NaN) / ROUND;
  });

test.each([
  [0, 5, 0],
  [1, 5, 0.2],
  [5, 5, 1],
  [7, 5, 1],
  [-1, 5, 0],
  [0, 0, 0],
  [3, 0, 0],
])("%d of %d", (value, max, share) => {
  show(<Ring value={value} max={max} label={`${value} of ${max}`} />);
  expect(parts()).toHaveLength(1);
  expect(parts()[0]).toBeCloseTo(share);
  expect(page.querySelector("[role=img]")?.getAttribute("aria-label")).toBe(`${value} of ${max}`);
});

test("without a value nothing is filled", () => {
  show(<Ring label="Nothing yet" />);
  expect(parts()).toEqual([0]);
});

test("nothing is filled by segments without a share either, with an edge or not", () => {
  show(
    <Ring
      label="Nothing yet"
      segments={[
        { share: 0, color: "red" },
        { share: 0, color: "blue", edged: true },
      ]}
    />,
  );
  expect(parts()).toEqual([0, 0, 0]);
});

test("segments lie side by side", () => {
  show(
    <Ring
      label="Both"
      segments={[
        { share: 0.25, color: "red" },
        { share: 0.5, color: "blue" },
      ]}
    />,
  );
  const [first, second] = page.querySelectorAll("g circle");
  expect(Number(first?.getAttribute("stroke-dashoffset"))).toBeCloseTo(0);
  expect(Number(second?.getAttribute("stroke-dashoffset"))).toBeCloseTo(-ROUND / 4);
  const [before = 0, after = 0] = parts();
  expect([before > 0.2, before < 0.25, after > 0.45, after < 0.5]).toEqual([true, true, true, true]);
});
