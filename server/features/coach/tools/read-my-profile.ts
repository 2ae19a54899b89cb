import { z } from "zod";
import { getProfile } from "../../accounts/index.ts";
import { memberTool } from "./tool.ts";

/** What the person trains for, with what, and in which units. Nothing of their health check, birth year or address is in it. */
export const readMyProfile = memberTool({
  name: "read_my_profile",
  description: "The person's goals, level, equipment, what they avoid, and their units.",
  input: z.object({}),
  async run(platform, actor) {
    const { username, goal, fitnessGoals, skillLevel, equipment, avoid, units, foodUnits, energyUnit, hideCalories } =
      await getProfile(platform, actor);
    return { username, goal, fitnessGoals, skillLevel, equipment, avoid, units, foodUnits, energyUnit, hideCalories };
  },
});
