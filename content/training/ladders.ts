import type { Exercise } from "@lockstep/domain/training/exercise.ts";

/**
 * What a coach has people do next once an exercise that takes no more weight has become easy: names from the easiest to the hardest. An exercise may
 * stand in several; where two go on from it, the earlier ladder comes first. One that's in none goes on with a slower pace.
 */
export const LADDERS: readonly (readonly string[])[] = [
  // Squats and lunges
  ["Chair Sit-to-Stand", "Bodyweight Squat", "Goblet Squat", "Kettlebell Goblet Squat", "Backpack Squat"],
  ["Bench Squat", "Goblet Squat", "Leg Press"],
  ["Sumo Squat", "Goblet Squat", "Kettlebell Goblet Squat", "Backpack Squat"],
  ["Single-Leg Box Squat", "Pistol Squat"],
  ["Shrimp Squat", "Pistol Squat"],
  ["Split Squat", "Dumbbell Split Squat", "Bulgarian Split Squat", "Dumbbell Bulgarian Split Squat"],
  ["Reverse Lunge", "Dumbbell Reverse Lunge", "Dumbbell Lunge", "Walking Lunge", "Bulgarian Split Squat"],
  ["Forward Lunge", "Dumbbell Lunge", "Walking Lunge"],
  ["Walking Lunge", "Dumbbell Walking Lunge", "Dumbbell Lunge", "Bulgarian Split Squat"],
  ["Step-Down", "Box Step-Up", "Stair Step-Up", "Dumbbell Step-Up", "Bulgarian Split Squat"],
  ["Side Lunge", "Goblet Side Lunge", "Cossack Squat"],
  ["Bulgarian Split Squat", "Dumbbell Bulgarian Split Squat", "Pistol Squat"],
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
  ["Hamstring Bridge", "Sofa Hamstring Bridge", "Hamstring Bridge March", "Sliding Leg Curl"],
  ["Kneeling Leg Curl", "Hamstring Slide-Out", "Sliding Leg Curl", "Single-Leg Sliding Leg Curl", "Nordic Curl"],
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
  ["Side-Lying Hip Adduction", "Copenhagen Plank"],
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
  ["Ring Push-Up", "Ring Dip"],
  ["Bench Dip", "Triceps Dip", "Weighted Dip"],
  ["Chest Dip", "Weighted Dip", "Ring Dip"],
  ["Close-Hand Wall Push-Up", "Chair Dip", "Close-Grip Push-Up", "Diamond Push-Up"],
  ["Close-Grip Push-Up", "Close-Grip Bench Press"],
  ["Incline Pike Push-Up", "Pike Push-Up", "Elevated Pike Push-Up", "Handstand Push-Up"],
  ["Incline Pike Push-Up", "Seated Dumbbell Shoulder Press", "Standing Dumbbell Shoulder Press", "Backpack Overhead Press"],
  // Pulling
  ["Seated Towel Row", "Towel Doorframe Row", "Table Row"],
  ["Suspension Row", "Ring Row", "Inverted Row", "Table Row"],
  ["Inverted Row", "Barbell Row"],
  ["Towel Pulldown", "Negative Pull-Up", "Chin-Up"],
  ["Scapular Pull-Up", "Negative Pull-Up", "Chin-Up", "Pull-Up", "Weighted Pull-Up"],
  ["Chin-Up", "Weighted Chin-Up"],
  ["Neutral-Grip Pull-Up", "Pull-Up", "Weighted Pull-Up"],
  ["Ring Pull-Up", "Weighted Pull-Up", "Muscle-Up"],
  ["Wide-Grip Pull-Up", "Weighted Pull-Up"],
  ["Suspension Face Pull", "Suspension Y Fly"],
  ["Towel Lean-Back Hold", "Dead Hang", "Towel Hang", "One-Arm Hang"],
  // Trunk
  ["Wall Plank", "Kneeling Plank", "Knee Plank", "Forearm Plank", "Long-Lever Plank", "Hollow Rock"],
  ["Bear Plank", "Long-Lever Plank"],
  ["Hollow Hold", "Hollow Rock"],
  ["Dead Bug", "Hollow Hold"],
  ["Plank Shoulder Tap", "Towel Rollout", "Ab Wheel Rollout"],
  ["Ab Wheel Rollout", "Dragon Flag"],
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
  ["Flutter Kick", "Scissor Kick", "Hollow Hold"],
  ["Kneeling Leg Reach", "Forearm Bird Dog", "Bird Dog", "Hovering Bird Dog"],
  ["Bird Dog on Dumbbells", "Bird Dog"],
  ["Floor Back Extension", "Superman", "Back Extension", "Weighted Back Extension"],
  ["Reverse Plank", "Superman Hold", "Back Extension Hold"],
];

/** What gets harder with a heavier weight or more help taken away needs no other exercise. */
const takesWeight = ({ loadModel }: Exercise): boolean => loadModel !== "body-weight" && loadModel !== "none";

/** Each exercise with what comes after it in its ladders, in its own place. */
export function withLadders(exercises: readonly Exercise[]): readonly Exercise[] {
  const idOf = new Map(exercises.map(({ id, name, location }) => [`${location} ${name}`, id]));
  return exercises.map((exercise) => {
    if (takesWeight(exercise)) return exercise;
    const harder = LADDERS.filter((ladder) => ladder.includes(exercise.name))
      .flatMap((ladder) => ladder.slice(ladder.indexOf(exercise.name) + 1))
      .flatMap((name) => idOf.get(`${exercise.location} ${name}`) ?? []);
    return harder.length === 0 ? exercise : { ...exercise, harder: [...new Set(harder)] };
  });
}
