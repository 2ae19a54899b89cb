import type { Exercise } from "@lockstep/domain/training/exercise.ts";

/** The machines of the cardio corner. */
export const cardio: readonly Exercise[] = [
  {
    id: "g-ski-machine",
    name: "Ski Machine",
    aliases: ["ski erg", "skierg", "skiing machine"],
    location: "gym",
    kind: "conditioning",
    group: "Full-Body",
    pattern: "locomotion",
    compound: true,
    level: "beginner",
    until: null,
    rank: "common",
    tier: "premium",
    targets: ["lats"],
    synergists: ["triceps", "abdominals", "shoulders"],
    needs: ["cardio-machine"],
    equipment: "Ski machine (cardio machine)",
    loadModel: "none",
    loads: ["lower-back", "shoulder", "wrist", "elbow", "pregnancy", "postnatal"],
    perSide: false,
    dose: { sets: 3, repsMin: 1, repsMax: 1, holdSeconds: 45, restSeconds: 45 },
    demonstration: { movement: "ski-machine", variant: "machine" },
    description: "You pull two handles down as if you had ski poles. It trains lats, abs and lungs while your legs just help.",
    instructions: [
      "Stand a step away with your arms up and a handle in each hand.",
      "Brace and pull down by folding at the hips.",
      "Finish with your hands beside your thighs.",
      "Stand up as the handles rise.",
    ],
    commonMistakes: ["Pulling with bent arms only.", "Squatting instead of hinging.", "Letting the cords jerk you up."],
    modifications: {
      beginner: "Pull gently at a slow rhythm.",
      intermediate: "Find a pace you can hold for two minutes.",
      advanced: "Do twenty hard pulls, then ten easy ones.",
    },
    videoUrl: null,
  },
];
