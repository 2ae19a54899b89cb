import type { Muscle } from "@lockstep/domain/training/muscles.ts";
import { MUSCLES } from "@lockstep/domain/training/muscles.ts";
import { BUILDS, type BuildName } from "./body.ts";
import { camera, UNITS } from "./camera.ts";
import { mixedColour, type ColourMode } from "./colours.ts";
import type { HeadName } from "./head.ts";
import { bodyLayers } from "./layers.ts";
import type { Pose } from "./movement.ts";
import { brush } from "./paint.ts";
import { solveSkeleton } from "./skeleton.ts";

/** How a body map is drawn. */
export interface BodyMapOptions {
  /** How much each muscle was trained: 0 (or left out) is unlit, 1 is fully lit. Values beyond are held to that range. */
  load: Readonly<Partial<Record<Muscle, number>>>;
  head?: HeadName;
  build?: BuildName;
  colours?: ColourMode;
  /** Only one of the two figures. Default: both, the front to the left. */
  face?: "front" | "back";
}

/** A body map: what goes between `<svg viewBox="...">` and `</svg>`. */
export interface BodyMap {
  viewBox: string;
  body: string;
}

/** Standing at ease, feet a little apart, arms off the sides so that no muscle is hidden. */
const STANDING: Pose = { p: [0, 0.535, 0], f: [0.07, 0.075, 0, 14], a: [88, 17, 8], e: [-1, 0, 0.1], hm: "open" };

/** Distance of the two figures and margin, in drawing units. */
const APART = 0.62 * UNITS;
const HALF = 0.31 * UNITS;

/** Muscles whose name can be told apart from the front. The back shows the rest, and some from both sides. */
const SEEN_FROM: Readonly<Record<"front" | "back", readonly Muscle[]>> = {
  front: [
    "traps",
    "shoulders",
    "chest",
    "biceps",
    "forearms",
    "abdominals",
    "obliques",
    "abductors",
    "adductors",
    "quadriceps",
    "calves",
  ],
  back: [
    "traps",
    "shoulders",
    "middle-back",
    "lats",
    "triceps",
    "forearms",
    "lower-back",
    "glutes",
    "abductors",
    "hamstrings",
    "adductors",
    "calves",
  ],
};

/** Muscles that show on both faces, and more on the back. */
const BEST_FROM_BACK: ReadonlySet<Muscle> = new Set<Muscle>(["calves", "traps", "abductors"]);

/** The face on which a muscle is best seen: for a chip that shows one muscle. */
export const faceOf = (muscle: Muscle): "front" | "back" =>
  SEEN_FROM.front.includes(muscle) && !BEST_FROM_BACK.has(muscle) ? "front" : "back";

/** The front and the back of a standing figure, every muscle shaded by how much it was trained. */
export function drawBodyMap(options: BodyMapOptions): BodyMap {
  const faces = options.face ? [options.face] : (["front", "back"] as const);
  const body = faces.map((face, i) => `<g transform="translate(${i * APART} 0)">${standing(face, options)}</g>`).join("");
  const width = 2 * HALF + (faces.length - 1) * APART;
  const height = 1.06 * UNITS;
  return { viewBox: `${-HALF} ${-1.02 * UNITS} ${width} ${height}`, body };
}

function standing(face: "front" | "back", { load, head, build, colours = "css" }: BodyMapOptions): string {
  const cam = camera(face === "front" ? 90 : -90, 0);
  const paint = brush(colours);
  const shown = new Set(SEEN_FROM[face]);
  return bodyLayers({
    cam,
    body: solveSkeleton(STANDING),
    build: BUILDS[build ?? "even"],
    head: head ?? "short",
    brush: paint,
    muscles: MUSCLES.filter((muscle) => shown.has(muscle)),
    // Every muscle is drawn, untrained ones as a faint field, so that the map can be read as a map.
    tint(muscle) {
      const value = Math.max(0, Math.min(1, load[muscle] ?? 0));
      return value > 0 ? mixedColour(colours, "body", "primary", 0.3 + 0.7 * value) : mixedColour(colours, "body", "far", 0.22);
    },
    far: { legs: { right: false, left: false }, arms: { right: false, left: false } },
  })
    .sort((a, b) => a.key - b.key)
    .map((layer) => layer.svg)
    .join("");
}
