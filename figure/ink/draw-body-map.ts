import { MUSCLES, type Muscle } from "@lockstep/domain/training/muscles.ts";
import { FINE_CELL } from "../body/bake.ts";
import { modelOf } from "../body/model.ts";
import { poseScene, sceneRoom } from "../body/scene.ts";
import { BODY_MAP_FRAME, SEEN_FROM, type BodyMapFace } from "../bodymap.ts";
import type { LitMuscles } from "../lit.ts";
import type { Demo, Pose } from "../movement.ts";
import { eyeAt } from "./eye.ts";
import { inkPicture } from "./picture.ts";
import { familyTone } from "./tones.ts";
import { tracePicture } from "./trace.ts";

/** Standing at ease, feet a little apart, arms off the sides so that no muscle is hidden. */
const STANDING: Pose = { p: [0, 0.535, 0], f: [0.07, 0.075, 0, 14], a: [88, 17, 8], e: [-1, 0, 0.1], hm: "open" };
const DEMO: Demo = {
  movement: "standing",
  variant: "map",
  tempo: [1, 0, 1, 0],
  equipment: {},
  view: "front",
  turn: 0,
  flip: false,
  side: 0,
  cycle: false,
  touch: null,
  leg: null,
  arm: null,
  front: 90,
  shins: false,
  cuff: false,
  keys: [STANDING, STANDING],
};
const HIGH = 700;
const WIDE = Math.round((HIGH * BODY_MAP_FRAME.width) / BODY_MAP_FRAME.height);

/** One face of the body map as paths: the body without light, and the area of each muscle that's seen. Drawn once, into `bodymap-paths.json`. */
export function drawBodyMapFace(face: BodyMapFace): { body: string; muscles: Partial<Record<Muscle, string>> } {
  const model = modelOf("sam", FINE_CELL);
  const draw = (lit: LitMuscles) => {
    const scene = poseScene(model, DEMO, 0, lit, sceneRoom(model), 3);
    const eye = eyeAt(face === "front" ? 90 : -90, 0);
    return inkPicture(scene, eye, BODY_MAP_FRAME, WIDE, HIGH, { lit, pen: 1.6, floor: false });
  };
  // As helpers, because targets spread over their neighbours.
  const first = familyTone("secondary");
  const muscles: Partial<Record<Muscle, string>> = {};
  for (const muscle of MUSCLES.filter((each) => SEEN_FROM[face].includes(each))) {
    const picture = draw({ [muscle]: "secondary" });
    const tones = picture.tones.map((tone) => (tone >= first && tone < first + 3 ? first : 0));
    const { body } = tracePicture({ ...picture, tones }, { tolerance: 1.1, least: 30 });
    const path = / d="([^"]+)"/.exec(body)?.[1];
    if (path) muscles[muscle] = path;
  }
  return { body: tracePicture(draw({}), { tolerance: 1.1, least: 12 }).body, muscles };
}

/** Units of the traced paths across the map's frame. */
export const BODY_MAP_WIDTH = WIDE;
