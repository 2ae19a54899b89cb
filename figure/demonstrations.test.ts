import { MUSCLES } from "@lockstep/domain/training/muscles.ts";
import { describe, expect, it } from "vitest";
import { drawBodyMap, faceOf } from "./bodymap.ts";
import { castFor } from "./casting.ts";
import { CHECKED_PHASES, describeFault, findFaults } from "./checks.ts";
import { hexColour, PALETTES, TONES } from "./colours.ts";
import { findDemonstration, listDemonstrations } from "./demonstrations.ts";
import { drawFrame, posterSvg, startAndEnd, type LitMuscles } from "./draw.ts";
import { HEADS } from "./head.ts";
import { rankedViews } from "./ink/view-score.ts";
import { VIEWS, type Demo } from "./movement.ts";
import { cycleSeconds, phaseAt, strokeAt } from "./timeline.ts";
import { oneOfEach } from "../scripts/test-sample.ts";

const demos = listDemonstrations();
const withName = (demo: Demo): [string, Demo] => [`${demo.movement} ${demo.variant}`, demo];
/** Every demonstration in a full run, else one of each movement. */
const tried = oneOfEach(demos, ({ movement }) => movement).map(withName);
const allLit: LitMuscles = Object.fromEntries(MUSCLES.map((muscle, i) => [muscle, i % 2 === 0 ? "primary" : "secondary"]));
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

describe("the views", () => {
  it.each(tried)("%s opens in one that reads", (_name, demo) => {
    const ranked = rankedViews(demo);
    const own = ranked.find(({ view }) => view === demo.view)?.score ?? 0;
    expect(own).toBeGreaterThan(0.58);
    // Where the muscle is on the far side of the clearest view, another one may open; not one that hides the movement.
    expect((ranked[0]?.score ?? 1) - own).toBeLessThan(0.2);
  });
});

describe("a drawing", () => {
  it.each(tried)("of %s is sound in every view and phase, and its picture stands still", (_name, demo) => {
    for (const view of VIEWS) {
      const first = drawFrame(demo, { view, phase: 0 });
      for (let i = 0; i < CHECKED_PHASES; i += 10) {
        const { viewBox, body } = drawFrame(demo, { view, phase: i / (CHECKED_PHASES - 1), lit: allLit });
        expect(viewBox).toBe(first.viewBox);
        expect(body).not.toMatch(/NaN|undefined|Infinity/);
        expect(body).not.toContain('d=""');
        for (const tone of ["body", "top", "shorts"]) expect(body).toContain(`fill="var(--fig-${tone})"`);
      }
      const [, , width = 0, height = 0] = first.viewBox.split(" ").map(Number);
      expect(width).toBeGreaterThan(200);
      expect(height).toBeCloseTo(width, 0);
    }
  });

  it("is the same every time", () => {
    const demo = get("squat", "barbell-back");
    expect(drawFrame(demo, { phase: 0.3, lit: allLit })).toEqual(drawFrame(demo, { phase: 0.3, lit: allLit }));
  });

  it("moves: no two ends look alike", () => {
    const { start, end } = startAndEnd(get("push-up", "bodyweight"));
    expect(start.viewBox).toBe(end.viewBox);
    expect(start.body).not.toBe(end.body);
  });

  it("lights what it is told to, and nothing else", () => {
    const demo = get("squat", "bodyweight");
    expect(drawFrame(demo).body).not.toContain("--fig-primary");
    const { body } = drawFrame(demo, { lit: { quadriceps: "primary", glutes: "secondary" } });
    expect(body).toContain("--fig-primary");
    expect(body).toContain("--fig-secondary");
  });

  it("carries literal colours where a file must stand alone", () => {
    const svg = posterSvg(get("deadlift", "barbell"), { colours: "dark", backdrop: true });
    expect(svg).not.toContain("var(");
    expect(svg).toContain(hexColour(PALETTES.dark.body));
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="[^"]+" aria-hidden="true">.*<\/svg>$/s);
  });

  it("keeps posters small", () => {
    const sizes = demos.map((demo) => posterSvg(demo).length).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(15_000);
    expect(sizes.at(-1)).toBeLessThan(40_000);
  });

  it("has its own face for every head", () => {
    const demo = get("squat", "bodyweight");
    const drawn = HEADS.map((head) => drawFrame(demo, { head, view: "three-quarter" }).body);
    expect(new Set(drawn).size).toBe(HEADS.length);
  });

  it("echoes a pose in one tone", () => {
    const { body } = drawFrame(get("squat", "barbell-back"), { silhouette: "far", floor: false, lit: allLit });
    expect(new Set(body.match(/--fig-[a-z]+/g))).toEqual(new Set(["--fig-far"]));
  });

  it("casts the same person for the same exercise, and more than one in all", () => {
    expect(castFor("goblet-squat")).toEqual(castFor("goblet-squat"));
    expect(new Set(demos.map((demo) => castFor(withName(demo)[0]).head)).size).toBe(HEADS.length);
  });

  it("keeps the asked proportion", () => {
    const [, , width = 0, height = 1] = drawFrame(get("push-up", "bodyweight"), { aspect: 1.6 }).viewBox.split(" ").map(Number);
    expect(width / height).toBeCloseTo(1.6, 1);
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
