import { INK_SOURCE } from "./ink-source.ts";

type Numbers = (...values: number[]) => number;

/** The functions of {@link INK_SOURCE} that renderers call. */
export interface InkFunctions {
  readonly step3: (light: number) => number;
  readonly lightOn: (nx: number, ny: number, nz: number) => number;
  readonly rowDistance: Numbers;
  readonly fibre: (along: number, round: number, radius: number, pixel: number) => number;
  readonly furrow: Numbers;
  readonly partOf: (y: number, z: number) => number;
  readonly limbOf: (part: number) => number;
  readonly limbCode: (part: number, ends: number) => number;
  readonly isJoined: (kind: number, otherKind: number, code: number, other: number) => number;
  readonly farSide: (limb: number, farArm: number, farLeg: number) => number;
  readonly skinTone: Numbers;
  readonly clothTone: Numbers;
  readonly sleeveStep: (tone: number, part: number, sleeves: number) => number;
  readonly headTone: Numbers;
  readonly scarfTone: Numbers;
  readonly shoeTone: Numbers;
  readonly plainTone: (kind: number, shade: number, light: number) => number;
  readonly haloStep: Numbers;
  readonly isFold: Numbers;
  readonly isOnePiece: (tone: number, other: number) => number;
  readonly isAlike: (tone: number, other: number, otherKind: number) => number;
  readonly inkedTone: Numbers;
}

const NAMES = [
  "step3",
  "lightOn",
  "rowDistance",
  "fibre",
  "furrow",
  "partOf",
  "limbOf",
  "limbCode",
  "isJoined",
  "farSide",
  "skinTone",
  "clothTone",
  "sleeveStep",
  "headTone",
  "scarfTone",
  "shoeTone",
  "plainTone",
  "haloStep",
  "isFold",
  "isOnePiece",
  "isAlike",
  "inkedTone",
] as const satisfies readonly (keyof InkFunctions)[];

/** The words of GLSL that JavaScript has under other names. */
const WORDS = `const { abs, min, max, floor, sqrt, sign } = Math;
const smoothstep = (from, to, v) => { const t = min(1, max(0, (v - from) / (to - from))); return t * t * (3 - 2 * t); };
const fract = (v) => v - floor(v);
const exp2 = (v) => 2 ** v;
const length2 = (x, y) => sqrt(x * x + y * y);
`;

let made: InkFunctions | null = null;

/** The inking as functions of JavaScript, for Node: a page's security policy lets nothing be made of text. */
export function inkFunctions(): InkFunctions {
  if (made) return made;
  const body = INK_SOURCE.replace(/^float (\w+)\(/gm, "function $1(")
    .replace(/^(function \w+)\(([^)]*)\)/gm, (_, name: string, list: string) => `${name}(${list.replaceAll("float ", "")})`)
    .replaceAll(/\bfloat (\w+) =/g, "let $1 =");
  // oxlint-disable-next-line typescript/no-implied-eval -- our own text, and only where pictures are made, never in a page
  made = new Function(`"use strict";${WORDS}${body}return { ${NAMES.join(", ")} };`)() as InkFunctions;
  return made;
}
