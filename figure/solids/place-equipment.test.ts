import { describe, expect, it } from "vitest";
import { oneOfEach } from "../../scripts/test-sample.ts";
import { listDemonstrations } from "../demonstrations.ts";
import { restOf } from "../body/scene.ts";
import { holdingSides } from "../grip.ts";
import type { Demo } from "../movement.ts";
import { poseAt } from "../pose.ts";
import { of, SIDES, solveSkeleton, type Skeleton } from "../skeleton.ts";
import { add, cross, distance, dot, length, segmentDistance, subtract, unit, along, type Vec } from "../vector.ts";
import { TONE_OF, type Mesh, type PlacedSolid } from "./mesh.ts";
import { eyeAt } from "../ink/eye.ts";
import { shownEquipment } from "../ink/sheets.ts";
import { placeEquipment } from "./place-equipment.ts";
import { rod } from "./placing.ts";
import { equipmentReach } from "./reach.ts";
import { ball, box, lathe, moved, torus, tube } from "./shapes.ts";

const demos = listDemonstrations();
const name = ({ movement, variant }: Demo): string => `${movement} ${variant}`;
/** Every demonstration with equipment in a full run, else one of each movement. */
const tried = oneOfEach(
  demos.filter(({ equipment }) => Object.keys(equipment).length > 0),
  ({ movement }) => movement,
).map((demo): [string, Demo] => [name(demo), demo]);

const corner = (mesh: Mesh, i: number, from: "positions" | "normals" = "positions"): Vec => [
  mesh[from][i * 3] ?? NaN,
  mesh[from][i * 3 + 1] ?? NaN,
  mesh[from][i * 3 + 2] ?? NaN,
];

/** The triangles of a mesh as three points each. */
const faces = (mesh: Mesh): [Vec, Vec, Vec][] =>
  Array.from({ length: mesh.triangles.length / 3 }, (_, t) => {
    const [a = 0, b = 0, c = 0] = mesh.triangles.slice(t * 3, t * 3 + 3);
    return [corner(mesh, a), corner(mesh, b), corner(mesh, c)];
  });

/** The volume inside a closed mesh: positive when its triangles are counter-clockwise from outside. */
const volume = (mesh: Mesh): number => faces(mesh).reduce((sum, [a, b, c]) => sum + dot(a, cross(b, c)) / 6, 0);

/** Edges that belong to one triangle only; a closed mesh has none. */
function openEdges(mesh: Mesh): number {
  const count = new Map<string, number>();
  const key = (p: Vec): string => p.map((v) => Math.round(v * 1e5)).join();
  for (const [a, b, c] of faces(mesh)) {
    if (length(cross(subtract(b, a), subtract(c, a))) < 1e-10) continue;
    for (const [p, q] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      const edge = [key(p), key(q)].sort().join(" ");
      count.set(edge, (count.get(edge) ?? 0) + 1);
    }
  }
  return [...count.values()].filter((n) => n % 2 !== 0).length;
}

const outlineOf = ({ solid, matrix }: PlacedSolid): Mesh => moved(solid.mesh, matrix);

describe("shapes", () => {
  const shapes: [string, Mesh, number][] = [
    ["a box", box([0.1, 0.2, 0.3], 0.01), 8 * 0.1 * 0.2 * 0.3],
    ["a ball", ball(0.1, 24, 14), (4 / 3) * Math.PI * 0.001],
    ["a ring", torus(0.1, 0.02, 40, 16), 2 * Math.PI ** 2 * 0.1 * 0.0004],
    ["a rod", outlineOf(rod("steel", [0, 0, 0], [0.3, 0.4, 0], 0.02, 24)[0] as PlacedSolid), Math.PI * 0.0004 * 0.5],
    [
      "a hexagonal block",
      lathe(
        [
          [0, 0],
          [0.1, 0],
          [0.1, 0.2],
          [0, 0.2],
        ],
        6,
        { facets: true },
      ),
      1.5 * Math.sqrt(3) * 0.01 * 0.2,
    ],
    [
      "a bent tube",
      tube(
        [
          [0, 0, 0],
          [0.5, 0, 0],
          [0.5, 0.5, 0],
        ],
        0.01,
        16,
      ),
      Math.PI * 0.0001,
    ],
    [
      "a loop",
      tube(
        Array.from({ length: 24 }, (_, i): Vec => [0.2 * Math.cos((i * Math.PI) / 12), 0, 0.2 * Math.sin((i * Math.PI) / 12)]),
        { width: 0.02, thickness: 0.005, across: [0, 1, 0] },
        12,
        true,
      ),
      Math.PI * 0.02 * 0.005 * 2 * Math.PI * 0.2,
    ],
  ];

  it.each(shapes)("%s is closed, faces outward and is as large as it should be", (_name, mesh, size) => {
    expect(openEdges(mesh)).toBe(0);
    expect(volume(mesh) / size).toBeGreaterThan(0.88);
    expect(volume(mesh) / size).toBeLessThan(1.03);
    for (const i of mesh.triangles) expect(length(corner(mesh, i, "normals"))).toBeCloseTo(1, 4);
  });

  it.each(shapes)("%s has normals on the side of its faces", (_name, mesh) => {
    for (let t = 0; t < mesh.triangles.length; t += 3) {
      const [a = 0, b = 0, c = 0] = mesh.triangles.slice(t, t + 3);
      const face = cross(subtract(corner(mesh, b), corner(mesh, a)), subtract(corner(mesh, c), corner(mesh, a)));
      if (length(face) < 1e-10) continue;
      const shaded = unit(add(add(corner(mesh, a, "normals"), corner(mesh, b, "normals")), corner(mesh, c, "normals")));
      expect(dot(unit(face), shaded)).toBeGreaterThan(0.4);
    }
  });
});

describe("equipment", () => {
  it.each(tried)("of %s is whole, closed, faces outward and stays small", (_name, demo) => {
    for (const phase of [0, 0.37, 1]) {
      const placed = placeEquipment(demo.equipment, solveSkeleton(poseAt(demo, phase), demo.equipment));
      expect(placed.length).toBeGreaterThan(0);
      let triangles = 0;
      for (const part of placed) {
        const mesh = outlineOf(part);
        expect(mesh.positions.every(Number.isFinite) && mesh.normals.every(Number.isFinite)).toBe(true);
        expect(Math.max(...mesh.triangles)).toBeLessThan(mesh.positions.length / 3);
        expect(openEdges(mesh)).toBe(0);
        expect(volume(mesh)).toBeGreaterThan(0);
        expect(TONE_OF[part.solid.material]).toBeDefined();
        triangles += mesh.triangles.length / 3;
      }
      expect(triangles).toBeLessThan(2500);
    }
  });

  it.each(tried)("of %s is built once, except what changes its shape", (_name, demo) => {
    const at = (phase: number): PlacedSolid[] =>
      placeEquipment(demo.equipment, solveSkeleton(poseAt(demo, phase), demo.equipment));
    const first = at(0).filter(({ solid }) => !solid.fleeting);
    const later = new Set(at(0.8).map(({ solid }) => solid));
    expect(first.filter(({ solid }) => !later.has(solid))).toEqual([]);
  });

  const grips = tried.filter(([demo, { equipment }]) => {
    // A Zercher bar lies in the elbows.
    if (demo === "squat zercher") return false;
    const { bar, db, dbAt, kb, one, lever, pull, dip } = equipment;
    return bar === "hands" || ((db !== undefined || kb === "hands") && one !== "mid" && !dbAt) || lever || pull || dip;
  });
  it.each(grips)("of %s goes through the fists that hold it", (_name, demo) => {
    for (const phase of [0, 0.5, 1]) {
      const body = solveSkeleton(poseAt(demo, phase), demo.equipment);
      const meshes = placeEquipment(demo.equipment, body).map(outlineOf);
      for (const side of SIDES) {
        const arm = of(body.arms, side);
        if (arm.mode !== "grip" || !arm.target || (demo.equipment.one && (side === 1) !== (demo.equipment.one === "right")))
          continue;
        const axis = of(body.arms, side).handle;
        // Something passes within a handle's radius of the middle of the fist, along the direction the fist closes round.
        const line: [Vec, Vec] = [along(arm.grip, axis, -0.012), along(arm.grip, axis, 0.012)];
        const nearest = Math.min(
          ...meshes.flatMap((mesh) =>
            faces(mesh)
              .filter((face) => face.some((p) => distance(p, arm.grip) < 0.7))
              .map(([a, b, c]) =>
                Math.min(segmentDistance(...line, a, b), segmentDistance(...line, b, c), segmentDistance(...line, c, a)),
              ),
          ),
        );
        expect(nearest).toBeLessThan(0.014);
      }
    }
  });

  const loose = tried.filter(
    ([, { equipment }]) => ((equipment.db !== undefined && !equipment.dbAt) || equipment.bottles) && equipment.one !== "mid",
  );
  it.each(loose)("of %s stays square to the hands, and never turns over", (_name, demo) => {
    const before = new Map<number, Vec>();
    for (let i = 0; i <= 40; i++) {
      const body = solveSkeleton(poseAt(demo, i / 40), demo.equipment);
      for (const side of holdingSides(demo.equipment)) {
        const { handle, hand, mode, grip } = of(body.arms, side);
        // On the floor it lies flat.
        if (mode !== "grip" || grip[1] < 0.12) continue;
        expect(Math.abs(dot(handle, hand))).toBeLessThan(0.01);
        const last = before.get(side);
        if (last) expect(dot(last, handle)).toBeGreaterThan(0.8);
        before.set(side, handle);
      }
    }
  });

  it.each(tried)("of %s is inside what its picture reaches for, except a wall", (_name, demo) => {
    const body = solveSkeleton(poseAt(demo, 0.5), demo.equipment);
    const reach = equipmentReach(demo.equipment, body);
    for (const part of placeEquipment(demo.equipment, body)) {
      if (part.aside && demo.equipment.wall !== undefined) continue;
      const { positions } = outlineOf(part);
      for (const axis of [0, 1, 2] as const) {
        const values = positions.filter((_, i) => i % 3 === axis);
        expect(Math.min(...reach.map((p) => p[axis]))).toBeLessThanOrEqual(Math.min(...values) + 1e-6);
        expect(Math.max(...reach.map((p) => p[axis]))).toBeGreaterThanOrEqual(Math.max(...values) - 1e-6);
      }
    }
  });

  it("makes a pane of a wall that a picture looks through: its edges, its foot and strokes beside the figure", () => {
    const demo = demos.find((each) => name(each) === "calf-raise single-leg-step");
    if (!demo) throw new Error("No calf raise before a wall");
    const placed = placeEquipment(demo.equipment, solveSkeleton(poseAt(demo, 0), demo.equipment));
    /** The triangles of the wall in front of where the body stands. */
    const across = (yaw: number): number =>
      shownEquipment(placed, eyeAt(yaw, 7))
        .filter(({ aside }) => aside)
        .flatMap((part) => faces(outlineOf(part)))
        .filter((face) => [1, -1].every((side) => face.some(([, y, z]) => y > 0.05 && y < 1.45 && z * side > -0.15)))
        .filter((face) => face.some(([, , z]) => z > 0.15) && face.some(([, , z]) => z < -0.15)).length;
    const parts = (yaw: number): number => shownEquipment(placed, eyeAt(yaw, 7)).filter(({ aside }) => aside).length;
    expect(across(90)).toBe(0);
    expect(parts(90)).toBeGreaterThan(2);
    expect(parts(-32)).toBeGreaterThan(2);
    expect(shownEquipment(placed, eyeAt(90, 7)).length).toBeGreaterThan(2);
  });

  it.each([
    "curl machine",
    "pushdown machine",
    "crunch machine",
    "leg-extension machine",
    "leg-curl machine",
    "leg-curl seated-machine",
  ])("hangs the arm of %s on its frame", (movement) => {
    const demo = demos.find((each) => name(each) === movement);
    if (!demo) throw new Error(`No ${movement}`);
    const { lever, roller, frame = [] } = demo.equipment;
    const [px, py] = lever?.pivot ?? roller?.pivot ?? [NaN, NaN];
    const steel = frame.flatMap(({ line, z }) =>
      (z === undefined ? [0, 0.135, -0.135] : [z]).flatMap((depth) =>
        line.slice(1).map(([x, y], i): [Vec, Vec] => [
          [line[i]?.[0] ?? x, line[i]?.[1] ?? y, depth],
          [x, y, depth],
        ]),
      ),
    );
    const rods = placeEquipment(demo.equipment, solveSkeleton(poseAt(demo, 0.5), demo.equipment))
      .filter(({ solid }) => solid.material === "frame")
      .map(({ matrix: m }): [Vec, Vec] => {
        const at = (i: number): number => m[i] ?? 0;
        return [
          [at(12), at(13), at(14)],
          [at(12) + at(4), at(13) + at(5), at(14) + at(6)],
        ];
      });
    // From the hub along rods that meet, end to end, to the frame.
    const reached: Vec[] = rods.flat().filter((p) => Math.hypot(p[0] - px, p[1] - py) < 0.005);
    expect(reached.length).toBeGreaterThan(0);
    for (const p of reached)
      for (const [a, b] of rods)
        for (const [one, other] of [
          [a, b],
          [b, a],
        ] as const)
          if (distance(one, p) < 0.005 && !reached.some((known) => distance(known, other) < 0.001)) reached.push(other);
    expect(reached.some((p) => steel.some(([a, b]) => segmentDistance(p, p, a, b) < 0.01))).toBe(true);
  });

  it.each([
    "woodchop lift",
    "curl bayesian",
    "seated-row cable",
    "fly cable",
    "quadruped-kick cable-standing",
    "lat-pulldown cable",
    "chest-press machine",
    "seated-row machine",
    "leg-extension machine",
    "hinge cable",
    "squat belt",
  ])("lifts the weights of %s as the cable or the lever runs, and leaves the rest of the stack", (movement) => {
    const demo = demos.find((each) => name(each) === movement);
    if (!demo) throw new Error(`No ${movement}`);
    const bodyAt = (phase: number): Skeleton => solveSkeleton(poseAt(demo, phase), demo.equipment);
    const bottoms = (phase: number): number[] =>
      placeEquipment(demo.equipment, bodyAt(phase), restOf(demo))
        .filter(({ solid }) => solid.material === "stack")
        .map((placed) => Math.min(...outlineOf(placed).positions.filter((_, i) => i % 3 === 1)));
    // These two begin with the weights lifted and lower them.
    const [start, end] = /hinge|squat/.test(movement) ? [bottoms(1), bottoms(0)] : [bottoms(0), bottoms(1)];
    const risen = end.map((bottom, i) => bottom - (start[i] ?? NaN));
    expect(risen.filter((rise) => rise === 0).length).toBeGreaterThan(0);
    expect(risen.filter((rise) => rise > 0.03 && rise < 0.5).length).toBe(risen.length / 2);
  });

  const scene = (movement: string, phase = 0): Mesh[] => {
    const demo = demos.find((each) => name(each) === movement);
    if (!demo) throw new Error(`No ${movement}`);
    return placeEquipment(demo.equipment, solveSkeleton(poseAt(demo, phase), demo.equipment)).map(outlineOf);
  };
  /** Whether one solid reaches from one of these points to the other. */
  const joined = (meshes: readonly Mesh[], from: Vec, to: Vec): boolean =>
    meshes.some((mesh) => {
      const near = (at: Vec): boolean => faces(mesh).some((face) => face.some((p) => distance(p, at) < 0.05));
      return near(from) && near(to);
    });

  it("hangs an anchored band on a post that stands on the floor", () => {
    const anchored: readonly [movement: string, anchor: Vec][] = [
      ["fly band", [-0.3, 0.8, 0.6]],
      ["external-rotation band", [0.12, 0.66, -0.55]],
      ["woodchop band", [0.15, 1.1, 0.75]],
      ["leg-curl seated-band", [0.5, 0.1, 0]],
    ];
    for (const [movement, [x, y, z]] of anchored) {
      const post = scene(movement).find((mesh) => {
        const heights = mesh.positions.filter((_, i) => i % 3 === 1);
        return Math.min(...heights) < 0.001 && Math.max(...heights) > y && Math.abs(corner(mesh, 0)[0] - x) < 0.1;
      });
      expect([movement, post && Math.abs(corner(post, 0)[2] - z) < 0.1]).toEqual([movement, true]);
    }
  });

  it("joins the two arms of a machine by their shaft, but not through the body", () => {
    expect(joined(scene("seated-row high-machine"), [0.42, 0.585, 0.14], [0.42, 0.585, -0.14])).toBe(true);
    expect(joined(scene("crunch machine"), [-0.24, 0.36, 0.126], [-0.24, 0.36, -0.126])).toBe(false);
  });

  it("carries the toes of a calf raise on the lower edge of the sled", () => {
    const demo = demos.find((each) => name(each) === "leg-press calf");
    if (!demo) throw new Error("No calf raise");
    for (const phase of [0, 0.5, 1]) {
      const { legs } = solveSkeleton(poseAt(demo, phase), demo.equipment);
      expect(legs.right.kneeDegrees).toBeLessThan(26);
      const [, ball = 0] = legs.right.pin ?? [];
      const plate = scene("leg-press calf", phase).find((mesh) =>
        faces(mesh).some((face) => face.some((p) => distance(p, legs.right.pin ?? p) < 0.08)),
      );
      const heights = plate?.positions.filter((_, at) => at % 3 === 1) ?? [];
      expect((Math.min(...heights) + Math.max(...heights)) / 2).toBeGreaterThan(ball + 0.06);
    }
  });
});
