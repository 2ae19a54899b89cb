import { describe, expect, it } from "vitest";
import { sampleSize } from "../../scripts/test-sample.ts";
import { modelOf } from "../body/model.ts";
import { poseScene, sceneRoom } from "../body/scene.ts";
import { GROUNDS } from "../colours.ts";
import { findDemonstration, listDemonstrations } from "../demonstrations.ts";
import type { LitMuscles } from "../lit.ts";
import { eyeAt } from "./eye.ts";
import { inkFunctions } from "./ink-functions.ts";
import { INK_SOURCE, kindNumber } from "./ink-source.ts";
import { inkPicture, type TonePicture } from "./picture.ts";
import { drawTones, TRACED, TRACED_WIDTH } from "./poster.ts";
import { FAMILIES, familyTone, FAR, SINGLES, singleTone, toneColours, toneCss, toneName } from "./tones.ts";
import { tracePicture } from "./trace.ts";
import { rankedViews, viewScore } from "./view-score.ts";

const SIZE = 160;
const FRAME = { x: -165, y: -310, width: 330, height: 330 };
const fullCell = 0.0155;
function draw(
  movement: string,
  variant: string,
  phase: number,
  yaw: number,
  elevation: number,
  lit: LitMuscles = {},
): TonePicture {
  const demo = findDemonstration(movement, variant);
  if (!demo) throw new Error(`No demonstration ${movement} ${variant}`);
  const model = modelOf("sam", fullCell);
  const scene = poseScene(model, demo, phase, lit, sceneRoom(model));
  return inkPicture(scene, eyeAt(yaw, elevation), FRAME, SIZE, SIZE, { lit, pen: 1, floor: true });
}
const count = ({ tones }: TonePicture, tone: number): number => tones.filter((each) => each % FAR === tone).length;

describe("tones", () => {
  it("have names, and a colour on each ground, near and far", () => {
    for (const ground of GROUNDS) {
      const colours = toneColours(ground);
      expect(colours.size).toBe(2 * (3 * FAMILIES.length + SINGLES.length));
      for (const tone of colours.keys()) expect(toneName(tone)).toMatch(/^[a-z]+(-[a-z]+|-[0-2])?(-far)?$/);
      expect(toneCss(ground)).toMatch(/^(--ink-[a-z0-9-]+:#[0-9a-f]{6};)+$/);
    }
    expect(toneName(0)).toBeNull();
    expect(toneName(familyTone("skin") + 1 + FAR)).toBe("skin-1-far");
    expect(singleTone("floor")).toBeLessThan(FAR);
  });
});

describe("what things are made of", () => {
  it.each(["light", "dark"] as const)("has lines between limbs in dark cloth that stand off it on %s", (ground) => {
    const colours = toneColours(ground);
    const lightness = (tone: number): number => colours.get(tone)?.[0] ?? 0;
    for (const family of ["top", "bottom"] as const)
      expect(Math.abs(lightness(singleTone("part")) - lightness(familyTone(family) + 1))).toBeGreaterThan(0.2);
  });

  it.each(["light", "dark"] as const)("has sleeves that stand off the trunk, and far legs off near ones, on %s", (ground) => {
    const colours = toneColours(ground);
    const lightness = (tone: number): number => colours.get(tone)?.[0] ?? 0;
    for (const [family, apart] of [
      ["top", 0.07],
      ["bottom", 0.06],
    ] as const) {
      const near = familyTone(family) + 1;
      expect([family, Math.abs(lightness(near + FAR) - lightness(near)) > apart]).toEqual([family, true]);
    }
    // Nothing glares between limbs: no line is as far from cloth as the accent is.
    expect(Math.abs(lightness(singleTone("part")) - lightness(familyTone("top") + 1))).toBeLessThan(
      lightness(familyTone("primary") + 1) - lightness(familyTone("top") + 1),
    );
    // A target in the shade is still told from a helper in the light.
    expect(lightness(familyTone("primary")) - lightness(familyTone("secondary") + 1)).toBeGreaterThan(0.12);
  });

  it.each(["light", "dark"] as const)("stands off the ground on %s, without being brighter than what works", (ground) => {
    const colours = toneColours(ground);
    const lightness = (tone: number): number => colours.get(tone)?.[0] ?? 0;
    for (const family of ["pad", "stuff", "frame", "line"] as const) {
      const base = lightness(familyTone(family) + 1);
      expect(Math.abs(base - lightness(singleTone("gap")))).toBeGreaterThan(0.22);
      expect(base).toBeLessThan(lightness(familyTone("primary") + 1));
    }
    expect(lightness(singleTone("sole"))).toBeLessThan(lightness(familyTone("primary") + 1) - 0.1);
    expect(lightness(familyTone("stack") + 2)).toBeLessThan(lightness(familyTone("secondary") + 1));
    expect(Math.abs(lightness(familyTone("room") + 1) - lightness(singleTone("gap")))).toBeGreaterThan(0.05);
    // A target on a limb that is turned away is still told from a helper on the near one.
    const away = lightness(familyTone("primary") + 1 + FAR);
    expect(away - lightness(familyTone("secondary") + 1)).toBeGreaterThan(0.12);
    // A helper is green among greys: the body, cushions and wood.
    const chroma = (family: "secondary" | "skin" | "pad" | "stuff"): number => colours.get(familyTone(family) + 1)?.[1] ?? 0;
    for (const family of ["skin", "pad", "stuff"] as const) expect(chroma("secondary") - chroma(family)).toBeGreaterThan(0.085);
  });

  it.each([
    ["light", -1],
    ["dark", 1],
  ] as const)("tells bells from skin and clothes on %s", (ground, sign) => {
    const colours = toneColours(ground);
    const lightness = (family: "iron" | "skin" | "top" | "bottom"): number => colours.get(familyTone(family) + 1)?.[0] ?? 0;
    for (const family of ["skin", "top", "bottom"] as const)
      expect(sign * (lightness("iron") - lightness(family))).toBeGreaterThan(0.06);
    expect(Math.abs(lightness("iron") - lightness("skin"))).toBeGreaterThan(0.12);
  });

  it.each(GROUNDS)("tells bands from skin, clothes, what works and the ground on %s", (ground) => {
    const colours = toneColours(ground);
    const lightness = (tone: number): number => colours.get(tone)?.[0] ?? 0;
    const band = familyTone("band") + 1;
    const lab = (tone: number): readonly number[] => {
      const [l, chroma, hue] = colours.get(tone) ?? [0, 0, 0];
      return [l, chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
    };
    const apart = (tone: number): number => Math.hypot(...lab(tone).map((part, i) => part - (lab(band)[i] ?? 0)));
    for (const family of ["skin", "top", "bottom", "secondary"] as const)
      expect([family, apart(familyTone(family) + 1) > 0.11]).toEqual([family, true]);
    // Steel, wood and cloth are greys; a band has a colour, but on the accent's own ground.
    if (ground !== "volt")
      for (const family of ["line", "frame", "stuff"] as const) expect(apart(familyTone(family) + 1)).toBeGreaterThan(0.055);
    expect(Math.abs(lightness(band) - lightness(singleTone("gap")))).toBeGreaterThan(0.25);
    expect(lightness(familyTone("primary") + 1) - lightness(band)).toBeGreaterThan(0.18);
    // One that lies close on the skin still has an edge of ink.
    const { haloStep } = inkFunctions();
    expect(haloStep(kindNumber("skin"), kindNumber("band"), 0.006, 0, 0, 1, 0.004, 0)).toBe(1);
  });

  it("has edges and hems of clothes, but not where muscles are lit", () => {
    const { clothTone } = inkFunctions();
    const at = (bottom: number, top: number, lit: number): number => clothTone(bottom, top, -1, lit, 0, 0, 1, 0.4, 0.1);
    expect(at(0.002, -1, 0)).toBe(familyTone("bottom"));
    expect(at(-1, 0.002, 0)).toBe(familyTone("top"));
    expect(at(0.05, -1, 0)).toBe(familyTone("bottom") + 1);
    expect(at(0.002, -1, 1)).toBe(familyTone("primary") + 1);
    expect(at(-1, 0.002, 1)).toBe(familyTone("primary") + 1);
  });

  it("tells long sleeves from the trunk by a step, where nothing is lit", () => {
    const { sleeveStep } = inkFunctions();
    const [top, bottom, lit] = [familyTone("top") + 1, familyTone("bottom") + 1, familyTone("primary")];
    expect([1, 4].map((part) => sleeveStep(top, part, 1))).toEqual([FAR, FAR]);
    expect([sleeveStep(top, 0, 1), sleeveStep(top, 1, 0), sleeveStep(bottom, 5, 1), sleeveStep(lit, 1, 1)]).toEqual([0, 0, 0, 0]);
  });
});

describe("the inking", () => {
  it("is written in what GLSL and JavaScript have in common", () => {
    // Every number has its point, there's no other type than float, and no operator that only one of them has.
    expect(INK_SOURCE).not.toMatch(/\b(vec|int|let|const|var|for|while)\b/);
    expect(INK_SOURCE).not.toMatch(/(?<![\w.])\d+(?![\w.])/);
    expect(INK_SOURCE).not.toMatch(/===|\+\+|\*\*|=>|\?/);
    // In GLSL an S that falls is undefined.
    for (const [, from, to] of INK_SOURCE.matchAll(/smoothstep\((-?[\d.]+), (-?[\d.]+),/g))
      expect(Number(from)).toBeLessThan(Number(to));
  });

  it("knows light from shadow, and parts forms that lie apart", () => {
    const ink = inkFunctions();
    expect(ink.step3(ink.lightOn(-0.42, 0.62, 0.66))).toBe(2);
    expect(ink.step3(ink.lightOn(0, 0, 1))).toBe(1);
    expect(ink.step3(ink.lightOn(0.6, -0.7, 0.3))).toBe(0);
    const [skin, line] = [kindNumber("skin"), kindNumber("line")];
    expect(ink.haloStep(skin, skin, 0.1, 0, 0, 1, 0.004, 0)).toBe(1);
    expect(ink.haloStep(skin, skin, 0.005, 0, 0, 1, 0.004, 0)).toBe(0);
    // A surface that falls away steeply explains its own step.
    expect(ink.haloStep(skin, skin, 0.03, 0.99, 0, 0.13, 0.004, 0)).toBe(0);
    expect(ink.haloStep(line, line, 0.03, 0, 0, 1, 0.004, 0)).toBe(0);
    // A post in front of a plate doesn't cut it to pieces.
    expect(ink.haloStep(line, kindNumber("frame"), 0.1, 0, 0, 1, 0.004, 0)).toBe(0);
    // A gap parts skin from skin, not skin from dark cloth.
    const [bare, dark] = [familyTone("skin") + 1, familyTone("top") + 1];
    const halo = (tone: number, other: number, kind = skin, joined = 0): number =>
      ink.inkedTone(tone, skin, 6, 6 * ink.isAlike(tone, other, kind), joined, 0.1, 0, 0);
    expect(halo(bare, bare)).toBe(singleTone("gap"));
    // Dark cloth is as dark as a dark ground: there the line is a lighter one, but at the figure's own edge.
    expect(halo(dark, dark)).toBe(singleTone("part"));
    expect(ink.inkedTone(dark, skin, 6, 6, 0, 0.1, 0, 0.5)).toBe(singleTone("gap"));
    // Within a limb it's a line of ink: a gap would cut it off.
    expect(halo(bare, bare, skin, 6)).toBe(singleTone("step"));
    expect(halo(dark, dark, skin, 6)).toBe(singleTone("seam"));
    expect(halo(dark, bare)).toBe(dark);
    // A scarf is one piece, and so is hair; a cable before a rack needs no gap.
    const scarf = familyTone("scarf");
    expect([ink.isOnePiece(scarf, scarf + 1), ink.isOnePiece(bare, scarf)]).toEqual([1, 0]);
    expect(ink.haloStep(kindNumber("frame"), line, 0.1, 0, 0, 1, 0.004, 0)).toBe(0);
    // Furniture in front has an edge of ink on skin, never one of the ground's colour.
    const frame = familyTone("frame") + 1;
    expect(halo(bare, frame, kindNumber("frame"))).toBe(singleTone("step"));
    expect(halo(dark, frame, kindNumber("frame"))).toBe(dark);
  });

  it("shows a lit muscle from the side where it is, and not through the body", () => {
    const lit = { chest: "primary" } as const;
    const main = familyTone("primary") + 1;
    const front = count(draw("squat", "bodyweight", 0, 90, 0, lit), main);
    const back = count(draw("squat", "bodyweight", 0, -90, 0, lit), main);
    expect(front).toBeGreaterThan(60);
    expect(back).toBeLessThan(front / 10);
  });

  it("divides lit abdominals, and what is lit on either side of the midline", () => {
    const { furrow, clothTone } = inkFunctions();
    expect(furrow(0.05, 0.65, 0, 0, 0.001)).toBe(2);
    expect(furrow(-0.05, 0.65, 0, 0, 0.001)).toBe(2);
    expect(furrow(0.05, 0.642, 0.02, 0, 0.004)).toBe(2);
    expect(furrow(0.05, 0.66, 0.02, 0, 0.001)).toBe(0);
    expect(furrow(-0.05, 0.642, 0.02, 0, 0.004)).toBe(0);
    // A soft belly is lightly divided; the midline ends at the crotch in front.
    expect([furrow(0.05, 0.65, 0, 1, 0.001), furrow(-0.05, 0.65, 0, 1, 0.001)]).toEqual([1, 2]);
    expect([furrow(0.01, 0.48, 0, 0, 0.001), furrow(-0.06, 0.5, 0, 0, 0.001)]).toEqual([0, 2]);
    expect(clothTone(-1, 0.05, -1, 1, 0, 2, 1, 0.65, 0)).toBe(singleTone("skin-line"));
    expect(clothTone(-1, 0.05, -1, 0, 0, 2, 1, 0.65, 0)).toBe(familyTone("top") + 1);
  });

  it("lights helpers with less than targets", () => {
    const area = (lit: LitMuscles, family: "primary" | "secondary"): number => {
      const picture = draw("squat", "bodyweight", 1, 0, 0, lit);
      return [0, 1, 2].reduce((sum, shade) => sum + count(picture, familyTone(family) + shade), 0);
    };
    const target = area({ quadriceps: "primary" }, "primary");
    const helper = area({ quadriceps: "secondary" }, "secondary");
    expect(target).toBeGreaterThan(100);
    expect(helper).toBeGreaterThan(20);
    expect(helper).toBeLessThan(target);
  });

  it("turns the far limbs to another tone from the side only", () => {
    const far = ({ tones }: TonePicture): number => tones.filter((tone) => tone >= FAR).length;
    expect(far(draw("lunge", "bodyweight", 1, 0, 0))).toBeGreaterThan(50);
    expect(far(draw("squat", "bodyweight", 0, 90, 0))).toBe(0);
  });
});

describe("limbs", () => {
  const ink = inkFunctions();
  const [skin, head, hand] = [kindNumber("skin"), kindNumber("head"), kindNumber("hand")];
  // Places on the resting body.
  const [trunk, upper, fore, thigh] = [
    ink.partOf(0.65, 0.03),
    ink.partOf(0.74, 0.16),
    ink.partOf(0.62, 0.27),
    ink.partOf(0.4, -0.06),
  ];

  it("have parts, and one that points at the eye says so", () => {
    expect([trunk, upper, fore, thigh]).toEqual([0, 1, 2, 7]);
    expect([0, 1, 2, 4, 7].map((part) => ink.limbCode(part, 2 ** 2))).toEqual([0, 1, 25, 18, 4]);
  });

  it("hang together within themselves, at the trunk and where one points at the eye", () => {
    expect(ink.isJoined(skin, hand, 1, 1)).toBe(1);
    expect(ink.isJoined(skin, skin, 0, 1)).toBe(1);
    expect(ink.isJoined(skin, skin, 0, 0)).toBe(1);
    expect(ink.isJoined(head, skin, 0, 9)).toBe(1);
    expect(ink.isJoined(head, skin, 0, 1)).toBe(0);
    expect(ink.isJoined(skin, skin, 0, 4)).toBe(0);
    expect(ink.isJoined(skin, skin, 3, 4)).toBe(0);
    // A chin before the trunk it belongs to has no necklace, but hair is parted from a shirt.
    expect(ink.isJoined(skin, head, 0, 0)).toBe(1);
    expect(ink.isJoined(kindNumber("cloth"), head, 0, 0)).toBe(0);
    // A forearm that crosses the trunk is parted from it, one of the same arm isn't.
    expect(ink.isJoined(skin, skin, 0, 17)).toBe(0);
    expect(ink.isJoined(skin, hand, 1, 17)).toBe(1);
  });
});

describe("the score of a view", () => {
  it("prefers a squat from the side to one from straight above, and a lateral raise from the front to one from the side", () => {
    const squat = findDemonstration("squat", "bodyweight")!;
    expect(viewScore(squat, eyeAt(0, 0))).toBeGreaterThan(viewScore(squat, eyeAt(0, 89)) + 0.1);
    const raise = findDemonstration("lateral-raise", "dumbbells")!;
    expect(viewScore(raise, eyeAt(90, 7))).toBeGreaterThan(viewScore(raise, eyeAt(0, 0)) + 0.1);
  });

  it("finds nothing much better than the view that a demonstration opens with", () => {
    for (const demo of listDemonstrations()) {
      // From the feet the soles meet and the knees fall apart, though the trunk points away.
      if (demo.variant === "frog") continue;
      const ranked = rankedViews(demo);
      const own = ranked.find(({ view }) => view === demo.view)?.score ?? 0;
      expect(own).toBeGreaterThan(0.5);
    }
  });
});

describe("a traced picture", () => {
  it("has one path a tone, coloured by the page, and is the same every time", () => {
    const picture = draw("lunge", "bodyweight", 1, 38, 13, { quadriceps: "primary" });
    const traced = tracePicture(picture);
    expect(traced).toEqual(tracePicture(picture));
    expect(traced.body).not.toMatch(/NaN|undefined|Infinity/);
    const fills = [...traced.body.matchAll(/fill="var\(--ink-([a-z0-9-]+)\)"/g)].map(([, name]) => name);
    expect(new Set(fills).size).toBe(fills.length);
    for (const name of ["skin-1", "top-1", "bottom-1", "primary-1"]) expect(fills).toContain(name);
  });

  /** The area that a traced picture gives to things made of line, and that its pixels give to them. */
  const lineAreas = (picture: TonePicture): { traced: number; drawn: number } => {
    const isLine = (tone: number): boolean => tone >= familyTone("line") && tone < familyTone("iron");
    let traced = 0;
    for (const [, path = ""] of tracePicture(picture, TRACED).body.matchAll(/fill="var\(--ink-line-\d\)"[^>]* d="([^"]*)"/g))
      for (const loop of path.split("z").filter((each) => each !== "")) traced += areaOf(pointsOf(loop));
    return { traced, drawn: picture.tones.filter((tone) => isLine(tone)).length };
  };
  /** The places a closed path goes through, its curves' handles among them. */
  const pointsOf = (loop: string): [number, number][] => {
    const numbers = (text: string): number[] => (text.match(/-?\d+/g) ?? []).map(Number);
    const points: [number, number][] = [];
    let at: readonly [number, number] = [0, 0];
    for (const [, letter, text = ""] of loop.matchAll(/([Mlq])([^Mlq]*)/g)) {
      const step = letter === "q" ? 4 : 2;
      const values = numbers(text);
      for (let i = 0; i < values.length; i += step) {
        const from = at;
        for (let k = 0; k < step; k += 2) {
          at = [from[0] + values[i + k]!, from[1] + values[i + k + 1]!];
          points.push([...at]);
        }
      }
    }
    return points;
  };
  const areaOf = (points: readonly (readonly [number, number])[]): number =>
    points.reduce((sum, [x, y], i) => {
      const [u, v] = points[(i + 1) % points.length]!;
      return sum + (x * v - u * y) / 2;
    }, 0);

  it.each(["cable", "cable-high", "cable-low"].slice(0, sampleSize(3, 1)))("keeps the cables of a fly: %s", (variant) => {
    const demo = findDemonstration("fly", variant)!;
    const { traced, drawn } = lineAreas(drawTones(demo, TRACED_WIDTH, { phase: 1 }).picture);
    expect(traced / drawn).toBeGreaterThan(0.75);
  });

  it("keeps the white of the eyes, last, so that nothing covers it", () => {
    const demo = findDemonstration("curl", "barbell")!;
    const { body } = tracePicture(drawTones(demo, TRACED_WIDTH, { view: "front" }).picture, TRACED);
    const fills = [...body.matchAll(/fill="var\(--ink-([a-z0-9-]+)\)"[^>]* d="([^"]*)"/g)];
    const [last, path = ""] = fills.at(-1)?.slice(1) ?? [];
    expect(last).toBe("white");
    // One on each side of each iris at least.
    expect(path.split("z").length - 1).toBeGreaterThanOrEqual(2);
  });

  it("keeps a thin slanting line whose tone changes all along, and lets specks on nothing go", () => {
    const size = 100;
    const tones = new Uint8Array(size * size);
    for (let y = 10; y < 90; y++)
      for (let x = 0; x < 2; x++) tones[y * size + 10 + Math.round(y * 0.7) + x] = familyTone("line") + ((y >> 1) % 3);
    tones[95 * size + 5] = familyTone("line");
    const { traced, drawn } = lineAreas({ width: size, height: size, tones });
    expect(traced / (drawn - 1)).toBeGreaterThan(0.85);
    expect(traced / (drawn - 1)).toBeLessThan(1.1);
  });

  it("keeps long edges straight, however blunt the corner between them", () => {
    const size = 200;
    const picture: TonePicture = {
      width: size,
      height: size,
      tones: Uint8Array.from({ length: size * size }, (_, o) => {
        const [x, y] = [o % size, Math.floor(o / size)];
        return y > 20 && y < 180 && x > 20 + y * 0.3 && x < 180 ? familyTone("room") : 0;
      }),
    };
    const [, path = ""] = /d="M([^"]*)"/.exec(tracePicture(picture, TRACED).body) ?? [];
    const curves = [...path.matchAll(/q([^lz]*)/g)].flatMap(([, text = ""]) => (text.match(/-?\d+/g) ?? []).map(Number));
    expect(Math.max(0, ...curves.map(Math.abs))).toBeLessThan(17);
  });

  it("covers what the picture covers", () => {
    const square: TonePicture = {
      width: 20,
      height: 20,
      tones: Uint8Array.from({ length: 400 }, (_, o) =>
        o % 20 > 4 && o % 20 < 15 && o > 99 && o < 300 ? familyTone("skin") : 0,
      ),
    };
    expect(tracePicture(square).body).toContain('d="M5 10l0-5 10 0 0 10-10 0z"');
  });
});
