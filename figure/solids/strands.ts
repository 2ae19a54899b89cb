import type { Equipment } from "../equipment-types.ts";
import { holdingSides } from "../grip.ts";
import { of, SIDES, type Side, type Skeleton } from "../skeleton.ts";
import { along, between, cross, dot, place, scale, subtract, unit, type Vec } from "../vector.ts";
import type { PlacedSolid } from "./mesh.ts";
import { fleeting, kept, lay, rod, rodMesh, shift } from "./placing.ts";
import { box, joined, moved, tube } from "./shapes.ts";

const BAND = 0.0085;
/** How far above the sole something under the foot runs, in the foot's own frame below the ankle. */
const UNDER_SOLE = -0.043;

const sole = ({ legs }: Skeleton, side: Side, forward = 0.035, aside = 0): Vec => {
  const leg = of(legs, side);
  return place(leg.ankle, leg.foot, forward, UNDER_SOLE, aside);
};

const elastic = (points: readonly Vec[], closed = false): PlacedSolid => fleeting("band", tube(points, BAND, 6, closed));

const CLOTH = { width: 0.03, thickness: 0.005 };
const cloth = (points: readonly Vec[], across: Vec): PlacedSolid => fleeting("cloth", tube(points, { ...CLOTH, across }, 8));

/** The width of a hanging towel, so that none of the three views sees it edge-on. */
const SLANTING: Vec = [0.6, 0, 0.8];

/** A rolled towel. */
const rolled = (points: readonly Vec[]): PlacedSolid => fleeting("cloth", tube(points, 0.0125, 7));

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

/** A flat loop round both limbs at these places: round the outside of each, straight across between them. */
function loopRound(
  places: readonly { at: Vec; axis: Vec; front: Vec; outer: Vec }[],
  radius: number,
  width: number,
): PlacedSolid[] {
  const [right, left] = places;
  if (!right || !left) return [];
  const arc = ({ at, front, outer }: typeof right, degrees: readonly number[]): Vec[] =>
    degrees.map((angle) => {
      const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      return along(along(at, outer, radius * c), front, radius * s);
    });
  const round = [100, 66, 33, 0, -33, -66, -100];
  const points = [...arc(right, round), ...arc(left, round.toReversed())];
  return [
    fleeting("band", tube(points, { width, thickness: 0.007, across: unit(between(right.axis, left.axis, 0.5)) }, 6, true)),
  ];
}

/** Where a band between the hands lies on the chest, if the straight line would go through it. */
function overChest(right: Vec, left: Vec, { shoulders, chest }: Skeleton): Vec[] {
  const line = subtract(between(right, left, 0.5), shoulders);
  const [ahead, up] = [dot(line, chest.front), dot(line, chest.up)];
  if (ahead < -0.03 || ahead > CHEST_FRONT || Math.abs(up) > 0.14) return [];
  return [0.07, 0, -0.07].map((z) => place(shoulders, chest, CHEST_FRONT, up, z));
}

/** Where a band from a foot to a hand overhead lies on seat and back, as far as the straight line would go through them. */
function downBack(foot: Vec, hand: Vec, side: Side, { hip, pelvis, shoulders, chest }: Skeleton): Vec[] {
  const straight = (y: number): number => foot[0] + ((hand[0] - foot[0]) * (y - foot[1])) / (hand[1] - foot[1]);
  const back = [place(hip, pelvis, -0.1, 0.01, side * 0.055), place(shoulders, chest, -0.085, -0.05, side * 0.055)];
  return back.filter(([x, y]) => straight(y) > x);
}

/** How far the front of a clothed chest stands before the line of the shoulders. */
const CHEST_FRONT = 0.088;

/** Elastic bands, from wherever they're held to wherever they're tied. */
function bands(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  const { band, bandTo } = equipment;
  const { legs, arms } = body;
  if (!band) return [];
  const grip = (side: Side): Vec => of(arms, side).grip;
  const sides = holdingSides(equipment);
  /** What stands out of a fist beyond the band's pull. */
  const end = (side: Side, from: Vec): Vec => along(grip(side), unit(subtract(grip(side), from)), 0.022);
  if (band === "hands") {
    const out = unit(subtract(grip(1), grip(-1)));
    return [
      elastic([along(grip(1), out, 0.03), grip(1), ...overChest(grip(1), grip(-1), body), grip(-1), along(grip(-1), out, -0.03)]),
    ];
  }
  if (band === "feet")
    return sides.map((side) => {
      const [inner, outer] = [sole(body, side, 0.035, -side * 0.026), sole(body, side, 0.035, side * 0.026)];
      const rise: Vec = [outer[0], outer[1] + 0.012, outer[2]];
      const way = bandTo === "behind" ? downBack(rise, grip(side), side, body) : [];
      return elastic([inner, outer, rise, ...way, grip(side), end(side, rise)]);
    });
  if (band === "neck") {
    const { shoulders, chest } = body;
    const over = (side: Side): Vec[] => [
      sole(body, side, 0.035, side * 0.03),
      place(shoulders, chest, 0.062, 0, side * 0.062),
      place(shoulders, chest, 0.03, 0.047, side * 0.06),
      place(shoulders, chest, -0.04, 0.05, side * 0.048),
      place(shoulders, chest, -0.062, 0.045, side * 0.018),
    ];
    return [elastic([...over(1), ...over(-1).toReversed()])];
  }
  if (band === "back") {
    const { shoulders, chest } = body;
    const ribs = (side: Side): Vec => place(shoulders, chest, 0.01, -0.085, side * 0.098);
    const back = [0.098, 0.055, 0, -0.055, -0.098].map((z) =>
      place(shoulders, chest, Math.abs(z) > 0.09 ? 0.005 : -0.068, -0.085, z),
    );
    return [
      fleeting("band", tube(back, { width: 0.034, thickness: 0.006, across: chest.up }, 6)),
      ...SIDES.map((side) => fleeting("band", tube([ribs(side), grip(side), end(side, ribs(side))], BAND, 6))),
    ];
  }
  if (band === "knees" || band === "ankles")
    return loopRound(
      SIDES.map((side) => {
        const leg = of(legs, side);
        return band === "knees"
          ? { at: along(leg.knee, leg.thigh, -0.05), axis: leg.thigh, front: leg.thighFront, outer: leg.thighOuter }
          : { at: along(leg.ankle, leg.shank, -0.035), axis: leg.shank, front: leg.shankFront, outer: leg.shankOuter };
      }),
      band === "knees" ? 0.048 : 0.028,
      band === "knees" ? 0.036 : 0.024,
    );
  if (bandTo === "heels") {
    const heel = (side: Side, aside: number): Vec => {
      const leg = of(legs, side);
      return along(along(leg.ankle, leg.shankFront, -0.033), leg.shankOuter, aside);
    };
    return [elastic([band, heel(1, 0.02), heel(1, -0.02), heel(-1, -0.02), heel(-1, 0.02), band]), ...tied(equipment, band)];
  }
  if (bandTo === "knee") {
    const { knee, shank, shankFront, shankOuter } = legs.right;
    const under = (aside: number): Vec => along(along(along(knee, shank, 0.05), shankFront, 0.036), shankOuter, aside);
    // Between dip bars it hangs from both.
    const across: Vec = [band[0], band[1], -band[2]];
    const strap = { width: 0.022, thickness: 0.005, across: shankFront };
    return [fleeting("band", tube([band, under(0.036), under(0), under(-0.036), across], strap, 6)), ...tied(equipment, band)];
  }
  return [
    ...sides.map((side) => {
      const from: Vec = [band[0], band[1], side * band[2]];
      return elastic([from, grip(side), end(side, from)]);
    }),
    ...tied(equipment, band),
  ];
}

/** Towels, rolled in the hands or flat under the feet. */
function towels(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  const { towel } = equipment;
  const { legs, arms } = body;
  if (!towel) return [];
  const grip = (side: Side): Vec => of(arms, side).grip;
  const tail = (side: Side, from: Vec): Vec => along(grip(side), unit(subtract(grip(side), from)), 0.05);
  /** The end that's left over hangs down from the fist. */
  const loose = (side: Side, from: Vec): PlacedSolid => {
    const out = along(grip(side), unit(subtract(grip(side), from)), 0.028);
    return cloth([out, [out[0], Math.max(0.02, out[1] - 0.1), out[2]]], SLANTING);
  };
  if (towel === "hands") {
    const at = (share: number, fall: number): Vec => along(between(grip(1), grip(-1), share), [0, -1, 0], fall);
    const taut = [grip(1), at(0.15, 0.006), at(0.35, 0.013), at(0.65, 0.013), at(0.85, 0.006), grip(-1)];
    return [cloth(taut, [0, 1, 0.01]), loose(1, grip(-1)), loose(-1, grip(1))];
  }
  if (towel === "heels" || towel === "floor") {
    const other = equipment.one === "right" ? 1 : -1;
    const at = towel === "heels" ? between(sole(body, 1, -0.03), sole(body, other, -0.03), 0.5) : between(grip(1), grip(-1), 0.5);
    const [x, , z] = at;
    return lay(flatTowel(), [x, 0.004, z], [0, 1, 0]);
  }
  if (towel === "foot")
    return holdingSides(equipment).map((side) => {
      const under = between(sole(body, 1, 0.04), sole(body, -1, 0.04), side === 1 ? 0 : 1);
      return cloth([under, grip(side), tail(side, under)], [0, 0.4, 0.9]);
    });
  if (towel === "thigh")
    return holdingSides(equipment).map((side) => {
      const leg = of(legs, side);
      const at = (front: number, aside: number): Vec =>
        along(along(between(leg.hip, leg.knee, 0.78), leg.thighFront, front), leg.thighOuter, aside);
      // Rolled, it stands off the thigh, so that one sees it go round.
      const round = [
        [0.012, 0.066],
        [-0.034, 0.056],
        [-0.06, 0.03],
        [-0.066, 0],
        [-0.06, -0.03],
        [-0.034, -0.056],
        [0.012, -0.066],
      ] as const;
      const end = tail(side, at(0, 0));
      return rolled([end, grip(side), ...round.map(([front, aside]) => at(front, aside)), grip(side), end]);
    });
  return [
    ...holdingSides(equipment).flatMap((side) => {
      const from: Vec = [towel[0], towel[1], side * towel[2]];
      const level = Math.abs(unit(subtract(from, grip(side)))[1]) < 0.7;
      return [cloth([from, grip(side)], level ? [0, 1, 0] : SLANTING), loose(side, from)];
    }),
    ...tied(equipment, towel),
  ];
}

const flatTowel = kept(() => [{ material: "cloth", mesh: box([0.085, 0.004, 0.12], 0.003) }]);

/** A rope from hand to hand that swings round the body; the pose's `kd` says where its middle is. */
function jumpRope({ jumpRope: reach }: Equipment, body: Skeleton): PlacedSolid[] {
  if (reach === undefined) return [];
  const [right, left] = [body.arms.right, body.arms.left];
  const middle = between(right.grip, left.grip, 0.5);
  const [x, y] = unit(body.pose.kd ?? [0, -1, 0]);
  const points = Array.from({ length: 25 }, (_, i): Vec => {
    const t = (i / 24) * 2 - 1;
    const width = Math.sign(t) * Math.abs(right.grip[2]) * Math.min(1, Math.abs(t) * 1.45) ** 0.7;
    const far = reach * (1 - Math.abs(t) ** 2.4);
    return [middle[0] + x * far, Math.max(0.006, middle[1] + y * far), width];
  });
  points[0] = left.grip;
  points[24] = right.grip;
  return [
    fleeting("rope", tube(points, 0.006, 6)),
    ...SIDES.flatMap((side) => {
      const { grip, hand } = of(body.arms, side);
      const handle = of(body.arms, side).handle;
      const toward = Math.abs(dot(handle, hand)) > 0.5 ? hand : handle;
      return rod("grip", along(grip, toward, -0.04), along(grip, toward, 0.045), 0.0085);
    }),
  ];
}

/** The height that the hands of battle ropes swing about. */
const WAVE_MIDDLE = 0.58;

/** Two thick ropes from an anchor on the floor; the waves start at the hands and die out. */
function battleRopes({ waves }: Equipment, { arms }: Skeleton): PlacedSolid[] {
  if (!waves) return [];
  const ropes = SIDES.map((side) => {
    const { grip, hand } = of(arms, side);
    const anchor: Vec = [waves[0], waves[1], side * waves[2]];
    const lift = (grip[1] - WAVE_MIDDLE) * 0.9;
    const points = Array.from({ length: 29 }, (_, at): Vec => {
      const t = at / 28;
      const [px, , pz] = along(grip, [anchor[0] - grip[0], 0, anchor[2] - grip[2]], t);
      const fall = grip[1] + (anchor[1] - grip[1]) * Math.min(1, t * 1.25);
      const wave = Math.sin(t * Math.PI * 4) * lift * (1 - t) * 0.8;
      return [px, Math.max(0.013, fall - wave * Math.min(1, t * 4)), pz];
    });
    return fleeting("rope", tube([along(grip, hand, -0.02), ...points], 0.0115, 7));
  });
  return [...ropes, ...lay(anchorPost(), [waves[0] + 0.01, 0, 0], [0, 1, 0])];
}

const anchorPost = kept(() => [{ material: "steel", mesh: box([0.02, 0.04, waveHalf], 0.008) }]);
const waveHalf = 0.09;

/** A sled's or rower's rope to a handle in the hands. */
function pullRopes(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  const { rope } = equipment;
  if (!rope) return [];
  const { right, left } = body.arms;
  if (rope[2] === 0) {
    const middle = between(right.grip, left.grip, 0.5);
    const apart = unit(subtract(right.grip, left.grip));
    return [
      ...rod("rope", rope, middle, 0.0035, 6),
      ...rod("grip", along(right.grip, apart, 0.035), along(left.grip, apart, -0.035), 0.0095),
    ];
  }
  return holdingSides(equipment).flatMap((side) => {
    const from: Vec = [rope[0], rope[1], side * rope[2]];
    const { grip } = of(body.arms, side);
    return rod("rope", from, along(grip, unit(subtract(grip, from)), 0.03), 0.007, 7);
  });
}

/** Everything that's a line to the hands or the legs and isn't a cable. */
export const strands = (equipment: Equipment, body: Skeleton): PlacedSolid[] => [
  ...bands(equipment, body),
  ...towels(equipment, body),
  ...jumpRope(equipment, body),
  ...battleRopes(equipment, body),
  ...pullRopes(equipment, body),
];

/** A handle with its stirrup: a grip through the fist, two webs from its ends to where it hangs. */
export function stirrup(grip: Vec, handle: Vec, join: Vec, half = 0.042): PlacedSolid[] {
  const [one, two] = [along(grip, handle, half), along(grip, handle, -half)];
  const across = unit(cross(handle, subtract(join, grip)));
  return [
    ...rod("grip", one, two, 0.0105),
    fleeting("rope", tube([one, join, two], { width: 0.006, thickness: 0.0028, across: scale(across, 1) }, 6)),
  ];
}
