import { MUSCLES, type Muscle } from "@lockstep/domain/training/muscles.ts";
import paths from "./bodymap-paths.json" with { type: "json" };
import type { PictureFrame } from "./framing.ts";

/** The two figures of the map. */
export type BodyMapFace = "front" | "back";

/** How a body map is drawn. */
export interface BodyMapOptions {
  /** How much each muscle was trained: 0 (or left out) is unlit, 1 is fully lit. Values beyond are held to that range. */
  load: Readonly<Partial<Record<Muscle, number>>>;
  /** Only one of the two figures. Default: both, the front to the left. */
  face?: BodyMapFace;
}

/** A body map: what goes between `<svg viewBox="...">` and `</svg>`. */
export interface BodyMap {
  viewBox: string;
  body: string;
}

/** The part of the world that one figure of the map fills, in drawing units. */
export const BODY_MAP_FRAME: PictureFrame = { x: -93, y: -306, width: 186, height: 318 };

/** Muscles whose name can be told apart from the front. The back shows the rest, and some from both sides. */
export const SEEN_FROM: Readonly<Record<BodyMapFace, readonly Muscle[]>> = {
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
    "hamstrings",
    "adductors",
    "calves",
  ],
};

/** Muscles that show on both faces, and more on the back. */
const BEST_FROM_BACK: ReadonlySet<Muscle> = new Set<Muscle>(["calves", "traps"]);

/** The face on which a muscle is best seen: for a chip that shows one muscle. */
export const faceOf = (muscle: Muscle): BodyMapFace =>
  SEEN_FROM.front.includes(muscle) && !BEST_FROM_BACK.has(muscle) ? "front" : "back";

/** The front and the back of a standing figure, every muscle shaded by how much it was trained. Coloured by custom properties. */
export function drawBodyMap({ load, face }: BodyMapOptions): BodyMap {
  const { width, height } = BODY_MAP_FRAME;
  const faces = face ? [face] : (["front", "back"] as const);
  const size = width / paths.width;
  const body = faces.map(
    (each, i) =>
      `<g transform="translate(${i * width} 0)scale(${Math.round(size * 10_000) / 10_000})">${oneFace(each, load)}</g>`,
  );
  return { viewBox: `0 0 ${faces.length * width} ${height}`, body: body.join("") };
}

function oneFace(face: BodyMapFace, load: BodyMapOptions["load"]): string {
  const { body, muscles } = paths[face];
  const areas: Readonly<Partial<Record<Muscle, string>>> = muscles;
  const lit = MUSCLES.map((muscle) => {
    const path = areas[muscle];
    if (path === undefined) return "";
    const value = Math.max(0, Math.min(1, load[muscle] ?? 0));
    // Untrained ones are a faint field, so that the map can be read as a map.
    const fill =
      value > 0
        ? `color-mix(in oklab,var(--ink-primary-1) ${Math.round(30 + 70 * value)}%,var(--ink-skin-1))`
        : "color-mix(in oklab,var(--ink-skin-1-far) 45%,var(--ink-skin-1))";
    return `<path fill="${fill}" stroke="var(--ink-skin-line)" stroke-width="1.4" d="${path}"/>`;
  });
  return body + lit.join("");
}
