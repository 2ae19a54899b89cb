import type { Equipment } from "../equipment-types.ts";
import { betweenHands, holdingSides } from "../grip.ts";
import { of, SIDES, type Skeleton } from "../skeleton.ts";
import { add, along, dot, length, scale, smoothstep, subtract, unit, type Vec } from "../vector.ts";
import type { Mesh, PlacedSolid } from "./mesh.ts";
import { aligned, Assembly, creaseOfHips, kept, lay, matrix, rodMesh, shift } from "./placing.ts";
import { joined, lathe, tube } from "./shapes.ts";

/** Radius of a bar's grip, and of the sleeves that carry the plates. */
export const BAR_RADIUS = 0.008;
const SLEEVE_RADIUS = 0.0135;
const PLATE_HALF = 0.016;

/** Lays what was built along y along z instead. */
const ACROSS = aligned([0, 0, 0], [0, 0, 1], [0, 1, 0]);
const acrossAt = (z: number): Float32Array => {
  const to = ACROSS.slice();
  to[14] = z;
  return to;
};

/**
 * A plate about the y axis, drawn as what one sees of a cast plate: its rim, the ridge half way in, and the hub. It's open between them, so that a face
 * behind a plate stays visible from the side.
 */
export const loosePlate = kept((radius: number) => {
  const half = PLATE_HALF;
  const rim = Math.min(0.016, radius * 0.17);
  const soft = 0.004;
  const ring = lathe(
    [
      [radius - rim, -half + soft],
      [radius - rim + soft, -half],
      [radius - soft, -half],
      [radius, -half + soft],
      [radius, half - soft],
      [radius - soft, half],
      [radius - rim + soft, half],
      [radius - rim, half - soft],
    ],
    26,
    { loop: true },
  );
  const ridge = lathe(
    [
      [radius * 0.74 - 0.0016, -half * 0.6],
      [radius * 0.74 + 0.0016, -half * 0.6],
      [radius * 0.74 + 0.0016, half * 0.6],
      [radius * 0.74 - 0.0016, half * 0.6],
    ],
    20,
    { loop: true },
  );
  const hub = lathe(
    [
      [0, -half * 0.9],
      [0.022, -half * 0.9],
      [0.022, half * 0.9],
      [0, half * 0.9],
    ],
    12,
  );
  return [{ material: "plate", mesh: joined([ring, ridge, hub]) }];
});

/** A whole plate with a raised rim and a hole's edge, for hands to hold. */
export const discMesh = kept((radius: number) => {
  const half = 0.012;
  const face = (sign: number): [number, number][] => [
    [0.018, sign * half],
    [0.024, sign * half * 0.5],
    [radius * 0.72, sign * half * 0.5],
    [radius * 0.78, sign * half],
    [radius - 0.003, sign * half],
  ];
  return [
    {
      material: "iron",
      mesh: lathe(
        [[0, -half], ...face(-1), [radius, -half + 0.004], [radius, half - 0.004], ...face(1).toReversed(), [0, half]],
        24,
      ),
    },
  ];
});

const plate = (radius: number): Mesh => loosePlate(radius)[0]?.mesh ?? joined([]);

const collar = lathe(
  [
    [0, -0.006],
    [0.019, -0.006],
    [0.019, 0.006],
    [0, 0.006],
  ],
  10,
);

/** The waves of an EZ bar as [z, rise] from the middle outward; the hands hold the slanting parts. */
const WAVES = [
  [0.03, 0],
  [0.065, 0.022],
  [0.135, -0.022],
  [0.175, 0],
] as const;

const barbellSolids = kept((radius: number, half: number, plateAt: number, ez: boolean) => {
  const bar = new Assembly();
  if (ez) {
    const forward = 0.5;
    const wave = WAVES.map(([z, rise]): Vec => [rise * forward, rise, z]);
    const left = wave.map(([x, y, z]): Vec => [x, y, -z]).toReversed();
    bar.add("steel", tube([[0, 0, -plateAt], ...left, ...wave, [0, 0, plateAt]], BAR_RADIUS, 8));
  } else bar.add("steel", rodMesh([0, 0, -plateAt], [0, 0, plateAt], BAR_RADIUS, 10));
  for (const side of SIDES) {
    bar.add("steel", rodMesh([0, 0, side * (plateAt - 0.02)], [0, 0, side * half], SLEEVE_RADIUS, 10));
    bar.add("steel", collar, acrossAt(side * (plateAt - PLATE_HALF - 0.008)));
    if (radius > 0) bar.add("plate", plate(radius), acrossAt(side * plateAt));
  }
  return bar.solids();
});

/** A barbell: straight or an EZ bar, with a plate at each end. */
export function barbell(equipment: Equipment, { bar }: Skeleton): PlacedSolid[] {
  if (!equipment.bar || !bar) return [];
  const { r = 0.1, half = 0.46, px = 0.36, ez = false } = equipment;
  const to = shift(bar);
  return barbellSolids(r, half, px, ez).map((solid) => ({ solid, matrix: to }));
}

const trapSolids = kept((radius: number, handleZ: number) => {
  const bar = new Assembly();
  const reach = 0.2;
  const front = 0.13;
  const sleeveAt = 0.3;
  const plateAt = 0.37;
  bar.add(
    "steel",
    tube(
      [
        [reach, 0, -front],
        [reach, 0, front],
        [0, 0, sleeveAt],
        [-reach, 0, front],
        [-reach, 0, -front],
        [0, 0, -sleeveAt],
      ],
      0.0105,
      8,
      true,
    ),
  );
  for (const side of SIDES) {
    bar.add("steel", rodMesh([-reach, 0, side * handleZ], [reach, 0, side * handleZ], BAR_RADIUS));
    bar.add("grip", rodMesh([-0.04, 0, side * handleZ], [0.04, 0, side * handleZ], 0.0095));
    bar.add("steel", rodMesh([0, 0, side * sleeveAt], [0, 0, side * (plateAt + 0.08)], SLEEVE_RADIUS));
    bar.add("plate", plate(radius), acrossAt(side * plateAt));
  }
  return bar.solids();
});

/** A trap bar: a six-sided frame round the lifter with a handle on each side. */
export function trapBar({ trap }: Equipment, body: Skeleton): PlacedSolid[] {
  if (trap === undefined) return [];
  const middle = betweenHands(body);
  const to = shift(middle);
  return trapSolids(trap, Math.abs(body.arms.right.grip[2] - middle[2])).map((solid) => ({ solid, matrix: to }));
}

/** Where the heads of a dumbbell begin, from the middle of its handle, and how thick they are. */
const HEAD_FROM = 0.033;
const HEAD_THICK = 0.042;

/** A hexagonal dumbbell along y. */
export const dumbbellSolids = kept((radius: number) => {
  const weight = new Assembly();
  weight.add("steel", rodMesh([0, -HEAD_FROM, 0], [0, HEAD_FROM, 0], 0.0092, 8));
  const soft = radius * 0.24;
  const head = lathe(
    [
      [0, HEAD_FROM],
      [radius - soft, HEAD_FROM],
      [radius, HEAD_FROM + soft * 0.7],
      [radius, HEAD_FROM + HEAD_THICK - soft * 0.7],
      [radius - soft, HEAD_FROM + HEAD_THICK],
      [0, HEAD_FROM + HEAD_THICK],
    ],
    6,
    { facets: true },
  );
  weight.add("iron", head);
  weight.add("iron", head, matrix([0, 0, 0], [1, 0, 0], [0, -1, 0], [0, 0, -1]));
  return weight.solids();
});

/** Dumbbells: in the hands, upright between them, across the hips or on the floor. */
export function dumbbells(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  const { db: radius, dbAt, one } = equipment;
  if (radius === undefined) return [];
  const solids = dumbbellSolids(radius);
  if (dbAt) return SIDES.flatMap((side) => lay(solids, [dbAt[0], radius * 0.87, side * dbAt[1]], [1, 0, 0], FLAT_DOWN));
  if (one === "mid") {
    if (equipment.dbAx) {
      // It lies across the hips, and the hands steady it.
      const { at, out } = creaseOfHips(body, 0.085);
      return lay(solids, at, body.pelvis.right, out);
    }
    const grip = betweenHands(body);
    const hang = unit(add(body.arms.right.fore, body.arms.left.fore));
    const down: Vec = body.pose.kd ? unit(body.pose.kd) : Math.abs(hang[1]) > 0.35 ? hang : [0, -1, 0];
    return lay(solids, along(grip, down, 0.034), down);
  }
  return holdingSides(equipment).flatMap((side) =>
    lay(
      side === -1 ? dumbbellSolids(radius * (equipment.lighter ?? 1)) : solids,
      of(body.arms, side).grip,
      of(body.arms, side).handle,
      body.pose.kd ?? (of(body.arms, side).grip[1] < radius + 0.05 ? FLAT_DOWN : [0, 0, 1]),
    ),
  );
}

/** Turned so that one flat of a hexagonal head lies on the floor. */
const FLAT_DOWN: Vec = [0, 0.5, 0.866];

/** A kettlebell that hangs along -y from the middle of its handle, which runs along z. */
export const kettlebellSolids = kept((radius: number) => {
  const drop = radius + 0.03;
  const bell = lathe(
    [
      [0, -drop - radius * 0.9],
      [radius * 0.62, -drop - radius * 0.9],
      [radius * 0.86, -drop - radius * 0.55],
      [radius, -drop - radius * 0.05],
      [radius * 0.9, -drop + radius * 0.46],
      [radius * 0.6, -drop + radius * 0.82],
      [0, -drop + radius * 0.98],
    ],
    16,
  );
  const handle = tube(
    [
      [0, -drop + radius * 0.5, -radius * 0.66],
      [0, -0.03, -radius * 0.88],
      [0, -0.008, -radius * 0.74],
      [0, 0, -radius * 0.45],
      [0, 0, radius * 0.45],
      [0, -0.008, radius * 0.74],
      [0, -0.03, radius * 0.88],
      [0, -drop + radius * 0.5, radius * 0.66],
    ],
    0.0095,
    8,
  );
  return [{ material: "iron", mesh: joined([bell, handle]) }];
});

/** Kettlebells: between both hands, or one in each. */
export function kettlebells(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  if (!equipment.kb) return [];
  const down = unit(body.pose.kd ?? equipment.kbDn ?? [0, -1, 0]);
  if (equipment.kb === "mid") {
    const grip = betweenHands(body);
    if (body.pose.bx === "f") {
      const up = upBetweenHorns(body);
      return lay(kettlebellSolids(0.054), along(grip, up, HORNS_BELOW_TOP), up);
    }
    return lay(kettlebellSolids(0.054), grip, scale(body.pose.kd ? down : towardChest(down, grip, body), -1), [0, 0, 1]);
  }
  return holdingSides(equipment).flatMap((side) => {
    const { grip, handle, fore } = of(body.arms, side);
    if (!body.pose.kd) return lay(kettlebellSolids(0.047), grip, scale(down, -1), handle);
    const { hung, deep } = onForearm([down[0], down[1], down[2] * side], fore, handle);
    return lay(kettlebellSolids(0.047), along(grip, fore, -deep), scale(hung, -1), handle);
  });
}

/** How far below the top of a kettlebell's handle the hands hold its horns. */
const HORNS_BELOW_TOP = 0.03;

/** The way up between two upright fists round the horns of a kettlebell: as they stand, and a little straighter by its weight. */
function upBetweenHorns({ arms }: Skeleton): Vec {
  const [x, y] = arms.right.handle;
  const up = y < 0 ? -1 : 1;
  return unit([x * up, y * up + 0.35, 0]);
}

/** A kettlebell held by both hands in front of the chest leans back against it. */
function towardChest(down: Vec, grip: Vec, { shoulders, chest, arms }: Skeleton): Vec {
  const from = subtract(grip, shoulders);
  const near = smoothstep(0.22, 0.15, dot(from, chest.front)) * smoothstep(-0.16, -0.08, dot(from, chest.up));
  return unit(along(down, chest.front, -0.38 * near * smoothstep(70, 110, arms.right.elbowDegrees)));
}

/** How far back along the forearm a bell that rests on it lies, as a share of its distance from the handle, and how deep in the hand the handle then is. */
const RESTING = { back: 0.74, deep: 0.02 } as const;

/** Where a bell hangs from a fist: one that falls back toward the forearm comes to rest on it, the handle near the wrist. */
function onForearm(down: Vec, fore: Vec, handle: Vec): { hung: Vec; deep: number } {
  const back = -dot(down, fore);
  const beside = along(down, fore, back);
  // Square to the handle, on the back of the hand: off the end of the handle it would stick out beside the fist.
  const square = along(beside, handle, -dot(beside, handle));
  const aside = along(beside, handle, -dot(beside, handle) * smoothstep(0.15, 0.4, length(square)));
  if (back <= 0 || length(aside) < 0.15) return { hung: down, deep: 0 };
  const part = smoothstep(0, 0.3, back);
  const rest = RESTING.back * part;
  return { hung: along(scale(unit(aside), Math.sqrt(1 - rest ** 2)), fore, -rest), deep: RESTING.deep * part };
}

/** Plates: one held at its rims by both hands, or one pinched in each hand. */
export function heldPlates({ plate: radius, pinch, ...equipment }: Equipment, body: Skeleton): PlacedSolid[] {
  if (pinch !== undefined)
    return holdingSides(equipment).flatMap((side) => {
      const { grip, fore } = of(body.arms, side);
      const down: Vec = length(fore) > 0 && fore[1] < -0.5 ? fore : [0, -1, 0];
      return lay(discMesh(pinch), along(grip, down, pinch * 0.86), [0, 0, 1]);
    });
  if (radius === undefined) return [];
  const middle = betweenHands(body);
  const { front } = body.chest;
  const fromChest = dot(subtract(middle, body.shoulders), front);
  // Hugged, it lies flat on the chest.
  if (fromChest < 0.16 && body.arms.right.elbowDegrees > 70)
    return lay(discMesh(radius), along(middle, front, 0.083 - fromChest), front);
  // Otherwise its rims are in the hands and it stays upright, like a steering wheel.
  return lay(discMesh(radius), middle, [1, 0, 0]);
}
