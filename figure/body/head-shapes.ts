import type { Mesh } from "../solids/mesh.ts";
import { add, scale, unit, type Vec } from "../vector.ts";
import { bakeSolid, egg, rod, type Egg, type Mould, type Rod } from "./solid.ts";

/** Faces: what differs in the bones of the head. Coordinates of a head: x forward, y up, z outward, from its middle; the crown is at .066, the chin at -.064. */
export const FACES = ["man", "woman", "broad"] as const;
export type FaceName = (typeof FACES)[number];

const both = (shapes: (side: 1 | -1) => readonly (Rod | Egg)[]): readonly (Rod | Egg)[] => [...shapes(1), ...shapes(-1)];

interface FaceMeasures {
  readonly jawWide: number;
  readonly jawLow: number;
  readonly chin: Vec;
  readonly chinAt: number;
  readonly brow: number;
  readonly nose: number;
  readonly lips: number;
  readonly neck: number;
  readonly cheek: number;
}

const MEASURES: Readonly<Record<FaceName, FaceMeasures>> = {
  man: {
    jawWide: 0.0315,
    jawLow: -0.033,
    chin: [0.0112, 0.0092, 0.014],
    chinAt: 0.046,
    brow: 0.0098,
    nose: 1,
    lips: 1,
    neck: 0.0295,
    cheek: 0.0112,
  },
  woman: {
    jawWide: 0.0275,
    jawLow: -0.0285,
    chin: [0.0098, 0.0085, 0.0098],
    chinAt: 0.0445,
    brow: 0.0078,
    nose: 0.82,
    lips: 1.18,
    neck: 0.025,
    cheek: 0.0118,
  },
  broad: {
    jawWide: 0.0345,
    jawLow: -0.034,
    chin: [0.0125, 0.0105, 0.0155],
    chinAt: 0.0445,
    brow: 0.0092,
    nose: 1.08,
    lips: 1.08,
    neck: 0.033,
    cheek: 0.0145,
  },
};

/** Size of a head's cells. */
const CELL = 0.0056;

/** The head without hair. */
export function headSolid(face: FaceName): Mesh {
  const m = MEASURES[face];
  const tip: Vec = [0.0605 + 0.002 * (m.nose - 1), -0.0125, 0];
  const shapes: readonly (Rod | Egg)[] = [
    egg([-0.012, 0.018, 0], [0.0555, 0.0475, 0.043]),
    egg([0.01, 0.004, 0], [0.042, 0.05, 0.0375]),
    egg([0.02, -0.022, 0], [0.0295, 0.036, m.jawWide - 0.0015]),
    rod([0.0435, 0.0165, -0.016], [0.0435, 0.0165, 0.016], m.brow, m.brow),
    rod([0.0505, 0.009, 0], tip, 0.0046 * m.nose, 0.0066 * m.nose),
    egg([0.0545, -0.016, 0], [0.0072 * m.nose, 0.005, 0.0098 * m.nose]),
    egg([0.0505, -0.0315, 0], [0.0078, 0.0048 * m.lips, 0.0128]),
    egg([0.0498, -0.0378, 0], [0.0078, 0.0052 * m.lips, 0.0115]),
    egg([m.chinAt, -0.0545, 0], m.chin),
    ...both((s) => [
      rod([-0.008, m.jawLow, s * m.jawWide], [0.036, -0.053, s * 0.01], 0.0115, 0.0108),
      egg([0.031, -0.0115, s * 0.0255], [0.0125, 0.0105, m.cheek]),
      rod([-0.008, m.jawLow - 0.002, s * (m.jawWide - 0.002)], [-0.01, 0, s * 0.034], 0.0098, 0.012),
      egg([-0.011, -0.004, s * 0.0468], [0.0108, 0.0168, 0.006], unit([1, -0.15, s * -0.35])),
    ]),
    rod([-0.02, -0.074, 0], [-0.016, -0.02, 0], m.neck, m.neck),
  ];
  return bakeSolid({
    shapes,
    melt: 0.0036,
    low: [-0.085, -0.09, -0.066],
    high: [0.085, 0.082, 0.066],
    cell: CELL,
    dents: [
      [0.0058, 0.0465, 0.0022, 0.0172, 0.0085],
      [0.0058, 0.0465, 0.0022, -0.0172, 0.0085],
      [0.0018, 0.0575, -0.0245, 0, 0.0045],
      [0.002, 0.0525, -0.0455, 0, 0.0065],
    ],
    calm: calmFace,
  });
}

/** Tones of a face follow a simpler form than the face, or they would break it into blotches; the nose and the throat keep their own. */
function calmFace(p: Vec, normal: Vec): Vec {
  const round = unit([p[0] * 1.1 - 0.004, (p[1] + 0.006) * 0.75, p[2] * 1.25]);
  const isThroat = p[1] < -0.05 && p[0] < 0.02;
  const isNose = p[0] > 0.045 && Math.abs(p[2]) < 0.012 && p[1] < 0.008 && p[1] > -0.026;
  const part = isThroat ? 0 : isNose ? 0.25 : 0.62;
  return unit(add(scale(normal, 1 - part), scale(round, part)));
}

/** What's on a head. The tails hang by their own weight and are parts of their own. */
export const HAIRS = ["short", "receding", "curls", "ponytail", "bun", "bob", "braid", "hijab", "bald"] as const;
export type HairName = (typeof HAIRS)[number];

/** Positive behind the line where hair begins: a distance, roughly, from the face's side. */
function hairline(style: HairName): (x: number, y: number, z: number) => number {
  const high = style === "receding" ? 0.045 : 0.036;
  const low = style === "short" || style === "receding" ? -0.046 : -0.052;
  return (x, y, z) => {
    const aside = Math.abs(z);
    if (aside > 0.03 && ((x + 0.011) / 0.0135) ** 2 + ((y + 0.004) / 0.0185) ** 2 < 1) return 0.006;
    const temple = style === "receding" ? 0.3 * Math.max(0, 0.028 - aside) * (x > 0.02 ? 1 : 0) : 0;
    const line =
      x > 0.02
        ? high + (x - 0.02) * 0.25 - temple
        : x > -0.001
          ? high
          : x > -0.016
            ? -0.012 + ((x + 0.016) / 0.015) * (high + 0.012)
            : x > -0.034
              ? low + ((x + 0.034) / 0.018) * (-0.012 - low)
              : low;
    return line - y;
  };
}

const CAP: readonly Egg[] = [
  egg([-0.0155, 0.0235, 0], [0.0588, 0.0498, 0.0468]),
  egg([-0.028, -0.006, 0], [0.041, 0.039, 0.0452]),
];
const COMBED: readonly Egg[] = [
  egg([-0.0155, 0.0225, 0], [0.0572, 0.0488, 0.046]),
  egg([-0.028, -0.006, 0], [0.039, 0.037, 0.0442]),
];

/** Curls: small balls on a spiral over the cap. */
const curls = (): Egg[] =>
  Array.from({ length: 150 }, (_, i) => {
    const height = 1 - (i + 0.5) / 75;
    const ring = Math.sqrt(1 - height * height);
    const turn = i * 2.39996;
    const size = 0.0125 + 0.002 * Math.sin(i * 7.1);
    const at: Vec = [-0.017 + 0.062 * ring * Math.cos(turn), 0.0215 + 0.052 * height, 0.052 * ring * Math.sin(turn)];
    return egg(at, [size, size, size]);
  }).filter(({ at }) => at[1] > -0.05);

/** Positive where a headscarf leaves the face free: an upright oval, in front of a line from the temple down before the ear. */
const faceOpening = (x: number, y: number, z: number): number =>
  Math.min(0.056 - Math.hypot(y + 0.0085, z * 1.2), (x - 0.019 - 0.35 * Math.max(0, y - 0.01)) * 0.9);

/** The edge of a headscarf: round the face, before the ears and under the chin. */
const FACE_RIM: readonly Vec[] = Array.from({ length: 17 }, (_, i) => {
  const angle = (i / 16) * 2 * Math.PI;
  const up = Math.cos(angle);
  const forward = 0.012 + (up > 0 ? 0.016 * up : 0.024 * up * up);
  return [forward, -0.0085 + 0.0575 * up, 0.0448 * Math.sin(angle)];
});

type HairMould = Pick<Mould, "shapes"> & Partial<Mould>;

function hairMould(style: HairName): HairMould | null {
  switch (style) {
    case "short":
      return { shapes: CAP };
    case "receding":
      return { shapes: COMBED };
    case "curls":
      return { shapes: [...CAP, ...curls()], melt: 0.003, cell: 0.0062 };
    case "ponytail":
    case "braid":
      return { shapes: [...COMBED, rod([-0.06, 0.03, 0], [-0.076, 0.03, 0], 0.014, 0.0115)] };
    case "bun":
      return { shapes: [...COMBED, egg([-0.036, 0.074, 0], [0.0225, 0.0205, 0.022])] };
    case "bob":
      return {
        shapes: [
          egg([-0.0155, 0.0235, 0], [0.0605, 0.0515, 0.0495]),
          egg([-0.03, -0.012, 0], [0.045, 0.05, 0.0515]),
          ...both((s) => [rod([-0.012, 0.02, s * 0.042], [-0.006, -0.058, s * 0.0455], 0.0125, 0.0105, 0.0135)]),
          rod([-0.05, 0, 0], [-0.052, -0.062, 0], 0.026, 0.018),
          rod([-0.04, -0.03, -0.026], [-0.04, -0.062, -0.028], 0.02, 0.015),
          rod([-0.04, -0.03, 0.026], [-0.04, -0.062, 0.028], 0.02, 0.015),
        ],
        cut: (x, y, z) => Math.min(0.034 - y, x + 0.002 + 0.012 * (y < -0.03 ? 1 : 0) - Math.max(0, (Math.abs(z) - 0.036) * 1.6)),
      };
    case "hijab":
      return {
        shapes: [
          egg([-0.0135, 0.0215, 0], [0.0605, 0.0515, 0.0485]),
          // Hair is knotted under it; from the knot it falls to the shoulders.
          egg([-0.054, 0.002, 0], [0.0275, 0.031, 0.034]),
          rod([-0.026, -0.02, 0], [-0.018, -0.1, 0], 0.036, 0.047, 0.036),
          egg([-0.013, -0.018, 0], [0.046, 0.052, 0.0475]),
          ...both((s) => [egg([-0.012, -0.005, s * 0.043], [0.02, 0.032, 0.0145])]),
          egg([-0.003, -0.07, 0], [0.036, 0.03, 0.039]),
          egg([-0.02, -0.096, 0], [0.055, 0.042, 0.06]),
          // The rolled edge round the face, and a fold drawn across under the chin.
          ...FACE_RIM.slice(1).map((to, i) => rod(FACE_RIM[i] ?? to, to, 0.0066, 0.0066)),
          rod([0.008, -0.056, -0.042], [0.026, -0.09, 0.012], 0.008, 0.01),
          rod([0.026, -0.09, 0.012], [0.008, -0.108, 0.05], 0.01, 0.008),
        ],
        melt: 0.0026,
        low: [-0.09, -0.135, -0.07],
        high: [0.062, 0.08, 0.07],
        cell: 0.0056,
        look: 0.009,
        cut: faceOpening,
      };
    case "bald":
      return null;
  }
}

/** The hair or headscarf that keeps its shape; null for a bald head. */
export function hairSolid(style: HairName): Mesh | null {
  const mould = hairMould(style);
  if (!mould) return null;
  return bakeSolid({
    melt: 0.004,
    low: [-0.115, -0.135, -0.08],
    high: [0.085, 0.11, 0.08],
    cell: 0.0066,
    cut: hairline(style),
    ...mould,
  });
}

/** Into how many parts a tail bends, how far it reaches from its root in all, and where on the head that is. */
export const TAIL_PARTS = 4;
export const TAIL_LENGTH = 0.118;
export const TAIL_ROOT: Vec = [-0.074, 0.03, 0];

/** How thick a ponytail is along its length. */
const PONYTAIL = [0.0115, 0.0145, 0.0158, 0.0118, 0.0045] as const;

/** The hair that hangs from the back of the head, as parts that follow each other, each along -y from its own beginning; empty where none does. */
export function tailSolids(style: HairName): readonly Mesh[] {
  if (style !== "ponytail" && style !== "braid") return [];
  const long = TAIL_LENGTH / TAIL_PARTS;
  return Array.from({ length: TAIL_PARTS }, (_, part) => {
    const plait = (k: number): Egg => {
      const thin = 0.0007 * (2 * part + k);
      return egg([0, -long * (0.25 + 0.5 * k), 0], [0.0118 - thin, 0.0126, 0.0138 - thin]);
    };
    return bakeSolid({
      shapes:
        style === "ponytail"
          ? [rod([0, 0, 0], [0, -long, 0], PONYTAIL[part] ?? 0, PONYTAIL[part + 1] ?? 0)]
          : [plait(0), plait(1)],
      melt: 0.0026,
      low: [-0.024, -0.054, -0.024],
      high: [0.024, 0.024, 0.024],
      cell: 0.0062,
    });
  });
}
