import { MUSCLES } from "@lockstep/domain/training/muscles.ts";
import { describe, expect, it } from "vitest";
import { drawBodyMap, faceOf } from "./bodymap.ts";
import { describeFault, findFaults } from "./checks.ts";
import { hexColour, PALETTES, TONES } from "./colours.ts";
import { findDemonstration, listDemonstrations } from "./demonstrations.ts";
import { drawPoster, posterKey, posterSvg, startAndEnd } from "./ink/poster.ts";
import { openShelf, packShelf, setShelf } from "./ink/shelf.ts";
import { rankedViews } from "./ink/view-score.ts";
import type { Demo } from "./movement.ts";
import { poseAt } from "./pose.ts";
import { solveSkeleton } from "./skeleton.ts";
import { cycleSeconds, phaseAt, strokeAt } from "./timeline.ts";
import { oneOfEach } from "../scripts/test-sample.ts";

const demos = listDemonstrations();
const withName = (demo: Demo): [string, Demo] => [`${demo.movement} ${demo.variant}`, demo];
/** Every demonstration in a full run, else one of each movement. */
const tried = oneOfEach(demos, ({ movement }) => movement).map(withName);
const get = (movement: string, variant: string): Demo => {
  const demo = findDemonstration(movement, variant);
  if (!demo) throw new Error(`No demonstration ${movement} ${variant}`);
  return demo;
};

describe("the movements", () => {
  it("have names of their own", () => {
    expect(new Set(demos.map((demo) => withName(demo)[0])).size).toBe(demos.length);
    expect(findDemonstration("squat", "trampoline")).toBeNull();
    expect(findDemonstration("no-such-movement", "bodyweight")).toBeNull();
  });

  it.each(tried)("%s stands up to the checks", (_name, demo) => {
    expect(findFaults(demo).map(describeFault)).toEqual([]);
  });
});

/** Presses, pulls and curls that go all the way: the arms are straight, or as good as, at one end. */
const FULL_RANGE = new Set(
  (
    "push-up pike-push-up overhead-press bench-press incline-press chest-press dip landmine-press thruster squat-to-press clean-and-press " +
    "row one-arm-row seated-row inverted-row pull-up lat-pulldown straight-arm-pulldown rowing-machine " +
    "curl concentration-curl triceps-extension lying-triceps-extension pushdown"
  ).split(" "),
);
/** Holds, and what's short by design. */
const SHORT_RANGE = new Set(["pull-up hold", "concentration-curl towel"]);

describe("the arms", () => {
  it.each(demos.map(withName).filter(([name, { movement }]) => FULL_RANGE.has(movement) && !SHORT_RANGE.has(name)))(
    "of %s straighten",
    (_name, demo) => {
      const bends = [0, 0.25, 0.5, 0.75, 1].map((phase) => {
        const { arms } = solveSkeleton(poseAt(demo, phase), demo.equipment);
        return demo.arm ? arms[demo.arm].elbowDegrees : Math.min(arms.right.elbowDegrees, arms.left.elbowDegrees);
      });
      expect(Math.min(...bends)).toBeLessThan(30);
    },
  );
});

describe("the views", () => {
  // A frog bridge is seen from the feet: the soles meet and the knees fall apart, though the trunk points away.
  it.each(tried.filter(([, { variant }]) => variant !== "frog"))("%s opens in one that reads", (_name, demo) => {
    const ranked = rankedViews(demo);
    const own = ranked.find(({ view }) => view === demo.view)?.score ?? 0;
    expect(own).toBeGreaterThan(0.58);
    // Where the muscle is on the far side of the clearest view, another one may open; not one that hides the movement.
    expect((ranked[0]?.score ?? 1) - own).toBeLessThan(0.2);
  });
});

describe("a poster", () => {
  const squat = get("squat", "barbell-back");

  it("is the same every time, and its picture stands still", () => {
    const one = drawPoster(squat, { phase: 0.3, lit: { quadriceps: "primary" } });
    expect(drawPoster(squat, { phase: 0.3, lit: { quadriceps: "primary" } })).toEqual(one);
    expect(one.body).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawPoster(squat, { phase: 0 }).viewBox).toBe(one.viewBox);
  });

  it("moves: no two ends look alike", () => {
    const { start, end } = startAndEnd(get("push-up", "bodyweight"));
    expect(start.viewBox).toBe(end.viewBox);
    expect(start.body).not.toBe(end.body);
  });

  it("lights what it is told to, and nothing else", () => {
    const demo = get("squat", "bodyweight");
    expect(drawPoster(demo, { phase: 1 }).body).not.toContain("--ink-primary");
    const { body } = drawPoster(demo, { phase: 1, lit: { quadriceps: "primary", hamstrings: "secondary" } });
    expect(body).toContain("--ink-primary");
    expect(body).toContain("--ink-secondary");
  });

  it("carries literal colours where a file must stand alone", () => {
    const svg = posterSvg(get("deadlift", "barbell"), { colours: "dark", backdrop: true });
    expect(svg).not.toContain("var(");
    expect(svg).toContain(hexColour(PALETTES.dark.gap));
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="[^"]+" aria-hidden="true">.*<\/svg>$/s);
  });

  it("has its floor as asked, and the asked proportion", () => {
    const demo = get("push-up", "bodyweight");
    expect(drawPoster(demo, { view: "side" }).body).toContain("--ink-floor");
    expect(drawPoster(demo, { view: "side", floor: false }).body).not.toContain("--ink-floor");
    expect(drawPoster(demo, { view: "three-quarter" }).body).toContain("--ink-shadow");
    expect(drawPoster(demo, { view: "three-quarter", floor: false }).body).not.toContain("--ink-shadow");
    const [, , width = 0, height = 1] = drawPoster(demo, { aspect: 1.6 }).viewBox.split(" ").map(Number);
    expect(width / height).toBeCloseTo(1.6, 1);
  });

  it("comes from the shelf where one has it", () => {
    const key = posterKey(squat, { phase: 1 });
    const file = packShelf("edition", new Map([[key, Uint8Array.from("<g/>", (letter) => letter.charCodeAt(0))]]));
    const shelf = openShelf(file, (bytes) => String.fromCharCode(...bytes));
    expect(shelf.edition).toBe("edition");
    expect(shelf.find(key)).toBe("<g/>");
    expect(shelf.find("another")).toBeUndefined();
    const kept: string[] = [];
    setShelf({ ...shelf, keep: (drawn) => kept.push(drawn) });
    expect(drawPoster(squat, { phase: 1, floor: false }).body).toBe("<g/>");
    expect(drawPoster(squat, { phase: 0 }).body).toContain("<path");
    expect(kept).toEqual([posterKey(squat, { phase: 0 })]);
    setShelf({ find: () => undefined });
  });
});

describe("time", () => {
  const demo = { ...get("squat", "bodyweight"), tempo: [2, 1, 1, 0.5] as const };

  it("goes there, holds, comes back, holds, and begins again", () => {
    expect(cycleSeconds(demo)).toBe(4.5);
    expect([0, 1, 2, 2.9, 3.5, 4.2, 5.5].map((s) => phaseAt(demo, s))).toEqual([0, 0.5, 1, 1, 0.5, 0, 0.5]);
    expect(phaseAt(demo, -0.25)).toBe(0);
  });

  it.each([0.3, 0.9, 1.8, 4])("gathers speed and comes to rest in a stroke of %s seconds", (seconds) => {
    const at = (part: number): number => strokeAt(part, seconds);
    const speed = (part: number): number => (at(part + 0.0005) - at(part - 0.0005)) / 0.001;
    expect([at(0), at(0.5), at(1)].map((v) => Math.round(v * 1e9) / 1e9)).toEqual([0, 0.5, 1]);
    expect(speed(0.001)).toBeLessThan(0.01);
    expect(speed(0.999)).toBeLessThan(0.01);
    const steps = Array.from({ length: 100 }, (_, i) => speed((i + 0.5) / 100));
    expect(Math.min(...steps)).toBeGreaterThan(0);
    // Forward and backward alike, and never a jerk.
    steps.forEach((v, i) => expect(v).toBeCloseTo(steps[99 - i] ?? 0, 6));
    steps.slice(1).forEach((v, i) => expect(Math.abs(v - (steps[i] ?? 0))).toBeLessThan(0.2));
  });

  it("lowers slowly and evenly, and jumps all at once", () => {
    const fastest = (seconds: number): number =>
      Math.max(...Array.from({ length: 99 }, (_, i) => (strokeAt((i + 1) / 100, seconds) - strokeAt(i / 100, seconds)) * 100));
    expect(fastest(4)).toBeLessThan(1.2);
    expect(fastest(0.5)).toBeGreaterThan(1.8);
  });

  it("runs round where the movement is a cycle", () => {
    expect(phaseAt({ ...demo, cycle: true }, 2.25)).toBeCloseTo(0.5);
  });

  it("stands still when a tempo is empty", () => {
    expect(phaseAt({ ...demo, tempo: [0, 0, 0, 0] }, 3)).toBe(0);
  });
});

describe("the body map", () => {
  it("shades every muscle on one of its faces", () => {
    const none = drawBodyMap({ load: {} }).body;
    expect(MUSCLES.filter((muscle) => drawBodyMap({ load: { [muscle]: 1 } }).body === none)).toEqual([]);
  });

  it("shows each muscle on the face that is named for it", () => {
    for (const muscle of MUSCLES) {
      const face = faceOf(muscle);
      expect(drawBodyMap({ load: { [muscle]: 1 }, face }).body).not.toBe(drawBodyMap({ load: {}, face }).body);
    }
  });

  it("tells much from little, and holds values to their range", () => {
    const at = (load: number): string => drawBodyMap({ load: { chest: load }, face: "front" }).body;
    expect(at(0.2)).not.toBe(at(0.9));
    expect(at(7)).toBe(at(1));
    expect(at(-1)).toBe(at(0));
  });
});

describe("colours", () => {
  it("are sRGB hex for every tone of every ground", () => {
    for (const palette of Object.values(PALETTES))
      for (const tone of TONES) expect(hexColour(palette[tone])).toMatch(/^#[\da-f]{6}$/);
    expect(hexColour([1, 0, 0])).toBe("#ffffff");
    expect(hexColour([0, 0, 0])).toBe("#000000");
  });
});
