import type { Equipment } from "../equipment-types.ts";
import { landmineAxis } from "../equipment-places.ts";
import { holdingSides } from "../grip.ts";
import { of, SIDES, type Skeleton } from "../skeleton.ts";
import { along, between, cross, subtract, unit, type Vec } from "../vector.ts";
import type { PlacedSolid } from "./mesh.ts";
import { Assembly, beside, kept, lay, rod, rodMesh, shift, standing } from "./placing.ts";
import { box, torus, lathe } from "./shapes.ts";
import { stirrup } from "./strands.ts";
import { BAR_RADIUS, loosePlate } from "./weights.ts";

/** Radius of a gymnastics ring. */
const RING = 0.062;

const ringSolids = kept(() => [{ material: "wood", mesh: torus(RING, 0.0095, 24, 7) }]);

const beamSolids = kept((x: number, y: number, half: number) => {
  const beam = new Assembly();
  beam.add("frame", box([0.016, 0.014, 0.36], 0.006), shift([x, y + 0.016, 0]));
  for (const side of SIDES) {
    beam.add("steel", box([0.008, 0.014, 0.011], 0.004), shift([x, y, side * half]));
    beam.add("frame", box([0.012, 0.03, 0.012], 0.005), shift([x, y + 0.045, side * 0.3]));
    beam.add("frame", box([0.045, 0.007, 0.028], 0.004), shift([x, y + 0.078, side * 0.3]));
  }
  return beam.solids();
});

/** A strap, as wide as one and as thick, or one of the views would lose it. */
const webbing = (from: Vec, to: Vec): PlacedSolid[] => rod("rope", from, to, 0.0075, 6);

/** Two straps from above, each with a ring or a suspension trainer's handle in the hand. */
export function suspended(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  const { strap } = equipment;
  if (!strap) return [];
  const { from, end } = strap;
  const out = standing(beamSolids(from[0], from[1], from[2]));
  for (const side of holdingSides(equipment)) {
    const { grip } = of(body.arms, side);
    const top: Vec = [from[0], from[1], side * from[2]];
    const up = unit(subtract(top, grip));
    const handle = of(body.arms, side).handle;
    if (end === "ring") {
      const centre = along(grip, up, RING);
      out.push(...lay(ringSolids(), centre, unit(cross(handle, up))), ...webbing(along(centre, up, RING), top));
    } else {
      const join = along(grip, up, 0.1);
      out.push(...stirrup(grip, handle, join, 0.046), ...webbing(join, top));
    }
  }
  return out;
}

const hinge = kept(() => {
  const base = new Assembly();
  base.add("frame", box([0.06, 0.007, 0.06], 0.004), shift([0, 0.007, 0]));
  base.add(
    "steel",
    lathe(
      [
        [0, 0.01],
        [0.026, 0.01],
        [0.022, 0.04],
        [0, 0.046],
      ],
      12,
    ),
  );
  return base.solids();
});

/** A barbell with one end in a hinge on the floor, its free end in the hands. */
export function landmine(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  const mine = equipment.landmine;
  if (!mine) return [];
  const { pivot, plateAt = -0.1, radius = 0.09, handle } = mine;
  const { held, axis } = landmineAxis(body, pivot, equipment.one);
  const tip = along(held, axis, Math.max(0.04, plateAt + 0.06));
  const sleeve = along(held, axis, Math.min(plateAt - 0.03, -0.04));
  const out = [
    ...lay(hinge(), [pivot[0], 0, pivot[2]], [0, 1, 0]),
    ...rod("steel", pivot, sleeve, BAR_RADIUS),
    ...rod("steel", sleeve, tip, 0.0125, 10),
    ...lay(loosePlate(radius), along(held, axis, plateAt), axis, [0, 1, 0]),
  ];
  if (handle)
    for (const side of SIDES) {
      const { grip } = of(body.arms, side);
      out.push(...stirrup(grip, of(body.arms, side).handle, held, 0.036));
    }
  return out;
}

const pullBar = kept((x: number, height: number, ceiling: boolean) => {
  const bar = new Assembly();
  bar.add("steel", rodMesh([x, height, -0.44], [x, height, 0.44], 0.0092, 10));
  // The ceiling is above the head of whoever has their chin over the bar.
  if (ceiling)
    for (const side of SIDES) {
      bar.add("frame", box([0.014, 0.082, 0.014], 0.005), shift([x, height + 0.072, side * 0.42]));
      bar.add("frame", box([0.05, 0.008, 0.03], 0.004), shift([x, height + 0.16, side * 0.42]));
    }
  return bar.solids();
});

const pullPost = kept((x: number, height: number, side: number) => {
  const post = new Assembly();
  post.add("frame", box([0.016, height / 2 + 0.03, 0.016], 0.005), shift([x, height / 2 + 0.03, side * 0.44]));
  post.add("frame", box([0.15, 0.012, 0.018], 0.005), shift([x, 0.012, side * 0.44]));
  return post.solids();
});

/** A pull-up bar: under a ceiling when it's high and no machine carries it, else between two posts. */
const pullUpBar = (x: number, height: number, carried: boolean): PlacedSolid[] => [
  ...standing(pullBar(x, height, height >= 1.1 && !carried)),
  ...(height >= 1.1 ? [] : SIDES.flatMap((side) => beside(side, standing(pullPost(x, height, side))))),
];

const dipSolids = kept((x: number, height: number, half: number, posts: boolean) => {
  const bars = new Assembly();
  for (const side of SIDES) {
    bars.add("steel", rodMesh([x - 0.2, height, side * half], [x + 0.2, height, side * half], 0.0105, 10));
    bars.add("grip", rodMesh([x - 0.2, height, side * half], [x - 0.16, height, side * half], 0.012, 8));
    if (!posts) continue;
    const out = side * (half + 0.02);
    for (const dx of [-0.17, 0.17]) {
      bars.add("frame", rodMesh([x + dx, 0, out], [x + dx, height, side * half], 0.0105, 8));
    }
    bars.add("frame", box([0.23, 0.011, 0.014], 0.005), shift([x, 0.011, out]));
  }
  return bars.solids();
});

const armPad = kept(() => [{ material: "pad", mesh: box([0.036, 0.016, 0.085], 0.013) }]);

/** The arms of a captain's chair: a pad under each forearm, and a peg in each hand. */
function armRests(equipment: Equipment, body: Skeleton, x: number): PlacedSolid[] {
  return SIDES.flatMap((side) => {
    const { elbow, wrist, grip } = of(body.arms, side);
    const middle = between(elbow, wrist, 0.45);
    const peg = of(body.arms, side).handle;
    return [
      ...lay(armPad(), [middle[0], middle[1] - 0.041, middle[2]], [0, 1, 0], [1, 0, 0]),
      ...rod("frame", [x, middle[1] - 0.062, middle[2]], [grip[0] + 0.01, middle[1] - 0.062, middle[2]], 0.0125, 6),
      ...rod("grip", along(grip, peg, 0.036), along(grip, peg, -0.036), 0.0105),
      ...rod("frame", [grip[0], middle[1] - 0.062, middle[2]], grip, 0.009, 6),
    ];
  });
}

/** Bars to hang from or to lean on. */
export function bars(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  const { pull, pullX = 0, dip, frame, pads } = equipment;
  const out: PlacedSolid[] = [];
  const carried = frame?.some(({ line }) => line.some(([x, y]) => x === pullX && y === pull)) ?? false;
  if (pull !== undefined) out.push(...pullUpBar(pullX, pull, carried && !(frame ?? []).every(({ z }) => z !== undefined)));
  if (dip && pads) out.push(...armRests(equipment, body, frame?.[0]?.line[0]?.[0] ?? dip[0]));
  else if (dip) out.push(...standing(dipSolids(...dip, !frame)));
  return out;
}
