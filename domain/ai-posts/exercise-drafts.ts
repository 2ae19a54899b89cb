import type { Dose, Exercise } from "../training/exercise.ts";
import type { AiPostDraft, FitnessAim, PostLink } from "./ai-post.ts";
import { pickById } from "./pick-by-id.ts";

/** Ways to begin a post, so that a feed doesn't say the same thing every day. */
const OPENINGS: readonly ((name: string, place: string) => string)[] = [
  (name) => `Worth adding to your week: ${name}.`,
  (name) => `Exercise to try: ${name}.`,
  (name, place) => `One for ${place}: ${name}.`,
  (name) => `A good one to know: ${name}.`,
  (name) => `On the list for today: ${name}.`,
  (name) => `If you like simple, try this: ${name}.`,
];
const FIXES: readonly ((name: string, count: string) => readonly [before: string, after: string])[] = [
  (name, count) => [
    `${name}: ${count} things that often go wrong.`,
    "Fix one at a time. The first set is the best place for it.",
  ],
  (name) => [`${name} feeling off? Look for these:`, "Slow down for a few reps and it usually sorts itself out."],
  (name) => [`The small print of ${name}. Watch out for:`, "Film a set from the side and you'll spot it right away."],
  (name) => [`Quick form check: ${name}. Are you doing any of these?`, "Most people do at least one."],
];
const LADDERS: readonly ((name: string) => string)[] = [
  (name) => `${name}, three ways.`,
  (name) => `Make it fit you: ${name}.`,
  (name) => `${name} at your level:`,
];
const COUNTS = ["No", "One", "two", "three", "four", "five"] as const;

/** What the catalogue has to say about an exercise, as three posts: why and how much, what goes wrong, and how to make it easier or harder. */
export function exerciseDrafts(exercise: Exercise): readonly AiPostDraft[] {
  const { name, description, commonMistakes, modifications, dose, perSide, location } = exercise;
  const place = location === "home" ? "your living room" : "your next gym day";
  const about = { link: linkTo(exercise), aims: aimsOf(exercise) };
  const [before, after] = pickById(FIXES, exercise.id)(name, COUNTS[commonMistakes.length] ?? "a few");
  const { beginner, intermediate, advanced } = modifications;
  return [
    { ...about, text: `${pickById(OPENINGS, exercise.id)(name, place)} ${description}\n\n${doseInWords(dose, perSide)}` },
    { ...about, text: `${before}\n${commonMistakes.map((mistake) => `- ${mistake}`).join("\n")}\n${after}` },
    {
      ...about,
      text: `${pickById(LADDERS, exercise.id)(name)}\nEasier: ${beginner}\nHarder: ${intermediate}\nHardest: ${advanced}`,
    },
  ];
}

/** "Start with 3 sets of 8 to 12 per side, with 60 seconds of rest in between." */
function doseInWords({ sets, repsMin, repsMax, holdSeconds, restSeconds }: Dose, perSide: boolean): string {
  const one = holdSeconds !== null ? `${holdSeconds} seconds` : repsMin === repsMax ? `${repsMin}` : `${repsMin} to ${repsMax}`;
  return `Start with ${sets} sets of ${one}${perSide ? " per side" : ""}, with ${restSeconds} seconds of rest in between.`;
}

function linkTo({ id, name }: Exercise): PostLink {
  return { label: `${name}, step by step`, path: `/exercises/${id}` };
}

function aimsOf({ kind, compound }: Exercise): readonly FitnessAim[] {
  if (kind === "conditioning") return ["endurance", "weight"];
  if (kind === "mobility") return ["mobility"];
  return compound ? ["strength", "muscle"] : ["muscle"];
}
