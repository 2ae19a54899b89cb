import type { TrainingChoices } from "./plan.ts";

/** What someone who knows their way around a gym asks for. */
export const GYM_CHOICES: TrainingChoices = {
  muscleGroups: ["Chest", "Back", "Legs", "Arms", "Core"],
  durationMinutes: 60,
  daysPerWeek: 4,
  skillLevel: "intermediate",
  location: "gym",
};
