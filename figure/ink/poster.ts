import { FINE_CELL } from "../body/bake.ts";
import { modelOf } from "../body/model.ts";
import { personFor, type PersonName } from "../body/people.ts";
import { poseScene, sceneRoom } from "../body/scene.ts";
import { hexColour, PALETTES, type Ground } from "../colours.ts";
import { cameraOf, type LitMuscles } from "../draw.ts";
import { equipmentReach } from "../solids/reach.ts";
import { frameOf, viewBoxText, type PictureFrame } from "../framing.ts";
import type { Demo, View } from "../movement.ts";
import { eyeAt } from "./eye.ts";
import { inkPicture, type TonePicture } from "./picture.ts";
import { toneColours, toneName } from "./tones.ts";
import { tracePicture } from "./trace.ts";

/** What of a demonstration is pictured; everything has a default. */
export interface PictureOptions {
  /** 0 is the first key pose, 1 the last. Default 0. */
  readonly phase?: number;
  /** Default: the demonstration's own view. */
  readonly view?: View;
  readonly lit?: LitMuscles;
  /** Default: who shows this movement. */
  readonly person?: PersonName;
  /** Width to height. Default 1. */
  readonly aspect?: number;
  /** The floor's line or shadow. Default true. */
  readonly floor?: boolean;
}

/** Who shows a demonstration when nobody is asked for. */
export const personOf = ({ movement, variant }: Demo): PersonName => personFor(`${movement} ${variant}`);

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
  const frame = frameOf(demo, view, cam, aspect, equipmentReach);
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

/** Pixels across a poster's picture when it's traced. */
const TRACED_WIDTH = 600;
const TRACED = { tolerance: 1.1, least: 12 } as const;

/** How a drawing names its colours: the page's custom properties, or the literal tones of a ground. */
export type InkColours = "css" | Ground;

/** A poster: what goes between `<svg viewBox="...">` and `</svg>`. The viewBox is that of the demonstration's frame, the same at every phase. */
export function drawPoster(
  demo: Demo,
  options: PictureOptions & { colours?: InkColours } = {},
): { viewBox: string; body: string } {
  const { picture, frame } = drawTones(demo, TRACED_WIDTH, options);
  const colours = options.colours ?? "css";
  const names = colours === "css" ? null : hexByName(colours);
  const { width, body } = tracePicture(picture, { ...TRACED, fill: (tone) => names?.get(tone) ?? `var(--ink-${tone})` });
  const size = frame.width / width;
  const number = (v: number): string => String(Math.round(v * 1000) / 1000);
  return {
    viewBox: viewBoxText(frame),
    body: `<g transform="translate(${number(frame.x)} ${number(frame.y)})scale(${number(size)})">${body}</g>`,
  };
}

function hexByName(ground: Ground): ReadonlyMap<string, string> {
  return new Map([...toneColours(ground)].map(([tone, colour]) => [toneName(tone) ?? "", hexColour(colour)]));
}

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
