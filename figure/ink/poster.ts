import { MUSCLES } from "@lockstep/domain/training/muscles.ts";
import { FINE_CELL } from "../body/bake.ts";
import { modelOf } from "../body/model.ts";
import { personFor, type PersonName } from "../body/people.ts";
import { poseScene, sceneRoom } from "../body/scene.ts";
import { UNITS } from "../camera.ts";
import { hexColour, PALETTES, type Ground } from "../colours.ts";
import { cameraOf, frameOf, viewBoxText, type PictureFrame } from "../framing.ts";
import type { LitMuscles } from "../lit.ts";
import type { Demo, View } from "../movement.ts";
import { eyeAt } from "./eye.ts";
import { inkPicture, type TonePicture } from "./picture.ts";
import { shelved } from "./shelf.ts";
import { toneColours, toneName } from "./tones.ts";
import { tracePicture } from "./trace.ts";

/** What of a demonstration is pictured; everything has a default. */
export interface PictureOptions {
  /** 0 is the first key pose, 1 the last. Default 0. */
  readonly phase?: number;
  /** Default: the demonstration's own view. */
  readonly view?: View;
  readonly lit?: LitMuscles;
  /** Default: who shows this demonstration. */
  readonly person?: PersonName;
  /** Width to height. Default 1. */
  readonly aspect?: number;
  /** The floor's line or shadow. Default true. */
  readonly floor?: boolean;
}

/** How a drawing names its colours: the page's custom properties, or the literal tones of a ground. */
export type InkColours = "css" | Ground;

/** How a poster is drawn. */
export interface PosterOptions extends PictureOptions {
  /** Custom properties (`css`, the default), or the literal colours of a ground for files, print and PDF. */
  readonly colours?: InkColours;
  /** Fills the picture with the ground's colour, for files that stand alone. Default false. */
  readonly backdrop?: boolean;
}

/** One frame: what goes between `<svg viewBox="...">` and `</svg>`. The viewBox is the same at every phase. */
export interface DrawnFrame {
  readonly viewBox: string;
  readonly body: string;
}

/** Who shows a demonstration when nobody is asked for. */
export const personOf = ({ movement, variant }: Pick<Demo, "movement" | "variant">): PersonName =>
  personFor(`${movement} ${variant}`);

/** Lines are this part of a picture's width. */
const PEN = 1 / 300;

/** A picture of one moment as tones, `width` pixels wide. */
export function drawTones(
  demo: Demo,
  width: number,
  options: PictureOptions = {},
): { picture: TonePicture; frame: PictureFrame } {
  const view = options.view ?? demo.view;
  const aspect = options.aspect ?? 1;
  const cam = cameraOf(demo, view);
  const frame = frameOf(demo, view, cam, aspect);
  const model = modelOf(options.person ?? personOf(demo), FINE_CELL);
  const lit = options.lit ?? {};
  const scene = poseScene(model, demo, options.phase ?? 0, lit, sceneRoom(model), 3);
  const picture = inkPicture(scene, eyeAt(cam.yaw, cam.elevation), frame, width, Math.round(width / aspect), {
    lit,
    pen: width * PEN,
    floor: options.floor !== false,
  });
  return { picture, frame };
}

/** Pixels across a poster's picture when it's traced, and how finely that's done. */
export const TRACED_WIDTH = 600;
export const TRACED = { tolerance: 1.1, least: 13 } as const;
/** The floor's shadow is written first, so that it can be left out. */
const SHADOW = /<path fill="var\(--ink-shadow\)"[^>]*\/>/;

/** A few letters that change with a demonstration's poses, equipment, views and working limbs (an FNV-1a hash). */
function markOf({ keys, equipment, turn, front, side, flip, cycle, leg, arm, shins, cuff }: Demo): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify([keys, equipment, turn, front, side, flip, cycle, leg, arm, shins, cuff]))
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** What a drawing shows, as one line: the same picture has the same key, whatever its proportion and floor. */
export function posterKey(
  demo: Demo,
  { phase = 0, view = demo.view, lit = {}, person = personOf(demo) }: PictureOptions,
): string {
  const named = (light: "primary" | "secondary"): string => MUSCLES.filter((muscle) => lit[muscle] === light).join();
  return [
    demo.movement,
    demo.variant,
    markOf(demo),
    Math.round(phase * 1000),
    view,
    person,
    named("primary"),
    named("secondary"),
  ].join(" ");
}

/**
 * The traced figure of one moment in the demonstration's own units, with its shadow, coloured by custom properties. It takes about 0.3 s to draw, so it
 * comes from the shelf where one is set and has it ({@link shelved}).
 */
export function drawFigure(demo: Demo, options: PictureOptions): string {
  const { picture, frame } = drawTones(demo, TRACED_WIDTH, {
    ...options,
    aspect: 1,
    floor: (options.view ?? demo.view) !== "side",
  });
  const { width, body } = tracePicture(picture, TRACED);
  const number = (v: number): string => String(Math.round(v * 1000) / 1000);
  return `<g transform="translate(${number(frame.x)} ${number(frame.y)})scale(${number(frame.width / width)})">${body}</g>`;
}

/** Draws one moment of a demonstration. */
export function drawPoster(demo: Demo, options: PosterOptions = {}): DrawnFrame {
  const view = options.view ?? demo.view;
  const frame = frameOf(demo, view, cameraOf(demo, view), options.aspect ?? 1);
  const { x, y, width, height } = frame;
  const number = (v: number): string => String(Math.round(v * 10) / 10);
  let body = shelved(posterKey(demo, options), () => drawFigure(demo, options));
  if (options.floor === false) body = body.replace(SHADOW, "");
  else if (view === "side")
    body += `<path fill="none" stroke="var(--ink-floor)" stroke-width="2" d="M${number(x + width * 0.04)} 1H${number(x + width * 0.96)}"/>`;
  if (options.backdrop)
    body = `<path fill="var(--ink-gap)" d="M${number(x)} ${number(y)}h${number(width)}v${number(height)}h${number(-width)}z"/>${body}`;
  return { viewBox: viewBoxText(frame), body: inColours(body, options.colours ?? "css") };
}

/** A drawing with the literal colours of a ground instead of custom properties. */
function inColours(body: string, colours: InkColours): string {
  if (colours === "css") return body;
  const names = new Map([...toneColours(colours)].map(([tone, colour]) => [toneName(tone) ?? "", hexColour(colour)]));
  return body.replaceAll(/var\(--ink-([a-z0-9-]+)\)/g, (whole, name: string) => names.get(name) ?? whole);
}

/** One moment as a whole `<svg>`, hidden from assistive technology: the words beside it say what it shows. Default phase: the far end. */
export function posterSvg(demo: Demo, options: PosterOptions & { readonly className?: string } = {}): string {
  const { viewBox, body } = drawPoster(demo, { ...options, phase: options.phase ?? farEnd(demo) });
  const named = options.className ? ` class="${options.className}"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${named} aria-hidden="true">${body}</svg>`;
}

/** The phase that shows the far end: half way round where the movement is a cycle. */
export const farEnd = (demo: Demo): number => (demo.cycle ? 0.5 : 1);

/** The two ends of a movement side by side, for people who ask for less motion. */
export const startAndEnd = (demo: Demo, options: PosterOptions = {}): { start: DrawnFrame; end: DrawnFrame } => ({
  start: drawPoster(demo, { ...options, phase: 0 }),
  end: drawPoster(demo, { ...options, phase: farEnd(demo) }),
});

/** Height of a body in drawing units, for pages that place figures beside each other at one scale. */
export const BODY_UNITS = UNITS;

/** A picture's pixels: three bytes each, red, green, blue, of a picture `fine` times smaller, so that edges are smooth. */
export function pixelsOf(
  { width, height, tones }: TonePicture,
  ground: Ground,
  fine = 2,
): { width: number; height: number; rgb: Uint8Array } {
  const linear = new Float64Array(256 * 3);
  const channels = (hex: string): number[] => [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
  linear.set(channels(hexColour(PALETTES[ground].gap)), 0);
  for (const [tone, colour] of toneColours(ground)) linear.set(channels(hexColour(colour)), tone * 3);
  const wide = Math.floor(width / fine);
  const high = Math.floor(height / fine);
  const rgb = new Uint8Array(wide * high * 3);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++)
      for (let k = 0; k < 3; k++) {
        let sum = 0;
        for (let j = 0; j < fine; j++)
          for (let i = 0; i < fine; i++) sum += linear[tones[(y * fine + j) * width + x * fine + i]! * 3 + k]!;
        rgb[(y * wide + x) * 3 + k] = Math.round(255 * (sum / (fine * fine)) ** (1 / 2.2));
      }
  return { width: wide, height: high, rgb };
}
