import { nameMatcher } from "@lockstep/domain/training/import/match-names.ts";
import { describe, expect, it } from "vitest";
import { IMPORTED_NAMES } from "./imported-names.ts";
import { EXERCISES, findExercise } from "./index.ts";

const match = nameMatcher(EXERCISES, IMPORTED_NAMES);

/** Names as Hevy and Strong export them, and the exercise they mean here. */
const MEANT: readonly (readonly [theirs: string, ours: string])[] = `
Bench Press (Barbell) = Barbell Bench Press
Bench Press (Dumbbell) = Dumbbell Bench Press
Bench Press (Smith Machine) = Smith Machine Bench Press
Bench Press - Close Grip (Barbell) = Close-Grip Bench Press
Bench Press - Wide Grip (Barbell) = Wide-Grip Bench Press
Incline Bench Press (Barbell) = Incline Barbell Press
Incline Bench Press (Dumbbell) = Incline Dumbbell Press
Incline Bench Press (Smith Machine) = Smith Machine Incline Press
Decline Bench Press (Barbell) = Decline Bench Press
Decline Bench Press (Dumbbell) = Decline Dumbbell Press
Chest Press (Machine) = Machine Chest Press
Incline Chest Press (Machine) = Incline Machine Press
Iso-Lateral Chest Press (Machine) = Machine Chest Press
Chest Fly (Dumbbell) = Dumbbell Fly
Chest Fly (Machine) = Pec Deck
Butterfly (Pec Deck) = Pec Deck
Incline Chest Fly (Dumbbell) = Incline Dumbbell Fly
Cable Fly Crossovers = Cable Fly
Cable Crossover = Cable Fly
Low Cable Fly Crossovers = Low-to-High Cable Fly
Push Up = Push-Up
Push Up (Bodyweight) = Push-Up
Knee Push Up = Knee Push-Up
Diamond Push Up = Diamond Push-Up
Decline Push Up = Decline Push-Up
Incline Push Ups = Incline Push-Up on a Bench
Chest Dip = Chest Dip
Chest Dip (Weighted) = Weighted Dip
Chest Dip (Assisted) = Assisted Dip
Floor Press (Dumbbell) = Dumbbell Floor Press
Pullover (Dumbbell) = Dumbbell Pullover
Squat (Barbell) = Barbell Back Squat
Squat (Bodyweight) = Bodyweight Squat
Squat (Smith Machine) = Smith Machine Squat
Front Squat (Barbell) = Barbell Front Squat
Front Squat = Barbell Front Squat
Goblet Squat = Goblet Squat
Goblet Squat (Kettlebell) = Kettlebell Goblet Squat
Box Squat (Barbell) = Box Squat
Pause Squat (Barbell) = Pause Squat
Hack Squat (Machine) = Hack Squat
Hack Squat = Hack Squat
Pendulum Squat (Machine) = Pendulum Squat
Pistol Squat = Pistol Squat
Bulgarian Split Squat = Bulgarian Split Squat
Split Squat (Dumbbell) = Dumbbell Split Squat
Lunge (Dumbbell) = Dumbbell Lunge
Lunge (Barbell) = Barbell Lunge
Lunge = Dumbbell Lunge
Walking Lunge = Walking Lunge
Walking Lunge (Dumbbell) = Dumbbell Walking Lunge
Reverse Lunge (Dumbbell) = Dumbbell Reverse Lunge
Step Up = Box Step-Up
Dumbbell Step Up = Dumbbell Step-Up
Leg Press (Machine) = Leg Press
Leg Press = Leg Press
Leg Press Horizontal (Machine) = Leg Press
Single Leg Press (Machine) = Single-Leg Press
Leg Extension (Machine) = Leg Extension
Single Leg Extensions = Single-Leg Extension
Lying Leg Curl (Machine) = Lying Leg Curl
Seated Leg Curl (Machine) = Seated Leg Curl
Standing Leg Curls = Standing Leg Curl
Nordic Hamstrings Curls = Nordic Curl
Deadlift (Barbell) = Barbell Deadlift
Deadlift (Dumbbell) = Dumbbell Deadlift
Deadlift (Trap bar) = Trap-Bar Deadlift
Sumo Deadlift (Barbell) = Sumo Deadlift
Sumo Deadlift = Sumo Deadlift
Romanian Deadlift (Barbell) = Barbell Romanian Deadlift
Romanian Deadlift (Dumbbell) = Dumbbell Romanian Deadlift
Stiff Leg Deadlift (Barbell) = Stiff-Leg Deadlift
Straight Leg Deadlift = Stiff-Leg Deadlift
Single Leg Romanian Deadlift (Dumbbell) = Single-Leg Romanian Deadlift
Rack Pull = Rack Pull
Rack Pull (Barbell) = Rack Pull
Deficit Deadlift (Barbell) = Deficit Deadlift
Good Morning (Barbell) = Barbell Good Morning
Hip Thrust (Barbell) = Barbell Hip Thrust
Hip Thrust (Machine) = Hip Thrust Machine
Hip Thrust (Bodyweight) = Bench Hip Thrust
Glute Bridge = Glute Bridge
Glute Bridge (Barbell) = Barbell Glute Bridge
Glute Kickback (Machine) = Machine Glute Kickback
Standing Cable Glute Kickbacks = Cable Glute Kickback
Hip Abduction (Machine) = Machine Hip Abduction
Hip Abductor (Machine) = Machine Hip Abduction
Hip Adduction (Machine) = Machine Hip Adduction
Hip Adductor (Machine) = Machine Hip Adduction
Cable Pull Through = Cable Pull-Through
Glute Ham Raise = Glute-Ham Raise
Standing Calf Raise (Machine) = Machine Standing Calf Raise
Standing Calf Raise (Dumbbell) = Dumbbell Calf Raise
Standing Calf Raise (Smith) = Smith Machine Calf Raise
Seated Calf Raise = Machine Seated Calf Raise
Seated Calf Raise (Machine) = Machine Seated Calf Raise
Calf Press (Machine) = Leg-Press Calf Raise
Calf Press on Leg Press = Leg-Press Calf Raise
Single Leg Standing Calf Raise = Single-Leg Calf Raise
Back Extension (Hyperextension) = Back Extension
Back Extension (Machine) = Back Extension
Back Extension (Weighted Hyperextension) = Weighted Back Extension
Reverse Hyperextension = Reverse Hyper
Bent Over Row (Barbell) = Barbell Row
Bent Over Row (Dumbbell) = Bent-Over Dumbbell Row
Bent Over One Arm Row (Dumbbell) = One-Arm Dumbbell Row
Dumbbell Row = One-Arm Dumbbell Row
Pendlay Row (Barbell) = Pendlay Row
T Bar Row = T-Bar Row
Meadows Rows (Barbell) = Meadows Row
Chest Supported Incline Row (Dumbbell) = Incline Dumbbell Row
Incline Row (Dumbbell) = Incline Dumbbell Row
Seated Cable Row - Bar Grip = Seated Cable Row
Seated Cable Row - V Grip (Cable) = Seated Cable Row
Seated Row (Cable) = Seated Cable Row
Seated Row (Machine) = Machine Row
Seated Wide-Grip Row (Cable) = Wide-Grip Seated Row
Iso-Lateral Row (Machine) = Iso-Lateral Row
Single Arm Cable Row = Single-Arm Cable Row
Inverted Row = Inverted Row
Lat Pulldown (Cable) = Lat Pulldown
Lat Pulldown (Machine) = Lat Pulldown
Lat Pulldown - Close Grip (Cable) = Close-Grip Lat Pulldown
Lat Pulldown - Wide Grip (Cable) = Wide-Grip Lat Pulldown
Lat Pulldown - Underhand (Cable) = Reverse-Grip Pulldown
Reverse Grip Lat Pulldown (Cable) = Reverse-Grip Pulldown
Lat Pulldown (Single Arm) = Single-Arm Pulldown
Straight Arm Lat Pulldown (Cable) = Straight-Arm Pulldown
Pull Up = Pull-Up
Pull Up (Weighted) = Weighted Pull-Up
Pull Up (Assisted) = Assisted Pull-Up
Chin Up = Chin-Up
Chin Up (Weighted) = Weighted Chin-Up
Muscle Up = Muscle-Up
Wide Pull Up = Wide-Grip Pull-Up
Shrug (Barbell) = Barbell Shrug
Shrug (Dumbbell) = Dumbbell Shrug
Overhead Press (Barbell) = Barbell Overhead Press
Overhead Press (Dumbbell) = Standing Dumbbell Shoulder Press
Strict Military Press (Barbell) = Barbell Overhead Press
Seated Overhead Press (Barbell) = Seated Barbell Press
Seated Overhead Press (Dumbbell) = Seated Dumbbell Shoulder Press
Shoulder Press (Dumbbell) = Seated Dumbbell Shoulder Press
Shoulder Press (Machine Plates) = Machine Shoulder Press
Shoulder Press (Machine) = Machine Shoulder Press
Seated Shoulder Press (Machine) = Machine Shoulder Press
Arnold Press (Dumbbell) = Arnold Press
Push Press = Push Press
Lateral Raise (Dumbbell) = Dumbbell Lateral Raise
Lateral Raise (Cable) = Cable Lateral Raise
Single Arm Lateral Raise (Cable) = Cable Lateral Raise
Lateral Raise (Machine) = Machine Lateral Raise
Front Raise (Dumbbell) = Dumbbell Front Raise
Front Raise (Cable) = Cable Front Raise
Front Raise (Plate) = Plate Front Raise
Rear Delt Reverse Fly (Machine) = Reverse Pec Deck
Rear Delt Reverse Fly (Dumbbell) = Bent-Over Dumbbell Rear Fly
Reverse Fly (Machine) = Reverse Pec Deck
Reverse Fly (Dumbbell) = Bent-Over Dumbbell Rear Fly
Reverse Fly (Cable) = Cable Rear Delt Fly
Face Pull = Cable Face Pull
Face Pull (Cable) = Cable Face Pull
Upright Row (Cable) = Cable Upright Row
Handstand Push Up = Handstand Push-Up
Bicep Curl (Barbell) = Barbell Curl
Bicep Curl (Dumbbell) = Dumbbell Curl
Bicep Curl (Cable) = Cable Curl
Bicep Curl (Machine) = Machine Preacher Curl
EZ Bar Biceps Curl = EZ-Bar Curl
Hammer Curl (Dumbbell) = Hammer Curl
Cross Body Hammer Curl = Cross-Body Hammer Curl
Hammer Curl (Cable) = Rope Hammer Curl
Preacher Curl (Barbell) = EZ-Bar Preacher Curl
Preacher Curl (Dumbbell) = Dumbbell Preacher Curl
Preacher Curl (Machine) = Machine Preacher Curl
Seated Incline Curl (Dumbbell) = Incline Dumbbell Curl
Incline Curl (Dumbbell) = Incline Dumbbell Curl
Concentration Curl = Concentration Curl
Concentration Curl (Dumbbell) = Concentration Curl
Spider Curl (Dumbbell) = Spider Curl
Zottman Curl (Dumbbell) = Zottman Curl
Drag Curl = Drag Curl
Reverse Curl (Barbell) = Reverse Barbell Curl
Triceps Pushdown = Cable Pushdown
Triceps Pushdown (Cable - Straight Bar) = Cable Pushdown
Triceps Rope Pushdown = Rope Pushdown
Single Arm Triceps Pushdown (Cable) = Single-Arm Pushdown
Triceps Extension (Cable) = Cable Overhead Triceps Extension
Triceps Extension (Dumbbell) = Dumbbell Overhead Triceps Extension
Overhead Triceps Extension (Cable) = Cable Overhead Triceps Extension
Skullcrusher (Barbell) = Skull Crusher
Skullcrusher (Dumbbell) = Lying Dumbbell Triceps Extension
Triceps Kickback (Dumbbell) = Dumbbell Kickback
Triceps Dip = Triceps Dip
Bench Dip = Bench Dip
Seated Dip Machine = Machine Dip
Wrist Curl (Barbell) = Barbell Wrist Curl
Plank = Forearm Plank
Side Plank = Side Plank
Crunch = Crunch
Crunch (Machine) = Machine Crunch
Cable Crunch = Kneeling Cable Crunch
Bicycle Crunch = Bicycle Crunch
Reverse Crunch = Reverse Crunch
Sit Up = Sit-Up
Decline Sit Up = Decline Sit-Up
Sit Up (Weighted) = Weighted Sit-Up
Hanging Leg Raise = Hanging Leg Raise
Hanging Knee Raise = Hanging Knee Raise
Knee Raise Parallel Bars = Captain's Chair Knee Raise
Knee Raise (Captain's Chair) = Captain's Chair Knee Raise
Lying Leg Raise = Lying Leg Raise
Russian Twist (Weighted) = Medicine Ball Russian Twist
Ab Wheel = Ab Wheel Rollout
Dead Bug = Dead Bug
Mountain Climber = Mountain Climber
V Up = V-Up
Toes to Bar = Toes-to-Bar
Superman = Superman
Side Bend (Dumbbell) = Dumbbell Side Bend
Power Clean = Barbell Power Clean
Hang Clean = Hang Clean
Clean and Jerk (Barbell) = Clean and Jerk
Snatch (Barbell) = Power Snatch
Thruster (Barbell) = Barbell Thruster
Kettlebell Swing = Kettlebell Swing
Kettlebell Turkish Get Up = Turkish Get-Up
Turkish Get Up = Turkish Get-Up
Farmers Walk = Farmer's Carry
Burpee = Burpee
Box Jump = Box Jump
Jump Squat = Jump Squat
Jump Rope = Jump Rope
Battle Ropes = Battle Ropes
Wall Ball = Wall Ball
Treadmill = Treadmill Run
Running (Treadmill) = Treadmill Run
Cycling (Indoor) = Stationary Bike
Rowing Machine = Rowing Machine
Rowing (Machine) = Rowing Machine
Elliptical Trainer = Elliptical
Stair Machine (Steps) = Stair Climber
Air Bike = Air Bike
`
  .trim()
  .split("\n")
  .map((line) => {
    const [theirs = "", ours = ""] = line.split(" = ");
    return [theirs, ours];
  });

describe("names from other apps", () => {
  it("covers what people log most", () => {
    expect(MEANT.length).toBeGreaterThan(200);
  });

  it.each(MEANT)("%s is %s", (theirs, ours) => {
    const { exerciseId } = match(theirs);
    expect(exerciseId === null ? null : findExercise(exerciseId)?.name).toBe(ours);
  });

  it("is the gym's exercise where both places have it", () => {
    const home = MEANT.flatMap(([theirs]) => match(theirs).exerciseId ?? []).filter((id) => id.startsWith("h-"));
    for (const id of home) expect(findExercise(id.replace("h-", "g-"))).toBeUndefined();
  });

  it("finds nothing for what isn't ours, and suggests what is near", () => {
    for (const name of ["Torso Rotation (Machine)", "Chin Up (Assisted)", "Meditation", "Shrug (Machine)", "Zug am Turm", ""])
      expect(match(name).exerciseId).toBeNull();
    expect(match("Chin Up (Assisted)").suggestions.map(({ name }) => name)).toContain("Chin-Up");
    expect(match("Landmine Squat and Press").suggestions).not.toHaveLength(0);
    expect(match("Meditation").suggestions).toEqual([]);
  });

  it("means exercises that are there", () => {
    for (const [name, id] of Object.entries(IMPORTED_NAMES)) expect([name, findExercise(id)?.id]).toEqual([name, id]);
  });
});
