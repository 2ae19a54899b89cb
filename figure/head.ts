import type { Camera, Point2 } from "./camera.ts";
import { UNITS } from "./camera.ts";
import { polygon, short, smoothLine } from "./path.ts";
import type { Skeleton } from "./skeleton.ts";
import { ball, outlineGroups, outlineRing, type Ball } from "./tube.ts";
import { add, along, cross, dot, place, radians, scale, smoothstep, unit, type Vec } from "./vector.ts";

/** Heads to choose from. */
export const HEADS = ["short", "ponytail", "bun", "curls", "hijab", "shaved"] as const;
export type HeadName = (typeof HEADS)[number];

/** The shapes of a head, back to front; each is path data. */
export interface HeadShapes {
  /** Hair behind the face and neck: a tail, a bun. */
  behind: string;
  face: string;
  hair: string;
  ears: string[];
  /** Thin lines in the ground's colour: eyes, brows, nose, mouth. */
  lines: { d: string; width: number }[];
  /** True when `behind` stands nearer to the eye than the face. */
  behindIsNear: boolean;
}

interface HairStyle {
  radius: number;
  /** The middle of the hair: forward and up on the skull. */
  pole: readonly [front: number, up: number];
  /** Angle from the pole to the hairline, by azimuth about the pole: 0 over the brow, 180 at the nape. */
  rim: (azimuth: number) => number;
}

const bump = (x: number, at: number, width: number): number => Math.max(0, 1 - Math.abs(x - at) / width);

/** A hairline: straight across the brow, a sideburn before the ear, cut round the ear, and down to the nape. */
const hairline =
  (brow: number, sideburn: number, nape: number) =>
  (azimuth: number): number => {
    const a = Math.abs(azimuth);
    return brow - 5 * bump(a, 42, 38) + sideburn * bump(a, 84, 18) + nape * smoothstep(100, 140, a);
  };

const STYLES: Record<HeadName, HairStyle | null> = {
  short: { radius: 0.0595, pole: [-0.42, 0.9], rim: hairline(74, 13, 22) },
  ponytail: { radius: 0.0585, pole: [-0.5, 0.86], rim: hairline(77, 8, 14) },
  bun: { radius: 0.0585, pole: [-0.5, 0.86], rim: hairline(77, 8, 14) },
  curls: { radius: 0.0605, pole: [-0.42, 0.9], rim: hairline(74, 13, 18) },
  hijab: { radius: 0.062, pole: [-0.97, 0.24], rim: (a) => 118 - 6 * bump(Math.abs(a), 0, 50) },
  shaved: null,
};

/** The shapes of the head of a posed body in a view. */
export function headShapes(cam: Camera, body: Skeleton, name: HeadName): HeadShapes {
  const { head, headFrame } = body;
  const at = (x: number, y: number, z: number): Vec => place(head, headFrame, x, y, z);
  const jaw = [
    ball(at(0.032, -0.049, 0), 0.0155),
    ball(at(-0.004, -0.036, 0.021), 0.0165),
    ball(at(-0.004, -0.036, -0.021), 0.0165),
  ];
  const cheeks: Ball[] = [ball(at(0.013, 0.002, 0), 0.0435), ...jaw];
  const face = outlineGroups(cam, [
    [ball(at(-0.002, 0.006, 0), 0.0545), ball(at(0.013, 0.002, 0), 0.0435)],
    cheeks,
    [ball(at(0.0505, 0.01, 0), 0.0055), ball(at(0.0635, -0.0175, 0), 0.0052), ball(at(0.05, -0.025, 0), 0.007)],
    [ball(at(0.05, -0.037, 0), 0.0068), ball(at(0.042, -0.052, 0), 0.0105)],
  ]);
  const style = STYLES[name];
  const tail = name === "hijab" ? behindGroups(body, name) : behindGroups(body, name).map((group) => group.map(aboveFloor));
  return {
    behind: outlineGroups(cam, tail),
    behindIsNear: name !== "curls" && tail.length > 0 && cam.depth(tail[0]?.[0]?.centre ?? head) > cam.depth(head),
    face,
    hair: style ? hairShape(cam, body, style) : "",
    ears: name === "hijab" ? [] : ears(cam, at, headFrame),
    lines: faceLines(cam, at, headFrame),
  };
}

function ears(cam: Camera, at: (x: number, y: number, z: number) => Vec, frame: Skeleton["headFrame"]): string[] {
  const out: string[] = [];
  for (const side of [1, -1]) {
    if (dot(scale(frame.right, side), cam.view) < 0.12) continue;
    out.push(
      outlineRing(cam, {
        centre: at(-0.008, -0.012, side * 0.053),
        front: frame.front,
        outer: frame.up,
        radii: [0.01, 0.0085, 0.015, 0.0145],
      }),
    );
  }
  return out;
}

function faceLines(
  cam: Camera,
  at: (x: number, y: number, z: number) => Vec,
  frame: Skeleton["headFrame"],
): { d: string; width: number }[] {
  const lines: { d: string; width: number }[] = [];
  const line = (width: number, ...points: Vec[]): void => {
    lines.push({ d: smoothLine(points.map(cam.project)), width });
  };
  for (const side of [1, -1]) {
    const facing = dot(unit(add(frame.front, scale(frame.right, side * 0.5))), cam.view);
    if (facing < 0.24) continue;
    line(2, at(0.0525, 0.0015, side * 0.0135), at(0.0475, 0.0015, side * 0.0265));
  }
  const towards = dot(frame.front, cam.view);
  if (towards > 0.5) {
    const aside = dot(frame.right, cam.view) > 0 ? 1 : -1;
    line(1.4, at(0.056, -0.004, aside * 0.003), at(0.062, -0.0185, aside * 0.0055), at(0.0605, -0.021, 0));
    line(1.7, at(0.05, -0.0375, 0.0115), at(0.0525, -0.0395, 0), at(0.05, -0.0375, -0.0115));
  }
  return lines;
}

/** Hair spreads on the floor instead of sinking into it. */
const aboveFloor = ({ centre: [x, y, z], radius }: Ball): Ball => ball([x, Math.max(y, radius), z], radius);

/** Tufts round the skull: forward, up, right, radius. */
const CURLS: readonly (readonly [x: number, y: number, z: number, radius: number])[] = [
  [0.018, 0.044, 0, 0.03],
  [-0.022, 0.05, 0, 0.033],
  [-0.052, 0.024, 0, 0.031],
  [-0.058, -0.008, 0, 0.026],
  [-0.002, 0.04, 0.032, 0.031],
  [-0.002, 0.04, -0.032, 0.031],
  [-0.016, 0.012, 0.046, 0.026],
  [-0.016, 0.012, -0.046, 0.026],
  [-0.036, -0.012, 0.034, 0.026],
  [-0.036, -0.012, -0.034, 0.026],
];

/** Hair that hangs or stands off the skull. A tail hangs between the head's own down and the world's. */
function behindGroups(body: Skeleton, name: HeadName): Ball[][] {
  const { head, headFrame } = body;
  if (name === "bun") return [[ball(place(head, headFrame, -0.034, 0.062, 0), 0.0225)]];
  if (name === "hijab") {
    const { neckBase, chest } = body;
    return [
      [ball(place(head, headFrame, -0.016, -0.03, 0), 0.046), ball(place(neckBase, chest, -0.004, -0.004, 0), 0.046)],
      [
        ball(place(neckBase, chest, -0.004, -0.006, 0), 0.045),
        ball(place(neckBase, chest, 0.008, -0.022, 0.03), 0.036),
        ball(place(neckBase, chest, 0.008, -0.022, -0.03), 0.036),
      ],
    ];
  }
  if (name === "curls") return CURLS.map(([x, y, z, radius]) => [ball(place(head, headFrame, x, y, z), radius)]);
  if (name !== "ponytail") return [];
  const root = place(head, headFrame, -0.058, 0.03, 0);
  const back = place([0, 0, 0], headFrame, -0.75, 0.25, 0);
  const middle = along(along(root, back, 0.026), [0, -1, 0], 0.01);
  const low = along(along(middle, back, 0.012), [0, -1, 0], 0.042);
  const tip = along(along(low, back, -0.008), [0, -1, 0], 0.034);
  return [
    [ball(place(head, headFrame, -0.05, 0.024, 0), 0.012), ball(root, 0.0125)],
    [ball(root, 0.0125), ball(middle, 0.017)],
    [ball(middle, 0.017), ball(low, 0.0145)],
    [ball(low, 0.0145), ball(tip, 0.004)],
  ];
}

const RIM_STEPS = 48;

/**
 * The visible part of a cap of hair: the hairline where it faces the eye, closed along the skull's silhouette on the side where hair grows.
 */
function hairShape(cam: Camera, body: Skeleton, style: HairStyle): string {
  const { head, headFrame } = body;
  const centre = place(head, headFrame, -0.004, 0.006, 0);
  const pole = unit(place([0, 0, 0], headFrame, style.pole[0], style.pole[1], 0));
  const brow = unit(place([0, 0, 0], headFrame, style.pole[1], -style.pole[0], 0));
  const side = cross(brow, pole);
  const rim: Vec[] = [];
  for (let i = 0; i < RIM_STEPS; i++) {
    const azimuth = (i / RIM_STEPS) * 360 - 180;
    const out = add(scale(brow, Math.cos(radians(azimuth))), scale(side, Math.sin(radians(azimuth))));
    const angle = radians(style.rim(azimuth));
    rim.push(add(scale(pole, Math.cos(angle)), scale(out, Math.sin(angle))));
  }
  const isHair = (n: Vec): boolean => {
    const azimuth = (Math.atan2(dot(n, side), dot(n, brow)) * 180) / Math.PI;
    return Math.acos(Math.max(-1, Math.min(1, dot(n, pole)))) < radians(style.rim(azimuth));
  };
  const onSkull = (n: Vec): Point2 => cam.project(along(centre, n, style.radius));
  const runs = visibleRuns(rim, cam.view);
  const r = short(style.radius * UNITS);
  const whole = (): string => {
    const [x, y] = cam.project(centre);
    const size = style.radius * UNITS;
    return `M${short(x - size)} ${short(y)}a${r} ${r} 0 1 1 ${short(2 * size)} 0a${r} ${r} 0 1 1 ${short(-2 * size)} 0Z`;
  };
  const run = runs[0];
  if (!run) return isHair(cam.view) ? whole() : "";
  if (run.length === RIM_STEPS) return polygon(rim.map(onSkull));
  // Meet the silhouette exactly, then follow it through the hair.
  const ends = [run[run.length - 1], run[0]].map((n) => silhouettePoint(n ?? pole, cam.view));
  const [from = pole, to = pole] = ends;
  const middle = unit(add(from, to));
  const viaShort = isHair(middle);
  const [a, b] = [onSkull(from), onSkull(to)];
  const [cx, cy] = cam.project(centre);
  const turn = (a[0] - cx) * (b[1] - cy) - (a[1] - cy) * (b[0] - cx) > 0;
  const sweep = turn === viaShort ? 1 : 0;
  const points = [onSkull(to), ...run.map(onSkull), onSkull(from)];
  return `${polygon(points).slice(0, -1)}A${r} ${r} 0 ${viaShort ? 0 : 1} ${sweep} ${short(b[0])} ${short(b[1])}Z`;
}

/** The stretches of the rim that face the eye, longest first, each in rim order. */
function visibleRuns(rim: readonly Vec[], view: Vec): Vec[][] {
  const seen = rim.map((n) => dot(n, view) > 0);
  if (seen.every(Boolean)) return [[...rim]];
  const start = seen.findIndex((s, i) => s && !seen[(i + rim.length - 1) % rim.length]);
  if (start < 0) return [];
  const runs: Vec[][] = [];
  let current: Vec[] = [];
  for (let k = 0; k < rim.length; k++) {
    const i = (start + k) % rim.length;
    const n = rim[i];
    if (n && seen[i]) current.push(n);
    else if (current.length > 0) {
      runs.push(current);
      current = [];
    }
  }
  if (current.length > 0) runs.push(current);
  return runs.sort((a, b) => b.length - a.length);
}

/** The direction of the silhouette nearest to n. */
const silhouettePoint = (n: Vec, view: Vec): Vec => unit(along(n, view, -dot(n, view)));
