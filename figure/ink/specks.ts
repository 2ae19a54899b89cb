import type { TonePicture } from "./picture.ts";
import { FAR, familyTone, singleTone } from "./tones.ts";

/** The eight steps from a pixel to those around it. */
const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const)).filter(([dx, dy]) => dx !== 0 || dy !== 0);

/**
 * Areas of one class whose class asks for more pixels than they have take the tone that touches them most, at their corners too. The empty ground only takes
 * what touches nothing else: a cable that runs aslant falls into specks of three tones, which then keep each other. `classes` and `least` are by tone; a
 * class whose least is 0 stays; from the class `thin` on they are lines, which hang together at their corners too.
 */
function cleared(
  { width, tones }: TonePicture,
  classes: Uint8Array,
  least: Float64Array,
  heirOf: (beside: ReadonlyMap<number, number>) => number | null,
  thin = Infinity,
): Uint8Array {
  const out = new Uint8Array(tones);
  const visited = new Uint8Array(tones.length);
  const stack: number[] = [];
  for (let start = 0; start < tones.length; start++) {
    const own = classes[tones[start]!]!;
    if (visited[start] || tones[start] === 0 || least[own] === 0) continue;
    const area: number[] = [];
    const beside = new Map<number, number>();
    stack.push(start);
    visited[start] = 1;
    while (stack.length > 0) {
      const o = stack.pop()!;
      area.push(o);
      const x = o % width;
      for (const [dx, dy] of AROUND) {
        const p = o + dy * width + dx;
        if (x + dx < 0 || x + dx >= width || p < 0 || p >= tones.length) continue;
        if (classes[tones[p]!] !== own) {
          if (area.length < least[own]!) beside.set(out[p]!, (beside.get(out[p]!) ?? 0) + 1);
        } else if (!visited[p] && (dx === 0 || dy === 0 || own >= thin)) {
          visited[p] = 1;
          stack.push(p);
        }
      }
    }
    if (area.length >= least[own]!) continue;
    const heir = heirOf(beside);
    if (heir !== null) for (const o of area) out[o] = heir;
  }
  return out;
}

const most = (beside: ReadonlyMap<number, number>): number => {
  const votes = (heir: number): number => (heir === 0 ? 0 : (beside.get(heir) ?? 0));
  return [...beside.keys()].sort((a, b) => votes(b) - votes(a))[0] ?? 0;
};

const ALL = Uint8Array.from({ length: 256 }, (_, tone) => tone);

/** Without the white of its eyes, however small, a face is a mask. */
const LEAST_OF_EYE = 3;

/** A picture whose areas of one tone have at least so many pixels: smaller ones are left to their surroundings. */
export function withoutSpecks(picture: TonePicture, least: number): Uint8Array {
  const leasts = new Float64Array(256).fill(least);
  for (const tone of [singleTone("eye"), singleTone("white")]) leasts[tone] = Math.min(least, LEAST_OF_EYE);
  return cleared(picture, ALL, leasts, most);
}

const [TARGET, HELPER, EDGE, SKIN, CLOTH, OTHER, GAP, LINE, CRACK] = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
/** What a tone is: part of a lit muscle, the ink round one, bare skin, dark cloth, something else, a gap between limbs, or a line on skin or on cloth. */
const CLASSES = Uint8Array.from({ length: 256 }, (_, tone) => {
  const near = tone % FAR;
  if (near === 0) return 0;
  if (near >= familyTone("primary") && near < familyTone("secondary")) return TARGET;
  if (near >= familyTone("secondary") && near < familyTone("line")) return HELPER;
  if (near === singleTone("border") || near === singleTone("rim")) return EDGE;
  if (near === singleTone("gap") || near === singleTone("part")) return GAP;
  if (near === singleTone("skin-line")) return LINE;
  if (near < familyTone("top")) return SKIN;
  if (near === singleTone("line-line") || near === singleTone("seam")) return CRACK;
  return near < familyTone("shoe") ? CLOTH : OTHER;
});
/**
 * The least areas in a picture a thousand pixels wide: of an island of accent, of its ink, of a gap between limbs, of a crease in cloth, of a hole in accent and of
 * one where cloth or skin shows, and of a hole in cloth or a scrap of cloth on skin.
 */
const [ISLAND, INK, NICK, CREASE, HOLE, TEAR, BARE] = [450, 110, 140, 150, 130, 1500, 320];

const INKS: ReadonlySet<number> = new Set([EDGE, LINE, CRACK]);

type Heir = Parameters<typeof cleared>[3];
/** The tone of these classes that touches most, where they are four fifths of what touches. */
const mostOf =
  (...classes: readonly number[]): Heir =>
  (beside) => {
    const own = new Map([...beside].filter(([tone]) => classes.includes(CLASSES[tone]!)));
    let all = 0;
    for (const [tone, count] of beside) if (!INKS.has(CLASSES[tone]!)) all += count;
    return [...own.values()].reduce((sum, count) => sum + count, 0) > 0.8 * all ? most(own) : null;
  };
const notInk: Heir = (beside) => {
  const rest = new Map([...beside].filter(([tone]) => CLASSES[tone] !== EDGE));
  return most(rest.size > 0 ? rest : beside);
};

/** Ink round a lit muscle where none is lit: a muscle that nearly is. */
const roundNothing: Heir = (beside) => ([...beside.keys()].some((tone) => CLASSES[tone] === TARGET) ? null : notInk(beside));

/**
 * A picture without crumbs: small islands of accent and of the ink round it go, small holes in it are closed, and so are those in a garment. Pixels that see a
 * strip of a muscle or an armpit past an edge make them.
 */
export function withoutCrumbs(picture: TonePicture): TonePicture {
  const part = (picture.width / 1000) ** 2;
  let { tones } = picture;
  const clear = (heirOf: Heir, ...sizes: readonly (readonly [number, number])[]): void => {
    const least = new Float64Array(256);
    for (const [each, size] of sizes) least[each] = size * part;
    tones = cleared({ ...picture, tones }, CLASSES, least, heirOf, GAP);
  };
  clear(notInk, [TARGET, ISLAND], [HELPER, ISLAND]);
  clear(roundNothing, [EDGE, Infinity]);
  clear(most, [EDGE, INK]);
  clear(notInk, [GAP, NICK], [CRACK, CREASE]);
  clear(mostOf(TARGET, HELPER), [EDGE, HOLE], [LINE, HOLE], [CRACK, HOLE], [SKIN, TEAR], [CLOTH, TEAR], [OTHER, HOLE]);
  clear(mostOf(CLOTH), [SKIN, BARE], [LINE, BARE]);
  clear(mostOf(SKIN), [CLOTH, BARE], [CRACK, BARE]);
  return { ...picture, tones };
}

const SHADOW = singleTone("shadow");
/** The least area of a shadow on the floor that touches nothing, in a picture a thousand pixels wide. */
const STRAY = 850;

/** A picture whose floor has no small shadow apart from what casts it: the ends of a bar and outstretched hands leave some. */
export function withoutStrayShadow(picture: TonePicture): TonePicture {
  const least = new Float64Array(256);
  least[SHADOW] = STRAY * (picture.width / 1000) ** 2;
  return { ...picture, tones: cleared(picture, ALL, least, (beside) => (beside.size === 1 && beside.has(0) ? 0 : null)) };
}
