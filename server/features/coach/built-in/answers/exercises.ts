import { EXERCISES } from "@lockstep/content/training/index.ts";
import { EXERCISE_PAIRS } from "@lockstep/content/coach/exercise-pairs.ts";
import { MUSCLE_WORDS } from "@lockstep/content/coach/body-words.ts";
import type { Weekday } from "@lockstep/domain/calendar/weekdays.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { MUSCLE_NAMES, VOLUME_MUSCLE_OF, type Muscle } from "@lockstep/domain/training/muscles.ts";
import { distance } from "@lockstep/domain/training/substitutes.ts";
import { withinLevel } from "@lockstep/domain/training/candidates.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { ApiError } from "../../../../platform/http/api-error.ts";
import { findExercise, openExercises } from "../../../training/index.ts";
import { getExercise } from "../../tools/get-exercise.ts";
import { suggestSwaps } from "../../tools/suggest-swaps.ts";
import { swapExercise } from "../../tools/swap-exercise.ts";
import type { Draft } from "../../tools/tool.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";
import { pickExercise } from "../pick-exercise.ts";
import { planOf } from "./sessions.ts";

const MOST = 5;

export const exerciseLink = ({ id, name }: Pick<Exercise, "id" | "name">): string => link(name, `/exercises/${id}`);
const muscleNames = (muscles: readonly Muscle[]): string =>
  joinNames(muscles.map((muscle) => MUSCLE_NAMES[muscle].toLowerCase()));

/** A swap as a card, where the plan has the exercise; null where it hasn't, or there's nothing to swap it for. */
export async function draftSwap(
  { scene }: Asking,
  exerciseId: string,
  more: { withExerciseId?: string; avoid?: readonly Exercise["loads"][number][]; day?: Weekday } = {},
): Promise<Draft | null> {
  if (scene.actor === null) return null;
  try {
    const avoid = more.avoid === undefined ? undefined : [...more.avoid];
    return await swapExercise.run(scene.platform, scene.actor, {
      exerciseId,
      withExerciseId: more.withExerciseId,
      avoid,
      day: more.day,
    });
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

const swap: Answer = async (asking) => {
  const { question } = asking;
  // What's named decides: a food is about food, whatever page it's asked on.
  const isFood = question.foods.length > 0 || question.recipes.length > 0 || question.meal !== null;
  if (isFood && question.exercises.length === 0) return null;
  // "Push-ups instead of the chest press": what takes its place is named first.
  const isReversed = question.exercises.length > 1 && / instead of /.test(question.lines[0] ?? "");
  const turned = isReversed ? { ...asking, question: { ...question, exercises: question.exercises.toReversed() } } : asking;
  const exercise = await pickHere(turned);
  if (exercise === null) return swapAny(asking);
  const wished = question.exercises.length > 1 ? await pickExercise(turned, 1) : null;
  const isFor = isReversed || / (?:for|with|to) /.test(question.lines[0] ?? "");
  const { scene } = asking;
  const { swaps } = await suggestSwaps.run(scene.platform, scene.actor, { exerciseId: exercise.id });
  const lacking = / (?:no|not|without|lack|missing|broken|taken|busy|occupied) /.test(asking.question.lines[0] ?? "");
  const fitting = lacking ? await withoutEquipment(asking, exercise) : swaps;
  const options = await withBodyweight(asking, exercise, (fitting.length > 0 ? fitting : lacking ? [] : swaps).slice(0, 3));
  const target = wished !== null && isFor ? wished : null;
  const first = target?.id ?? options[0]?.exerciseId;
  const draft = await draftSwap(asking, exercise.id, first === undefined ? {} : { withExerciseId: first });
  const lines = options.map(
    ({ exerciseId, name, equipment }) => `${link(name, `/exercises/${exerciseId}`)} (${equipment.toLowerCase()})`,
  );
  if (lines.length === 0 && draft === null)
    return says(
      `I don't have a good replacement for ${exerciseLink(exercise)} that fits you. Leave it out today, and add a set to the exercise before it.`,
    );
  const shared = await sharedBy(
    asking,
    exercise,
    options.map(({ exerciseId }) => exerciseId),
  );
  const text = `Instead of ${exerciseLink(exercise)} you could do:\n\n${list(lines)}\n\n${shared}`;
  if (draft === null) {
    if (scene.actor === null || (await isInPlan(asking, exercise))) return says(text);
    const hates = / (?:hate|dislike|anything but|never|despise|sick of) /.test(asking.question.lines[0] ?? "");
    const keptOut = hates ? " If a new plan brings it, edit that day and choose **Swap exercise**." : "";
    return says(`${text} ${exercise.name} isn't in your plan now.${keptOut}`);
  }
  return says(`${text} Shall I swap it in your plan? Confirm below, or ask for another one.`, [draft]);
};

/** Of conditioning one needs nothing: who wants to be rid of burpees may have no machine. */
async function withBodyweight({ scene }: Asking, exercise: Exercise, options: readonly Option[]): Promise<readonly Option[]> {
  const isBare = ({ exerciseId }: Option): boolean => findExercise(exerciseId)?.needs.length === 0;
  if (exercise.kind !== "conditioning" || options.length === 0 || options.some(isBare)) return options;
  const bare = (await openExercises(scene.platform, scene.actor))
    .filter(
      ({ id, kind, location, needs }) =>
        id !== exercise.id && kind === exercise.kind && location === exercise.location && needs.length === 0,
    )
    .toSorted((a, b) => Number(a.loads.includes("jumping")) - Number(b.loads.includes("jumping")))[0];
  if (bare === undefined) return options;
  return [...options.slice(0, 2), { exerciseId: bare.id, name: bare.name, equipment: bare.equipment }];
}

interface Option {
  readonly exerciseId: string;
  readonly name: string;
  readonly equipment: string;
}

/** What's to be replaced: of one name the exercise of where the person trains, though its instructions may be locked. */
async function pickHere(asking: Asking): Promise<Exercise | null> {
  const picked = await pickExercise(asking);
  const place = (await asking.person.plan())?.plan?.choices.location;
  if (picked === null || place === undefined || picked.location === place) return picked;
  const here = asking.question.exercises[0]?.flatMap((id) => findExercise(id) ?? []);
  return here?.find(({ location, name }) => location === place && name === picked.name) ?? picked;
}

async function isInPlan({ person }: Asking, { id }: Exercise): Promise<boolean> {
  const plan = (await person.plan())?.plan ?? null;
  return plan?.days.some(({ exercises }) => exercises.some(({ exerciseId }) => exerciseId === id)) ?? false;
}

/** What the other exercises have in common with one, in a sentence. */
async function sharedBy({ scene }: Asking, exercise: Exercise, ids: readonly string[]): Promise<string> {
  const others = (await openExercises(scene.platform, scene.actor)).filter(({ id }) => ids.includes(id));
  if (exercise.kind === "conditioning")
    return `They raise your heart rate too${others.some(({ loads }) => loads.includes("jumping")) ? "" : ", without jumping"}.`;
  const isAlike = others.every(({ pattern }) => pattern === exercise.pattern);
  return isAlike
    ? `Same movement, same main muscles (${muscleNames(exercise.targets)}).`
    : `They train the same main muscles (${muscleNames(exercise.targets)}).`;
}

/** The nearest exercises that need nothing of what isn't there, those that use what the person has first. */
async function withoutEquipment({ scene, question, person }: Asking, exercise: Exercise) {
  const profile = await person.profile();
  const plan = (await person.plan())?.plan ?? null;
  const own = new Set<string>([...(profile?.equipment ?? []), ...(plan?.choices.equipment ?? [])]);
  const avoid = new Set([...(profile?.avoid ?? []), ...(plan?.choices.avoid ?? [])]);
  const missing = new Set<string>(question.equipment.length > 0 ? question.equipment : exercise.needs);
  const isHome = exercise.location === "home" || plan?.choices.location === "home";
  const open = await openExercises(scene.platform, scene.actor);
  return open
    .filter(
      (other) =>
        other.id !== exercise.id &&
        other.pattern === exercise.pattern &&
        other.location === (isHome ? "home" : exercise.location) &&
        !other.needs.some((need) => missing.has(need) || (isHome && !own.has(need))) &&
        !other.loads.some((load) => avoid.has(load)) &&
        (plan === null || withinLevel(other.level, plan.choices.skillLevel)) &&
        distance(exercise, other) !== null,
    )
    .toSorted(
      (a, b) =>
        Number(b.targets[0] === exercise.targets[0]) - Number(a.targets[0] === exercise.targets[0]) ||
        // What the person owns trains better than a towel.
        b.needs.length - a.needs.length ||
        Number(b.compound) - Number(a.compound),
    )
    .map(({ id, name, equipment }) => ({ exerciseId: id, name, equipment }));
}

/** "Swap this one", and nothing says which. */
async function swapAny(asking: Asking) {
  const { plan, today, none } = await planOf(asking);
  const { scene } = asking;
  if (plan === null)
    return says(
      `Which exercise would you like to replace? Tell me its name, such as "swap barbell row", and I'll name others for the same muscles.${scene.actor === null ? "" : ` ${none}`}`,
    );
  const pageDay = scene.page?.type === "training-day" ? scene.page.day : null;
  const day =
    plan.days.find((each) => each.day === (pageDay ?? today) && !each.isRest) ?? plan.days.find(({ isRest }) => !isRest);
  if (day === undefined) return says(none);
  // "The machine is taken": only what needs one is meant, and nothing that needs the same takes its place.
  const line = asking.question.lines[0] ?? "";
  const isTaken = / (?:taken|busy|occupied|used|broken|hogging|free|full) /.test(line);
  const isAboutMachine = / (?:machine|machines|station|cable|cables) /.test(line);
  const machines =
    isAboutMachine || isTaken
      ? day.exercises.filter(({ exerciseId }) => findExercise(exerciseId)?.needs.some((need) => STATIONS.has(need)) ?? false)
      : [];
  const [only] = machines;
  if (machines.length === 1 && only !== undefined) {
    const free = await offTheStation(asking, only.exerciseId);
    const [first] = free;
    const when = day.day === today ? "Today's" : `${day.day}'s`;
    const start = `${when} only ${isAboutMachine ? "machine" : "station"} is the ${link(only.name, `/exercises/${only.exerciseId}`)}.`;
    if (first !== undefined) {
      const draft = await draftSwap(asking, only.exerciseId, { withExerciseId: first.id, day: day.day });
      const names = list(free.slice(0, 3).map((each) => `${exerciseLink(each)} (${each.equipment.toLowerCase()})`));
      return says(
        `${start} While it's taken, you could do:\n\n${names}\n\nOr do the next exercise first and come back.${draft === null ? "" : " Confirm below to swap it; if you mean another one, tell me its name."}`,
        draft === null ? [] : [draft],
      );
    }
  }
  if (machines.length > 1) {
    const lines: string[] = [];
    for (const { exerciseId, name } of machines) {
      const free = (await offTheStation(asking, exerciseId)).slice(0, 2).map(exerciseLink);
      lines.push(
        `${link(name, `/exercises/${exerciseId}`)}: ${free.length === 0 ? "do the next exercise first and come back" : `try ${free.join(" or ")}`}`,
      );
    }
    return says(
      `Which one is it? Nothing here needs the station that's taken:\n\n${list(lines)}\n\nSay "swap" and the name, and I'll prepare it. If it's another one, tell me its name.`,
    );
  }
  const lines: string[] = [];
  for (const { exerciseId, name } of day.exercises.slice(0, 8)) {
    const { swaps } = await suggestSwaps.run(scene.platform, scene.actor, { exerciseId });
    const free = isTaken ? await offTheStation(asking, exerciseId) : null;
    const first = free === null ? swaps[0] : swaps.find((each) => each.exerciseId === free[0]?.id);
    lines.push(
      `${link(name, `/exercises/${exerciseId}`)}: ${first === undefined ? "nothing similar" : `try ${link(first.name, first.path)}`}`,
    );
  }
  return says(
    `Which one? ${day.day === today ? "Today's" : `${day.day}'s`} exercises, each with one that could take its place:\n\n${list(lines)}\n\nSay "swap" and the name, and I'll prepare it.`,
  );
}

/** What stands in one place of a gym, and someone else may be on. */
const STATIONS: ReadonlySet<string> = new Set(["machine", "cable", "smith-machine", "dip-bars", "cardio-machine", "sled"]);
/** What a gym has enough of. */
const PORTABLE: ReadonlySet<string> = new Set(["dumbbell", "kettlebell", "band", "plate", "medicine-ball", "jump-rope"]);

/** What could take an exercise's place without the station it needs, nor a machine. */
async function offTheStation({ scene }: Asking, exerciseId: string): Promise<readonly Exercise[]> {
  const exercise = findExercise(exerciseId);
  const taken = new Set<string>(exercise?.needs.filter((need) => !PORTABLE.has(need)));
  const { swaps } = await suggestSwaps.run(scene.platform, scene.actor, { exerciseId });
  const found = swaps.flatMap((each) => findExercise(each.exerciseId) ?? []);
  return found.filter(
    (other) =>
      !other.needs.some((need) => taken.has(need) || need === "machine" || need === "cable") &&
      // "Body weight on a back-extension bench" names its station in words only.
      !sharesStation(exercise?.equipment ?? "", other.equipment),
  );
}

function sharesStation(one: string, other: string): boolean {
  const station = /[a-z'-]+ ?(?:bench|chair|machine|bars?|station|rack)/gi;
  const [first, second] = [one, other].map((text) => new Set(text.toLowerCase().match(station) ?? []));
  return [...(first ?? [])].some((each) => second?.has(each));
}

async function detailOf({ scene }: Asking, exercise: Exercise) {
  return getExercise.run(scene.platform, scene.actor, { exerciseId: exercise.id });
}

const LOCKED =
  "Its full instructions are included in [Premium](/membership); the moving figure, muscles and sets are open to everyone.";

const form: Answer = async (asking) => {
  const exercise = await pickExercise(asking);
  if (exercise === null) return null;
  const detail = await detailOf(asking, exercise);
  const line = asking.question.lines[0] ?? "";
  const isAboutMe = / (?:am|my|is this|is it) .*(?:right|correct|correctly|wrong|properly|form|deadlifting|squatting)/.test(line);
  const isTrouble =
    / (?:drop|dropping|sag|sagging|cave|caving|rise|rising|round|rounding|sink|flare|shake|lift|lifting off) /.test(line);
  const intro = isAboutMe
    ? "I can't see you, so I can't judge your form, but these are the cues that matter. Film a set from the side and compare.\n\n"
    : "";
  if (detail.locked) return says(`${intro}${exerciseLink(exercise)}: ${detail.description} ${LOCKED}`);
  const easier =
    isTrouble && detail.modifications !== null
      ? `\n\n**Easier**: ${detail.modifications.beginner} ${exercise.dose.holdSeconds === null ? "Do fewer reps a set, and stop when you lose the position." : "Hold for 10-15 seconds, 4 times, and stop each one before you lose the position; add time once you can hold it."}`
      : "";
  const steps = detail.instructions.map((step, place) => `${place + 1}. ${step}`).join("\n");
  if (isTrouble)
    return says(
      `${troubleCue(exercise)}Film a set of the ${exerciseLink(exercise)} from the side to see where it goes.${easier}`,
    );
  // Only who hasn't trained with weights yet wonders which to take.
  const trains = ((await asking.person.log({ days: 60 }))?.completed.length ?? 0) > 0;
  const weight =
    trains || isAboutMe || exercise.needs.length === 0 || exercise.kind !== "strength"
      ? ""
      : `\n\nNot sure which weight to start with? Ask me "how heavy for ${exercise.name.toLowerCase()}".`;
  return says(
    `${intro}**${exerciseLink(exercise)}** (${detail.sets} × ${detail.reps}, ${exercise.equipment.toLowerCase()}):\n\n${steps}\n\n**Watch out for**: ${detail.commonMistakes[0] ?? ""}${isAboutMe && exercise.pattern === "hinge" ? " Chest and hips should rise together." : ""}${weight}`,
  );
};

function troubleCue({ pattern }: Exercise): string {
  if (pattern === "anti-extension")
    return "Squeeze your glutes, pull your ribs down and press the floor away, with the elbows under your shoulders. ";
  if (pattern === "squat" || pattern === "lunge")
    return "Brace before you go down, push your knees out over your toes and keep the whole foot on the floor. ";
  if (pattern === "hinge")
    return "Brace first, keep the weight close and push your hips back; stop where your back would round. ";
  return "Go lighter and slower until you can hold the position. ";
}

const mistakes: Answer = async (asking) => {
  const exercise = await pickExercise(asking);
  if (exercise === null) return null;
  const detail = await detailOf(asking, exercise);
  if (detail.locked) return says(`${exerciseLink(exercise)}: ${detail.description} ${LOCKED}`);
  return says(`The usual mistakes on the ${exerciseLink(exercise)}:\n\n${list(detail.commonMistakes)}`);
};

const compare: Answer = async (asking) => {
  const one = await pickExercise(asking, 0);
  const other = await pickExercise(asking, 1);
  if (one === null || other === null || one.id === other.id) return null;
  const [known = null] = EXERCISE_PAIRS.filter(
    ({ of: [a, b] }) => (a.test(one.name) && b.test(other.name)) || (a.test(other.name) && b.test(one.name)),
  );
  const lines = [one, other].map(
    (exercise) =>
      `**${exerciseLink(exercise)}**: ${muscleNames(exercise.targets)}${exercise.synergists.length === 0 ? "" : `, helped by ${muscleNames(exercise.synergists)}`}.${known === null ? ` ${exercise.description}` : ""}`,
  );
  const verdict =
    known?.says ??
    "Neither is better in general: take the one you can do without pain and load steadily, or use both on different days.";
  const isSame = known !== null && muscleNames(one.targets) === muscleNames(other.targets);
  return says(isSame ? `${exerciseLink(one)} or ${exerciseLink(other)}? ${verdict}` : `${list(lines)}\n\n${verdict}`);
};

const muscleExercises: Answer = async (asking) => {
  const { question, scene, person } = asking;
  const wanted = new Set(question.muscles.flatMap((word) => MUSCLE_WORDS[word] ?? []));
  const line = question.lines[0] ?? "";
  const isBare = / (?:no|without) (?:any )?(?:equipment|weights|gear)|bodyweight/.test(line);
  const isHome = / (?:home|hotel|house|apartment|living room) /.test(line);
  if (wanted.size === 0 && question.equipment.length === 0 && !isBare && !isHome) return null;
  const profile = await person.profile();
  const plan = (await person.plan())?.plan ?? null;
  const avoid = new Set([...(profile?.avoid ?? []), ...(plan?.choices.avoid ?? [])]);
  const place = isHome || isBare ? "home" : question.equipment.length > 0 ? null : (plan?.choices.location ?? null);
  const open = await openExercises(scene.platform, scene.actor);
  const given = new Set<string>(question.equipment);
  const suits = (exercise: Exercise, extra: readonly string[]): boolean =>
    exercise.kind === "strength" &&
    (wanted.size === 0 || exercise.targets.some((muscle) => wanted.has(muscle))) &&
    (place === null || exercise.location === place) &&
    (!isBare || exercise.needs.length === 0) &&
    (given.size === 0 ||
      (exercise.needs.some((need) => given.has(need)) &&
        exercise.needs.every((need) => given.has(need) || extra.includes(need)))) &&
    !exercise.loads.some((load) => avoid.has(load));
  // A bench is often there, too, and a sturdy chair does; so is what the other place's version needs.
  const strict = open.filter((exercise) => suits(exercise, []));
  const fitting = strict.length >= 3 ? strict : open.filter((exercise) => suits(exercise, ["bench"]));
  const names = new Set<string>();
  // Of one name it's the one of where they train, and muscles that were meant first come first.
  const own = plan?.choices.location;
  const main = MUSCLE_WORDS[question.muscles[0] ?? ""]?.[0];
  const trains = ({ targets }: Exercise): boolean =>
    main !== undefined && targets[0] !== undefined && VOLUME_MUSCLE_OF[targets[0]] === VOLUME_MUSCLE_OF[main];
  const best = fitting
    .toSorted((a, b) => Number(b.location === own) - Number(a.location === own) || rank(b) - rank(a))
    .toSorted((a, b) => Number(trains(b)) - Number(trains(a)) || Number(b.compound) - Number(a.compound))
    .filter(({ name }) => !names.has(name) && names.add(name))
    .filter(
      ({ location }, _place, all) =>
        location === own || all.filter((each) => each.location === own).length < 1 || wanted.size === 0,
    )
    .slice(0, MOST);
  const about =
    wanted.size === 0 ? "" : ` for your ${joinNames([...new Set(question.muscles)].map((word) => PLURALS[word] ?? word))}`;
  const withWhat = isBare
    ? " without equipment"
    : question.equipment.length > 0
      ? ` with ${joinNames(question.equipment.map((each) => EQUIPMENT_NAMES[each] ?? `a ${each.replaceAll("-", " ")}`))}`
      : "";
  if (best.length === 0)
    return says(
      `I didn't find one${about}${withWhat} that fits you. Have a look through the [exercise library](/exercises), where you can filter by muscle and equipment.`,
    );
  const kept =
    avoid.size === 0
      ? ""
      : ` I left out what loads your ${joinNames([...avoid].map((each) => AVOIDED[each] ?? each.replaceAll("-", " ")))}.`;
  const lines = best.map(
    (exercise) =>
      `${exerciseLink(exercise)}: ${muscleNames(exercise.targets)}, ${exercise.dose.sets} × ${exercise.dose.holdSeconds === null ? `${exercise.dose.repsMin}-${exercise.dose.repsMax}` : `${exercise.dose.holdSeconds} s`}`,
  );
  // A bridge needs no band, and one around the thighs makes it the best of them.
  if (wanted.has("glutes") && question.equipment.includes("band") && !best.some(({ name }) => /Banded .*Bridge/.test(name)))
    lines.unshift(
      "[Glute Bridge](/exercises/h-glute-bridge) with the band around your thighs: glutes, 3 × 12-20; push your knees out against it",
    );
  const locked =
    best.length < 3
      ? EXERCISES.filter((exercise) => !open.includes(exercise) && !names.has(exercise.name) && suits(exercise, ["bench"]))
      : [];
  const lockedNames = [...new Map(locked.map((exercise) => [exercise.name, exercise])).values()].slice(0, 3).map(exerciseLink);
  const more =
    lockedNames.length === 0
      ? ""
      : ` ${lockedNames.length > 1 ? "There are more" : "There's one more"} in the full library, included in Premium: ${joinNames(lockedNames)}.`;
  const count = lines.length;
  const [top, second] = best;
  const isBest = / (?:best|better|top|one|most effective) /.test(line);
  const pickText =
    count === 1 || top === undefined || second === undefined
      ? "Three or four sets of it are enough for a session."
      : isBest
        ? `If you pick one, pick **${top.name}**; with ${second.name} as a second, 3 sets each are enough for a session.`
        : count === 2
          ? "3 sets of each are enough for a session."
          : "Two of them with 3 sets each are enough for a session.";
  return says(
    `${count > 1 ? "Good ones" : "A good one"}${about}${withWhat}:\n\n${list(lines)}\n\n${pickText}${more}${kept} [See all exercises](/exercises).`,
  );
};

/** What's avoided, where it isn't a part of the body. */
const AVOIDED: Readonly<Record<string, string>> = {
  jumping: "joints with jumps",
  pregnancy: "body too much in pregnancy",
  postnatal: "pelvic floor",
  "high-blood-pressure": "blood pressure",
};

/** Equipment as people say it after "with". */
export const EQUIPMENT_NAMES: Readonly<Record<string, string>> = {
  dumbbell: "dumbbells",
  kettlebell: "a kettlebell",
  barbell: "a barbell",
  "dip-bars": "dip bars",
  cable: "a cable machine",
  machine: "machines",
};

const PLURALS: Readonly<Record<string, string>> = {
  leg: "legs",
  arm: "arms",
  glute: "glutes",
  ab: "abs",
  calf: "calves",
  calve: "calves",
  quad: "quads",
  hamstring: "hamstrings",
  shoulder: "shoulders",
  lat: "lats",
  trap: "traps",
  pec: "chest",
  forearm: "forearms",
  oblique: "obliques",
  thigh: "thighs",
  delt: "shoulders",
  abdominal: "abs",
};

/** Compound lifts of many people's level first. */
function rank({ compound, level, needs }: Exercise): number {
  return (compound ? 2 : 0) + (level === "beginner" ? 1 : level === "intermediate" ? 0.5 : 0) + (needs.length > 0 ? 0.25 : 0);
}

const musclesWorked: Answer = async (asking) => {
  const exercise = await pickExercise(asking);
  if (exercise === null) return null;
  const helped = exercise.synergists.length === 0 ? "" : ` Your ${muscleNames(exercise.synergists)} help.`;
  return says(
    `The ${exerciseLink(exercise)} mainly works your **${muscleNames(exercise.targets)}**.${helped} ${exercise.description}`,
  );
};

const whyExercise: Answer = async (asking) => {
  const exercise = await pickExercise(asking);
  const { plan } = await planOf(asking);
  if (exercise === null) return null;
  const planned = plan?.days
    .flatMap((day) => day.exercises.map((each) => ({ ...each, day: day.day })))
    .find(({ exerciseId }) => exerciseId === exercise.id);
  if (planned === undefined) return musclesWorked(asking);
  return says(
    `${exerciseLink(exercise)} is in your plan on ${planned.day}. ${planned.reason} ${planned.progression} If you'd rather do something else, say "swap ${exercise.name}".`,
  );
};

export const EXERCISE_ANSWERS: Answers = {
  swap,
  form,
  mistakes,
  compare,
  "muscle-exercises": muscleExercises,
  "muscles-worked": musclesWorked,
  "why-exercise": whyExercise,
};
