import { add, along, cross, dot, length, scale, subtract, unit, type Vec } from "../vector.ts";
import type { Mesh } from "./mesh.ts";

/** Faces that meet at less than this are shaded as one surface. */
const SMOOTH = Math.cos((52 * Math.PI) / 180);

interface Growing {
  positions: number[];
  normals: number[];
  triangles: number[];
}

const growing = (): Growing => ({ positions: [], normals: [], triangles: [] });

const vertex = (mesh: Growing, p: Vec, n: Vec): number => {
  mesh.positions.push(...p);
  mesh.normals.push(...n);
  return mesh.positions.length / 3 - 1;
};

const whole = ({ positions, normals, triangles }: Growing): Mesh => ({
  positions: new Float32Array(positions),
  normals: new Float32Array(normals),
  triangles: new Uint16Array(triangles),
});

/** A point of a profile: distance from the axis, height along it. */
export type ProfilePoint = readonly [radius: number, height: number];

/**
 * A profile turned about the y axis. It's listed with the outside on its right hand (upward on the outer side), and either begins and ends on the axis
 * or closes on itself (`loop`, as for a ring). `facets` leaves the sides flat, as on a hexagonal dumbbell.
 */
export function lathe(
  profile: readonly ProfilePoint[],
  segments: number,
  { loop = false, facets = false }: { loop?: boolean; facets?: boolean } = {},
): Mesh {
  const mesh = growing();
  const points = loop && profile[0] ? [...profile, profile[0]] : profile;
  const slopes = points.slice(1).map(([r, y], i): readonly [number, number] => {
    const [r0, y0] = points[i] ?? [r, y];
    const size = Math.hypot(r - r0, y - y0) || 1;
    return [(y - y0) / size, -(r - r0) / size];
  });
  const blended = (i: number, own: number): readonly [number, number] => {
    const count = slopes.length;
    const before = slopes[loop ? (i - 1 + count) % count : i - 1];
    const after = slopes[loop ? i % count : i];
    const mine = slopes[own] ?? [1, 0];
    if (!before || !after) return mine;
    if (before[0] * after[0] + before[1] * after[1] < SMOOTH) return mine;
    const [a, b] = [before[0] + after[0], before[1] + after[1]];
    const size = Math.hypot(a, b) || 1;
    return [a / size, b / size];
  };
  const turn = (i: number, half = 0): readonly [number, number] => {
    const angle = ((i + half) / segments) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)];
  };
  for (let j = 0; j < slopes.length; j++) {
    const [r0, y0] = points[j] ?? [0, 0];
    const [r1, y1] = points[j + 1] ?? [0, 0];
    const [low, high] = [blended(j, j), blended(j + 1, j)];
    const at = (i: number, r: number, y: number, [nr, ny]: readonly [number, number], facet: number): number => {
      const [c, s] = turn(i);
      const [nc, ns] = facets ? turn(facet, 0.5) : [c, s];
      return vertex(mesh, [r * c, y, r * s], [nr * nc, ny, nr * ns]);
    };
    if (facets)
      for (let i = 0; i < segments; i++) {
        const [a, b, c, d] = [
          at(i, r0, y0, low, i),
          at(i, r1, y1, high, i),
          at(i + 1, r1, y1, high, i),
          at(i + 1, r0, y0, low, i),
        ];
        if (r1 > 0) mesh.triangles.push(a, b, c);
        if (r0 > 0) mesh.triangles.push(a, c, d);
      }
    else {
      const ring = Array.from({ length: segments + 1 }, (_, i) => [at(i, r0, y0, low, 0), at(i, r1, y1, high, 0)] as const);
      for (let i = 0; i < segments; i++) {
        const [a, b] = ring[i] ?? [0, 0];
        const [d, c] = ring[i + 1] ?? [0, 0];
        if (r1 > 0) mesh.triangles.push(a, b, c);
        if (r0 > 0) mesh.triangles.push(a, c, d);
      }
    }
  }
  return whole(mesh);
}

/** A ball of this radius about the origin. */
export function ball(radius: number, segments = 14, rings = 8): Mesh {
  const profile = Array.from({ length: rings + 1 }, (_, i): ProfilePoint => {
    const angle = (i / rings - 0.5) * Math.PI;
    return [i === 0 || i === rings ? 0 : radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  return lathe(profile, segments);
}

/** A ring about the y axis with a round section. */
export function torus(radius: number, thickness: number, segments = 20, sides = 6): Mesh {
  const profile = Array.from({ length: sides }, (_, i): ProfilePoint => {
    const angle = (i / sides) * 2 * Math.PI;
    return [radius + thickness * Math.cos(angle), thickness * Math.sin(angle)];
  });
  return lathe(profile, segments, { loop: true });
}

/** A cylinder along y from 0 to 1 with edges that are barely broken; scaled, it's every rod. */
export const cylinder = (segments: number): Mesh =>
  lathe(
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    segments,
  );

/** A box with these half edges whose edges are rounded by `bevel`: 44 triangles. */
export function box(half: Vec, bevel = 0.004): Mesh {
  const mesh = growing();
  const round = Math.min(bevel, ...half.map((edge) => edge * 0.95));
  const index = new Map<string, number>();
  const at = (axis: number, signs: readonly [number, number, number]): number => {
    const key = `${axis} ${signs.join()}`;
    const known = index.get(key);
    if (known !== undefined) return known;
    const point = [0, 1, 2].map((i) => (signs[i] ?? 1) * ((half[i] ?? 0) - (i === axis ? 0 : round)));
    const normal = [0, 1, 2].map((i) => (i === axis ? (signs[i] ?? 1) : 0));
    const made = vertex(mesh, [point[0] ?? 0, point[1] ?? 0, point[2] ?? 0], [normal[0] ?? 0, normal[1] ?? 0, normal[2] ?? 0]);
    index.set(key, made);
    return made;
  };
  /** A face with its corners in either order, turned so that it looks away from the middle. */
  const face = (...corners: readonly number[]): void => {
    const [a = 0, b = 0, c = 0] = corners;
    const p = (i: number): Vec => [mesh.positions[i * 3] ?? 0, mesh.positions[i * 3 + 1] ?? 0, mesh.positions[i * 3 + 2] ?? 0];
    const outward = dot(cross(subtract(p(b), p(a)), subtract(p(c), p(a))), add(add(p(a), p(b)), p(c))) > 0;
    const order = outward ? corners : corners.toReversed();
    for (let i = 1; i + 1 < order.length; i++) mesh.triangles.push(order[0] ?? 0, order[i] ?? 0, order[i + 1] ?? 0);
  };
  const signs = (axis: number, value: number, b: number, c: number): [number, number, number] => {
    const out: [number, number, number] = [0, 0, 0];
    out[axis] = value;
    out[(axis + 1) % 3] = b;
    out[(axis + 2) % 3] = c;
    return out;
  };
  for (let axis = 0; axis < 3; axis++)
    for (const s of [1, -1]) {
      face(
        at(axis, signs(axis, s, 1, 1)),
        at(axis, signs(axis, s, -1, 1)),
        at(axis, signs(axis, s, -1, -1)),
        at(axis, signs(axis, s, 1, -1)),
      );
      const next = (axis + 1) % 3;
      for (const t of [1, -1]) {
        const [one, two] = [signs(axis, s, t, 1), signs(axis, s, t, -1)];
        face(at(axis, one), at(axis, two), at(next, two), at(next, one));
      }
    }
  for (const x of [1, -1])
    for (const y of [1, -1]) for (const z of [1, -1]) face(at(0, [x, y, z]), at(1, [x, y, z]), at(2, [x, y, z]));
  return whole(mesh);
}

/** The section of a tube: a radius, or half its width along `across` (both for the whole tube, or one for each point) and half its thickness. */
export type Section =
  | number
  | { readonly width: number | readonly number[]; readonly thickness: number; readonly across: Vec | readonly Vec[] };

const isOne = (across: Vec | readonly Vec[]): across is Vec => typeof across[0] === "number";

/** A tube along a line of points. `closed` joins its ends, otherwise they're capped. */
export function tube(points: readonly Vec[], section: Section, sides = 6, closed = false): Mesh {
  const mesh = growing();
  const count = points.length;
  const point = (i: number): Vec => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))] ?? [0, 0, 0];
  const directions = points.map((_, i) => unit(subtract(point(i + 1), point(i - 1))));
  const acrossAt = (i: number): Vec | undefined =>
    typeof section === "number" ? undefined : isOne(section.across) ? section.across : section.across[i];
  let side: Vec = acrossAt(0) ?? [0, 0, 1];
  const last = directions[0] ?? [1, 0, 0];
  if (length(squared(side, last)) < 0.1) side = Math.abs(last[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
  const rings = directions.map((direction, i) => {
    const wanted = acrossAt(i) ?? side;
    const square = squared(wanted, direction);
    side = unit(length(square) < 0.1 ? squared(side, direction) : square);
    const up = cross(direction, side);
    // At a bend the section is stretched along the outer side so that the tube keeps its thickness.
    const before = unit(subtract(point(i), point(i - 1)));
    const stretch = closed || (i > 0 && i + 1 < count) ? 1 / Math.max(0.5, dot(before, direction)) : 1;
    const bend = unit(squared(subtract(add(point(i - 1), point(i + 1)), scale(point(i), 2)), direction));
    return { centre: point(i), direction, side, up, stretch, bend };
  });
  const thickness = typeof section === "number" ? section : section.thickness;
  const widths = typeof section === "number" ? section : section.width;
  const turns = Array.from({ length: sides + 1 }, (_, k): readonly [cosine: number, sine: number] => {
    const angle = (k / sides) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)];
  });
  const rows = rings.map(({ centre, side: a, up: b, stretch, bend }, i) => {
    const width = typeof widths === "number" ? widths : (widths[i] ?? thickness);
    return turns.map(([c, s]) => {
      const [u, v] = [width * c, thickness * s];
      const out: Vec = [a[0] * u + b[0] * v, a[1] * u + b[1] * v, a[2] * u + b[2] * v];
      const more = stretch > 1.001 ? dot(out, bend) * (stretch - 1) : 0;
      const [nu, nv] = [c / width, s / thickness];
      const over = 1 / Math.hypot(nu, nv);
      mesh.positions.push(
        centre[0] + out[0] + bend[0] * more,
        centre[1] + out[1] + bend[1] * more,
        centre[2] + out[2] + bend[2] * more,
      );
      mesh.normals.push((a[0] * nu + b[0] * nv) * over, (a[1] * nu + b[1] * nv) * over, (a[2] * nu + b[2] * nv) * over);
      return mesh.positions.length / 3 - 1;
    });
  });
  for (let i = 0; i + (closed ? 0 : 1) < count; i++)
    for (let k = 0; k < sides; k++) {
      const [one, two] = [rows[i] ?? [], rows[(i + 1) % count] ?? []];
      const [a = 0, b = 0, c = 0, d = 0] = [one[k], one[k + 1], two[k + 1], two[k]];
      mesh.triangles.push(a, b, c, a, c, d);
    }
  if (!closed)
    for (const [ring, row, sign] of [
      [rings[0], rows[0], -1],
      [rings.at(-1), rows.at(-1), 1],
    ] as const) {
      if (!ring || !row) continue;
      const normal = scale(ring.direction, sign);
      const rim = row.slice(0, sides).map((i) => {
        const p: Vec = [mesh.positions[i * 3] ?? 0, mesh.positions[i * 3 + 1] ?? 0, mesh.positions[i * 3 + 2] ?? 0];
        return vertex(mesh, p, normal);
      });
      for (let k = 1; k + 1 < sides; k++) {
        const [a = 0, b = 0, c = 0] = [rim[0], rim[k], rim[k + 1]];
        if (sign > 0) mesh.triangles.push(a, b, c);
        else mesh.triangles.push(a, c, b);
      }
    }
  return whole(mesh);
}

const squared = (v: Vec, axis: Vec): Vec => along(v, axis, -dot(v, axis));

/** Several meshes as one. */
export function joined(meshes: readonly Mesh[]): Mesh {
  const mesh = growing();
  for (const { positions, normals, triangles } of meshes) {
    const first = mesh.positions.length / 3;
    for (const value of positions) mesh.positions.push(value);
    for (const value of normals) mesh.normals.push(value);
    for (const i of triangles) mesh.triangles.push(first + i);
  }
  return whole(mesh);
}

/** A mesh put elsewhere by a matrix like {@link PlacedSolid}'s. */
export function moved({ positions, normals, triangles }: Mesh, m: Float32Array): Mesh {
  const out = { positions: new Float32Array(positions.length), normals: new Float32Array(normals.length), triangles };
  const axes = [0, 4, 8].map((at): Vec => [m[at] ?? 0, m[at + 1] ?? 0, m[at + 2] ?? 0]);
  const place: Vec = [m[12] ?? 0, m[13] ?? 0, m[14] ?? 0];
  for (let i = 0; i < positions.length; i += 3) {
    let p = place;
    let n: Vec = [0, 0, 0];
    axes.forEach((axis, k) => {
      p = along(p, axis, positions[i + k] ?? 0);
      n = along(n, axis, (normals[i + k] ?? 0) / dot(axis, axis));
    });
    out.positions.set(p, i);
    out.normals.set(unit(n), i);
  }
  return out;
}
