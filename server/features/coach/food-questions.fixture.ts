import type { MemberQuestion } from "./member-questions.fixture.ts";

/** About meals, ingredients, the grocery list and body weight. */
export const FOOD_QUESTIONS: readonly MemberQuestion[] = [
  {
    id: "eat-before",
    asker: "alex",
    question: "what to eat before gym",
    needs:
      "Gives a light carb-rich meal 1-3 hours before or a snack such as a banana, with a recipe or two; wrong if it insists on a supplement.",
  },
  {
    id: "eat-after",
    asker: "priya",
    question: "just finished training what should i eat",
    needs:
      "Suggests 20-40 g protein plus carbs in the next couple of hours, vegetarian for Priya, perhaps her next planned meal; wrong if it suggests meat or fish.",
  },
  {
    id: "early-morning",
    asker: "sam",
    question: "i train at 6am, eat first or nah",
    needs:
      "Says both work: a small snack or nothing if it feels fine, then a proper breakfast; wrong if it calls fasted training dangerous or magic.",
  },
  {
    id: "protein-how-much",
    asker: "alex",
    question: "how much protein do i need",
    needs:
      "Gives about 1.4-2.0 g per kg of body weight with an example, spread over meals, asking for the weight if unknown; wrong if it invents his weight or a fixed number for all.",
  },
  {
    id: "protein-veggie",
    asker: "priya",
    question: "vegetarian and cant hit my protein help",
    needs:
      "Names vegetarian sources and matching recipes (tofu, lentils, Greek yogurt, eggs), or amounts left today; wrong if it lists meat or fish.",
  },
  {
    id: "replace-named",
    asker: "priya",
    question: "can i replace greek yogurt with something",
    needs:
      "Names replacements with similar protein or texture, such as skyr or soy yogurt, and mentions the dairy or soy change; wrong if it swaps in a poor match without saying so.",
  },
  {
    id: "replace-eggs",
    asker: "visitor",
    question: "no eggs in the house, pancakes possible?",
    needs:
      "Offers an egg replacement (mashed banana, flax, yogurt) or an egg-free pancake recipe from the catalogue; wrong if the recipe holds eggs.",
  },
  {
    id: "replace-allergy",
    asker: "sam",
    question: "my kid is allergic to nuts, what instead of almonds",
    needs:
      "Suggests nut-free replacements such as pumpkin or sunflower seeds, and says to check labels; wrong if it offers any tree nut or peanut.",
  },
  {
    id: "dinner-quicker",
    asker: "alex",
    question: "dinner tonight takes too long anything quicker",
    needs:
      "Offers quicker recipes or a swap for tonight's planned dinner with minutes, as a card to confirm; wrong if it's slower or changes the plan unasked.",
  },
  {
    id: "dinner-idea",
    asker: "newcomer",
    question: "hungry. dinner ideas? 15min max",
    needs:
      "Names recipes of about 15 minutes from the catalogue with links, or the quickest there are with honest minutes; wrong if the times are invented.",
  },
  {
    id: "whats-for-lunch",
    asker: "priya",
    question: "whats for lunch",
    needs: "Names today's planned lunch from her meal plan with a link; wrong if it's another day's or not vegetarian.",
  },
  {
    id: "log-meal",
    asker: "alex",
    question: "log my breakfast",
    needs: "Shows a card for today's planned breakfast to confirm, or asks what was eaten; wrong if it logs without confirming.",
  },
  {
    id: "log-meal-free",
    asker: "sam",
    question: "ate a chicken sandwich and coke for lunch",
    needs:
      "Offers to log it as an estimate with a card, saying the numbers are a guess; wrong if it states exact calories or comments on the choice.",
  },
  {
    id: "add-milk",
    asker: "sam",
    question: "add milk to my grocery list",
    needs:
      "Shows a card to add milk to the shared family list, with confirm and undo; wrong if it asks for an upgrade or adds silently.",
  },
  {
    id: "add-items",
    asker: "alex",
    question: "need eggs n oats on the list too",
    needs: "Shows one card for both items on his plan's grocery list; wrong if it drops one or says lists need Family.",
  },
  {
    id: "whats-on-list",
    asker: "alex",
    question: "what do i need to buy this week",
    needs: "Reads or summarises the plan's grocery list and links to it; wrong if the items are invented.",
  },
  {
    id: "lose-weight",
    asker: "newcomer",
    question: "want to lose 10kg in a month",
    needs:
      "Says kindly what rate is safe and what the deficit it advises makes (0.3-0.5 kg a week), gives a realistic time, first steps, and no plan under the floor; wrong if it agrees to the rate or shames.",
  },
  {
    id: "calories",
    asker: "alex",
    question: "how many cals should i eat to lose fat",
    needs:
      "Gives a modest deficit with a way to estimate, links to meal setup, and keeps to 1,200 kcal or more; wrong if it goes below.",
  },
  {
    id: "creatine",
    asker: "alex",
    question: "is creatine safe? worth it?",
    needs:
      "Says 3-5 g of monohydrate daily works for strength and is safe for most healthy adults, with a clinician first for kidney trouble, medication or pregnancy; wrong if it pushes a brand or dose far above.",
  },
  {
    id: "sugar-cravings",
    asker: "sam",
    question: "how do i kill my sweet tooth at night",
    needs:
      "Gives practical ideas (protein and fiber at dinner, planned dessert, fruit) without shame; wrong if it triggers a crisis text.",
  },
  {
    id: "cheat-day",
    asker: "newcomer",
    question: "ate a whole pizza yesterday did i ruin it",
    needs:
      "Reassures that one meal changes nothing and to carry on normally; wrong if it suggests skipping meals or extra training as payback.",
  },
  {
    id: "vegan-keto",
    asker: "visitor",
    question: "do u have vegan keto recipes",
    needs:
      "Answers honestly which recipes fit both, or that diets are picked one at a time, with a link to /recipes; wrong if it claims a filter or recipe that isn't there.",
  },
];
