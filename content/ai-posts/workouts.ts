import type { AiPostDraft } from "@lockstep/domain/ai-posts/ai-post.ts";
import { exercise, written } from "./written.ts";

const TODAY = { label: "Open your workout plan", path: "/workout-plan" };

/** Short sessions to do as they are, and the guided series. */
export const WORKOUT_POSTS: readonly AiPostDraft[] = [
  written(
    "Living-room fifteen. Three rounds, a minute's rest between them:\n- 12 squats to a chair\n- 8 push-ups, hands on a table if you like\n- 10 glute bridges\n- 20 seconds of plank\nIf you finish round three smiling, slow the squats down next time.",
    { label: "Build a 15-minute plan", path: "/workout-setup" },
    ["strength"],
  ),
  written(
    "Ten-minute leg finisher, no equipment: 10 split squats a side, 15 calf raises, 20 seconds of wall sit. Go around three times and rest when your form asks for it.",
    undefined,
    ["muscle", "endurance"],
  ),
  written(
    "Pull day without a bar: lie under a sturdy table and row, then pull a towel apart overhead, then hold a superman for 20 seconds. Three rounds.",
    { label: "Look up rows", path: "/exercises?q=row" },
    ["strength"],
  ),
  written(
    "Dumbbell five by five, beginner version. Five sets of five goblet squats, five floor presses, five rows a side. Pick a weight you could lift eight times. That's the whole session.",
    { label: "Look up dumbbell exercises", path: "/exercises?q=dumbbell" },
    ["strength", "muscle"],
  ),
  written(
    "Try a ladder today: 1 push-up, 2 squats, 3 sit-to-stands, then 2, 4, 6, then 3, 6, 9. Stop at the first rung that gets messy. Next week, one rung more.",
    undefined,
    ["endurance"],
  ),
  written(
    "Every minute on the minute, for ten minutes: odd minutes 8 kettlebell swings, even minutes 6 push-ups. Whatever's left of the minute is rest.",
    { label: "See the kettlebell series", path: "/series/20-minute-kettlebell" },
    ["endurance"],
  ),
  written(
    "Desk break, four minutes: 10 hip circles each way, 10 shoulder rolls, 30 seconds of doorway stretch a side, 10 slow squats. No need to change.",
    { label: "See the desk worker's series", path: "/series/desk-workers-back" },
    ["mobility"],
  ),
  written(
    "Gym in 30: squat 3 sets, bench press 3 sets, row 3 sets, two minutes' rest between sets of squats, 90 seconds for the other two. Leave before you start wandering between machines.",
    { label: "Build a 30-minute plan", path: "/workout-setup" },
    ["strength"],
  ),
  written(
    "Carry day: pick up two heavy things and walk for 40 seconds, set them down, breathe, repeat six times. Grip, core, legs and lungs in under ten minutes.",
    { label: "Look up carries", path: "/exercises?q=carry" },
    ["strength", "endurance"],
  ),
  written(
    "Core without lying down: 30 seconds of Pallof hold a side, 30 seconds of suitcase carry a side, 8 slow standing knee raises a side. Twice through.",
    { label: "See Core without crunches", path: "/series/core-without-crunches" },
  ),
  written(
    "Running today? Add two sets of 12 single-leg calf raises and 10 hip bridges afterward. Your calves do a lot of work and get very little training.",
    { label: "See Runner's legs", path: "/series/runners-legs" },
    ["endurance"],
  ),
  written(
    "Arms in twelve minutes: curl, then press-down or dips on a chair, 10 to 12 reps each, back and forth, four rounds. Rest only as long as it takes to change the weight.",
    { label: "Look up curls", path: "/exercises?q=curl" },
    ["muscle"],
  ),
  written(
    "Partner session: you work while I rest. Twelve squats each, eight push-ups each, ten rows each, until one of you says it's time for coffee.",
    { label: "Find a group", path: "/groups" },
  ),
  written(
    "Test day, gently: how many clean push-ups in a row, and how long a plank? Write both down and forget them for six weeks.",
    { label: "Open your progress", path: "/progress" },
    ["strength"],
  ),
  written(
    "Hotel-room full body: 8 slow push-ups, 10 reverse lunges a side, 12 single-leg bridges a side, 30 seconds of side plank a side. Three rounds, shoes optional.",
    { label: "See bodyweight basics", path: "/series/bodyweight-basics" },
  ),
  written(
    "Your first push-up is closer than you think. This guided series goes from the wall to the floor, one angle at a time, with a moving figure to follow.",
    { label: "Start Your first push-up", path: "/series/first-push-up" },
    ["strength"],
  ),
  written(
    "Can't do a pull-up yet? The series builds it in order: hang, pull with a band, lower slowly, hold, then the real thing.",
    { label: "Start Your first pull-up", path: "/series/first-pull-up" },
    ["strength"],
  ),
  written(
    "Twenty minutes and one kettlebell. The series teaches the hinge first, then the swing, press and clean, and puts them together at the end.",
    { label: "Start 20-minute kettlebell", path: "/series/20-minute-kettlebell" },
    ["endurance"],
  ),
  written(
    "Wind down instead of scrolling: hips, upper back, hamstrings and calves, one evening each. Guided, slow, on the floor.",
    { label: "Start Evening mobility", path: "/series/evening-mobility" },
    ["mobility"],
  ),
  written(
    "Stiff shoulders? Five short sessions, from gentle circles to control overhead. Do one on each rest day.",
    { label: "Start Shoulders that move", path: "/series/shoulders-that-move" },
    ["mobility"],
  ),
  written(
    "Sitting all day rounds your back. This series opens the front, turns the spine and then makes the back stronger, in that order.",
    { label: "Start Desk worker's back", path: "/series/desk-workers-back" },
    ["mobility"],
  ),
  written(
    "Superset of the day: a dumbbell row and a floor press. Ten of each, no rest between the two, 75 seconds after. Four rounds cover most of your upper body.",
    TODAY,
    ["muscle"],
  ),
  written(
    "Slow-motion day: take 20% off your usual weights and lower every rep for four seconds. Same exercises, entirely different session.",
    TODAY,
    ["muscle"],
  ),
  written(
    "Only one exercise today? Make it a dead bug. Lower back flat, slow limbs, breathe out. Six a side, three sets, and your squat will feel steadier.",
    exercise("h-dead-bug", "See the Dead Bug"),
  ),
];
