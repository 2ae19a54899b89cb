import { expect, it } from "vitest";
import { profileWords } from "./profile-words.ts";

it.each<[Parameters<typeof profileWords>[0], string | null]>([
  [{ goal: null, workoutMinutes: null, avoid: [], equipment: [] }, null],
  [{ goal: null, workoutMinutes: null, avoid: [], equipment: ["none"] }, null],
  [
    { goal: "build-muscle", workoutMinutes: 45, avoid: ["knee"], equipment: ["dumbbell", "bench"] },
    "build muscle, 45-minute workouts, with dumbbells and a bench, nothing that strains the knees",
  ],
  [
    { goal: null, workoutMinutes: null, avoid: ["knee", "lower-back", "jumping"], equipment: [] },
    "nothing that strains the knees or lower back, no jumping",
  ],
  [
    { goal: "feel-healthy", workoutMinutes: null, avoid: ["pregnancy", "high-blood-pressure"], equipment: ["mat"] },
    "feel healthy, with a mat, adapted to pregnancy and high blood pressure",
  ],
])("says what %j is", (taken, words) => expect(profileWords(taken)).toBe(words));
