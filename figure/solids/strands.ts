import type { Equipment } from "../equipment-types.ts";
import { holdingSides } from "../grip.ts";
import { of, SIDES, type Skeleton } from "../skeleton.ts";
import { along, between, clamp, cross, dot, scale, subtract, unit, type Vec } from "../vector.ts";
import { bands } from "./bands.ts";
import type { PlacedSolid } from "./mesh.ts";
import { fleeting, kept, lay, rod } from "./placing.ts";
import { box, tube } from "./shapes.ts";
import { towels } from "./towels.ts";

/** A rope from hand to hand that swings round the body; the pose's `kd` says where its middle is. */
function jumpRope({ jumpRope: reach }: Equipment, body: Skeleton): PlacedSolid[] {
  if (reach === undefined) return [];
  const [right, left] = [body.arms.right, body.arms.left];
  const middle = between(right.grip, left.grip, 0.5);
  const [x, y] = unit(body.pose.kd ?? [0, -1, 0]);
  const handles = SIDES.map((side) => {
    const { grip, hand, handle } = of(body.arms, side);
    const toward = Math.abs(dot(handle, hand)) > 0.5 ? hand : handle;
    const outward = toward[2] * side < 0 ? scale(toward, -1) : toward;
    return { inner: along(grip, outward, -0.04), tip: along(grip, outward, 0.045) };
  });
  const half = Math.abs(handles[0]?.tip[2] ?? 0);
  const points = Array.from({ length: 41 }, (_, i): Vec => {
    const t = (i / 40) * 2 - 1;
    // It leaves the handles outward, clear of the arms, and bows in the middle.
    const width = (half * Math.sin(2.25 * t)) / Math.sin(2.25);
    const far = reach * (1 - Math.abs(t) ** 2.4);
    return [middle[0] + x * far, Math.max(0.006, middle[1] + y * far), width];
  });
  points[0] = handles[1]?.tip ?? left.grip;
  points[40] = handles[0]?.tip ?? right.grip;
  return [fleeting("rope", tube(points, 0.006, 6)), ...handles.flatMap(({ inner, tip }) => rod("grip", inner, tip, 0.0085))];
}

/** The height that the hands of battle ropes swing about. */
const WAVE_MIDDLE = 0.58;

/** Two thick ropes from an anchor on the floor; the waves start at the hands and die out. */
function battleRopes({ waves }: Equipment, { arms }: Skeleton): PlacedSolid[] {
  if (!waves) return [];
  const ropes = SIDES.map((side) => {
    const { grip, hand } = of(arms, side);
    const anchor: Vec = [waves[0], waves[1], side * waves[2]];
    const lift = clamp((grip[1] - WAVE_MIDDLE) * 0.9, -0.2, 0.2);
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
    fleeting("rope", tube([one, join, two], { width: 0.006, thickness: 0.004, across: scale(across, 1) }, 6)),
  ];
}
