import type { Equipment } from "../equipment-types.ts";
import { holdingSides } from "../grip.ts";
import { of, type Side, type Skeleton } from "../skeleton.ts";
import { add, along, between, length, scale, subtract, unit, type Vec } from "../vector.ts";
import { sole } from "./bands.ts";
import type { PlacedSolid } from "./mesh.ts";
import { kept, lay } from "./placing.ts";
import { joined, tube } from "./shapes.ts";
import { hung, strip } from "./strip.ts";

/** Half the width of a towel where a fist gathers it, and where it's free. */
const GATHERED = 0.0105;
const OPEN = 0.0225;
const THICK = 0.0065;

const cloth = (points: readonly Vec[], widths: readonly number[], across?: readonly (Vec | null)[]): PlacedSolid =>
  strip("cloth", points, widths, across, THICK);

/** The end that's left over: out of the fist, over it, and down in a fold that opens. */
function loose(grip: Vec, from: Vec, fall = 0.1): PlacedSolid {
  const away = unit(subtract(grip, from));
  const level: Vec = [away[0], 0, away[2]];
  const side = length(level) > 0.25 ? unit(level) : unit([0.6, 0, Math.sign(grip[2] || 1) * 0.8]);
  const out = along(grip, away, 0.024);
  const down = (aside: number, drop: number): Vec => {
    const [x, y, z] = add(out, scale(side, aside));
    return [x, Math.max(0.014, y - drop), z];
  };
  const points = [grip, out, down(0.016, fall * 0.2), down(0.018, fall * 0.7), down(0.019, fall)];
  return cloth(points, [GATHERED, GATHERED * 1.1, 0.015, 0.022, 0.019]);
}

/** Half widths from one fist to another: gathered, open, gathered. */
const opening = (count: number, open = OPEN): number[] =>
  Array.from({ length: count }, (_, i) => GATHERED + (open - GATHERED) * Math.sin((Math.PI * i) / (count - 1)) ** 0.7);

/** Half widths from what a towel goes round to the fist. */
const gathering = (count: number, open = OPEN): number[] =>
  Array.from({ length: count }, (_, i) => open + (GATHERED - open) * (i / (count - 1)) ** 1.6);

/** Towels: between the hands, round a foot, a thigh, a bar or a jamb, or flat on the floor. */
export function towels(equipment: Equipment, body: Skeleton): PlacedSolid[] {
  const { towel } = equipment;
  const { legs, arms } = body;
  if (!towel) return [];
  const grip = (side: Side): Vec => of(arms, side).grip;
  if (towel === "hands") {
    const taut = hung(grip(1), grip(-1), 0, 10);
    return [cloth(taut, opening(taut.length)), loose(grip(1), grip(-1)), loose(grip(-1), grip(1))];
  }
  if (towel === "heels" || towel === "floor") {
    const other = equipment.one === "right" ? 1 : -1;
    const at = towel === "heels" ? between(sole(body, 1, -0.03), sole(body, other, -0.03), 0.5) : between(grip(1), grip(-1), 0.5);
    const [x, , z] = at;
    return lay(flatTowel(), [x, 0.006, z], [0, 1, 0]);
  }
  if (towel === "foot") {
    // One towel round both soles, an end in each hand: it hangs through a little, and lies flat on the sole.
    const half = (side: Side): Vec[] => {
      const edge = sole(body, side, 0.03, side * 0.032);
      return [...hung(grip(side), edge, 0.012, 6), sole(body, side, 0.03, side * 0.012)];
    };
    const points = [...half(1), ...half(-1).toReversed()];
    const widths = gathering(points.length / 2, 0.024).toReversed();
    const flat = points.map((_, i) => (Math.abs(i - (points.length - 1) / 2) < 2 ? legs.right.foot.front : null));
    return [
      cloth(points, [...widths, ...widths.toReversed()], flat),
      loose(grip(1), points[3] ?? grip(-1), 0.06),
      loose(grip(-1), points.at(-4) ?? grip(1), 0.06),
    ];
  }
  if (towel === "thigh")
    return holdingSides(equipment).flatMap((side) => {
      const leg = of(legs, side);
      const at = (front: number, aside: number): Vec =>
        along(along(between(leg.hip, leg.knee, 0.78), leg.thighFront, front), leg.thighOuter, aside);
      // It stands off the thigh, so that one sees it go round.
      const round = [
        [0.02, 0.058],
        [-0.012, 0.056],
        [-0.038, 0.045],
        [-0.055, 0.024],
        [-0.06, 0],
        [-0.055, -0.024],
        [-0.038, -0.045],
        [-0.012, -0.056],
        [0.02, -0.058],
      ] as const;
      const points = [grip(side), ...round.map(([front, aside]) => at(front, aside)), grip(side)];
      const sides = points.map((_, i) => (i === 0 || i === points.length - 1 ? null : leg.thigh));
      return [strip("cloth", points, opening(points.length, 0.034), sides, THICK), loose(grip(side), at(0, 0), 0.06)];
    });
  if (equipment.door) {
    // Round the jamb, an end in each hand.
    const [x, y, z] = towel;
    const jamb = equipment.door[1];
    const half = (side: Side): Vec[] => [
      ...hung(grip(side), [x - 0.02, y, jamb + side * (0.03 + z * 0.5)], 0, 5),
      [x + 0.024, y, jamb + side * 0.034],
    ];
    const points = [...half(1), ...half(-1).toReversed()];
    const widths = gathering(points.length / 2).toReversed();
    return [
      cloth(points, [...widths, ...widths.toReversed()]),
      ...([1, -1] as const).map((side) => loose(grip(side), [x, y, jamb], 0.075)),
    ];
  }
  // Over a bar, both ends in one fist.
  return holdingSides(equipment).flatMap((side) => {
    const [x, y, z]: Vec = [towel[0], towel[1], side * towel[2]];
    const held = grip(side);
    const near = (ahead: number, up: number): Vec => [x + ahead, y + up, z];
    const points = [held, near(0.017, -0.02), near(0.014, 0.009), near(0, 0.016), near(-0.014, 0.009), near(-0.017, -0.02), held];
    return [
      cloth(
        points,
        [GATHERED, 0.02, 0.021, 0.021, 0.021, 0.02, GATHERED],
        [null, ...points.slice(2).map((): Vec => [0, 0, 1]), null],
      ),
      loose(held, [x, y, z]),
    ];
  });
}

/** Where a towel on the floor lies, how high, and half its width, from behind to ahead of what slides: flat. Toes poked through a fold, and rims made a tray of it. */
const TOWEL_LINE = [
  [-0.112, 0.001, 0.102],
  [-0.09, 0, 0.108],
  [-0.04, 0, 0.104],
  [0.02, 0, 0.106],
  [0.07, 0, 0.102],
  [0.1, 0.001, 0.106],
  [0.122, 0.003, 0.103],
  [0.136, 0.001, 0.098],
] as const;

/** A towel on the floor, with the woven stripes of its short sides. */
const flatTowel = kept(() => {
  const line = (z: number, up: number): Vec[] => TOWEL_LINE.map(([x, y]): Vec => [x, y + up, z]);
  const sheet = tube(line(0, 0), { width: TOWEL_LINE.map(([, , half]) => half), thickness: 0.009, across: [0, 0, 1] }, 8);
  const stripes = [-0.09, 0.09].map((z) => tube(line(z, 0.0042), { width: 0.004, thickness: 0.0012, across: [0, 0, 1] }, 4));
  return [
    { material: "cloth", mesh: sheet },
    { material: "stack", mesh: joined(stripes) },
  ];
});
