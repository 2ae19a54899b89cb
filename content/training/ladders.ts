import type { Exercise } from "@lockstep/domain/training/exercise.ts";

/**
 * What a coach has people do next once an exercise that takes no more weight has become easy: names from the easiest to the hardest, each a step that the one before
 * prepares for, in its own pattern. An exercise may stand in several; where two go on from it, the earlier ladder comes first. One that's in none goes on with a slower
 * pace: nothing leads up to a Nordic curl, a pistol, a handstand push-up or a dragon flag in one step.
 */
export const LADDERS: readonly (readonly string[])[] = [
  // Squats and lunges
  ["Chair Sit-to-Stand", "Bodyweight Squat", "Goblet Squat", "Kettlebell Goblet Squat", "Backpack Squat"],
  ["Bench Squat", "Goblet Squat", "Leg Press"],
  ["Sumo Squat", "Goblet Squat", "Kettlebell Goblet Squat", "Backpack Squat"],
  ["Shrimp Squat", "Pistol Squat"],
  ["Split Squat", "Dumbbell Split Squat", "Bulgarian Split Squat", "Dumbbell Bulgarian Split Squat"],
  ["Reverse Lunge", "Dumbbell Reverse Lunge", "Dumbbell Lunge", "Walking Lunge", "Bulgarian Split Squat"],
  ["Forward Lunge", "Dumbbell Lunge", "Walking Lunge"],
  ["Walking Lunge", "Dumbbell Walking Lunge", "Dumbbell Lunge", "Bulgarian Split Squat"],
  ["Step-Down", "Box Step-Up", "Stair Step-Up", "Dumbbell Step-Up", "Bulgarian Split Squat"],
  ["Side Lunge", "Goblet Side Lunge", "Cossack Squat"],
  ["Bulgarian Split Squat", "Dumbbell Bulgarian Split Squat"],
  ["High Wall Sit", "Wall Sit"],
  // Hinges and bridges
  [
    "Bodyweight Good Morning",
    "Bodyweight Romanian Deadlift",
    "Dumbbell Romanian Deadlift",
    "Kettlebell Romanian Deadlift",
    "Backpack Romanian Deadlift",
  ],
  ["Single-Leg Romanian Deadlift", "Kettlebell Single-Leg Romanian Deadlift"],
  ["Sofa Hip Thrust", "Dumbbell Hip Thrust", "Single-Leg Glute Bridge", "Single-Leg Hip Thrust"],
  ["Bench Hip Thrust", "Dumbbell Hip Thrust", "Barbell Hip Thrust"],
  ["Glute Bridge", "Banded Glute Bridge", "B-Stance Hip Thrust", "Single-Leg Glute Bridge", "Single-Leg Hip Thrust"],
  ["Bridge March", "Single-Leg Hip Thrust"],
  ["Frog Pump", "Single-Leg Glute Bridge"],
  ["Hamstring Bridge", "Sofa Hamstring Bridge", "Hamstring Bridge March"],
  ["Kneeling Leg Curl", "Hamstring Slide-Out", "Sliding Leg Curl", "Single-Leg Sliding Leg Curl"],
  ["Single-Leg Sliding Leg Curl", "Nordic Curl"],
  ["Glute-Ham Raise", "Nordic Curl"],
  // Calves and hips
  [
    "Seated Calf Raise",
    "Standing Calf Raise",
    "Stair Calf Raise",
    "Calf Raise on a Step",
    "Two-Up One-Down Calf Raise",
    "Single-Leg Calf Raise",
    "Dumbbell Single-Leg Calf Raise",
  ],
  ["Donkey Calf Raise", "Single-Leg Calf Raise"],
  ["Standing Hip Abduction", "Clamshell", "Band Clamshell", "Side-Lying Leg Raise"],
  ["Fire Hydrant", "Side-Lying Leg Raise"],
  ["Side Step Walk", "Band Lateral Walk"],
  // Pushing
  [
    "Wall Push-Up",
    "Incline Push-Up",
    "Incline Push-Up on a Bench",
    "Knee Push-Up",
    "Push-Up",
    "Backpack Push-Up",
    "Deficit Push-Up",
    "Decline Push-Up",
    "Archer Push-Up",
  ],
  ["Incline Push-Up on a Bench", "Dumbbell Bench Press", "Machine Chest Press"],
  ["Knee Push-Up", "Dumbbell Bench Press", "Machine Chest Press"],
  ["Push-Up", "Dumbbell Bench Press", "Barbell Bench Press"],
  ["Wide Push-Up", "Decline Push-Up", "Archer Push-Up"],
  ["Suspension Chest Press", "Push-Up", "Ring Push-Up"],
  ["Bench Dip", "Triceps Dip", "Weighted Dip"],
  ["Chest Dip", "Weighted Dip", "Ring Dip"],
  ["Close-Hand Wall Push-Up", "Close-Grip Push-Up", "Diamond Push-Up"],
  ["Close-Grip Push-Up", "Close-Grip Bench Press"],
  ["Incline Pike Push-Up", "Pike Push-Up", "Elevated Pike Push-Up"],
  ["Incline Pike Push-Up", "Seated Dumbbell Shoulder Press", "Standing Dumbbell Shoulder Press", "Backpack Overhead Press"],
  // Pulling
  ["Seated Towel Row", "Towel Doorframe Row", "Table Row"],
  ["Suspension Row", "Ring Row", "Inverted Row", "Table Row"],
  ["Towel Pulldown", "Negative Pull-Up", "Chin-Up"],
  ["Chin-Up", "Weighted Chin-Up"],
  ["Scapular Pull-Up", "Negative Pull-Up", "Chin-Up", "Pull-Up", "Weighted Pull-Up"],
  ["Neutral-Grip Pull-Up", "Pull-Up", "Weighted Pull-Up"],
  ["Wide-Grip Pull-Up", "Weighted Pull-Up"],
  ["Suspension Face Pull", "Suspension Y Fly"],
  ["Towel Lean-Back Hold", "Dead Hang", "Towel Hang", "One-Arm Hang"],
  // Trunk
  ["Wall Plank", "Kneeling Plank", "Knee Plank", "Forearm Plank", "Long-Lever Plank", "Hollow Rock"],
  ["Bear Plank", "Long-Lever Plank"],
  ["Hollow Hold", "Hollow Rock"],
  ["Dead Bug", "Hollow Hold"],
  ["Plank Shoulder Tap", "Towel Rollout", "Ab Wheel Rollout"],
  ["Knee Side Plank", "Kneeling Side Plank", "Side Plank", "Side Plank Hip Dip", "Copenhagen Plank"],
  ["Heels-Down Russian Twist", "Bottle Russian Twist", "Medicine Ball Russian Twist"],
  ["Standing Knee Lift", "Crunch"],
  ["Standing Slow Knee Lift", "Crunch"],
  ["Crunch", "Kneeling Cable Crunch", "Sit-Up", "Weighted Sit-Up", "V-Up"],
  ["Toe-Touch Crunch", "Sit-Up", "V-Up"],
  ["Decline Sit-Up", "Weighted Sit-Up", "V-Up"],
  [
    "Seated Knee Tuck",
    "Reverse Crunch",
    "Lying Leg Raise",
    "Captain's Chair Knee Raise",
    "Hanging Knee Raise",
    "Hanging Leg Raise",
    "Toes-to-Bar",
  ],
  ["Lying Leg Raise", "V-Up"],
  ["Flutter Kick", "Scissor Kick"],
  ["Kneeling Leg Reach", "Forearm Bird Dog", "Bird Dog", "Hovering Bird Dog"],
  ["Bird Dog on Dumbbells", "Bird Dog"],
  ["Floor Back Extension", "Superman", "Back Extension", "Weighted Back Extension"],
  ["Reverse Plank", "Superman Hold", "Back Extension Hold"],
];

/**
 * What makes a body-weight exercise harder before another exercise or a slower pace does, as words after "then": less help from the feet or the surface, then weight. In one
 * place only where the other has no such thing.
 */
const HARDER_BY: Readonly<Record<string, Readonly<Partial<Record<Exercise["location"], string>>>>> = {
  "Incline Push-Up": { home: "use a lower surface" },
  "Incline Push-Up on a Bench": { gym: "use a lower box or step" },
  "Incline Pike Push-Up": { home: "use a lower surface" },
  "Elevated Pike Push-Up": { home: "raise your feet a little higher" },
  "Ring Push-Up": { home: "raise your feet on a chair" },
  "Suspension Chest Press": { home: "step your feet further back" },
  "Chair Dip": { home: "put your feet on a second chair" },
  "Chest Dip": { home: "wear a light backpack" },
  "Table Row": { home: "raise your feet or wear a light backpack" },
  "Inverted Row": { gym: "raise your feet on a bench" },
  "Suspension Row": { home: "walk your feet further forward", gym: "walk your feet further forward" },
  "Ring Row": { home: "walk your feet further forward" },
  "Chin-Up": { home: "wear a light backpack" },
  "Pull-Up": { home: "wear a light backpack" },
  "Neutral-Grip Pull-Up": { home: "wear a light backpack" },
  "Ring Pull-Up": { home: "wear a light backpack" },
  "Single-Leg Box Squat": {
    home: "use a lower seat or hug a light backpack",
    gym: "use a lower box or hold a light dumbbell",
  },
  "Bulgarian Split Squat": { home: "hug a light backpack" },
  "Reverse Lunge": { home: "hug a light backpack" },
  "Forward Lunge": { home: "hug a light backpack" },
  "Walking Lunge": { home: "hug a light backpack" },
  "Stair Step-Up": { home: "hug a light backpack" },
  "Single-Leg Romanian Deadlift": { home: "hold a light backpack in both hands" },
  "Single-Leg Hip Thrust": { home: "lay a backpack across your hips", gym: "rest a dumbbell on your hip" },
  "Single-Leg Calf Raise": { home: "hold a packed bag on that side" },
};

/** What gets harder with a heavier weight or more help taken away needs no other exercise. */
const takesWeight = ({ loadModel }: Exercise): boolean => loadModel !== "body-weight" && loadModel !== "none";

/** Each exercise with what makes it harder and what comes after it in its ladders, in its own place. */
export function withLadders(exercises: readonly Exercise[]): readonly Exercise[] {
  const idOf = new Map(exercises.map(({ id, name, location }) => [`${location} ${name}`, id]));
  return exercises.map((exercise) => {
    if (takesWeight(exercise)) return exercise;
    const harder = LADDERS.filter((ladder) => ladder.includes(exercise.name))
      .flatMap((ladder) => ladder.slice(ladder.indexOf(exercise.name) + 1))
      .flatMap((name) => idOf.get(`${exercise.location} ${name}`) ?? []);
    const harderBy = HARDER_BY[exercise.name]?.[exercise.location];
    return {
      ...exercise,
      ...(harder.length === 0 ? {} : { harder: [...new Set(harder)] }),
      ...(harderBy === undefined ? {} : { harderBy }),
    };
  });
}
