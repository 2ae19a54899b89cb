import { padFaces, RAIL_TOP } from "../equipment-places.ts";
import type { Equipment } from "../equipment-types.ts";
import type { Arm } from "../arm.ts";
import { of, SIDES, type Side, type Skeleton } from "../skeleton.ts";
import { along, between, clamp, distance, dot, place, scale, segmentDistance, subtract, unit, type Vec } from "../vector.ts";
import { crossFoot, cushion, slope } from "./furniture.ts";
import type { Mesh, PlacedSolid } from "./mesh.ts";
import { Assembly, beside, creaseOfHips, kept, lay, matrix, rod, rodMesh, shift } from "./placing.ts";
import { box, lathe, moved } from "./shapes.ts";
import { loosePlate } from "./weights.ts";

/** Half the distance of uprights and rails that come in pairs. */
export const PAIR = 0.135;
/** Half the thickness of a frame's steel. */
export const FRAME = 0.0135;

/** A beam of a machine's frame between two points. */
const beam = (kit: Assembly, from: Vec, to: Vec): Assembly => kit.add("frame", rodMesh(from, to, FRAME, 6));

/** Whether this part of a frame is an upright that stands on both sides of the middle. */
export const isTall = (line: readonly (readonly [x: number, y: number, ...rest: number[]])[]): boolean => {
  const heights = line.map(([, y]) => y);
  return Math.min(...heights) < 0.05 && Math.max(...heights) - Math.min(...heights) > 0.55;
};

/**
 * The steel of a machine from its side view: rails on the floor get cross feet; tall uprights and slanting rails come in pairs, so that
 * the middle stays free for the eye; the rest runs in the middle.
 */
export function frames(kit: Assembly, { frame }: Equipment): void {
  const uprights = new Set((frame ?? []).flatMap(({ line, z }) => (z === undefined && isTall(line) ? line.map(([x]) => x) : [])));
  for (const { line, z } of frame ?? []) {
    const points = line.map(([x, y]): Vec => [x, y, z ?? 0]);
    const floor = points.every(([, y]) => y <= 0.06);
    for (let i = 0; i + 1 < points.length; i++) {
      const [a, b] = [points[i], points[i + 1]];
      if (!a || !b) continue;
      const [low, high] = a[1] < b[1] ? [a, b] : [b, a];
      const rise = high[1] - low[1];
      const run = Math.abs(high[0] - low[0]);
      const tall = isTall([a, b]);
      const slant = run > 0.25 && rise > 0.3;
      if (z !== undefined || (!tall && !slant)) {
        beam(kit, a, b);
        // What ends between a pair of uprights is carried by both, or by the nearer one.
        for (const [x, y, own] of [a, b])
          if (y > 0.06 && uprights.has(x) && Math.abs(Math.abs(own) - PAIR) > FRAME)
            beam(kit, [x, y, own ? own : -PAIR], [x, y, Math.sign(own || 1) * PAIR]);
        continue;
      }
      for (const side of SIDES) beam(kit, [low[0], low[1], side * PAIR], [high[0], high[1], side * PAIR]);
      for (const end of [low, high])
        if (end === high || end[1] > 0.02) beam(kit, [end[0], end[1], -PAIR], [end[0], end[1], PAIR]);
      if (tall) crossFoot(kit, low[0], PAIR + 0.03);
    }
    if (floor && z === undefined) for (const end of [points[0], points.at(-1)]) if (end) crossFoot(kit, end[0], 0.13);
  }
}

/** From one weight of a stack to the next. */
export const PLATE_STEP = 0.031;
/** The weights of a stack, from its foot upward. */
export const stacked = (count: number): Mesh[] =>
  Array.from({ length: count }, (_, i) => moved(box([0.03, 0.0135, 0.075], 0.003), shift([0, i * PLATE_STEP, 0])));

/** How far a back rest may stand from the uprights that carry it, and how near its own steel must come to do so. */
const STAY = { least: 0.03, most: 0.3, near: 0.05 } as const;

/** What carries a back rest whose steel doesn't reach it: a stay to the nearest uprights, and a bar between these. */
function stay(kit: Assembly, { frame = [] }: Equipment, [x, y]: readonly [x: number, y: number]): void {
  const points = frame.flatMap(({ line }) => line);
  if (points.some(([px, py]) => Math.hypot(px - x, py - y) < STAY.near)) return;
  const uprights = frame.flatMap(({ line, z }) => (z === undefined && isTall(line) ? [line[0]?.[0] ?? x] : []));
  const nearest = uprights
    .map((at) => ({ at, away: Math.abs(at - x) }))
    .filter(({ away }) => away > STAY.least && away < STAY.most)
    .sort((a, b) => a.away - b.away)[0];
  if (!nearest) return;
  beam(kit, [x, y, 0], [nearest.at, y, 0]);
  beam(kit, [nearest.at, y, -PAIR], [nearest.at, y, PAIR]);
}

/** Fixed pads. */
export function pads(kit: Assembly, equipment: Equipment): void {
  for (const [x, y, length, degrees, thickness = 0.045, half] of equipment.pads ?? []) {
    const rest = Math.abs(degrees) > 55;
    if (rest) stay(kit, equipment, [x, y]);
    // Turned half round, its board is on the other side.
    const turned = padFaces([x, degrees], equipment.seat) < 0 ? degrees + 180 : degrees;
    cushion(
      kit,
      along([x, y, 0], slope(turned).normal, thickness / 2),
      turned,
      length,
      thickness,
      half ?? (rest ? 0.085 : 0.095),
    );
  }
}

/** A plate under one foot. */
const footRest = kept(() => [{ material: "rubber", mesh: moved(box([0.08, 0.006, 0.045], 0.004), shift([0, -0.007, 0])) }]);

/** What carries the hub of an arm: from its pivot back to the nearest steel of the frame, and across to that. */
function mount({ frame }: Equipment, [x, y, z]: Vec): PlacedSolid[] {
  let nearest: { away: number; at: Vec } | null = null;
  for (const { line, z: own } of frame ?? [])
    for (const [i, [bx, by]] of line.entries()) {
      const [ax, ay] = line[i - 1] ?? [bx, by];
      const [dx, dy] = [bx - ax, by - ay];
      const part = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0, 1);
      const at: Vec = [ax + dx * part, ay + dy * part, own ?? (isTall(line) ? Math.sign(z) * PAIR : 0)];
      const away = Math.hypot(at[0] - x, at[1] - y);
      if (!nearest || away < nearest.away) nearest = { away, at };
    }
  if (!nearest || nearest.away > 0.3) return [];
  const corner: Vec = [nearest.at[0], nearest.at[1], z];
  return [...rod("frame", [x, y, z], corner, 0.0125, 6), ...rod("frame", corner, nearest.at, 0.0125, 6)];
}

/** The shaft that two arms of a machine turn on; where that would go through the body, each hub has a mount of its own. */
function shaftBetween(equipment: Equipment, body: Skeleton, [x, y]: readonly [x: number, y: number], z: number): PlacedSolid[] {
  const middle: Vec = [x, y, 0];
  const knees = Math.min(...SIDES.map((side) => distance(middle, [of(body.legs, side).knee[0], of(body.legs, side).knee[1], 0])));
  if (segmentDistance(middle, middle, body.hip, body.head) < 0.13 || onPad(equipment, middle) || knees < 0.04)
    return SIDES.flatMap((side) => mount(equipment, [x, y, side * z]));
  return rod("frame", [x, y, -z], [x, y, z], 0.0125, 6);
}

/** Whether an arm turns just above a slanting pad that arms lie on. */
const onPad = ({ pads: all }: Equipment, [x, y]: Vec): boolean =>
  (all ?? []).some(([px, py, length, degrees]) => Math.abs(degrees) < 55 && Math.hypot(px - x, py - y) < length / 2);

/** The arms of a machine that the hands move. */
export function levers(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  const { lever } = equipment;
  if (!lever) return [];
  const { pivot, z = 0.17, turns } = lever;
  if (turns === "upright") return SIDES.flatMap((side) => swingArm(of(body.arms, side), [pivot[0], pivot[1], side * z]));
  if (turns === "aside") return SIDES.flatMap((side) => upperArmPad(of(body.arms, side), pivot[0], side));
  const shaft = shaftBetween(equipment, body, pivot, z);
  const arms = SIDES.flatMap((side) => {
    const { grip } = of(body.arms, side);
    const root: Vec = [pivot[0], pivot[1], side * z];
    const own = of(body.arms, side).handle;
    const level = Math.abs(own[2]) > 0.7;
    // The arm joins the end of the grip that looks toward its pivot.
    const handle = !level && dot(own, unit(subtract(root, grip))) < -0.3 ? scale(own, -1) : own;
    // The arm ends beside the hand: outside it where there's room, and the grip goes through the fist.
    const outside = Math.abs(grip[2]) + 0.038;
    const corner: Vec = level ? [grip[0], grip[1], side * outside] : along(grip, handle, 0.045);
    const inner: Vec = level ? [grip[0], grip[1], grip[2] - side * 0.052] : along(grip, handle, -0.04);
    // Arms that turn about a low hinge carry their load themselves.
    const loaded = pivot[1] < 0.2 ? along(between(root, corner, 0.55), [0, 0, 1], side * 0.034) : null;
    return [
      ...lay(bearing(), root, [0, 0, 1]),
      ...rod("frame", root, corner, 0.0125, 6),
      ...rod("grip", corner, inner, 0.0105),
      ...(loaded ? lay(loosePlate(0.07), loaded, [0, 0, 1]) : []),
    ];
  });
  return [...shaft, ...arms];
}

/** An arm of a pec deck: it swings level about a post above the shoulder, and its grip hangs from its end. */
function swingArm({ grip, handle }: Arm, [x, y, z]: Vec): PlacedSolid[] {
  const end: Vec = [grip[0], y, grip[2]];
  return [
    ...rod("steel", [x, y - 0.03, z], [x, y + 0.03, z], 0.02, 10),
    ...rod("frame", [x, y, z], end, 0.0125, 6),
    ...rod("frame", end, along(grip, handle, 0.045), 0.0125, 6),
    ...rod("grip", along(grip, handle, 0.05), along(grip, handle, -0.045), 0.0105),
  ];
}

/** An arm of a machine for raises to the side: it turns behind the shoulder and lifts a pad on the outside of the upper arm. */
function upperArmPad({ shoulder, elbow, upperBack, upperOuter }: Arm, x: number, side: Side): PlacedSolid[] {
  const pad = along(between(shoulder, elbow, 0.8), upperOuter, 0.045);
  const behind: Vec = [x, pad[1], pad[2]];
  return [
    ...lay(bearing(), [x, shoulder[1], side * Math.abs(shoulder[2])], [1, 0, 0]),
    ...rod("frame", [x, shoulder[1], shoulder[2]], behind, 0.0125, 6),
    ...rod("frame", behind, along(pad, upperOuter, 0.02), 0.0125, 6),
    ...lay(block(0.11, 0.034, 0.075), pad, upperOuter, upperBack),
  ];
}

const bearing = kept(() => [
  {
    material: "steel",
    mesh: lathe(
      [
        [0, -0.02],
        [0.018, -0.02],
        [0.018, 0.02],
        [0, 0.02],
      ],
      10,
    ),
  },
]);

/** A foam roller along z of this half length. */
const foam = kept((half: number, radius: number) => [
  {
    material: "pad",
    mesh: lathe(
      [
        [0, -half],
        [radius * 0.75, -half],
        [radius, -half + radius * 0.3],
        [radius, half - radius * 0.3],
        [radius * 0.75, half],
        [0, half],
      ],
      12,
    ),
  },
]);

/** A cushion about its middle: x along it, y its thickness. */
const block = kept((length: number, thickness: number, width: number) => [
  { material: "pad", mesh: box([length / 2, thickness / 2, width / 2], thickness * 0.42) },
]);

/** The handle of a shoulder rest, in the fist that holds it. */
function restHandle(body: Skeleton, side: Side, rest: Vec): PlacedSolid[] {
  const { grip, handle, mode } = of(body.arms, side);
  if (mode !== "grip") return [];
  const inner = along(grip, handle, handle[2] * side > 0 ? -0.036 : 0.036);
  const outer = along(grip, handle, handle[2] * side > 0 ? 0.036 : -0.036);
  return [...rod("grip", inner, outer, 0.0105), ...rod("frame", place(rest, body.chest, 0.05, -0.01, 0), inner, 0.009, 6)];
}

/** A grip over a chest pad, in the fist that holds it, and the stalk that carries it. */
function padGrip({ arms }: Skeleton, side: Side, pad: Vec): PlacedSolid[] {
  const { grip, handle, mode } = of(arms, side);
  if (mode !== "grip") return [];
  const [one, two] = [along(grip, handle, -0.036), along(grip, handle, 0.036)];
  return [...rod("grip", one, two, 0.0105), ...rod("frame", pad, grip, 0.009, 6)];
}

/** Cushions that move with the body, on the lever of a machine. */
export function rollers(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  const { roller, one, bench, seat } = equipment;
  if (!roller) return [];
  const { right, left } = body.legs;
  const radius = 0.027;
  if (roller.on === "outer-knees" || roller.on === "inner-knees")
    return SIDES.flatMap((side) => {
      const leg = of(body.legs, side);
      const out = roller.on === "outer-knees" ? 0.058 : -0.058;
      const at = along(between(leg.hip, leg.knee, 0.85), leg.thighOuter, out);
      const post = along(at, leg.thighOuter, Math.sign(out) * 0.012);
      return [
        ...lay(block(0.036, 0.12, 0.075), at, leg.thigh, leg.thighFront),
        ...rod("frame", post, [post[0] - 0.03, 0.19, post[2] * 0.6], 0.012, 6),
        ...rod("frame", [post[0] - 0.03, 0.19, post[2] * 0.6], [seat?.[0] ?? 0, 0.19, 0], 0.012, 6),
      ];
    });
  const low = one ? right.ankle : between(right.ankle, left.ankle, 0.5);
  const spots: Record<Exclude<typeof roller.on, "outer-knees" | "inner-knees" | "back">, { at: Vec; half: number }> = {
    shins: { at: along(along(low, right.shank, -0.035), right.shankFront, 0.019 + radius), half: one ? 0.05 : 0.12 },
    heels: { at: along(along(low, right.shank, -0.03), right.shankFront, -0.021 - radius), half: one ? 0.05 : 0.12 },
    thighs: {
      at: along(
        between(between(right.hip, right.knee, 0.9), between(left.hip, left.knee, 0.9), 0.5),
        right.thighFront,
        0.039 + radius,
      ),
      half: 0.12,
    },
    hips: {
      at: along(creaseOfHips(body, 0.056 + radius).at, unit(subtract(right.thigh, body.pelvis.up)), 0.02),
      half: 0.13,
    },
    shoulders: { at: place(body.shoulders, body.chest, -0.01, 0.062, 0), half: 0.13 },
    chest: { at: place(body.shoulders, body.chest, 0.068 + radius, -0.03, 0), half: 0.12 },
    forearms: {
      at: along(
        between(
          between(body.arms.right.elbow, body.arms.right.wrist, 0.6),
          between(body.arms.left.elbow, body.arms.left.wrist, 0.6),
          0.5,
        ),
        body.arms.right.foreBack,
        -0.045,
      ),
      half: 0.16,
    },
  };
  const out: PlacedSolid[] = [];
  const { at, half } = spots[roller.on === "back" ? "shoulders" : roller.on];
  if (roller.on === "shoulders" || roller.on === "back") {
    // Two rests beside the neck on the sled's yoke.
    for (const side of SIDES) {
      const rest = place(body.shoulders, body.chest, -0.012, 0.053, side * 0.088);
      out.push(...lay(block(0.14, 0.034, 0.058), rest, body.chest.up, body.chest.right), ...restHandle(body, side, rest));
      out.push(
        ...rod(
          "frame",
          place(rest, body.chest, -0.06, 0.005, 0),
          place(body.shoulders, body.chest, -0.1, 0.02, side * 0.088),
          0.0115,
          6,
        ),
      );
    }
    out.push(
      ...rod(
        "frame",
        place(body.shoulders, body.chest, -0.1, 0.02, -0.14),
        place(body.shoulders, body.chest, -0.1, 0.02, 0.14),
        0.0125,
        6,
      ),
    );
  } else {
    if (roller.on === "chest") for (const side of SIDES) out.push(...padGrip(body, side, [at[0], at[1], side * half * 0.8]));
    // The hands hold the ends of a knee pad.
    const end = half + (roller.on === "thighs" ? 0.08 : 0.01);
    out.push(
      ...lay(foam(half, radius), at, [0, 0, 1]),
      ...rod("steel", [at[0], at[1], at[2] - end], [at[0], at[1], at[2] + end], 0.008, 6),
    );
  }
  if (roller.on === "back" && !roller.pivot)
    for (const side of SIDES) {
      const horn = place(body.hip, body.pelvis, -0.135, 0.06, side * 0.15);
      out.push(...lay(loosePlate(0.075), along(horn, [0, 0, 1], side * 0.03), [0, 0, 1]));
      out.push(...rod("steel", along(horn, [0, 0, 1], side * -0.15), along(horn, [0, 0, 1], side * 0.06), 0.011, 8));
    }
  if (roller.on === "back") {
    const middle = along(between(body.hip, body.shoulders, 0.56), body.pelvis.front, -0.098);
    out.push(...lay(block(0.042, 0.36, 0.19), middle, body.pelvis.up, [0, 0, 1]));
    out.push(
      ...rod("frame", place(body.shoulders, body.chest, -0.1, 0.02, 0), along(middle, body.pelvis.front, -0.02), 0.012, 6),
    );
  }
  // Feet that stay where they are stand against a plate.
  const [fromX, fromY] = roller.pivot ?? [Infinity, 0];
  const still = Math.hypot(fromX - low[0], fromY - low[1]) < 0.22;
  if (roller.on === "heels" && equipment.pads && still && !seat && !bench && !one)
    for (const side of SIDES) {
      const leg = of(body.legs, side);
      const sole = place(leg.ankle, leg.foot, 0.03, -0.0405, 0);
      out.push(
        ...footRest().map((solid) => ({ solid, matrix: matrix(sole, leg.foot.front, leg.foot.up, leg.foot.right) })),
        ...mount(equipment, along(sole, leg.foot.up, -0.02)),
      );
    }
  if (roller.pivot) {
    const [px, py] = roller.pivot;
    const shoulders = roller.on === "shoulders" || roller.on === "back";
    const from: Vec = shoulders ? place(body.shoulders, body.chest, -0.1, 0.02, 0) : at;
    // The lever runs beside the body where it would go through it.
    const curled = roller.on === "heels" && (bench ?? seat) !== undefined;
    const swings = roller.on === "heels" && !still && !seat && !bench && !one;
    const extended = roller.on === "shins" && seat !== undefined;
    const isDouble = shoulders || swings || ["thighs", "hips", "chest"].includes(roller.on);
    const ownSide = extended && one ? -1 : one || extended || curled ? 1 : 0;
    const aside = isDouble ? SIDES : [ownSide];
    if (aside.length > 1) out.push(...shaftBetween(equipment, body, roller.pivot, half + 0.006));
    // The weights of a calf machine sit on its arms.
    if (roller.on === "thighs")
      for (const side of SIDES)
        out.push(...lay(loosePlate(0.065), [(at[0] + px) / 2, (at[1] + py) / 2, side * (half + 0.035)], [0, 0, 1]));
    for (const side of aside) {
      const z = side * (half + 0.006);
      const end: Vec = [from[0], from[1], aside.length > 1 ? z : from[2] + z];
      if (extended || curled) out.push(...mount(equipment, [px, py, end[2]]));
      // What holds the thighs down hangs on the same hub.
      const hold = curled && seat ? equipment.pads?.find(([, , , degrees]) => Math.abs(degrees) < 20) : undefined;
      if (hold) {
        const top: Vec = [hold[0], hold[1] + 0.03, 0];
        const edge: Vec = [top[0], top[1], end[2]];
        out.push(...rod("frame", top, edge, 0.0115, 6), ...rod("frame", edge, [px, py, end[2]], 0.0115, 6));
      }
      if (distance(end, [px, py, end[2]]) > 0.01)
        out.push(...rod("frame", [px, py, end[2]], end, 0.0125, 6), ...lay(bearing(), [px, py, end[2]], [0, 0, 1]));
    }
  }
  return out;
}

/** Whoever lies under the bar needs only half the height, and is the larger in the picture. */
const RAIL_TOP_LYING = 0.86;

const rails = kept((side: number, top: number) => {
  const kit = new Assembly();
  const z = side * 0.415;
  kit.add("frame", rodMesh([0, 0, z], [0, top, z], 0.009, 8));
  kit.add("frame", box([0.17, 0.012, 0.018], 0.005), shift([0, 0.012, z]));
  kit.add("frame", box([0.012, top / 2, 0.014], 0.004), shift([-0.075, top / 2, z]));
  kit.add("frame", box([0.05, 0.012, 0.014], 0.004), shift([-0.035, top, z]));
  return kit.solids();
});

const railBeam = kept((top: number) => [
  { material: "frame", mesh: moved(box([0.014, 0.014, 0.415], 0.005), shift([-0.075, top, 0])) },
]);

const slide = kept(() => [{ material: "steel", mesh: box([0.016, 0.032, 0.016], 0.006) }]);

/** The upright rails of a Smith machine and the sleeves that carry its bar along them. */
export function smithRails({ rails: wanted, bench, seat }: Equipment, { bar }: Skeleton): PlacedSolid[] {
  if (!wanted || !bar) return [];
  const at: Vec = [bar[0], 0, 0];
  const top = bench && !seat ? RAIL_TOP_LYING : RAIL_TOP;
  return [
    ...SIDES.flatMap((side) => [
      ...beside(side, lay(rails(side, top), at, [0, 1, 0])),
      ...lay(slide(), [bar[0], bar[1], side * 0.415], [0, 1, 0]),
    ]),
    ...lay(railBeam(top), at, [0, 1, 0]),
  ];
}
