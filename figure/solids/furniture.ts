import { TABLE_WIDTH } from "../equipment-places.ts";
import type { Equipment } from "../equipment-types.ts";
import { SIDES, type Side } from "../skeleton.ts";
import { along, radians, type Vec } from "../vector.ts";
import type { Mesh, PlacedSolid } from "./mesh.ts";
import { Assembly, beside, kept, matrix, rodMesh, shift, standing } from "./placing.ts";
import { box, cylinder, joined, moved, tube } from "./shapes.ts";

/** Thickness of a bench's cushion, and half its width. */
export const CUSHION = 0.045;
const BENCH_HALF = 0.083;

/** Direction of a slope in the plane of the picture, and its upper side. */
export const slope = (degrees: number): { direction: Vec; normal: Vec } => {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return { direction: [c, s, 0], normal: [-s, c, 0] };
};

/** A cushion whose upper side's middle is at a point: rounded along its edges, with a board beneath. */
export function cushion(kit: Assembly, top: Vec, degrees: number, length: number, thickness: number, half: number): void {
  const { direction, normal } = slope(degrees);
  const at = (depth: number): Float32Array => matrix(along(top, normal, -depth), direction, normal, [0, 0, 1]);
  const board = Math.min(0.008, thickness * 0.2);
  kit.add(
    "pad",
    box([length / 2, (thickness - board) / 2, half], Math.min(0.016, thickness * 0.42)),
    at((thickness - board) / 2),
  );
  kit.add("steel", box([length / 2 - 0.012, board / 2 + 0.002, half - 0.012], 0.002), at(thickness - board / 2));
}

/** A foot across the floor at x. */
export const crossFoot = (kit: Assembly, x: number, half: number, z = 0): Assembly =>
  kit.add("frame", box([0.014, 0.011, half], 0.005), shift([x, 0.011, z]));

/** Flat and inclined benches with their frames. */
export function benches(kit: Assembly, { bench, seat }: Equipment): void {
  for (const pad of [bench, seat]) {
    if (!pad) continue;
    const [x, y, length, degrees = 0] = pad;
    cushion(kit, [x, y, 0], degrees, length, CUSHION, BENCH_HALF);
    const { direction, normal } = slope(degrees);
    const under = (part: number): Vec => along(along([x, y, 0], normal, -CUSHION), direction, length * part);
    const steep = Math.abs(degrees) > 20;
    if (pad === seat) {
      const [sx, sy] = under(0);
      kit.add("frame", box([0.016, sy / 2, 0.016], 0.005), shift([sx, sy / 2, 0]));
      crossFoot(kit, sx, 0.11);
      // The seat and the backrest stand on one frame.
      if (bench) kit.add("frame", rodMesh([sx, 0.03, 0], [bench[0], 0.03, 0], 0.014, 6));
      continue;
    }
    if (steep) {
      const [mx, my] = under(0);
      const foot = mx + Math.sign(mx || 1) * (seat ? 0.06 : 0);
      kit.add("frame", rodMesh([foot, 0.02, 0], [mx, my, 0], 0.015, 6));
      crossFoot(kit, foot, 0.14);
      if (!seat) {
        const [lx, ly] = under(degrees > 0 ? -0.36 : 0.36);
        kit.add("frame", rodMesh([lx, 0.02, 0], [lx, ly, 0], 0.015, 6));
        kit.add("frame", rodMesh([lx, 0.03, 0], [foot, 0.03, 0], 0.014, 6));
        crossFoot(kit, lx, 0.11);
      }
      continue;
    }
    const [low, high] = [under(-0.36), under(0.36)];
    const legs = length < 0.26 ? [under(0)] : [low, high];
    for (const [lx, ly] of legs) {
      kit.add("frame", box([0.014, ly / 2, 0.018], 0.005), shift([lx, ly / 2, 0]));
      crossFoot(kit, lx, 0.12);
    }
    // Under a bench high enough to hang one's arms from, a bar comes up.
    if (legs.length > 1 && y < 0.4) kit.add("frame", rodMesh([low[0], low[1] * 0.55, 0], [high[0], high[1] * 0.55, 0], 0.012, 6));
  }
}

/** A bench that stands across the picture, seen from its end. */
function benchAcross(kit: Assembly, [x, height, length, width, z = 0]: NonNullable<Equipment["box"]>): void {
  const half = CUSHION / 2;
  kit.add("pad", box([length / 2, half, width / 2], 0.018), shift([x, height - half, z]));
  for (const side of SIDES) {
    const at = z + side * (width / 2 - 0.08);
    kit.add("frame", box([0.018, (height - CUSHION) / 2, 0.014], 0.005), shift([x, (height - CUSHION) / 2, at]));
    kit.add("frame", box([length * 0.46, 0.011, 0.014], 0.005), shift([x, 0.011, at]));
  }
}

/** Boxes, steps, and benches across. */
export function boxes(kit: Assembly, { box: block, cable }: Equipment): void {
  if (!block) return;
  const [x, height, length, width, z = 0] = block;
  if (cable) {
    // The seat of a cable row.
    cushion(kit, [x, height, z], 0, length, 0.04, width / 2 - 0.02);
    for (const dx of [-0.36, 0.36])
      kit.add("frame", box([0.014, height / 2 - 0.02, 0.05], 0.004), shift([x + dx * length, height / 2 - 0.02, z]));
    return;
  }
  if (width > 0.42 && length < 0.3 && height > 0.18 && height < 0.3) {
    benchAcross(kit, block);
    return;
  }
  if (height < 0.13) {
    // A step: a tread of rubber on a base that's a little smaller.
    const tread = Math.min(0.014, height * 0.4);
    kit.add("rubber", box([length / 2, tread / 2, width / 2], 0.004), shift([x, height - tread / 2, z]));
    kit.add(
      "wood",
      box([length / 2 - 0.006, (height - tread) / 2, width / 2 - 0.008], 0.003),
      shift([x, (height - tread) / 2, z]),
    );
    return;
  }
  kit.add("wood", box([length / 2, height / 2, width / 2], 0.005), shift([x, height / 2, z]));
  // The slots that a plyometric box is carried by.
  const slot = Math.min(0.036, length * 0.18);
  for (const side of SIDES)
    kit.add("steel", box([slot, 0.0085, 0.004], 0.0035), shift([x, height * 0.72, z + side * (width / 2 - 0.0022)]));
}

/** A chair that its sitter looks out of to +x (facing 1) or -x. */
export function chairs(kit: Assembly, { chair }: Equipment): void {
  if (!chair) return;
  const [x, height, facing] = chair;
  const half = 0.108;
  kit.add("wood", box([0.122, 0.0125, half + 0.008], 0.008), shift([x, height - 0.0125, 0]));
  const back = x - facing * 0.112;
  for (const side of SIDES) {
    const z = side * half * 0.92;
    kit.add("steel", rodMesh([x + facing * 0.105, 0, z], [x + facing * 0.1, height - 0.02, z], 0.0085, 6));
    kit.add(
      "steel",
      tube(
        [
          [back - facing * 0.012, 0, z],
          [back, height, z],
          [back - facing * 0.022, height + 0.28, z],
        ],
        0.0085,
        6,
      ),
    );
    kit.add("steel", rodMesh([x + facing * 0.102, height * 0.42, z], [back - facing * 0.006, height * 0.42, z], 0.006, 6));
  }
  const rest = moved(box([0.009, 0.06, half], 0.008), shift([0, 0, 0]));
  kit.add(
    "wood",
    rest,
    matrix([back - facing * 0.016, height + 0.215, 0], [1, 0.08 * facing, 0], [-0.08 * facing, 1, 0], [0, 0, 1]),
  );
}

/** A table with four legs. A board of steel under its top joins it to them: behind the edge of wood they'd have a gap. */
export function tables({ table }: Equipment): PlacedSolid[] {
  if (!table) return [];
  const [x, height, length, width = TABLE_WIDTH] = table;
  const half = width / 2;
  const top = new Assembly();
  top.add("wood", box([length / 2, 0.01, half], 0.005), shift([x, height - 0.01, 0]));
  top.add("steel", box([length / 2 - 0.003, 0.005, half - 0.003], 0.002), shift([x, height - 0.023, 0]));
  const legs = (side: Side): PlacedSolid[] => {
    const kit = new Assembly();
    const high = (height - 0.026) / 2;
    const z = side * (half - 0.017);
    for (const end of SIDES) kit.add("frame", box([0.014, high, 0.014], 0.004), shift([x + end * (length / 2 - 0.017), high, z]));
    kit.add("frame", box([length / 2 - 0.017, 0.012, 0.007], 0.003), shift([x, height - 0.038, z]));
    return standing(kit.solids());
  };
  return [...standing(top.solids()), ...SIDES.flatMap((side) => beside(side, legs(side)))];
}

/** Height of a wall, and half its width. */
const WALL = { height: 1.5, half: 0.42, thickness: 0.02 } as const;

/** A doorframe. */
export function doors({ door }: Equipment): PlacedSolid[] {
  if (!door) return [];
  const [x, right, left] = door;
  const jamb = (z: number): PlacedSolid[] => {
    const kit = new Assembly();
    for (const side of SIDES) kit.add("wood", box([0.016, 0.6, 0.007], 0.003), shift([x, 0.6, z + side * 0.028]));
    kit.add("wood", box([0.006, 0.6, 0.028], 0.003), shift([x + 0.008, 0.6, z]));
    return standing(kit.solids());
  };
  const lintel = new Assembly();
  lintel.add("wood", box([0.016, 0.022, (right - left) / 2 + 0.035], 0.003), shift([x, 1.21, (right + left) / 2]));
  return [...beside(1, jamb(right)), ...beside(-1, jamb(left)), ...standing(lintel.solids())];
}

/** A thin sheet with round corners whose upper side is at 0. */
const sheet = (halfX: number, halfZ: number, corner: number): Mesh => {
  const disc = moved(cylinder(20), matrix([0, -0.012, 0], [corner, 0, 0], [0, 0.012, 0], [0, 0, corner]));
  const corners = SIDES.flatMap((x) => SIDES.map((z) => moved(disc, shift([x * (halfX - corner), 0, z * (halfZ - corner)]))));
  const plain = [box([halfX, 0.006, halfZ - corner], 0.0002), box([halfX - corner, 0.006, halfZ], 0.0002)].map((mesh) =>
    moved(mesh, shift([0, -0.006, 0])),
  );
  return joined([...plain, ...corners]);
};

/** A mat: light, with an edge. */
export function mats(kit: Assembly, { mat }: Equipment): void {
  if (!mat) return;
  const half = (mat[1] - mat[0]) / 2;
  const middle = (mat[0] + mat[1]) / 2;
  kit.add("frame", sheet(half, 0.2, 0.034), shift([middle, -0.0012, 0]));
  kit.add("room", sheet(half - 0.0045, 0.1955, 0.03), shift([middle, 0, 0]));
}

const wallSolids = kept((x: number, away: number) => {
  const at = x + (away * WALL.thickness) / 2;
  return [
    {
      material: "room",
      mesh: moved(box([WALL.thickness / 2 - 0.001, WALL.height / 2, WALL.half], 0.002), shift([at, WALL.height / 2, 0])),
    },
  ];
});

/** The outline of a wall. */
const wallEdges = kept((x: number, away: number) => {
  const kit = new Assembly();
  const at = x + (away * WALL.thickness) / 2;
  for (const side of SIDES)
    kit.add("frame", box([0.004, WALL.height / 2, 0.0026], 0.001), shift([at, WALL.height / 2, side * WALL.half]));
  kit.add("frame", box([0.004, 0.0015, WALL.half], 0.001), shift([at, WALL.height, 0]));
  return kit.solids();
});

/** Where a wall meets the floor. */
const wallFoot = kept((x: number, away: number) => [
  { material: "frame", mesh: moved(box([0.002, 0.007, WALL.half], 0.001), shift([x + away * 0.001, 0.007, 0])) },
]);

/** Strokes like those on a pane, beside the figure. */
const wallStrokes = kept((x: number) => {
  const kit = new Assembly();
  for (const side of SIDES)
    for (const [y, reach] of [
      [0.98, 0.05],
      [0.95, 0.075],
      [0.3, 0.05],
    ] as const)
      kit.add("room", rodMesh([x, y - reach, side * 0.33 - reach * 0.6], [x, y + reach, side * 0.33 + reach * 0.6], 0.004, 5));
  return kit.solids();
});

/** A wall. A picture that looks through it shows where it stands: its edges and its foot, as of a pane. */
export function walls({ wall }: Equipment): PlacedSolid[] {
  if (wall === undefined) return [];
  const away = wall > 0 ? 1 : -1;
  const edges = standing([...wallEdges(wall, away), ...wallFoot(wall, away)]);
  // One that's out of reach would only be lines across the figure.
  const far = Math.abs(wall) > 0.6;
  return [
    ...standing(wallSolids(wall, away)).map((placed) => ({ ...placed, hiddenFrom: [[away, 0, 0], 0.02] as const })),
    ...standing(far ? [] : wallStrokes(wall)).map((placed) => ({ ...placed, hiddenFrom: [[-away, 0, 0], -0.02] as const })),
    ...(far ? edges.map((placed) => ({ ...placed, hiddenFrom: [[away, 0, 0], 0.02] as const })) : edges),
  ].map((placed) => ({ ...placed, aside: true }));
}
