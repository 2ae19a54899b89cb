import { RANKS } from "@lockstep/domain/training/exercise.ts";
import { exerciseSearch } from "@lockstep/domain/training/search-exercises.ts";
import { describe, expect, it } from "vitest";
import { IS_FULL_RUN } from "../../scripts/test-sample.ts";
import { MUSCLE_WORDS } from "../coach/body-words.ts";
import { EXERCISES } from "./index.ts";

const search = exerciseSearch(EXERCISES, MUSCLE_WORDS);

/** The names a search shows first: the best matches, staples before others. */
function found(words: string, most: number): readonly string[] {
  const ranked = search(words).toSorted(
    (a, b) => a.score - b.score || RANKS.indexOf(a.exercise.rank) - RANKS.indexOf(b.exercise.rank),
  );
  return [...new Set(ranked.map(({ exercise }) => exercise.name))].slice(0, most);
}

/** Exercises that lifters look for by name (reference: what other apps call them), as they are called here. */
const BY_NAME = `
Sumo Deadlift; Trap-Bar Deadlift; Stiff-Leg Deadlift; Deficit Deadlift; Rack Pull; Box Squat; Pause Squat; Zercher Squat; Belt Squat;
Pendulum Squat; Walking Lunge; Dumbbell Reverse Lunge; Curtsy Lunge; Cossack Squat; Pistol Squat; Smith Split Squat; Single-Leg Press;
Hip Adduction; Standing Leg Curl; Nordic Curl; Glute-Ham Raise; Reverse Hyper; Cable Pull-Through; B-Stance RDL; Hip Thrust Machine;
Kickback Machine; Leg-Press Calf Raise; Tibialis Raise; Sissy Squat;
Decline Bench Press; Smith Bench Press; Smith Incline Press; Incline Machine Press; Decline Dumbbell Press; Incline Dumbbell Fly;
High-to-Low Cable Fly; Low-to-High Cable Fly; Dumbbell Pullover; Barbell Floor Press; Landmine Press; Assisted Dip; Diamond Push-Up;
Archer Push-Up; Ring Dip;
T-Bar Row; Chest-Supported T-Bar Row; Seal Row; Meadows Row; Underhand Row; Single-Arm Cable Row; Wide-Grip Seated Row; Iso-Lateral Row;
Reverse-Grip Pulldown; Neutral-Grip Pulldown; Single-Arm Pulldown; Neutral-Grip Pull-Up; Negative Pull-Up; Muscle-Up;
Reverse Pec Deck; Machine Lateral Raise; Arnold Press; Seated Barbell Press; Smith Press; Z Press; Dumbbell Front Raise; Cable Front Raise;
Handstand Push-Up; Cable External Rotation; EZ-Bar Curl; Incline Curl; EZ Preacher Curl; Spider Curl; Bayesian Curl; Rope Hammer Curl;
Reverse Barbell Curl; Zottman Curl; Rope Pushdown; EZ Skull Crusher; Dip Machine;
Hanging Knee Raise; Toes-to-Bar; V-Up; Decline Sit-Up; Dragon Flag; L-Sit; Copenhagen Plank; Landmine Rotation;
Hang Clean; Clean and Jerk; Power Snatch; Kettlebell Snatch; Box Jump; Wall Ball; Battle Ropes; Sled Push; Jump Rope; Treadmill; Bike;
Elliptical; Stair Climber
`
  .split(";")
  .map((name) => name.trim());

/** What lifters type, and the exercise they mean. */
const TYPED: readonly (readonly [typed: string, meant: string])[] = [
  ["RDL", "Barbell Romanian Deadlift"],
  ["rdls", "Barbell Romanian Deadlift"],
  ["OHP", "Barbell Overhead Press"],
  ["military press", "Barbell Overhead Press"],
  ["strict press", "Barbell Overhead Press"],
  ["skullcrusher", "Skull Crusher"],
  ["skull crushers", "Skull Crusher"],
  ["pushup", "Push-Up"],
  ["push ups", "Push-Up"],
  ["pushups", "Push-Up"],
  ["press up", "Push-Up"],
  ["face pulls", "Cable Face Pull"],
  ["facepull", "Cable Face Pull"],
  ["deadlifts", "Barbell Deadlift"],
  ["dead lift", "Barbell Deadlift"],
  ["deadlfit", "Barbell Deadlift"],
  ["conventional deadlift", "Barbell Deadlift"],
  ["calf raises", "Machine Standing Calf Raise"],
  ["calves", "Machine Seated Calf Raise"],
  ["rear delt", "Bent-Over Dumbbell Rear Fly"],
  ["rear delts", "Bent-Over Dumbbell Rear Fly"],
  ["rear delt fly", "Bent-Over Dumbbell Rear Fly"],
  ["squats", "Barbell Back Squat"],
  ["back squat", "Barbell Back Squat"],
  ["sqaut", "Barbell Back Squat"],
  ["air squat", "Bodyweight Squat"],
  ["goblet", "Goblet Squat"],
  ["kb goblet squat", "Kettlebell Goblet Squat"],
  ["front squats", "Barbell Front Squat"],
  ["bss", "Bulgarian Split Squat"],
  ["bulgarian", "Bulgarian Split Squat"],
  ["bulgarians split squat", "Bulgarian Split Squat"],
  ["RFESS", "Bulgarian Split Squat"],
  ["lunges", "Dumbbell Lunge"],
  ["lateral lunge", "Side Lunge"],
  ["step ups", "Box Step-Up"],
  ["stepup", "Box Step-Up"],
  ["leg press", "Leg Press"],
  ["hack squat", "Hack Squat"],
  ["leg curls", "Lying Leg Curl"],
  ["hamstring curl", "Seated Leg Curl"],
  ["leg extensions", "Leg Extension"],
  ["quads", "Leg Extension"],
  ["hip thrusts", "Barbell Hip Thrust"],
  ["glute bridge", "Glute Bridge"],
  ["glutes", "Glute Bridge"],
  ["abductor machine", "Machine Hip Abduction"],
  ["adductor machine", "Machine Hip Adduction"],
  ["inner thigh", "Machine Hip Adduction"],
  ["good mornings", "Barbell Good Morning"],
  ["GHR", "Glute-Ham Raise"],
  ["nordics", "Nordic Curl"],
  ["hex bar deadlift", "Trap-Bar Deadlift"],
  ["trapbar deadlift", "Trap-Bar Deadlift"],
  ["tib raise", "Tibialis Raise"],
  ["bench", "Barbell Bench Press"],
  ["bench press", "Barbell Bench Press"],
  ["benchpress", "Barbell Bench Press"],
  ["db bench", "Dumbbell Bench Press"],
  ["incline bench", "Incline Barbell Press"],
  ["incline db press", "Incline Dumbbell Press"],
  ["chest fly", "Dumbbell Fly"],
  ["cable crossover", "Cable Fly"],
  ["pec fly", "Pec Deck"],
  ["dips", "Chest Dip"],
  ["CGBP", "Close-Grip Bench Press"],
  ["pull ups", "Pull-Up"],
  ["pullup", "Pull-Up"],
  ["chinups", "Chin-Up"],
  ["lat pull down", "Lat Pulldown"],
  ["lat pulldowns", "Lat Pulldown"],
  ["seated row", "Seated Cable Row"],
  ["bent over row", "Barbell Row"],
  ["bb row", "Barbell Row"],
  ["db row", "One-Arm Dumbbell Row"],
  ["australian pull up", "Inverted Row"],
  ["shrugs", "Dumbbell Shrug"],
  ["lateral raises", "Dumbbell Lateral Raise"],
  ["side raise", "Dumbbell Lateral Raise"],
  ["shoulder press", "Machine Shoulder Press"],
  ["bicep curl", "Dumbbell Curl"],
  ["biceps curls", "Dumbbell Curl"],
  ["hammer curls", "Hammer Curl"],
  ["preacher curl", "Machine Preacher Curl"],
  ["tricep pushdown", "Cable Pushdown"],
  ["triceps pushdown", "Cable Pushdown"],
  ["tricep extension", "Dumbbell Overhead Triceps Extension"],
  ["planks", "Forearm Plank"],
  ["crunches", "Crunch"],
  ["situps", "Sit-Up"],
  ["russian twists", "Medicine Ball Russian Twist"],
  ["ab roller", "Ab Wheel Rollout"],
  ["leg raises", "Lying Leg Raise"],
  ["hyperextension", "Back Extension"],
  ["pallof", "Cable Pallof Press"],
  ["farmers walk", "Farmer's Carry"],
  ["kb swing", "Kettlebell Swing"],
  ["TGU", "Turkish Get-Up"],
  ["power clean", "Barbell Power Clean"],
  ["burpees", "Burpee"],
  ["mountain climbers", "Mountain Climber"],
  ["rower", "Rowing Machine"],
  ["skipping rope", "Jump Rope"],
  ["stairmaster", "Stair Climber"],
  ["assault bike", "Air Bike"],
  ["prowler", "Sled Push"],
  ["romainian deadlift", "Barbell Romanian Deadlift"],
  ["dumbell curl", "Dumbbell Curl"],
];

describe("the search", () => {
  it("finds what people look for by name: at least one exercise goes by exactly that", () => {
    const missing = BY_NAME.filter((name) => !search(name).some(({ score }) => score === 0));
    expect(missing).toEqual([]);
  });

  it("finds by each of an exercise's own names", () => {
    const exercises = EXERCISES.filter((_, at) => IS_FULL_RUN || at % 5 === 0);
    // At home and in the gym many go by the same names: each is looked for once.
    const byName = new Map<string, Set<string>>();
    for (const { name, aliases } of exercises)
      for (const each of [name, ...aliases])
        if (!byName.has(each))
          byName.set(each, new Set(search(each).flatMap(({ exercise, score }) => (score === 0 ? [exercise.id] : []))));
    const lost = exercises.flatMap(({ id, name, aliases }) =>
      [name, ...aliases].flatMap((each) => (byName.get(each)?.has(id) ? [] : [`${id}: ${each}`])),
    );
    expect(lost).toEqual([]);
  });

  it("finds what is meant by a hundred things that lifters type", () => {
    expect(TYPED.length).toBeGreaterThanOrEqual(100);
    const missed = TYPED.filter(([typed, meant]) => !found(typed, 12).includes(meant));
    expect(missed.map(([typed, meant]) => `${typed}: ${meant}, not ${found(typed, 4).join(", ")}`)).toEqual([]);
  });

  it("finds nothing for what is none", () => {
    for (const words of ["zzzz", "%'--", "qwertz deadlift"]) expect(search(words)).toEqual([]);
  });
});
