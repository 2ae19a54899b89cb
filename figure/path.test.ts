import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Point2 } from "./camera.ts";
import { hullOfDiscs, hullOfPoints, short, smoothBand, smoothLoop, winding } from "./path.ts";

const coordinate = fc.double({ min: -300, max: 300, noNaN: true });
const points = fc.array(fc.tuple(coordinate, coordinate), { minLength: 3, maxLength: 20 });

describe("numbers", () => {
  it("have one decimal and nothing superfluous", () => {
    expect([0, -0.04, 0.449, -0.5, 12, -3.25, 100.06].map(short)).toEqual(["0", "0", ".4", "-.5", "12", "-3.2", "100.1"]);
  });

  it("come back as they were, to a tenth", () => {
    fc.assert(
      fc.property(coordinate, (v) => {
        expect(Math.abs(Number(short(v)) - v)).toBeLessThanOrEqual(0.05 + 1e-9);
      }),
    );
  });
});

describe("hulls", () => {
  it("of points hold every point and are wound one way", () => {
    fc.assert(
      fc.property(points, (cloud) => {
        const hull = hullOfPoints(cloud);
        fc.pre(hull.length >= 3);
        expect(winding(hull)).toBeGreaterThanOrEqual(0);
        for (const [x, y] of cloud)
          hull.forEach(([ax, ay], i) => {
            const [bx, by] = hull[(i + 1) % hull.length] ?? [ax, ay];
            expect((bx - ax) * (y - ay) - (by - ay) * (x - ax)).toBeGreaterThanOrEqual(-1e-6);
          });
      }),
    );
  });

  it("of one disc and of a disc within another are circles", () => {
    const circle = hullOfDiscs([{ at: [0, 0], radius: 10 }]);
    expect(
      hullOfDiscs([
        { at: [0, 0], radius: 10 },
        { at: [1, 1], radius: 3 },
      ]),
    ).toBe(circle);
  });

  it("of two equal discs are two straight sides and two half circles", () => {
    const d = hullOfDiscs([
      { at: [0, 0], radius: 10 },
      { at: [50, 0], radius: 10 },
    ]);
    expect(d.match(/A/g)).toHaveLength(2);
    expect(d).toContain("0 10");
    expect(d).toContain("50-10");
  });
});

describe("smooth shapes", () => {
  it("are closed and carry only numbers", () => {
    fc.assert(
      fc.property(points, (ring) => {
        const d = smoothLoop(ring);
        expect(d).toMatch(/^M[-\d. csLMZ]*Z$/);
      }),
    );
  });

  it("come out the same whichever side is named first, up to where they begin", () => {
    const left: Point2[] = [
      [0, 0],
      [0, 10],
      [0, 20],
    ];
    const right: Point2[] = [
      [10, 0],
      [10, 10],
      [10, 20],
    ];
    expect(smoothBand(left, right).length).toBe(smoothBand(right, left).length);
  });
});
