import type { Equipment } from "../equipment-types.ts";
import { betweenHands, heldAt, holdingSides } from "../grip.ts";
import { of, SIDES, type Skeleton } from "../skeleton.ts";
import { add, along, between, cross, dot, place, scale, smoothstep, subtract, unit, type Vec } from "../vector.ts";
import type { Mesh, PlacedSolid, Solid } from "./mesh.ts";
import { Assembly, creaseOfHips, fleeting, kept, lay, matrix, rod, shift } from "./placing.ts";
import { ball, box, joined, lathe, moved, torus, tube, type ProfilePoint } from "./shapes.ts";
import { loosePlate } from "./weights.ts";

/** A full water bottle along y, waisted where the hand holds it; longer there by `waist` either way for two hands. */
const bottleSolids = kept((size: number, waist: number) => {
  const body = lathe(
    [
      [0, -0.076 - waist],
      [0.022, -0.076 - waist],
      [0.0275, -0.069 - waist],
      [0.0275, -0.036 - waist],
      [0.0185, -0.027 - waist],
      [0.0155, -0.014 - waist],
      [0.0155, 0.014 + waist],
      [0.0185, 0.027 + waist],
      [0.0275, 0.036 + waist],
      [0.0275, 0.056 + waist],
      [0.02, 0.074 + waist],
      [0.01, 0.082 + waist],
      [0.01, 0.09 + waist],
      [0, 0.09 + waist],
    ],
    12,
  );
  const cap = lathe(
    [
      [0, 0.088 + waist],
      [0.0135, 0.088 + waist],
      [0.0135, 0.104 + waist],
      [0, 0.104 + waist],
    ],
    10,
  );
  const scaled = matrix([0, 0, 0], [size, 0, 0], [0, size, 0], [0, 0, size]);
  return [
    { material: "band", mesh: moved(body, scaled) },
    { material: "stack", mesh: moved(cap, scaled) },
  ];
});

/** A water bottle in each hand that holds one, or a big one between both. */
export function bottles(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  if (!equipment.bottles) return [];
  if (equipment.one === "mid") {
    const [right, left] = [body.arms.right.grip, body.arms.left.grip];
    // Fists side by side hold it upright, like a mug; otherwise it lies from hand to hand.
    const up = SIDES.map((side) => of(body.arms, side).handle).map((axis) => (axis[1] < 0 ? scale(axis, -1) : axis));
    const length = body.pose.bx === "f" ? up.reduce(add) : subtract(right, left);
    return lay(bottleSolids(1.3, body.pose.bx === "f" ? 0 : 0.024), betweenHands(body), unit(length));
  }
  return holdingSides(equipment).flatMap((side) => {
    const axis = of(body.arms, side).handle;
    const grip = heldAt(of(body.arms, side), body.pose.ho ?? 0);
    // The cap is at the thumb: outside with the palms up, inside with the palms down.
    const thumb = body.pose.palm === "down" ? -side : side;
    return lay(bottleSolids(0.9, 0), grip, axis[1] < -0.5 ? scale(axis, -1) : scale(axis, Math.abs(axis[2]) > 0.7 ? thumb : 1));
  });
}

/** A solid of revolution about y, flattened to an oval: half its depth and half its width. */
const oval = (profile: readonly ProfilePoint[], depth: number, width: number, at: Vec = [0, 0, 0]): Mesh =>
  moved(lathe(profile, 14), matrix(at, [depth, 0, 0], [0, 1, 0], [0, 0, width]));

/**
 * A backpack of this size: x is the side that's away from the wearer, y up, about its middle. A rounded bag with a pocket, a lid's seam, shoulder straps on
 * the wearer's side and a carrying handle on top.
 */
const packSolids = kept((size: number, worn: boolean, lifted: boolean) => {
  const bag = new Assembly();
  const k = size;
  // The handle stands up only in a hand that carries by it.
  const loop = lifted ? 0.03 : 0.015;
  bag.add(
    "cloth",
    oval(
      [
        [0, -0.1 * k],
        [0.86, -0.1 * k],
        [0.98, -0.085 * k],
        [1, -0.03 * k],
        [0.95, 0.035 * k],
        [0.86, 0.07 * k],
        [0.6, 0.096 * k],
        [0, 0.106 * k],
      ],
      0.054 * k,
      0.082 * k,
    ),
  );
  bag.add(
    "cloth",
    oval(
      [
        [0, -0.042 * k],
        [0.9, -0.042 * k],
        [1, -0.03 * k],
        [1, 0.024 * k],
        [0.9, 0.036 * k],
        [0, 0.04 * k],
      ],
      0.03 * k,
      0.06 * k,
      [0.042 * k, -0.042 * k, 0],
    ),
  );
  const arc = (y: number, depth: number, width: number, x = 0): Vec[] =>
    [-100, -70, -40, -15, 15, 40, 70, 100].map((degrees): Vec => {
      const angle = (degrees * Math.PI) / 180;
      return [x + depth * Math.cos(angle), y, width * Math.sin(angle)];
    });
  bag.add("stack", tube(arc(0.042 * k, 0.053 * k, 0.08 * k), 0.0034, 5));
  bag.add("stack", tube(arc(-0.008 * k, 0.031 * k, 0.061 * k, 0.042 * k), 0.003, 5));
  bag.add(
    "stack",
    tube(
      [
        [-0.016 * k, 0.092 * k, -loop],
        [-0.018 * k, 0.098 * k + loop * 0.85, -loop * 0.85],
        [-0.018 * k, 0.098 * k + loop * 1.06, 0],
        [-0.018 * k, 0.098 * k + loop * 0.85, loop * 0.85],
        [-0.016 * k, 0.092 * k, loop],
      ],
      0.0062,
      6,
    ),
  );
  if (!worn)
    for (const side of SIDES)
      bag.add(
        "stack",
        tube(
          [
            [-0.02 * k, 0.088 * k, side * 0.036 * k],
            [-0.06 * k, 0.062 * k, side * 0.042 * k],
            [-0.068 * k, 0, side * 0.05 * k],
            [-0.06 * k, -0.06 * k, side * 0.06 * k],
            [-0.036 * k, -0.088 * k, side * 0.062 * k],
          ],
          { width: 0.011 * k, thickness: 0.004, across: [0, 0, 1] },
          6,
        ),
      );
  return bag.solids();
});

const packAt = (solids: readonly Solid[], middle: Vec, up: Vec, outward: Vec): PlacedSolid[] => {
  const to = matrix(middle, outward, up, cross(outward, up));
  return solids.map((solid) => ({ solid, matrix: to }));
};

/** The straps of a worn pack: over the shoulders, down the chest, which stands out as the arms reach forward, and under the arms. */
function packStraps({ shoulders, chest, arms }: Skeleton): PlacedSolid[] {
  return SIDES.map((side) => {
    const ahead = smoothstep(42, 64, of(arms, side).elevation);
    return fleeting(
      "rubber",
      tube(
        (
          [
            [-0.078, 0.012, 0.045, 0],
            [-0.045, 0.05, 0.052, 0],
            [0, 0.062, 0.056, 0],
            [0.038, 0.046, 0.06, 0.004],
            [0.07, 0.0, 0.064, 0.018],
            [0.08, -0.05, 0.07, 0.03],
            [0.066, -0.095, 0.09, 0.033],
            [0.012, -0.122, 0.108, 0.024],
            [-0.06, -0.13, 0.088, 0],
          ] as const
        ).map(([x, y, z, more]) => place(shoulders, chest, x + more * ahead, y, side * (z + 0.2 * more * ahead))),
        { width: 0.0115, thickness: 0.0045, across: chest.right },
        6,
      ),
    );
  });
}

/** The loops on a pack's flanks, each through a fist that holds it palm inward. */
function packGrips({ arms, pose }: Skeleton, middle: Vec, apart: Vec, forward: Vec): PlacedSolid[] {
  if (pose.bx !== "x") return [];
  return SIDES.map((side) => {
    const { grip, handle } = of(arms, side);
    const way = dot(handle, forward) < 0 ? scale(handle, -1) : handle;
    const sewn = (front: number): Vec => along(along(middle, apart, side * 0.068), forward, front);
    return fleeting("rubber", tube([sewn(-0.05), along(grip, way, -0.04), grip, along(grip, way, 0.04), sewn(0.05)], 0.007, 6));
  });
}

/** Backpacks: worn, hugged, carried by the handle, held by the sides or lying in the crease of the hips. */
export function backpacks(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  const { pack } = equipment;
  if (!pack) return [];
  const { spine, pelvis } = body;
  if (pack === "back" || pack === "chest") {
    const front = pack === "back" ? -1 : 1;
    const frame = spine.frame(0.17);
    const bag = packAt(
      packSolids(1, pack === "back", false),
      place(spine.point(0.165), frame, front * 0.118, 0, 0),
      frame.up,
      scale(frame.front, front),
    );
    return pack === "back" ? [...bag, ...packStraps(body)] : bag;
  }
  if (pack === "hips") {
    // It lies there like a cushion, its top toward the knees, level rather than square to the hips.
    const at = along(creaseOfHips(body, 0.112).at, pelvis.up, 0.02);
    const face = unit(between(pelvis.front, [0, 1, 0], 0.3));
    return packAt(packSolids(1, false, false), at, cross(face, pelvis.right), face);
  }
  if (pack === "mid") {
    const { right, left } = body.arms;
    const apart = unit(subtract(right.grip, left.grip));
    // It swings with the arms where the pose says so.
    const up = scale(unit(body.pose.kd ?? [0, -1, 0]), -1);
    const forward = unit(cross(up, apart));
    const middle = along(betweenHands(body), up, -0.012);
    return [...packAt(packSolids(1.06, false, false), middle, up, forward), ...packGrips(body, middle, apart, forward)];
  }
  const both = equipment.one === "mid";
  return (both ? ([1] as const) : holdingSides(equipment)).flatMap((side) => {
    const grip = both ? betweenHands(body) : of(body.arms, side).grip;
    const size = side === -1 ? (equipment.lighter ?? 1) : 1;
    const down: Vec = unit(body.pose.kd ?? [0, -1, 0]);
    const handle = of(body.arms, side).handle;
    const up = scale(down, -1);
    // The pack's width lies along the handle that the hand holds.
    const across = unit(cross(up, handle));
    // A pack that hangs beside the body shows its pocket to the outside.
    const outward = across[2] * side < -0.5 ? scale(across, -1) : across;
    return packAt(
      packSolids(size, false, true),
      along(along(grip, down, 0.098 * size + 0.03), outward, 0.02 * size),
      up,
      outward,
    );
  });
}

const ballSolids = kept((radius: number) => [
  { material: "cloth", mesh: ball(radius) },
  { material: "rubber", mesh: joined([torus(radius * 0.985, radius * 0.05, 24, 5)]) },
]);

const wheelSolids = kept((radius: number) => {
  const tyre = lathe(
    [
      [radius * 0.62, -0.016],
      [radius * 0.9, -0.02],
      [radius, -0.012],
      [radius, 0.012],
      [radius * 0.9, 0.02],
      [radius * 0.62, 0.016],
    ],
    22,
    { loop: true },
  );
  const web = lathe(
    [
      [0, -0.006],
      [radius * 0.66, -0.006],
      [radius * 0.66, 0.006],
      [0, 0.006],
    ],
    14,
  );
  return [
    { material: "rubber", mesh: tyre },
    { material: "pad", mesh: web },
  ];
});

/** A book along y, its back toward -x, with covers of cloth round the pages. */
const bookSolids = kept(() => {
  const book = new Assembly();
  book.add("pad", box([0.047, 0.066, 0.0095], 0.001), shift([0.002, 0, 0]));
  for (const side of SIDES) book.add("cloth", box([0.05, 0.07, 0.0018], 0.0012), shift([0, 0, side * 0.0112]));
  book.add("cloth", box([0.002, 0.07, 0.012], 0.0015), shift([-0.0495, 0, 0]));
  return book.solids();
});

/** A ball, a book, or an ab-wheel on its axle, in both hands. */
export function roundThings(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  const out: PlacedSolid[] = [];
  const middle = betweenHands(body);
  if (equipment.ball !== undefined) {
    const reach = unit(add(body.arms.right.fore, body.arms.left.fore));
    out.push(
      ...lay(ballSolids(equipment.ball), add(along(middle, reach, 0.02), body.pose.kd ?? [0, 0, 0]), unit([0.5, 0.8, 0.3])),
    );
  }
  if (equipment.book) out.push(...lay(bookSolids(), along(middle, body.chest.front, 0.008), [0, 1, 0]));
  if (equipment.wheel !== undefined) {
    out.push(...lay(wheelSolids(equipment.wheel), middle, [0, 0, 1]));
    for (const side of SIDES) {
      const { grip } = of(body.arms, side);
      out.push(...rod("grip", middle, along(grip, [0, 0, 1], side * 0.034), 0.009));
    }
  }
  return out;
}

/** A loose plate that lies on a sled. */
export const platesOnPin = (at: Vec, count: number): PlacedSolid[] =>
  Array.from({ length: count }, (_, i) => lay(loosePlate(0.09), [at[0], at[1] + i * 0.034, at[2]], [0, 1, 0])).flat();
