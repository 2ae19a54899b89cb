import type { CoachReply, CoachScene } from "../coach-scene.ts";
import { searchExercises } from "../tools/search-exercises.ts";
import { searchRecipes } from "../tools/search-recipes.ts";

/** Answers a question without a model. */
export async function answerBuiltIn({ platform, actor, question }: CoachScene): Promise<CoachReply> {
  const query = question.slice(0, 80);
  const { exercises } = await searchExercises.run(platform, actor, { query });
  const { recipes } = await searchRecipes.run(platform, actor, { query });
  const found = [...exercises.slice(0, 3), ...recipes.slice(0, 3)].map(({ name, path }) => `- [${name}](${path})`);
  if (found.length > 0) return { text: `Here's what I found:\n\n${found.join("\n")}`, drafts: [] };
  return {
    text: "I didn't find anything for that. Ask me about an exercise or a recipe by name, or look through the [exercises](/exercises) and the [recipes](/recipes).",
    drafts: [],
  };
}
