/** A point or direction of the scene: x forward, y up, z to the figure's right; lengths in body heights. */
export type Vec = readonly [x: number, y: number, z: number];

/** A right-handed set of unit directions that belongs to a part of the body. */
export interface Frame {
  /** Forward of the part (anterior). */
  front: Vec;
  /** Along the part toward the head. */
  up: Vec;
  /** To the figure's right. */
  right: Vec;
}

const DEGREE = Math.PI / 180;

/** Degrees to radians. */
export const radians = (degrees: number): number => degrees * DEGREE;
/** Radians to degrees. */
export const degrees = (angle: number): number => angle / DEGREE;
/** Sum of two vectors. */
export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
/** a minus b. */
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
/** A vector stretched by a factor. */
export const scale = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
/** The point k steps of `direction` away from a. */
export const along = (a: Vec, direction: Vec, k: number): Vec => [
  a[0] + direction[0] * k,
  a[1] + direction[1] * k,
  a[2] + direction[2] * k,
];
/** Scalar product. */
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** Vector product. */
export const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
/** Euclidean length. */
export const length = (a: Vec): number => Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);
/** Distance of two points. */
export const distance = (a: Vec, b: Vec): number => length(subtract(a, b));
/** The direction of a vector; the zero vector stays as it is. */
export const unit = (a: Vec): Vec => {
  const size = length(a);
  return size > 0 ? [a[0] / size, a[1] / size, a[2] / size] : a;
};
/** The number a part t of the way from a to b. */
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
/** The point a part t of the way from a to b. */
export const between = (a: Vec, b: Vec, t: number): Vec => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];
/** x held within [low, high]. */
export const clamp = (x: number, low: number, high: number): number => Math.max(low, Math.min(high, x));
/** 0 below `from`, 1 above `to`, a smooth S between. */
export const smoothstep = (from: number, to: number, x: number): number => {
  const t = clamp((x - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
};
/** What of v stands at right angles to the unit direction `axis`. */
export const across = (v: Vec, axis: Vec): Vec => along(v, axis, -dot(v, axis));
/** Mirrors left and right. */
export const mirror = (a: Vec): Vec => [a[0], a[1], -a[2]];

/** v turned about the unit axis by an angle in degrees (Rodrigues' formula). */
export function rotate(v: Vec, axis: Vec, angle: number): Vec {
  const c = Math.cos(radians(angle));
  const s = Math.sin(radians(angle));
  const k = dot(axis, v) * (1 - c);
  const w = cross(axis, v);
  return [v[0] * c + w[0] * s + axis[0] * k, v[1] * c + w[1] * s + axis[1] * k, v[2] * c + w[2] * s + axis[2] * k];
}

/** A frame turned about a unit axis by an angle in degrees. */
export const turnFrame = (f: Frame, axis: Vec, angle: number): Frame =>
  angle === 0 ? f : { front: rotate(f.front, axis, angle), up: rotate(f.up, axis, angle), right: rotate(f.right, axis, angle) };

/** A frame bent forward by an angle in degrees about its own right. */
export const pitchFrame = (f: Frame, angle: number): Frame => turnFrame(f, f.right, -angle);

/** The point at (forward, up, right) from `origin` in a frame. */
export const place = (origin: Vec, f: Frame, forward: number, up: number, right: number): Vec => [
  origin[0] + f.front[0] * forward + f.up[0] * up + f.right[0] * right,
  origin[1] + f.front[1] * forward + f.up[1] * up + f.right[1] * right,
  origin[2] + f.front[2] * forward + f.up[2] * up + f.right[2] * right,
];

/** The world's own frame. */
export const WORLD: Frame = { front: [1, 0, 0], up: [0, 1, 0], right: [0, 0, 1] };

/** Shortest distance of two segments a-b and c-d (closest points of two lines, held to their ends). */
export function segmentDistance(a: Vec, b: Vec, c: Vec, d: Vec): number {
  const u = subtract(b, a);
  const v = subtract(d, c);
  const w = subtract(a, c);
  const uu = dot(u, u);
  const vv = dot(v, v);
  const uv = dot(u, v);
  const uw = dot(u, w);
  const vw = dot(v, w);
  const denominator = uu * vv - uv * uv;
  let s = denominator > 1e-12 ? clamp((uv * vw - vv * uw) / denominator, 0, 1) : 0;
  const t = vv > 1e-12 ? clamp((uv * s + vw) / vv, 0, 1) : 0;
  s = uu > 1e-12 ? clamp((uv * t - uw) / uu, 0, 1) : 0;
  return distance(along(a, u, s), along(c, v, t));
}
