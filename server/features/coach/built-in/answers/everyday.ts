import { EVERYDAY_FACTS, FOOD_AMOUNT_ANY, FOOD_AMOUNTS } from "@lockstep/content/coach/everyday-facts.ts";
import { FACTS } from "@lockstep/content/coach/facts.ts";
import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
import { nutrientsOf } from "@lockstep/domain/nutrition/food.ts";
import { MUSCLE_WORDS } from "@lockstep/content/coach/body-words.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { MUSCLE_NAMES } from "@lockstep/domain/training/muscles.ts";
import { findExercise } from "../../../training/index.ts";
import { list, says, type Answer, type Answers, type Asking } from "../answer.ts";
import { hides, line, tenth } from "../asked-food.ts";
import { pickExercise } from "../pick-exercise.ts";
import { dayText, setsText } from "../weights.ts";
import { exerciseLink } from "./exercises.ts";
import { dayOf, nextTraining, planOf } from "./sessions.ts";

/** Muscles that are ready again sooner than the others. */
const SMALL = / (?:abs?|core|calves|calf|forearms?|grip) /;

const howOften: Answer = async (asking) => {
  const words = line(asking);
  const { plan } = await planOf(asking);
  const days = plan?.days.filter(({ isRest }) => !isRest).length;
  const own = days === undefined ? "" : ` Your plan has ${days} sessions a week.`;
  const asked = Number(/(?<= )([1-7])(?= )/.exec(words)?.[1] ?? NaN);
  const isDaily = / (?:every|each|daily) /.test(words);
  const named = asking.question.muscles.length > 0 || asking.question.exercises.length > 0;
  if (isDaily && SMALL.test(words))
    return says(
      "You can train them most days if you keep it short and easy, but they grow just as well on two to four days a week with 2-4 hard sets each. Leave a day between hard sessions, and stop if they're still sore.",
    );
  if (isDaily && named)
    return says(
      "Better not: a muscle needs a day or two between hard sessions, so two or three times a week is the most that pays off, and heavy deadlifts once or twice. If you'd like to move every day, walk, stretch or train something else on the days between.",
    );
  if (/ (?:twice|2x) /.test(words) || (named && !isDaily))
    return says(
      `Yes: twice a week is a good rhythm for a muscle, with a day or two between and the hard sets shared out (about 10-20 a week in all).${own} Make the second session a little lighter, or use other exercises for it.`,
    );
  const verdict = Number.isNaN(asked)
    ? "Two to four days a week suit most people; three is a good place to start."
    : asked === 1
      ? "Once a week keeps what you have; two days already build."
      : asked <= 4
        ? `Yes, ${asked} days a week are enough to build muscle and strength, as long as each muscle gets about 10 hard sets over them and the weights go up.`
        : `${asked} days work if you've trained for a while and sleep and eat enough; keep at least one rest day, and don't train the same muscle hard two days running.`;
  return says(`${verdict} More days only help if you recover and keep them up.${own}`);
};

const foodAmount: Answer = (asking) => {
  const found = FOOD_AMOUNTS.find(({ words }) => new RegExp(` (?:${words}) `).test(line(asking)));
  if (found === undefined && asking.question.foods.length === 0) return null;
  return says(found?.says ?? FOOD_AMOUNT_ANY);
};

const exerciseOpinion: Answer = async (asking) => {
  const words = line(asking);
  if (/ (?:vs|versus|or|than) /.test(words) && / machines? /.test(words))
    return says(
      "Both build muscle equally well. Machines are easy to learn, safe for pushing hard on your own, and good when you're tired; free weights train balance and several muscles at once. Use both: a free-weight lift first, machines after it.",
    );
  if (/ smith /.test(words))
    return says(
      "No, it isn't bad: the fixed path makes it stable, so it's good for squats, presses and lunges close to your limit when you train alone. It trains your balance less, and the path has to fit you: set your feet a little in front for squats, and stop if it pinches.",
    );
  const exercise = await pickExercise(asking);
  if (exercise === null && / (?:lifting|weights|weightlifting|strength) /.test(words))
    return says(
      "Lifting is one of the safer sports: with weights you control, a gradual build-up and a warm-up, injuries are rarer than in running or football, and bones and joints get stronger. Learn the movement light first, leave one to three reps in reserve, and stop when something hurts. With a health condition, ask your doctor first.",
    );
  if (exercise === null) return null;
  const muscles = joinNames(exercise.targets.map((muscle) => MUSCLE_NAMES[muscle].toLowerCase()));
  return says(
    `The ${exerciseLink(exercise)} is a good exercise for most people; it trains mainly your ${muscles}. No exercise is bad in itself: what hurts people is too much weight too soon, or pushing through pain. If it feels fine and the weights go up slowly, keep it. If something pinches, say "swap ${exercise.name.toLowerCase()}", and I'll find another.`,
  );
};

const cardioFat: Answer = (asking) =>
  says(
    / steps? /.test(line(asking))
      ? "Yes: 7,000-10,000 steps a day is a good aim for health and for losing fat, and 10,000 isn't a magic number. Even 2,000 more than you do now helps. Steps don't replace strength training, so add two sessions a week, and let food do most of the work if you want to lose fat."
      : (EVERYDAY_FACTS["cardio-fat"] ?? ""),
  );

/** Two foods side by side; which is better depends on what it's for. */
const foodCompare: Answer = async (asking) => {
  const ids = [...new Set(asking.question.foods.flatMap(([id]) => id ?? []))].slice(0, 2);
  const foods = ids.flatMap((id) => FOODS.find((food) => food.id === id) ?? []);
  if (foods.length < 2) return null;
  const find = (id: string) => {
    const food = FOODS.find((each) => each.id === id);
    if (food === undefined) throw new Error(`There's no food ${id}.`);
    return food;
  };
  const isHidden = await hides(asking);
  const lines = foods.map((food) => {
    const { energy, protein, carbs, fat, fibre } = nutrientsOf(food, find);
    return `**${food.name.replace(/[,(].*/, "").trim()}**: ${isHidden ? "" : `${Math.round(energy)} kcal, `}${tenth(protein)} g protein, ${tenth(carbs)} g carbs, ${tenth(fat)} g fat, ${tenth(fibre)} g fibre`;
  });
  return says(
    `Per 100 g:\n\n${list(lines)}\n\nNeither is good or bad on its own: take the one you like and that fits your day. For building muscle look at the protein, for staying full at protein and fibre.`,
  );
};

const betterAt: Answer = async (asking) => {
  const exercise = await pickExercise(asking);
  if (exercise === null) return null;
  if (/Pull-Up|Chin-Up/.test(exercise.name)) return says(FACTS["first-pull-up"] ?? "");
  return says(
    `To get better at the ${exerciseLink(exercise)}: do it twice a week, early in the session, 3-4 sets with one to three reps in reserve. Add a rep when all sets are clean, and the smallest step of weight (or a harder variation) when they reach the top of the range. Train its helpers too, sleep 7-9 hours and eat enough. After five or six weeks take a lighter one, then carry on.`,
  );
};

const lastSession: Answer = async (asking) => {
  const exercise = await pickExercise(asking);
  if (exercise === null || asking.scene.actor === null) return null;
  const ids = new Set([exercise.id, ...(asking.question.exercises[0] ?? [])]);
  const units = (await asking.person.profile())?.units ?? "kg";
  const log = (await asking.person.log({ days: 180 }))?.completed ?? [];
  const word = exercise.name.split(" ").at(-1)?.toLowerCase() ?? "";
  const last = log.find(({ exerciseId }) => ids.has(exerciseId)) ?? log.find(({ name }) => name.toLowerCase().endsWith(word));
  if (last === undefined)
    return says(`Your log doesn't have ${exerciseLink(exercise)} yet. Once you've logged it, ask me again.`);
  return says(
    `Your last one was ${dayText(last.date)}: ${exerciseLink({ id: last.exerciseId, name: last.name })}${last.sets.length === 0 ? "" : `, ${setsText(last.sets, units)}`}. Ask "how heavy" for what comes next.`,
  );
};

const addToPlan: Answer = async (asking) => {
  const exercise = await pickExercise(asking);
  const { plan, none } = await planOf(asking);
  if (plan === null) return says(none);
  const [day] = asking.question.days;
  const there = plan.days.find((each) => each.day === day);
  const has = there?.exercises.some(({ exerciseId }) => exerciseId === exercise?.id) ?? false;
  if (exercise !== null && has) return says(`${day} has ${exerciseLink(exercise)} already.`);
  const what = exercise === null ? "the exercise" : exerciseLink(exercise);
  const rest =
    there?.isRest === true ? ` ${there.day} is a rest day in your plan, so pick a training day or move one there first.` : "";
  return says(
    `Yes: in [your plan](/workout-plan) tap Edit, open ${day ?? "the day"} and choose **Add exercise**, then ${what}. The day gets a few minutes longer, and you can undo it.${rest} I can't add exercises myself, so nothing has changed yet.`,
  );
};

const sessionEarly: Answer = async (asking) => {
  const { plan, today, none } = await planOf(asking);
  if (plan === null) return says(none);
  const other = asking.question.days.find((day) => day !== today);
  if (other === undefined) return null;
  const [here, there] = [dayOf(plan, today), dayOf(plan, other)];
  if (there.isRest)
    return says(
      `${other} is a rest day in your plan. Next up is **${nextTraining(plan, today)?.focus ?? "your next session"}**.`,
    );
  const change = here.isRest
    ? `today is a rest day, so **${there.focus}** moves here and ${other} is free`
    : `**${there.focus}** comes here, and **${here.focus}** goes to ${other}`;
  return says(
    `Yes, that works: ${change}. You can simply open ${other} in [your plan](/workout-plan) and do it: sets count for today. To change the week itself, tap Edit, then **Move to** ${today} in ${other}'s menu. Keep a day between two sessions for the same muscles. I haven't changed anything.`,
  );
};

const noLegs: Answer = async (asking) => {
  const { plan, none } = await planOf(asking);
  if (plan === null) return says(none);
  const named = asking.question.muscles[0] ?? (/ legs? /.test(line(asking)) ? "leg" : undefined);
  const wanted = new Set(named === undefined ? [] : MUSCLE_WORDS[named]);
  const having = plan.days
    .flatMap(({ exercises }) => exercises)
    .flatMap(({ exerciseId }) => findExercise(exerciseId) ?? [])
    .filter(({ targets }) => targets.some((muscle) => wanted.has(muscle)));
  const groups = joinNames(plan.choices.muscleGroups);
  const avoids = plan.choices.avoid ?? [];
  const avoided =
    avoids.length === 0
      ? ""
      : ` It also leaves out what loads your ${joinNames(avoids.map((each) => each.replaceAll("-", " ")))}.`;
  if (having.length > 0)
    return says(
      `It has some: ${joinNames([...new Map(having.map((each) => [each.id, exerciseLink(each)])).values()])}. Your plan goes by the muscle groups you chose (${groups}).${avoided} For more, make a new one in the [workout setup](/workout-setup), or add an exercise under Edit in [your plan](/workout-plan).`,
    );
  return says(
    `Because you chose **${groups}** for this plan, and it trains what you choose.${avoided} To add the rest, choose Full-Body or more groups in the [workout setup](/workout-setup), or add single exercises under Edit in [your plan](/workout-plan).`,
  );
};

const familyAllergy: Answer = async (asking: Asking) => {
  const tier = (await asking.person.membership())?.tier ?? null;
  const how =
    tier === "family"
      ? "Add each person with their allergies and diet in the [meal setup](/meal-plan-setup) under family meal planning; adults who have their own account can be invited on [your family page](/family)."
      : "Choose the allergy in the [meal setup](/meal-plan-setup), and the whole plan leaves it out for everyone who eats with you. Family meal planning, where each person has their own allergies, is part of [Family](/#pricing).";
  return says(
    `${how}\n\n${list([
      "A plan that's there already doesn't change on its own: make a new one, or swap single meals",
      "Ask me \"is tonight's dinner ok with a nut allergy\", and I'll check its ingredients",
      "Brands differ, so read every label, and keep boards and pans apart with celiac disease or a severe allergy",
    ])}`,
  );
};

const FACT_ANSWERS: Answers = Object.fromEntries(Object.entries(EVERYDAY_FACTS).map(([id, text]) => [id, () => says(text)]));

export const EVERYDAY_ANSWERS: Answers = {
  ...FACT_ANSWERS,
  "how-often": howOften,
  "cardio-fat": cardioFat,
  "food-compare": foodCompare,
  "better-at": betterAt,
  "food-amount": foodAmount,
  "exercise-opinion": exerciseOpinion,
  "last-session": lastSession,
  "add-to-plan": addToPlan,
  "session-early": sessionEarly,
  "no-legs": noLegs,
  "family-allergy": familyAllergy,
};
