import { MUSCLES, type Muscle } from "@lockstep/domain/training/muscles.ts";
import { BUILDS, type BuildName } from "./body.ts";
import { camera, UNITS, type Camera } from "./camera.ts";
import { colourOf, type ColourMode, type Tone } from "./colours.ts";
import type { EquipmentScene } from "./equipment-scene.ts";
import { floorPatch, frameOf, viewBoxText } from "./framing.ts";
import type { HeadName } from "./head.ts";
import { bodyLayers, type Layer, type Lit } from "./layers.ts";
import type { Demo, View } from "./movement.ts";
import { brush, silhouetteBrush, type Brush } from "./paint.ts";
import { short, smoothLoop } from "./path.ts";
import { poseAt } from "./pose.ts";
import { of, solveSkeleton, type Side, type Sided, type Skeleton } from "./skeleton.ts";
import { dot, scale } from "./vector.ts";

/** Which muscles are lit, and how brightly. */
export type LitMuscles = Readonly<Partial<Record<Muscle, Lit>>>;

/** How a demonstration is drawn; everything has a default. */
export interface DrawOptions {
  /** 0 is the first key pose, 1 the last. Default 0. */
  phase?: number;
  /** Default: the demonstration's own view. */
  view?: View;
  lit?: LitMuscles;
  head?: HeadName;
  build?: BuildName;
  /** Custom properties (`css`, the default), or the literal colours of a ground for files, print and PDF. */
  colours?: ColourMode;
  /** Draws the whole figure flat in this one tone, without face or muscles: an echo of an earlier pose, behind another drawing. */
  silhouette?: Tone;
  /** Width to height of the picture. Default 1. */
  aspect?: number;
  /** The floor line (side) or the patch of floor under the body. Default true. */
  floor?: boolean;
  /** Fills the picture with the ground's colour, for files that stand alone. Default false. */
  backdrop?: boolean;
}

/** One frame: what goes between `<svg viewBox="...">` and `</svg>`. The viewBox is the same at every phase. */
export interface DrawnFrame {
  viewBox: string;
  body: string;
}

/** The camera of a view of a demonstration. */
export function cameraOf(demo: Demo, view: View): Camera {
  if (view === "front") return camera(90, 7);
  if (view === "three-quarter") return camera(demo.flip ? 180 - demo.turn : demo.turn, 13);
  return camera(demo.flip ? 180 : 0, 0);
}

/** Draws one moment of a demonstration. */
export function drawFrame(demo: Demo, options: DrawOptions = {}): DrawnFrame {
  const view = options.view ?? demo.view;
  const cam = cameraOf(demo, view);
  const frame = frameOf(demo, view, cam, options.aspect ?? 1);
  const mode = options.colours ?? "css";
  const paint = options.silhouette ? silhouetteBrush(mode, options.silhouette) : brush(mode);
  const body = solveSkeleton(poseAt(demo, options.phase ?? 0), demo.equipment);
  const ground = options.floor === false ? "" : floorOf(view, cam, paint, frame, body);
  const layers = sceneLayers(demo, cam, body, paint, options);
  const backdrop = options.backdrop
    ? `<rect x="${short(frame.x)}" y="${short(frame.y)}" width="${short(frame.width)}" height="${short(frame.height)}" fill="${colourOf(paint.mode, "gap")}"/>`
    : "";
  const figure = layers.map((layer) => layer.svg).join("");
  // From the side the floor comes last: no gap of a sole may break it.
  return { viewBox: viewBoxText(frame), body: backdrop + (view === "side" ? figure + ground : ground + figure) };
}

function sceneLayers(demo: Demo, cam: Camera, body: Skeleton, paint: Brush, options: DrawOptions): Layer[] {
  const lit = options.silhouette ? {} : (options.lit ?? {});
  const layers = bodyLayers({
    cam,
    body,
    build: BUILDS[options.build ?? "even"],
    head: options.head ?? "short",
    brush: paint,
    // Secondary muscles first, so that the main ones lie on top where they meet.
    muscles: [
      ...MUSCLES.filter((muscle) => lit[muscle] === "secondary"),
      ...MUSCLES.filter((muscle) => lit[muscle] === "primary"),
    ],
    tint: (muscle) => (lit[muscle] ? colourOf(paint.mode, lit[muscle]) : null),
    far: farLimbs(demo, cam),
  });
  const byName = new Map(layers.map((layer) => [layer.name, layer]));
  const scene: EquipmentScene = {
    cam,
    body,
    equipment: demo.equipment,
    brush: paint,
    origin: cam.depth(body.shoulders) * 0.6 + cam.depth(body.spine.point(0.12)) * 0.4,
    layerOf(name) {
      const layer = byName.get(name);
      if (!layer) throw new Error(`The figure has no layer ${name}`);
      return layer;
    },
  };
  return [...layers, ...demo.drawers.flatMap((draw) => draw(scene))]
    .filter((layer) => layer.svg !== "")
    .sort((a, b) => a.key - b.key);
}

const farByDemo = new WeakMap<Demo, Map<string, { legs: Sided<boolean>; arms: Sided<boolean> }>>();

/** Limbs on the side turned away from the eye in every key: a limb keeps its tone through the whole movement. */
function farLimbs(demo: Demo, cam: Camera): { legs: Sided<boolean>; arms: Sided<boolean> } {
  const known = farByDemo.get(demo) ?? new Map<string, { legs: Sided<boolean>; arms: Sided<boolean> }>();
  farByDemo.set(demo, known);
  const name = `${cam.yaw} ${cam.elevation}`;
  const cached = known.get(name);
  if (cached) return cached;
  const bodies = demo.keys.map((key) => solveSkeleton(key, demo.equipment));
  const away = (right: Skeleton["chest"]["right"], side: Side): boolean => dot(scale(right, side), cam.view) < -0.5;
  const behind = (body: Skeleton, side: Side): boolean => cam.depth(of(body.legs, side).knee) - cam.depth(body.shoulders) < -0.3;
  const leg = (side: Side): boolean => bodies.every((body) => away(body.pelvis.right, side) || behind(body, side));
  const arm = (side: Side): boolean => bodies.every((body) => away(body.chest.right, side));
  const far = { legs: { right: leg(1), left: leg(-1) }, arms: { right: arm(1), left: arm(-1) } };
  known.set(name, far);
  return far;
}

/** The floor: a line with the soles on it from the side, otherwise a flat patch under what rests on it. */
function floorOf(view: View, cam: Camera, paint: Brush, frame: { x: number; width: number }, body: Skeleton): string {
  if (view === "side")
    return paint.line(`M${short(frame.x + frame.width * 0.04)} 1H${short(frame.x + frame.width * 0.96)}`, "floor", 2, "butt");
  return paint.fill(smoothLoop(floorPatch(body).map(cam.project)), "ground");
}

/** Options of a poster: a whole `<svg>` for lists, print and pages without script. */
export interface PosterOptions extends DrawOptions {
  /** Class attribute of the svg. */
  className?: string;
}

/** One moment as a whole `<svg>`, hidden from assistive technology: the words beside it say what it shows. Default phase 1, the far end. */
export function posterSvg(demo: Demo, options: PosterOptions = {}): string {
  const { viewBox, body } = drawFrame(demo, { ...options, phase: options.phase ?? 1 });
  const named = options.className ? ` class="${options.className}"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${named} aria-hidden="true">${body}</svg>`;
}

/** The two ends of a movement side by side, for people who ask for less motion. */
export const startAndEnd = (demo: Demo, options: DrawOptions = {}): { start: DrawnFrame; end: DrawnFrame } => ({
  start: drawFrame(demo, { ...options, phase: 0 }),
  end: drawFrame(demo, { ...options, phase: demo.cycle ? 0.5 : 1 }),
});

/** Height of a body in drawing units, for pages that place figures beside each other at one scale. */
export const BODY_UNITS = UNITS;
