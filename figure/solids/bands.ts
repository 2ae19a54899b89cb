import type { Equipment } from "../equipment-types.ts";
import { holdingSides } from "../grip.ts";
import { of, SIDES, type Side, type Skeleton } from "../skeleton.ts";
import {
  across as squared,
  along,
  between,
  cross,
  distance,
  dot,
  length,
  place,
  scale,
  smoothstep,
  subtract,
  unit,
  type Vec,
} from "../vector.ts";
import type { PlacedSolid } from "./mesh.ts";
import { kept, lay, rodMesh, shift } from "./placing.ts";
import { box, joined, moved } from "./shapes.ts";
import {
  armLimbs,
  facing,
  fistWrap,
  hung,
  laidRound,
  legLimbs,
  lengthOf,
  overArm,
  slack,
  stretched,
  strip,
  waisted,
  type Limb,
} from "./strip.ts";

/** How far above the sole something under the foot runs, in the foot's own frame below the ankle. */
const UNDER_SOLE = -0.043;

/** A point under a foot. */
export const sole = ({ legs }: Skeleton, side: Side, forward = 0.035, aside = 0): Vec => {
  const leg = of(legs, side);
  return place(leg.ankle, leg.foot, forward, UNDER_SOLE, aside);
};

const anchors = kept(() => [{ material: "steel", mesh: box([0.012, 0.018, 0.012], 0.005) }]);

/** The post that carries an anchor where nothing else in the scene does. */
const posts = kept((height: number) => [
  {
    material: "frame",
    mesh: joined([rodMesh([0, 0, 0], [0, height, 0], 0.013, 8), moved(box([0.07, 0.01, 0.07], 0.005), shift([0, 0.01, 0]))]),
  },
]);

function tied(equipment: Equipment, at: Vec): PlacedSolid[] {
  const { frame, door, wall, pull, dip } = equipment;
  const carried = [frame, door, wall, pull, dip].some((each) => each !== undefined);
  return (at[2] === 0 ? ([1] as const) : holdingSides(equipment)).flatMap((side) => {
    const [x, y, z]: Vec = [at[0], at[1], side * at[2]];
    const post = carried ? [] : lay(posts(Math.max(0.4, y + 0.08)), [x, 0, z], [0, 1, 0]);
    return [...lay(anchors(), [x, y, z], [0, 1, 0]), ...post];
  });
}

interface Held {
  readonly at: Vec;
  readonly axis: Vec;
  readonly front: Vec;
  readonly outer: Vec;
}

/** A flat loop round both limbs at these places: round the side of each that looks away from the other, straight between them. */
function loopRound([right, left]: readonly [Held, Held], radius: number, wide: number): PlacedSolid[] {
  const apart = subtract(right.at, left.at);
  const arc = ({ at, axis, outer }: Held, side: Side): Vec[] => {
    const away = squared([apart[0] * side, apart[1] * side, apart[2] * side], axis);
    const out = unit(between(outer, unit(away), smoothstep(0.03, 0.09, length(away))));
    const front = cross(out, axis);
    return [96, 64, 32, 0, -32, -64, -96].map((angle) => {
      const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      return along(along(at, out, radius * c), front, side * radius * s);
    });
  };
  const one = arc(right, 1);
  const other = arc(left, -1).toReversed();
  const points = [...one, ...other];
  const sides = [...one.map(() => right.axis), ...other.map(() => left.axis)];
  return [strip("band", points, wide, sides, 0.0042, true)];
}

/** Where a band between the hands lies on the chest, if the straight line would go through it. */
function overChest(right: Vec, left: Vec, { shoulders, chest }: Skeleton): Vec[] {
  const line = subtract(between(right, left, 0.5), shoulders);
  const [ahead, up] = [dot(line, chest.front), dot(line, chest.up)];
  if (ahead < -0.03 || ahead > CHEST_FRONT || Math.abs(up) > 0.14) return [];
  return [0.07, 0, -0.07].map((z) => place(shoulders, chest, CHEST_FRONT, up, z));
}

/** A line between the hands, before the arms where it would go through them. */
const overArms = (line: readonly Vec[], { arms, chest }: Skeleton): Vec[] =>
  laidRound(finer(line), chest.front, [...armLimbs(arms.right), ...armLimbs(arms.left)]);

/** How far the front of a clothed chest stands before the line of the shoulders. */
const CHEST_FRONT = 0.088;

/** The same line with more points, for what turns along it. */
const finer = (points: readonly Vec[]): Vec[] =>
  points.flatMap((point, i) => {
    const next = points[i + 1];
    return next ? [0, 0.33, 0.67].map((share) => between(point, next, share)) : [point];
  });

/** A line from below to the hand, before the arm where the hand is above the elbow. */
function beforeArm(line: readonly Vec[], side: Side, { arms, chest }: Skeleton): Vec[] {
  const arm = of(arms, side);
  const share = smoothstep(0.02, 0.08, arm.grip[1] - arm.elbow[1]);
  const before = laidRound(line, chest.front, armLimbs(arm));
  return line.map((point, i) => between(point, before[i] ?? point, share));
}

/** A band from under a shoe to the hand: a flat patch under the sole, outside the leg, a turn round the fist. */
function fromFoot(side: Side, behind: boolean, body: Skeleton): PlacedSolid[] {
  const arm = of(body.arms, side);
  const leg = of(body.legs, side);
  const at = behind ? -0.03 : 0.035;
  const under = (up: number, aside: number): Vec => place(leg.ankle, leg.foot, at, up, aside * side);
  const patch = [under(-0.026, -0.033), under(UNDER_SOLE, -0.026), under(UNDER_SOLE, 0.026)];
  const rise = behind ? under(-0.02, 0.036) : under(-0.02, 0.038);
  const free = behind
    ? finer([rise, arm.grip])
    : beforeArm(laidRound(hung(rise, arm.grip, slack(rise, arm.grip), 16), [0, 0, side], legLimbs(leg)), side, body);
  const reach = lengthOf(free);
  const width = stretched(reach);
  return [
    strip(
      "band",
      [...patch, ...free],
      [...patch.map(() => 0.012), ...waisted(free.length, width)],
      patch.map(() => leg.foot.front),
    ),
    ...fistWrap(arm, free.at(-2) ?? rise),
  ];
}

/** A band from a hook to the hand, over the arm where that's in its way, and a turn round the fist. */
function fromAnchor(from: Vec, side: Side, body: Skeleton): PlacedSolid[] {
  const arm = of(body.arms, side);
  const end = along(arm.grip, unit(subtract(from, arm.grip)), 0.04);
  const line = [...overArm(hung(from, end, slack(from, end), 9), side, arm), arm.grip];
  return [strip("band", line, waisted(line.length, stretched(lengthOf(line)))), ...fistWrap(arm, from)];
}

/** The way of a band from the front of a shoulder to the nape, in the chest's frame: forward, up, outward. */
const ROUND_NECK: readonly Vec[] = [
  [0.062, 0.02, 0.062],
  [0.048, 0.041, 0.061],
  [0.026, 0.053, 0.06],
  [0, 0.057, 0.058],
  [-0.024, 0.054, 0.055],
  [-0.044, 0.044, 0.049],
  [-0.059, 0.03, 0.037],
  [-0.067, 0.019, 0.021],
  [-0.07, 0.014, 0.006],
];

/** Elastic bands, from wherever they're held to wherever they're tied. */
export function bands(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  const { band, bandTo } = equipment;
  const { legs, arms } = body;
  if (!band) return [];
  const sides = holdingSides(equipment);
  if (band === "hands") {
    const [one, other] = [arms.right, arms.left];
    const chest = overChest(one.grip, other.grip, body);
    const line =
      chest.length > 0
        ? overArms([one.grip, ...chest, other.grip], body)
        : hung(one.grip, other.grip, slack(one.grip, other.grip), 10);
    return [
      strip("band", line, waisted(line.length, stretched(lengthOf(line)))),
      ...fistWrap(one, other.grip),
      ...fistWrap(other, one.grip),
    ];
  }
  if (band === "feet") return sides.flatMap((side) => fromFoot(side, bandTo === "behind", body));
  if (band === "neck") {
    const { shoulders, chest } = body;
    const over = (side: Side): Vec[] => {
      const leg = of(legs, side);
      const rise = place(leg.ankle, leg.foot, 0.035, -0.02, side * 0.038);
      const held = of(arms, side).grip;
      return [
        place(leg.ankle, leg.foot, 0.035, UNDER_SOLE, -side * 0.026),
        place(leg.ankle, leg.foot, 0.035, UNDER_SOLE, side * 0.026),
        ...laidRound(hung(rise, held, 0, 8), [0, 0, side], legLimbs(leg)),
        ...ROUND_NECK.map(([forward, up, outward]) => place(shoulders, chest, forward, up, side * outward)),
      ];
    };
    const half = over(1);
    const risen = half.length - ROUND_NECK.length;
    // Its width turns toward the neck on the shoulder and stands up on the back.
    const across = half.map((point, i): Vec => {
      if (i < risen) return facing(unit(subtract(half[i + 1] ?? point, half[i - 1] ?? point)), i / (2 * half.length));
      const upright = smoothstep(0.03, -0.06, ROUND_NECK[i - risen]?.[0] ?? 0);
      return between(scale(chest.right, -1), chest.up, upright);
    });
    const points = [...half, ...over(-1).toReversed()];
    const sides = [...across, ...across.map(([x, y, z]): Vec => [x, y, -z]).toReversed()];
    return [strip("band", points, stretched(lengthOf(half)), sides)];
  }
  if (band === "back") {
    const { shoulders, chest } = body;
    const back = [0.1, 0.085, 0.05, 0, -0.05, -0.085, -0.1].map((z) =>
      place(shoulders, chest, Math.abs(z) > 0.09 ? 0 : Math.abs(z) > 0.08 ? -0.04 : -0.058, -0.085, z),
    );
    return [
      strip("band", back, 0.019, chest.up, 0.005),
      ...SIDES.flatMap((side) => {
        const arm = of(arms, side);
        const ribs = place(shoulders, chest, 0.005, -0.085, side * 0.1);
        const line = hung(ribs, arm.grip, 0, 6);
        const width = stretched(lengthOf(line));
        return [
          strip(
            "band",
            line,
            line.map((_, i) => width + ((0.019 - width) * (6 - i)) / 6),
          ),
          ...fistWrap(arm, ribs),
        ];
      }),
    ];
  }
  if (band === "knees" || band === "ankles") {
    // Clear of the calf where the knee is bent; a seat bears the thigh there.
    const above = equipment.chair ? -0.05 : -0.066;
    const held = (side: Side): Held => {
      const leg = of(legs, side);
      return band === "knees"
        ? { at: along(leg.knee, leg.thigh, above), axis: leg.thigh, front: leg.thighFront, outer: leg.thighOuter }
        : { at: along(leg.ankle, leg.shank, -0.035), axis: leg.shank, front: leg.shankFront, outer: leg.shankOuter };
    };
    const [radius, width] = band === "knees" ? [0.054, 0.02] : [0.03, 0.014];
    return loopRound([held(1), held(-1)], radius, width);
  }
  if (bandTo === "heels") {
    const heel = (side: Side, aside: number): Vec => {
      const leg = of(legs, side);
      return along(along(leg.ankle, leg.shankFront, -0.033), leg.shankOuter, aside);
    };
    const [x, y] = band;
    const loop = [
      [x, y, 0.012] satisfies Vec,
      heel(1, 0.02),
      heel(1, -0.02),
      heel(-1, -0.02),
      heel(-1, 0.02),
      [x, y, -0.012] satisfies Vec,
    ];
    const width = stretched(distance(heel(1, 0), band)) * 1.15;
    return [
      strip("band", loop, width, [null, legs.right.shank, legs.right.shank, legs.left.shank, legs.left.shank, null]),
      ...tied(equipment, band),
    ];
  }
  if (bandTo === "knee") {
    const under = (side: Side, aside: number, front: number): Vec => {
      const { knee, shank, shankFront, shankOuter } = of(legs, side);
      return along(along(along(knee, shank, 0.05), shankFront, front), shankOuter, aside);
    };
    const width = stretched(distance(band, legs.right.knee));
    const outer = [under(1, 0.05, 0.012), under(1, 0.034, 0.04)];
    const axis = legs.right.shank;
    // Between dip bars it carries both knees; from a pull-up bar one.
    if (equipment.dip) {
      const inner = [under(-1, 0.034, 0.04), under(-1, 0.05, 0.012)];
      return [
        strip(
          "band",
          [band, ...outer, ...inner, [band[0], band[1], -band[2]]],
          [width * 1.2, width * 1.3, 0.019, 0.019, width * 1.3, width * 1.2],
          [null, axis, axis, legs.left.shank, legs.left.shank, null],
        ),
        ...tied(equipment, band),
      ];
    }
    // Both halves run before the trunk and beside the thigh, not through them.
    const trunk: Limb = [body.shoulders, body.hip, 0.1, 0.09];
    const rising = (from: Vec, to: Vec, out: Side): Vec[] =>
      laidRound(laidRound(hung(from, to, 0, 10), [1, 0, 0], [trunk]), [0, 0, out], legLimbs(legs.right));
    const up = rising(under(1, 0.05, 0.012), band, 1).toReversed();
    const down = rising(under(1, -0.046, 0.012), [band[0], band[1], band[2] - 0.012], -1);
    const round = [under(1, 0.034, 0.04), under(1, 0, 0.04), under(1, -0.034, 0.036)];
    const loop = [...up, ...round, ...down];
    const held = (i: number): boolean => i >= up.length - 1 && i <= up.length + round.length;
    return [
      strip(
        "band",
        loop,
        loop.map((_, i) => (held(i) ? 0.015 : width)),
        loop.map((_, i): Vec => (held(i) ? axis : [0.6, 0, 0.8])),
      ),
    ];
  }
  return [...sides.flatMap((side) => fromAnchor([band[0], band[1], side * band[2]], side, body)), ...tied(equipment, band)];
}
