import type { AiPostDraft } from "@lockstep/domain/ai-posts/ai-post.ts";
import { written } from "./written.ts";

const RECIPES = { label: "Browse the recipes", path: "/recipes" };
const MEALS = { label: "Open your meal plan", path: "/meal-plan" };
const SETUP = { label: "Plan a week of meals", path: "/meal-plan-setup" };

/** Everyday food know-how. Figures are those of evidence.md and eating.md; nothing about eating less. */
export const NUTRITION_POSTS: readonly AiPostDraft[] = [
  written(
    "How much protein? For people who train, about 1.4 to 2 grams per kilogram of body weight a day does the job. Spread it over your meals and it's easier than it sounds.",
    RECIPES,
    ["muscle", "strength"],
  ),
  written(
    "Aim for 20 to 40 g of protein in each main meal. Two eggs are about 12 g, a can of tuna about 25 g, a big bowl of lentils about 18 g.",
    RECIPES,
    ["muscle"],
  ),
  written(
    "There's no 30-minute window after training. Eat a normal meal with some protein in the next couple of hours and you're covered.",
    MEALS,
    ["muscle"],
  ),
  written(
    "Cool cooked rice within an hour and eat it the next day at the latest. Most leftovers keep three to four days. Rice is the fussy one.",
    MEALS,
  ),
  written(
    "Leftovers need two rules: into the fridge within two hours, and steaming hot when you reheat them. 74 °C in the middle (165 °F) if you have a thermometer.",
    MEALS,
  ),
  written(
    "Frozen vegetables are picked ripe and frozen within hours. They're cheaper, they don't wilt, and they're already chopped.",
    RECIPES,
  ),
  written("Beans from a can are real food. Rinse them and you lose a good part of the salt, and dinner is ten minutes away.", {
    label: "Look up bean recipes",
    path: "/recipes?q=bean",
  }),
  written(
    "Fibre is the quiet one. Oats, beans, berries, whole-grain bread: 25 to 40 g a day keeps most people full and comfortable. Add it slowly, and drink enough with it.",
    RECIPES,
    ["weight"],
  ),
  written(
    "Eating before a session: something with carbs one to three hours ahead. Toast and a banana do the trick. If your stomach disagrees, leave more time.",
    undefined,
    ["endurance"],
  ),
  written(
    "A plate that works nearly every time: half vegetables, a palm of protein, a fist of rice, potatoes or bread, and a little fat for taste.",
    SETUP,
  ),
  written(
    "Hungry in the evening, every evening? Look at lunch first. A bigger one with protein in it usually fixes the sofa snacking.",
  ),
  written("Salt the water, taste the sauce, squeeze the lemon at the end. Food you like is food you'll cook again.", RECIPES),
  written("Batch cooking doesn't have to be a Sunday marathon. Double tonight's dinner and lunch is done too.", SETUP),
  written(
    "Vegetarian and training hard? Lentils, tofu, eggs, yogurt, beans. Mix them over the day and you get all the amino acids you need.",
    { label: "Look up lentil recipes", path: "/recipes?q=lentil" },
    ["muscle"],
  ),
  written("Oily fish twice a week is a good habit: salmon, sardines, mackerel. The canned kind counts.", {
    label: "Look up salmon recipes",
    path: "/recipes?q=salmon",
  }),
  written(
    "Soy sauce contains wheat, pesto contains nuts and milk, Worcestershire contains fish. If you cook for someone with an allergy, read the bottle, not only the recipe.",
    { label: "Filter recipes by allergy", path: "/recipes" },
  ),
  written(
    '"Wheat-free" isn\'t the same as gluten-free: rye and barley have gluten too, and oats only count if the pack says so.',
    { label: "Filter recipes by allergy", path: "/recipes" },
  ),
  written(
    "Breakfast can repeat. Most people are happy with two or three they like. Keep the variety for dinner, where you notice it.",
    MEALS,
  ),
  written(
    "One-pan dinner, the formula: onion and garlic, one vegetable, one protein, one can of tomatoes, one spice you like. Twenty-five minutes, one thing to wash.",
    RECIPES,
  ),
  written(
    "Coffee before training works for a lot of people. After lunch it also works, on your sleep. Pick your last cup accordingly.",
  ),
  written(
    "Write the grocery list from the plan, not from memory. You'll buy less, waste less, and not end up with a third jar of cumin.",
    { label: "Open your meal plan", path: "/meal-plan" },
  ),
  written(
    "Potatoes aren't the enemy. They're filling, cheap and full of potassium. How you cook them matters more than whether you eat them.",
    { label: "Look up potato recipes", path: "/recipes?q=potato" },
  ),
  written(
    "Drinking enough is simpler than counting: a glass with each meal, one in between, more when you sweat. Pale yellow is fine.",
    undefined,
    ["endurance"],
  ),
  written("Put the fruit where you can see it and cut the vegetables when you get home. What's ready gets eaten.", RECIPES),
  written(
    "Long session tomorrow? Have a dinner with pasta, rice or potatoes tonight and keep breakfast familiar. Race day is a bad day for experiments.",
    { label: "Look up pasta recipes", path: "/recipes?q=pasta" },
    ["endurance"],
  ),
  written("Greek yogurt, berries, a spoon of oats. Two minutes, around 20 g of protein in a big bowl, no cooking.", {
    label: "Look up yogurt recipes",
    path: "/recipes?q=yogurt",
  }),
  written(
    "No single meal makes or breaks anything. The average of the week does, so enjoy the birthday cake and carry on.",
    MEALS,
  ),
  written(
    "Spices are the cheapest way to make the same chicken taste like four different dinners. Start with cumin, smoked paprika, curry powder and oregano.",
    { label: "Look up chicken recipes", path: "/recipes?q=chicken" },
  ),
  written(
    "Cooking for someone with a different diet? Make the same pot and split it at the end: the protein goes in one half, the beans in the other.",
    SETUP,
  ),
  written(
    "Supplements come last. Food, sleep and training do the heavy lifting, and anything beyond that is a question for your doctor or dietitian.",
  ),
];
