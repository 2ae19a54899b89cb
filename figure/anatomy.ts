/**
 * The body's measures as fractions of its height: joint to joint lengths, and the rings that give the limbs and the trunk their shape.
 * A ring is [t, front, back, outer, inner]: the place along the bone (0 at the upper joint, 1 at the lower) and four radii.
 */
export type Profile = readonly (readonly [t: number, front: number, back: number, outer: number, inner: number])[];

/** Lengths and offsets of the skeleton. */
export const MEASURE = {
  thigh: 0.25,
  shank: 0.25,
  /** Height of the ankle joint over the floor. */
  ankle: 0.04,
  /** From under the ankle forward to the ball of the foot. */
  ankleToBall: 0.07,
  /** Half the distance of the hip joints. */
  hip: 0.05,
  upperArm: 0.175,
  forearm: 0.148,
  /** From the wrist to the middle of a gripped handle. */
  grip: 0.045,
  /** Height of the shoulder line above the hip line along the spine, and half its width. */
  shoulderHeight: 0.247,
  shoulder: 0.099,
  /** Height of the seventh neck vertebra above the hip line. */
  neck: 0.297,
  skull: 0.055,
  /** How far a flat palm's wrist stands above what it's on. */
  palm: 0.03,
} as const;

/** What differs between people's skeletons: half the distance of the shoulder joints and of the hip joints. */
export interface Widths {
  readonly shoulder: number;
  readonly hip: number;
}

export const THIGH: Profile = [
  [0, 0.05, 0.052, 0.046, 0.04],
  [0.14, 0.055, 0.055, 0.049, 0.045],
  [0.32, 0.056, 0.051, 0.048, 0.047],
  [0.52, 0.05, 0.044, 0.044, 0.042],
  [0.72, 0.041, 0.036, 0.037, 0.036],
  [0.88, 0.034, 0.031, 0.032, 0.032],
  [1, 0.031, 0.029, 0.031, 0.031],
];

export const SHANK: Profile = [
  [0, 0.03, 0.029, 0.031, 0.031],
  [0.13, 0.028, 0.038, 0.033, 0.034],
  [0.28, 0.026, 0.045, 0.036, 0.036],
  [0.45, 0.024, 0.039, 0.032, 0.033],
  [0.65, 0.02, 0.027, 0.025, 0.025],
  [0.84, 0.0175, 0.02, 0.0195, 0.0195],
  [1, 0.018, 0.02, 0.0195, 0.0195],
];

export const UPPER_ARM: Profile = [
  [0, 0.031, 0.032, 0.028, 0.026],
  [0.2, 0.032, 0.034, 0.031, 0.028],
  [0.4, 0.033, 0.034, 0.029, 0.027],
  [0.6, 0.032, 0.03, 0.027, 0.026],
  [0.82, 0.026, 0.025, 0.025, 0.024],
  [1, 0.022, 0.021, 0.0235, 0.0235],
];

export const FOREARM: Profile = [
  [0, 0.022, 0.021, 0.0235, 0.0235],
  [0.18, 0.027, 0.025, 0.029, 0.027],
  [0.4, 0.025, 0.023, 0.026, 0.025],
  [0.7, 0.0185, 0.018, 0.0205, 0.02],
  [1, 0.0145, 0.0145, 0.0175, 0.0175],
];

/** The trunk: [height above the hip line along the spine, half-width, front, back]. */
export const TRUNK: readonly (readonly [h: number, halfWidth: number, front: number, back: number])[] = [
  [-0.045, 0.05, 0.038, 0.045],
  [-0.02, 0.08, 0.05, 0.064],
  [0.012, 0.087, 0.054, 0.073],
  [0.045, 0.082, 0.056, 0.064],
  [0.08, 0.075, 0.056, 0.051],
  [0.11, 0.072, 0.057, 0.045],
  [0.145, 0.077, 0.061, 0.047],
  [0.185, 0.088, 0.068, 0.054],
  [0.22, 0.097, 0.07, 0.061],
  [0.246, 0.096, 0.063, 0.062],
  [0.268, 0.078, 0.046, 0.056],
  [0.286, 0.052, 0.033, 0.045],
  [0.302, 0.034, 0.024, 0.036],
];
