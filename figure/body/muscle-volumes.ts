import type { Muscle } from "@lockstep/domain/training/muscles.ts";
import type { Bone } from "./bones.ts";

/** A point of a bone: forward, up and outward from its origin, in body heights. "Up" of a limb points to its upper joint. */
export type Place = readonly [bone: Bone, forward: number, up: number, outward: number];

/** A muscle or a bone's own flesh: a round body that swells between two places. Radii at the start, in the belly and at the end. */
export interface Spindle {
  readonly name: string;
  /** The muscle it lights with; null for bone, fat and sinew. */
  readonly lights: Muscle | null;
  readonly from: Place;
  readonly to: Place;
  readonly radii: readonly [start: number, belly: number, end: number];
  /** How much thicker it gets when its joint is bent to 130 degrees. */
  readonly swell?: number;
}

/** A mass without direction: radii forward, up and outward. */
export interface Mass {
  readonly name: string;
  readonly lights: Muscle | null;
  readonly at: Place;
  readonly radii: readonly [forward: number, up: number, outward: number];
  /** A part whose size is the build's own matter. */
  readonly part?: "bust" | "belly" | "seat";
}

export type Volume = Spindle | Mass;

const spindle = (
  name: string,
  lights: Muscle | null,
  from: Place,
  to: Place,
  radii: Spindle["radii"],
  swell?: number,
): Spindle => ({ name, lights, from, to, radii, swell });
const mass = (name: string, lights: Muscle | null, at: Place, radii: Mass["radii"], part?: Mass["part"]): Mass => ({
  name,
  lights,
  at,
  radii,
  part,
});

/** Volumes on the midline, laid once. */
export const MIDLINE: readonly Volume[] = [
  mass("rib cage, upper", null, ["spine21", 0, 0.004, 0], [0.055, 0.06, 0.072]),
  mass("rib cage, middle", null, ["spine17", 0.005, -0.006, 0], [0.056, 0.06, 0.07]),
  mass("rib cage, lower", null, ["spine13", 0.005, -0.004, 0], [0.049, 0.056, 0.062]),
  mass("waist, upper", null, ["spine09", 0.003, -0.006, 0], [0.044, 0.05, 0.0565]),
  mass("waist, lower", null, ["spine05", 0.001, -0.012, 0], [0.044, 0.046, 0.0605]),
  mass("pelvis", null, ["pelvis", 0, 0.004, 0], [0.046, 0.044, 0.066]),
  mass("crotch", null, ["pelvis", 0.004, -0.026, 0], [0.034, 0.032, 0.045]),
  mass("belly", null, ["spine05", 0.018, 0.004, 0], [0.05, 0.062, 0.056], "belly"),
  spindle("neck", null, ["neck", -0.004, -0.026, 0], ["head", -0.016, -0.03, 0], [0.034, 0.0295, 0.029]),
];

/** Volumes of one side; the other mirrors them. */
export const SIDED: readonly Volume[] = [
  // Front of the trunk
  spindle(
    "rectus abdominis, lower",
    "abdominals",
    ["pelvis", 0.034, 0.012, 0.014],
    ["spine09", 0.041, 0, 0.018],
    [0.012, 0.017, 0.015],
  ),
  spindle(
    "rectus abdominis, upper",
    "abdominals",
    ["spine09", 0.041, 0, 0.018],
    ["spine17", 0.046, 0, 0.022],
    [0.015, 0.017, 0.015],
  ),
  spindle(
    "external oblique",
    "obliques",
    ["pelvis", 0.013, 0.05, 0.051],
    ["spine17", 0.014, -0.01, 0.051],
    [0.018, 0.0195, 0.019],
  ),
  spindle(
    "pectoralis, sternal",
    "chest",
    ["chest", 0.046, -0.042, 0.018],
    ["deltoid", 0.012, -0.052, 0.003],
    [0.0185, 0.0275, 0.009],
  ),
  spindle("pectoralis, abdominal", "chest", ["chest", 0.045, -0.07, 0.022], ["armpit", 0.01, -0.058, 0], [0.0155, 0.0245, 0.009]),
  spindle(
    "pectoralis, clavicular",
    "chest",
    ["chest", 0.038, -0.012, 0.018],
    ["deltoid", 0.012, -0.046, 0.006],
    [0.012, 0.022, 0.009],
  ),
  mass("bust", "chest", ["chest", 0.038, -0.064, 0.036], [0.024, 0.026, 0.027], "bust"),
  // Back of the trunk
  spindle("latissimus, lumbar", "lats", ["spine09", -0.036, 0, 0.026], ["armpit", -0.004, -0.04, -0.01], [0.012, 0.021, 0.012]),
  spindle("latissimus, costal", "lats", ["spine13", -0.022, 0, 0.05], ["armpit", -0.008, -0.044, -0.008], [0.016, 0.025, 0.013]),
  spindle("latissimus, upper", "lats", ["spine17", -0.034, 0, 0.034], ["armpit", -0.01, -0.036, -0.006], [0.016, 0.024, 0.012]),
  spindle(
    "teres and infraspinatus",
    "middle-back",
    ["blade", -0.046, -0.04, 0.038],
    ["deltoid", -0.014, -0.022, 0.006],
    [0.016, 0.02, 0.011],
  ),
  spindle("rhomboids", "middle-back", ["chest", -0.046, -0.006, 0.014], ["blade", -0.047, -0.056, 0.044], [0.014, 0.017, 0.015]),
  spindle(
    "blade's inner rim",
    "middle-back",
    ["blade", -0.044, -0.004, 0.05],
    ["blade", -0.045, -0.07, 0.055],
    [0.014, 0.018, 0.012],
  ),
  spindle("erector, lumbar", "lower-back", ["pelvis", -0.036, 0.028, 0.02], ["spine09", -0.034, 0, 0.021], [0.014, 0.018, 0.017]),
  spindle("erector, thoracic", "lower-back", ["spine09", -0.034, 0, 0.021], ["spine17", -0.04, 0, 0.02], [0.017, 0.018, 0.013]),
  spindle(
    "trapezius, neck",
    "traps",
    ["neck", -0.018, 0.02, 0.012],
    ["shoulder", -0.012, 0.008, -0.016],
    [0.013, 0.0155, 0.0115],
  ),
  spindle(
    "trapezius, shoulder",
    "traps",
    ["chest", -0.044, 0.018, 0.008],
    ["shoulder", -0.02, 0.008, -0.016],
    [0.015, 0.018, 0.0115],
  ),
  spindle("trapezius, lower", "traps", ["spine13", -0.041, 0, 0.006], ["chest", -0.048, 0.004, 0.01], [0.01, 0.015, 0.014]),
  spindle("trapezius, blade", "traps", ["spine17", -0.045, 0, 0.01], ["blade", -0.045, 0.002, 0.04], [0.01, 0.014, 0.011]),
  spindle("collarbone", null, ["chest", 0.034, 0.014, 0.01], ["shoulder", 0.008, 0.012, -0.014], [0.011, 0.0105, 0.0105]),
  spindle("sternomastoid", null, ["neck", 0.018, -0.012, 0.007], ["head", -0.014, -0.016, 0.028], [0.008, 0.01, 0.0095]),
  // Shoulder and arm
  mass("shoulder cap", "shoulders", ["shoulder", -0.001, -0.004, -0.003], [0.027, 0.029, 0.0255]),
  spindle("deltoid, middle", "shoulders", ["shoulder", 0, 0.008, 0], ["deltoid", 0, -0.088, 0.011], [0.0195, 0.026, 0.01]),
  spindle("deltoid, front", "shoulders", ["chest", 0.03, 0, 0.072], ["deltoid", 0.014, -0.08, 0.006], [0.014, 0.025, 0.01]),
  spindle(
    "deltoid, rear",
    "shoulders",
    ["shoulder", -0.022, 0.004, -0.012],
    ["deltoid", -0.01, -0.08, 0.01],
    [0.013, 0.0225, 0.009],
  ),
  spindle("upper arm", null, ["upperArm", 0, -0.045, 0], ["upperArm", 0, -0.175, 0], [0.018, 0.0172, 0.0178]),
  spindle(
    "biceps",
    "biceps",
    ["upperArm", 0.012, -0.046, 0.001],
    ["upperArm", 0.01, -0.164, 0.001],
    [0.012, 0.0198, 0.012],
    0.26,
  ),
  spindle(
    "triceps, long",
    "triceps",
    ["upperArm", -0.013, -0.028, -0.004],
    ["upperArm", -0.009, -0.162, -0.001],
    [0.015, 0.0192, 0.012],
    -0.1,
  ),
  spindle(
    "triceps, lateral",
    "triceps",
    ["upperArm", -0.008, -0.036, 0.011],
    ["upperArm", -0.006, -0.14, 0.01],
    [0.011, 0.018, 0.011],
    -0.1,
  ),
  spindle(
    "brachioradialis, upper",
    null,
    ["upperArm", 0.001, -0.1, 0.009],
    ["forearm", 0.004, -0.012, 0.008],
    [0.01, 0.012, 0.011],
  ),
  mass("elbow", null, ["elbow", -0.01, 0, 0], [0.013, 0.016, 0.015]),
  spindle("forearm", null, ["forearm", 0, 0, 0], ["forearm", 0, -0.15, 0], [0.0195, 0.0155, 0.0132]),
  spindle(
    "brachioradialis",
    "forearms",
    ["upperArm", 0.005, -0.15, 0.013],
    ["forearm", 0.008, -0.095, 0.008],
    [0.009, 0.0165, 0.008],
  ),
  spindle(
    "wrist flexors",
    "forearms",
    ["forearm", 0.006, -0.008, -0.011],
    ["forearm", 0.004, -0.112, -0.005],
    [0.012, 0.0175, 0.008],
  ),
  spindle(
    "wrist extensors",
    "forearms",
    ["forearm", -0.007, -0.008, 0.011],
    ["forearm", -0.004, -0.112, 0.005],
    [0.011, 0.0155, 0.008],
  ),
  // Hip
  mass("gluteus, mass", "glutes", ["pelvis", -0.027, -0.006, 0.036], [0.043, 0.048, 0.037], "seat"),
  spindle("gluteus maximus", "glutes", ["pelvis", -0.034, 0.032, 0.03], ["thigh", -0.016, -0.06, 0.022], [0.024, 0.04, 0.022]),
  spindle("gluteus, upper", "glutes", ["pelvis", -0.02, 0.048, 0.038], ["thigh", -0.002, -0.04, 0.03], [0.02, 0.027, 0.018]),
  spindle("gluteus medius", "abductors", ["pelvis", 0, 0.046, 0.055], ["thigh", 0.002, -0.055, 0.034], [0.019, 0.0285, 0.019]),
  spindle(
    "tensor fasciae latae",
    "abductors",
    ["pelvis", 0.022, 0.043, 0.051],
    ["thigh", 0.009, -0.09, 0.033],
    [0.013, 0.0185, 0.012],
  ),
  spindle("groin", null, ["pelvis", 0.016, 0.012, 0.038], ["thigh", 0.006, -0.045, 0.002], [0.026, 0.032, 0.03]),
  // Thigh
  spindle("thigh", null, ["thigh", -0.002, -0.015, 0.014], ["thigh", 0, -0.25, 0.004], [0.033, 0.028, 0.026]),
  spindle(
    "rectus femoris",
    "quadriceps",
    ["thigh", 0.02, -0.022, 0.006],
    ["thigh", 0.011, -0.228, 0.001],
    [0.022, 0.0345, 0.016],
  ),
  spindle(
    "vastus lateralis",
    "quadriceps",
    ["thigh", 0.005, -0.034, 0.021],
    ["thigh", 0.006, -0.222, 0.014],
    [0.019, 0.0285, 0.012],
  ),
  spindle(
    "vastus medialis",
    "quadriceps",
    ["thigh", 0.012, -0.115, -0.014],
    ["thigh", 0.01, -0.232, -0.015],
    [0.014, 0.0245, 0.0165],
  ),
  spindle("adductor magnus", "adductors", ["pelvis", 0, -0.03, 0.012], ["thigh", -0.003, -0.19, -0.019], [0.018, 0.0275, 0.012]),
  spindle(
    "adductor longus",
    "adductors",
    ["pelvis", 0.014, -0.022, 0.014],
    ["thigh", 0.006, -0.14, -0.019],
    [0.016, 0.0235, 0.013],
  ),
  // Shows on a thigh that's turned out, where the other two run through it.
  spindle("gracilis", "adductors", ["thigh", 0.002, -0.04, -0.017], ["thigh", -0.002, -0.21, -0.017], [0.016, 0.023, 0.012]),
  spindle(
    "biceps femoris",
    "hamstrings",
    ["thigh", -0.02, -0.035, 0.01],
    ["thigh", -0.015, -0.24, 0.017],
    [0.022, 0.0275, 0.01],
    0.12,
  ),
  spindle(
    "semitendinosus",
    "hamstrings",
    ["thigh", -0.022, -0.035, -0.012],
    ["thigh", -0.015, -0.245, -0.017],
    [0.022, 0.0275, 0.01],
    0.12,
  ),
  // Knee and shank
  mass("knee", null, ["knee", -0.002, 0, 0], [0.027, 0.03, 0.0285]),
  spindle("kneecap", null, ["knee", 0.015, 0.014, 0], ["shank", 0.012, -0.034, 0], [0.015, 0.0165, 0.011]),
  spindle("shank", null, ["shank", 0.004, -0.004, 0], ["shank", 0, -0.245, 0], [0.024, 0.0195, 0.0165]),
  spindle("shin", null, ["shank", 0.011, -0.03, 0.012], ["shank", 0.007, -0.18, 0.008], [0.012, 0.0165, 0.009]),
  spindle(
    "gastrocnemius, inner",
    "calves",
    ["shank", -0.01, -0.008, -0.013],
    ["shank", -0.016, -0.13, -0.011],
    [0.012, 0.0245, 0.009],
    0.1,
  ),
  spindle(
    "gastrocnemius, outer",
    "calves",
    ["shank", -0.01, -0.008, 0.012],
    ["shank", -0.015, -0.115, 0.012],
    [0.012, 0.0225, 0.009],
    0.1,
  ),
  spindle("soleus", "calves", ["shank", -0.006, -0.08, 0], ["shank", -0.011, -0.195, 0], [0.019, 0.0215, 0.009]),
  spindle("Achilles tendon", null, ["shank", -0.01, -0.17, 0], ["shank", -0.016, -0.262, 0], [0.01, 0.009, 0.01]),
  spindle("ankle bones", null, ["shank", 0.002, -0.236, -0.012], ["shank", 0.002, -0.244, 0.012], [0.0115, 0.0135, 0.0115]),
];
