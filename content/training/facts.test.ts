import type { Avoidance, Equipment, Exercise } from "@lockstep/domain/training/exercise.ts";
import { AVOIDANCES, LEVELS, LOCATIONS } from "@lockstep/domain/training/exercise.ts";
import { describe, expect, it } from "vitest";
import { EXERCISES } from "./index.ts";

// What an exercise says of itself in facts, held against what it says in words and what its drawing does.

const failing = (isFine: (exercise: Exercise) => boolean, from: readonly Exercise[] = EXERCISES): string[] =>
  from.filter((exercise) => !isFine(exercise)).map((exercise) => exercise.id);

/** What a movement loads at least, whatever it is done with; a variant is named where only that one does. */
const LOADS_AT_LEAST: Readonly<Record<string, readonly Avoidance[]>> = {
  squat: ["knee"],
  "sumo-squat": ["knee"],
  lunge: ["knee"],
  "side-lunge": ["knee"],
  "split-squat": ["knee"],
  "bulgarian-split-squat": ["knee", "pregnancy"],
  "step-up": ["knee"],
  "leg-press:machine": ["knee"],
  "leg-press:single-leg": ["knee"],
  "leg-press:wide": ["knee"],
  "squat-to-press": ["knee", "shoulder"],
  thruster: ["knee", "shoulder"],
  clean: ["knee", "lower-back", "pregnancy"],
  "clean-and-press": ["knee", "lower-back", "shoulder", "pregnancy"],
  snatch: ["knee", "lower-back", "shoulder", "pregnancy"],
  swing: ["lower-back", "pregnancy"],
  "rowing-machine": ["knee", "lower-back", "pregnancy"],
  "single-leg-hinge": ["lower-back", "pregnancy"],
  "bench-press:barbell": ["shoulder", "pregnancy"],
  "bench-press:close-grip": ["shoulder", "wrist", "pregnancy"],
  "bench-press:dumbbells": ["shoulder", "pregnancy"],
  "fly:machine": ["shoulder"],
  "fly:cable": ["shoulder"],
  "fly:dumbbells": ["shoulder", "pregnancy"],
  dip: ["shoulder", "pregnancy"],
  "pull-up": ["shoulder", "pregnancy"],
  "lat-pulldown": ["shoulder"],
  "dead-hang": ["shoulder", "pregnancy"],
  woodchop: ["shoulder", "lower-back", "pregnancy"],
  "shoulder-tap": ["wrist", "shoulder", "lower-back", "pregnancy"],
  "mountain-climber": ["knee", "wrist", "shoulder", "pregnancy"],
  "bear-crawl": ["wrist", "shoulder", "pregnancy"],
  "get-up": ["knee", "shoulder", "wrist", "pregnancy"],
  "leg-raise:hanging": ["lower-back", "shoulder", "pregnancy"],
  "leg-raise:captain": ["lower-back", "shoulder", "pregnancy"],
  "plank:knees": ["pregnancy"],
  "thread-the-needle": ["neck", "shoulder", "wrist"],
};

/** What anything so named loads, whatever it is done with. */
const NAMES_LOAD: readonly (readonly [RegExp, readonly Avoidance[]])[] = [
  [/\b(?:crunch|sit-up|v-up|l-sit|toes-to-bar|(?:hanging|captain's chair) (?:knee|leg) raise)\b/iu, ["lower-back"]],
  [/\b(?:(?<!step-back )burpee|jump|jumping|jump rope)\b/iu, ["lower-back", "knee", "jumping"]],
  [/\b(?:deadlift|good morning|back squat|thruster)\b/iu, ["lower-back"]],
  [/\b(?:pike|handstand|decline|archer|diamond|deficit|ring) push-up\b/iu, ["wrist", "elbow"]],
  [/\b(?:(?<!hip )dip|skull crusher|chin-up|(?<!scapular )pull-up|muscle-up)$/iu, ["elbow"]],
  [/\b(?:pull-up|chin-up|overhead press|push press|snatch|jerk)\b/iu, ["shoulder"]],
  [/\bshrug\b/iu, ["neck"]],
  [
    /\b(?:stair climber|tightrope|standing calf raise|single-leg calf raise|tibialis raise|walking lunge|step jack)\b/iu,
    ["ankle"],
  ],
  [/\b(?:forearm plank|long-lever plank|(?<!copenhagen )side plank|forearm bird dog)\b/iu, ["elbow"]],
  [/\b(?:cossack squat|curtsy lunge|walking lunge|single-leg hip thrust|reverse plank)\b/iu, ["pregnancy"]],
  [/\b(?:mountain climber|reverse plank)\b/iu, ["lower-back", "high-blood-pressure"]],
  [/\b(?:decline|downward|handstand|plank|wall sit)\b/iu, ["high-blood-pressure"]],
  // A long lever from overhead, and pushing up under a load.
  [/\b(?:straight-arm pulldown|pullover|incline (?:dumbbell )?curl|(?:backpack|banded) push-up)\b/iu, ["shoulder"]],
  // The grip pulls, hangs or is shaken all the while.
  [/\b(?:rowing machine|rower|ski machine|battle rope|inverted row|table row)/iu, ["wrist", "elbow"]],
  [/\b(?:hanging (?:knee|leg) raise|toes-to-bar|dead hang|towel hang|scapular pull-up)\b/iu, ["elbow"]],
  [/\b(?:barbell|decline|paused|wide-grip|smith machine|smith machine incline) (?:bench|incline|floor)? ?press\b/iu, ["wrist"]],
  // The front ankle bends deep, or takes all the weight on the way down.
  [/\b(?:step-up|step-down|split squat|lunge|pistol|shrimp|nordic)\b/iu, ["ankle"]],
  [/\b(?:world's greatest|child's pose|downward)\b/iu, ["ankle"]],
  // A hip that folds all the way, or whose flexors hold up both legs.
  [/\b(?:bicycle crunch|child's pose|knees to chest|dragon flag|world's greatest)\b/iu, ["hip"]],
  [/\b(?:cobra|world's greatest)\b/iu, ["neck"]],
  // A joint of the pelvis that's still loose, and an abdominal wall that's stretched under a load.
  [/\b(?:butterfly stretch|deep squat hold)\b/iu, ["pregnancy", "postnatal"]],
  [/\b(?:pullover|world's greatest)\b/iu, ["postnatal"]],
  // The head goes down and up again, on one leg or over the hands; or the breath is held to hang on, to grip or to sit deep.
  [/\bcarry\b|\b(?:towel pulldown|deep squat hold)\b/iu, ["high-blood-pressure"]],
  // A joint that's knelt on, folded high again and again, or walked uphill.
  [/\bdonkey kick\b/iu, ["knee"]],
  [/\b(?:high-knee march|high knees)\b/iu, ["knee", "hip"]],
  [/\bincline walk\b/iu, ["hip"]],
  [/\brussian twist\b/iu, ["neck"]],
  [/\b(?:single-leg romanian|world's greatest|(?:hanging|captain's chair) (?:knee|leg) raise)\b/iu, ["high-blood-pressure"]],
  // The back bends sideways or backward under a load, or rounds with no way out.
  [
    /\b(?:suitcase carry|overhead carry|uneven|nordic|glute-ham|pistol|kettlebell press|standing dumbbell shoulder press)\b/iu,
    ["lower-back"],
  ],
];

/** What a text names and `needs` must name as well; at home a box is any closed box and a bench any sturdy one. */
const NAMED: readonly (readonly [RegExp, Equipment])[] = [
  [/dumbbell/i, "dumbbell"],
  [/kettlebell/i, "kettlebell"],
  [/\bband\b/i, "band"],
  [/pull-up bar/i, "pull-up-bar"],
  [/barbell/i, "barbell"],
  [/cable|pulldown station|row station/i, "cable"],
  [/(?<!rowing |smith )machine/i, "machine"],
  [/rowing machine|treadmill|bike|elliptical|stair climber|ski machine/i, "cardio-machine"],
  [/smith machine/i, "smith-machine"],
  [/trap bar/i, "trap-bar"],
  [/ez bar/i, "ez-bar"],
  [/\brings\b/i, "rings"],
  [/suspension trainer/i, "suspension-trainer"],
  [/landmine/i, "landmine"],
  [/jump rope/i, "jump-rope"],
  [/battle ropes/i, "battle-ropes"],
  [/\bsled\b/i, "sled"],
  [/squat rack/i, "rack"],
  [/ab wheel/i, "ab-wheel"],
  [/medicine ball|slam ball/i, "medicine-ball"],
  [/plate/i, "plate"],
  [/sandbag/i, "sandbag"],
];

describe("an exercise", () => {
  it("loads what its movement loads", () => {
    const bare = Object.entries(LOADS_AT_LEAST).flatMap(([drawing, least]) => {
      const own = EXERCISES.filter(
        ({ demonstration: { movement, variant } }) => movement === drawing || `${movement}:${variant}` === drawing,
      );
      if (own.length === 0) return [`${drawing}: no such exercise`];
      return failing(({ loads }) => least.every((load) => loads.includes(load)), own).map((id) => `${drawing}: ${id}`);
    });
    expect(bare).toEqual([]);
  });

  it.each(NAMES_LOAD)("named like %s loads %j", (name, least) => {
    const own = EXERCISES.filter((exercise) => name.test(exercise.name));
    expect(own.length).toBeGreaterThan(1);
    expect(failing(({ loads }) => least.every((load) => loads.includes(load)), own)).toEqual([]);
  });

  it("loads what jumps, when a step says so", () => {
    const hops = /\b(jump|hop|leap)s?\b/i;
    const spoken = ({ instructions }: Exercise): boolean => instructions.some((step) => hops.test(step));
    expect(failing((exercise) => !spoken(exercise) || exercise.loads.includes("jumping"))).toEqual([]);
  });

  it("needs a thing that its equipment names, and in a gym the bench or step as well", () => {
    const fits = ({ equipment, needs, location }: Exercise): boolean => {
      const named = NAMED.filter(([words]) => words.test(equipment)).map(([, thing]) => thing);
      if (named.length > 0 && !named.some((thing) => needs.includes(thing))) return false;
      return location === "home" || !/\b(bench|box|step)\b/i.test(equipment) || needs.length > 0;
    };
    // A drill stretches anywhere: what its text names is one of many things that serve.
    expect(failing((exercise) => exercise.kind === "mobility" || fits(exercise))).toEqual([]);
  });

  it("counts as its time is counted: neither two sides for one repetition nor two hands in the time of one", () => {
    const miscounted = /\bcounts? as one\b|\bhalf ?time\b/i;
    expect(failing(({ instructions }) => !instructions.some((step) => miscounted.test(step)))).toEqual([]);
  });

  const LISTS: readonly (readonly Avoidance[])[] = [...AVOIDANCES.map((one) => [one]), ["knee", "hip"]];
  it.each(LISTS.map((avoid) => ({ avoid })))(
    "to warm up with or to stretch is left for legs, though $avoid is to be spared",
    ({ avoid }) => {
      const left = EXERCISES.filter(({ kind, loads }) => kind === "mobility" && !loads.some((load) => avoid.includes(load)));
      for (const place of LOCATIONS) {
        const own = left.filter(({ location }) => location === place);
        expect(own.filter(({ group, dose }) => group === "Legs" && dose.holdSeconds === null)).not.toEqual([]);
        expect(own.filter(({ dose }) => dose.holdSeconds !== null).length).toBeGreaterThan(4);
      }
    },
  );

  it("for strength spares the knee in three ways or more at the thigh, and two reach the inner thigh, in both places", () => {
    const strength = EXERCISES.filter(
      ({ kind, needs, location }) => kind === "strength" && (location === "gym" || needs.length === 0),
    );
    const beginners = strength.filter(({ level }) => level === LEVELS[0]);
    for (const place of LOCATIONS) {
      const kind = beginners.filter(({ location }) => location === place);
      expect(kind.filter(({ targets, loads }) => targets[0] === "quadriceps" && !loads.includes("knee")).length).toBeGreaterThan(
        2,
      );
      const inner = strength.filter(({ location, targets }) => location === place && targets.includes("adductors"));
      expect(inner.length).toBeGreaterThanOrEqual(2);
    }
  });
});
