import type { Equipment } from "../equipment-types.ts";
import { pulleySides } from "../equipment-places.ts";
import { holdingSides } from "../grip.ts";
import { of, SIDES, type Side, type Skeleton } from "../skeleton.ts";
import { along, between, clamp, cross, degrees, dot, length, place, smoothstep, subtract, unit, type Vec } from "../vector.ts";
import type { PlacedSolid } from "./mesh.ts";
import { Assembly, beside, fleeting, kept, lay, matrix, rod, rodMesh, shift } from "./placing.ts";
import { ball, box, joined, lathe, moved, tube } from "./shapes.ts";
import { stirrup } from "./strands.ts";
import { corners, hung, overArm, strip } from "./strip.ts";
import { loosePlate } from "./weights.ts";

/** Half a cable's thickness: more than a real one's, so that it's seen in a small picture. */
const CABLE = 0.005;
const cable = (from: Vec, to: Vec): PlacedSolid[] => rod("rope", from, to, CABLE, 6);

/** A grooved wheel about y. */
const pulleyWheel = kept(() => [
  {
    material: "steel",
    mesh: lathe(
      [
        [0, -0.008],
        [0.022, -0.008],
        [0.017, 0],
        [0.022, 0.008],
        [0, 0.008],
      ],
      14,
    ),
  },
]);

/** How far a tower's weights stand outside its pulley, from one to the next, and how many there are: those that stay, and those the cable lifts. */
const STACK = { out: 0.055, step: 0.03, foot: 0.045, count: 3 } as const;
const weights = kept(() => [
  {
    material: "stack",
    mesh: joined(
      Array.from({ length: STACK.count }, (_, i) => moved(box([0.03, 0.0125, 0.062], 0.003), shift([0, i * STACK.step, 0]))),
    ),
  },
]);

/**
 * The tower of a cable machine along z: two guide rails that leave the middle free for the eye, with a weight stack at their foot, a beam on top
 * and a carriage that holds the pulley at this height.
 */
const towerSolids = kept((top: number, height: number) => {
  const tower = new Assembly();
  const half = 0.085;
  for (const side of SIDES) {
    tower.add("frame", rodMesh([0.03, 0, side * half], [0.03, top, side * half], 0.0088, 6));
    tower.add("frame", box([0.09, 0.012, 0.014], 0.006), shift([0.02, 0.012, side * half]));
  }
  tower.add("frame", box([0.02, 0.016, half + 0.014], 0.006), shift([0.03, top, 0]));
  tower.add("frame", box([0.014, 0.012, half], 0.005), shift([0.06, 0.012, 0]));
  tower.add("steel", box([0.016, 0.018, half], 0.006), shift([0.03, height, 0]));
  for (const { material, mesh } of weights()) tower.add(material, mesh, shift([STACK.out, STACK.foot, 0]));
  return tower.solids();
});

/** A tower is a little taller than who stands before it, and a rower's just taller than who sits there. */
const TOWER = { standing: 1.07, seated: 0.74 } as const;

/** What the cable of a side pulls on, near enough to tell how far it has run out. */
function pulledAt({ cableEnd }: Equipment, { hip, legs, arms }: Skeleton, side: Side): Vec {
  if (cableEnd === "ankle") return legs.right.ankle;
  if (cableEnd === "waist") return hip;
  return cableEnd ? between(arms.right.grip, arms.left.grip, 0.5) : of(arms, side).grip;
}

/** How far the cable has run out of its pulley on a side; 0 where there's no cable. */
export function cableRun(equipment: Equipment, posed: Skeleton, side: Side): number {
  const { cable: from } = equipment;
  return from ? length(subtract(pulledAt(equipment, posed, side), [from[0], from[1], side * from[2]])) : 0;
}

/** Of two poses, the one in which a cable's weights rest: the second only where the cable has run in by then. */
export function weightsRest(equipment: Equipment, start: Skeleton, end: Skeleton): Skeleton {
  const [side = 1] = pulleySides({ equipment });
  return cableRun(equipment, end, side) < cableRun(equipment, start, side) ? end : start;
}

/** The weights that the cable lifts, half as far as it has run out since they rested, with the cord they hang from. */
function liftedWeights(foot: Vec, out: Vec, top: number, runOut: number): PlacedSolid[] {
  const lift = clamp(0.02 + runOut / 2, 0, top - 0.3);
  const at = (height: number): Vec => along(along(foot, out, STACK.out), [0, 1, 0], height);
  const lowest = STACK.foot + STACK.count * STACK.step + lift;
  return [
    ...lay(weights(), at(lowest), [0, 1, 0], cross(out, [0, 1, 0])),
    ...rod("steel", at(lowest + (STACK.count - 1) * STACK.step), at(top), 0.003, 6),
  ];
}

/** Pulleys, with the tower that carries each where no machine does. */
function pulleys(equipment: Equipment, from: Vec, body: Skeleton, rest: Skeleton): PlacedSolid[] {
  const top = Math.max(equipment.box ? TOWER.seated : TOWER.standing, from[1] + 0.06);
  const pulled = pulleySides({ equipment });
  return pulled.flatMap((side) => {
    const at: Vec = [from[0], from[1], side * from[2]];
    // The tower stands beyond the pulley, seen from the middle of the scene.
    const away = unit([
      Math.abs(at[0]) > Math.abs(at[2]) * 0.8 ? at[0] : 0,
      0,
      Math.abs(at[0]) > Math.abs(at[2]) * 0.8 ? 0 : at[2],
    ]);
    const [ax, , az] = length(away) > 0.5 ? away : ([1, 0, 0] satisfies Vec);
    const aside: Vec = [-az, 0, ax];
    const wheel = lay(pulleyWheel(), at, aside);
    if (equipment.frame) return wheel;
    const to = matrix([at[0], 0, at[2]], [ax, 0, az], [0, 1, 0], aside);
    const tower = [
      ...towerSolids(top, from[1]).map((solid) => ({ solid, matrix: to })),
      ...liftedWeights([at[0], 0, at[2]], [ax, 0, az], top, cableRun(equipment, body, side) - cableRun(equipment, rest, side)),
    ];
    // Of two that stand beside the body, the near one would hide it from straight beside.
    return [...(ax === 0 && pulled.length === 2 ? beside(side, tower) : tower), ...wheel];
  });
}

const footRest = kept(() => [{ material: "rubber", mesh: box([0.085, 0.007, 0.042], 0.004) }]);

/** What the feet push against in a cable row: two plates on a rail that runs from the seat to the tower. */
function footRests({ box, cable }: Equipment, { legs }: Skeleton): PlacedSolid[] {
  const plates = SIDES.map((side) => {
    const { ankle, foot } = of(legs, side);
    return { at: place(ankle, foot, 0.03, -0.0475, 0), foot };
  });
  const [one, two] = plates;
  if (!one || !two || !box || !cable) return [];
  const middle = between(along(one.at, one.foot.up, -0.02), along(two.at, two.foot.up, -0.02), 0.5);
  const beam = (from: Vec, to: Vec): PlacedSolid[] => rod("frame", from, to, 0.0125, 6);
  return [
    ...plates.flatMap(({ at, foot }) =>
      footRest().map((solid) => ({ solid, matrix: matrix(at, foot.front, foot.up, foot.right) })),
    ),
    ...beam([box[0], 0.04, 0], [cable[0], 0.04, 0]),
    ...beam([middle[0] + 0.02, 0.04, 0], middle),
    ...beam([middle[0], middle[1], one.at[2]], [middle[0], middle[1], two.at[2]]),
  ];
}

const knob = kept(() => [{ material: "rubber", mesh: ball(0.0145, 10, 6) }]);

/** A cable bar with bent ends where it's wide, from grip to grip. */
function cableBar(right: Vec, left: Vec): PlacedSolid[] {
  const apart = unit(subtract(right, left));
  const wide = length(subtract(right, left)) > 0.42;
  const end = (grip: Vec, sign: number): Vec[] => {
    const tip = along(grip, apart, sign * 0.06);
    return wide ? [[tip[0], tip[1] - 0.03, tip[2]], along(grip, apart, sign * 0.02)] : [tip];
  };
  return [fleeting("steel", tube([...end(right, 1), ...end(left, -1).toReversed()], 0.0085, 8))];
}

/** A grip under a cable bar: two legs that part from the bar to the ends of what the fist closes round. */
function barGrip(grip: Vec, handle: Vec, join: Vec): PlacedSolid[] {
  const ends = [along(grip, handle, 0.04), along(grip, handle, -0.04)] as const;
  return [...rod("grip", ends[0], ends[1], 0.0105), ...ends.flatMap((end) => rod("steel", end, join, 0.0075, 6))];
}

/** Half the length of a cable's rope, and how near to its hands its middle may come. */
const ROPE_HALF = 0.16;
const ROPE_LEAST = 0.1;

/** A belt round the hips, and where its buckle is. */
function hipBelt({ hip, pelvis, legs }: Skeleton): { belt: PlacedSolid[]; buckle: Vec } {
  // Its front gives way upward where the thighs come up.
  const up = 0.05 * smoothstep(15, 75, degrees(Math.acos(clamp(dot(pelvis.front, legs.right.thighFront), -1, 1))));
  const round = (
    [
      [0.02, 0.034 + up * 0.4, 0.097],
      [-0.025, 0.036, 0.093],
      [-0.062, 0.04, 0.06],
      [-0.076, 0.042, 0.022],
      [-0.076, 0.042, -0.022],
      [-0.062, 0.04, -0.06],
      [-0.025, 0.036, -0.093],
      [0.02, 0.034 + up * 0.4, -0.097],
      [0.053, 0.029 + up * 0.6, -0.075],
      [0.066, 0.024 + up * 0.6, -0.036],
      [0.07, 0.022 + up * 0.6, 0],
      [0.066, 0.024 + up * 0.6, 0.036],
      [0.053, 0.029 + up * 0.6, 0.075],
    ] as const
  ).map(([x, y, z]) => place(hip, pelvis, x, y, z));
  return {
    // Leather: dark webbing is lost on dark clothes.
    belt: [strip("cloth", round, 0.018, pelvis.up, 0.006, true)],
    buckle: place(hip, pelvis, 0.073, 0.022 + up * 0.6, 0),
  };
}

/** How far below the buckle the middle of a plate on a belt hangs: under the knees. */
const CHAIN = 0.33;

/** A plate that hangs on a chain from a belt. */
export function beltPlate({ belt: radius }: Equipment, body: Skeleton): PlacedSolid[] {
  if (radius === undefined) return [];
  const { belt, buckle } = hipBelt(body);
  const middle: Vec = [buckle[0], buckle[1] - CHAIN, buckle[2]];
  return [...belt, ...cable(buckle, along(middle, [0, 1, 0], radius * 0.3)), ...lay(loosePlate(radius), middle, [0.6, 0, 0.8])];
}

/** The cable, what's at its end, and where it comes from; `rest` is the body while its weights rest. */
export function cables(equipment: Equipment, body: Skeleton, rest: Skeleton): PlacedSolid[] {
  const { cable: from, cableEnd } = equipment;
  if (!from) return [];
  const { right, left } = body.arms;
  const pulley = (side: Side): Vec => [from[0], from[1], side * from[2]];
  const stand = [...pulleys(equipment, from, body, rest), ...(equipment.box ? footRests(equipment, body) : [])];
  if (cableEnd === "ankle") {
    const { ankle, shank, shankFront, shankOuter } = body.legs.right;
    const cuff = along(ankle, shank, -0.03);
    const round = Array.from({ length: 10 }, (_, i) => {
      const angle = (i / 10) * 2 * Math.PI;
      return along(along(cuff, shankFront, 0.0255 * Math.cos(angle)), shankOuter, 0.0255 * Math.sin(angle));
    });
    const pull = unit(subtract(pulley(1), cuff));
    return [
      ...stand,
      fleeting("rubber", tube(round, { width: 0.015, thickness: 0.004, across: shank }, 6, true)),
      ...cable(pulley(1), along(cuff, pull, 0.026)),
    ];
  }
  if (cableEnd === "waist") {
    const { belt, buckle } = hipBelt(body);
    return [...stand, ...belt, strip("rope", [pulley(1), buckle], 0.0085, [0, 0, 1], 0.006)];
  }
  if (cableEnd === "v") {
    const middle = between(right.grip, left.grip, 0.5);
    const join = along(middle, unit(subtract(pulley(1), middle)), 0.075);
    const arms = SIDES.flatMap((side) => stirrup(of(body.arms, side).grip, of(body.arms, side).handle, join, 0.034));
    return [...stand, ...arms, ...cable(pulley(1), join)];
  }
  if (cableEnd === "rope") {
    const middle = between(right.grip, left.grip, 0.5);
    // The rope keeps its length: the further its ends part, the nearer they come to where it's hung.
    const half = length(subtract(right.grip, left.grip)) / 2;
    const ahead = Math.sqrt(Math.max(ROPE_LEAST ** 2, ROPE_HALF ** 2 - half ** 2));
    const join = along(middle, unit(subtract(pulley(1), middle)), ahead);
    const tails = SIDES.flatMap((side) => {
      const { grip } = of(body.arms, side);
      const end = along(grip, unit(subtract(grip, join)), 0.036);
      return [...rod("rope", join, end, 0.0095, 8), ...lay(knob(), end, [0, 1, 0])];
    });
    return [...stand, ...tails, ...cable(pulley(1), join)];
  }
  if (cableEnd === "bar") {
    const middle = between(right.grip, left.grip, 0.5);
    // With the palms facing, the bar runs above two grips that hang from it.
    const forward = Math.abs(right.handle[2]) < 0.5;
    const lift = (grip: Vec): Vec => (forward ? along(grip, unit(subtract(pulley(1), middle)), 0.062) : grip);
    const grips = forward ? [right, left].flatMap(({ grip, handle }) => barGrip(grip, handle, lift(grip))) : [];
    return [...stand, ...grips, ...cableBar(lift(right.grip), lift(left.grip)), ...cable(pulley(1), lift(middle))];
  }
  const handles = holdingSides(equipment).flatMap((side) => {
    const { grip } = of(body.arms, side);
    const pull = unit(subtract(pulley(side), grip));
    // The grip lies across the pull, or the stirrup's triangle would fold flat.
    const wanted = of(body.arms, side).handle;
    const handle = Math.abs(dot(wanted, pull)) > 0.75 ? unit(cross(pull, of(body.arms, side).hand)) : wanted;
    const line = corners(overArm(hung(pulley(side), along(grip, pull, 0.075), 0, 10), side, of(body.arms, side)));
    const join = line.at(-1) ?? grip;
    return [...stirrup(grip, handle, join, 0.036), ...line.slice(1).flatMap((to, i) => cable(line[i] ?? to, to))];
  });
  return [...stand, ...handles];
}
