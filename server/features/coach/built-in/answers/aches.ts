import { JOINT_WORDS } from "@lockstep/content/coach/body-words.ts";
import { withinLevel } from "@lockstep/domain/training/candidates.ts";
import { WEEKDAYS, weekdayAt, type Weekday } from "@lockstep/domain/calendar/weekdays.ts";
import { RANKS, type Avoidance, type Exercise } from "@lockstep/domain/training/exercise.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { findExercise, openExercises } from "../../../training/index.ts";
import type { Draft } from "../../tools/tool.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";
import { pickExercise } from "../pick-exercise.ts";
import { draftSwap } from "./exercises.ts";
import { planOf } from "./sessions.ts";

/** What to do while something hurts, and what to leave out. */
const EASIER: Readonly<Record<string, { readonly goOn: string; readonly leaveOut: string | null }>> = {
  knee: {
    goOn: "squat to a bench or box, not as deep and with less weight, and let your hips do more: [Glute Bridge](/exercises/h-glute-bridge), hip thrusts, Romanian deadlifts",
    leaveOut: "jumps, deep lunges and running",
  },
  "lower-back": {
    goOn: "walking, [Cat-Cow](/exercises/h-cat-cow), [Bird Dog](/exercises/h-bird-dog), [Glute Bridge](/exercises/h-glute-bridge); supported rows, leg press and presses on a bench, if they don't hurt",
    leaveOut: "heavy deadlifts, bent-over rows and loaded bending",
  },
  shoulder: {
    goOn: "presses below the height that pinches, with elbows slightly in front, palms facing each other and less weight, or on an incline; more pulling, such as rows and [Band Pull-Apart](/exercises/g-band-pull-apart)",
    leaveOut: "dips, wide benching and pressing behind the neck",
  },
  wrist: {
    goOn: "a straight wrist: push-ups on fists or dumbbells, forearm planks, a neutral grip for presses and curls",
    leaveOut: "hand planks, and heavy weight on anything that bends it back",
  },
  neck: {
    goOn: "look straight ahead and keep your shoulders low; gentle turns and the [Neck Tilt](/exercises/h-neck-tilt)",
    leaveOut: "shrugs, overhead work and sit-ups with the hands behind your head",
  },
  hip: {
    goOn: "a shorter range and a stance that doesn't pinch: a slightly wider squat to a box, [Glute Bridge](/exercises/h-glute-bridge), side-lying leg raises",
    leaveOut: "deep lunges and leg raises to the front",
  },
  elbow: {
    goOn: "less weight, a relaxed grip, and palms facing each other for curls and presses; slow wrist curls with little weight often help",
    leaveOut: "skull crushers, dips and heavy curls",
  },
  ankle: {
    goOn: "both feet flat, heels a little raised when you squat; seated calf raises and gentle circles",
    leaveOut: "jumps and running",
  },
  shin: {
    goOn: "the bike, the rower or swimming for a week or two; then shorter runs on soft ground, 10% more a week",
    leaveOut: "running and jumping",
  },
};
/** For who keeps off it anyway. */
const KNEE_FRIENDLY =
  "Bridges, clamshells, rows, presses and core work are usually fine; leave out deep squats, lunges, jumps and running while it's sore.";
const ANY = {
  goOn: "everything else; try a shorter range, half the weight or a slower tempo, and build up from what doesn't hurt",
  leaveOut: "what hurts",
};
/** When it's for a doctor, by part: the signs to know differ. */
const SIGNS: Readonly<Record<string, string>> = {
  knee: "Get it checked if it swells, locks, gives way or won't take your weight, or if it isn't better in two weeks.",
  "lower-back":
    "**Go to an emergency room at once** if you feel numb around the groin or inner thighs, have trouble with bladder or bowels, or a leg gets weak. See a doctor soon if pain shoots below the knee, follows a fall, or isn't better in two weeks.",
  shoulder:
    "Get it checked if you can't lift the arm, if it wakes you at night, or if it isn't better in two weeks; right away after a fall or a pop.",
  neck: "See a doctor right away if an arm gets numb or weak, or after a fall or a crash; otherwise if it isn't better in a week.",
  wrist: "Get it checked if it's swollen, out of shape or numb in the fingers, or if gripping still hurts in two weeks.",
  elbow: "Get it checked if it's swollen, numb down to the fingers, or still sore in three weeks.",
  hip: "Get it checked if you limp, if it hurts in the groin at night, or if it isn't better in two weeks.",
  ankle:
    "Get it checked today if you can't take four steps on it or it's badly swollen; otherwise if it isn't better in two weeks.",
  shin: "Get it checked if one spot on the bone hurts when you press it, or if walking hurts: that's not one to run through.",
};
const ANY_SIGNS = "Get it checked if it's sharp, swollen or numb, if it gives way, or if it isn't better within two weeks.";

const pain: Answer = async (asking) => {
  const { question, person, scene } = asking;
  const joint = question.joints[0] ?? jointBefore(asking);
  const exercise = await pickExercise(asking);
  const part = joint === undefined ? null : partOf(joint);
  const avoidance = joint === undefined ? null : (JOINT_WORDS[joint] ?? null);
  const read = await person.plan();
  const plan = read?.plan ?? null;
  const profile = await person.profile();
  const avoided = new Set<Avoidance>([...(profile?.avoid ?? []), ...(plan?.choices.avoid ?? [])]);
  const known = avoidance !== null && avoided.has(avoidance);
  const line = question.lines[0] ?? "";
  const sore = isAfterTraining(line);
  const again = / (?:again|still|keeps|always|flared|flaring|acting) /.test(line);
  const isAsked = / (?:today|tonight|now|train|workout) /.test(line);
  const first = trainsToday(plan, read?.today, {
    part,
    isAsked,
    exercise: exercise === null ? null : spokenExercise(asking, exercise),
  });
  const kind =
    sore && part === "lower-back"
      ? " A dull, even ache on both sides is usually tired muscle and gone in 2-3 days. Sharp pain, or pain into a leg, isn't: stop, and have it checked."
      : exercise === null
        ? " Stop whatever hurts; pain isn't something to push through."
        : "";
  const next = known ? null : await nextLoading(asking, avoidance, exercise);
  const ahead = next === null ? [] : [next.text];
  const signs = (part === null ? undefined : SIGNS[part]) ?? ANY_SIGNS;
  const seen = again
    ? `It keeps coming back, so have a doctor or physio look at it, even if it's mild. ${signs.replace(/(?:, or|,|; otherwise) if it isn't better (?:in|within) (?:a|two|three) weeks?/, "").replace("Get it checked", "Go sooner")}`
    : signs;
  const drafts = next?.draft ? [next.draft] : [];
  const end = `${seen} I can't tell what it is from here.`;
  // Where the plan spares the part, its own work comes before advice for other exercises.
  if (known && plan !== null && exercise === null) {
    const friendly = part === "knee" ? ` ${KNEE_FRIENDLY}` : "";
    return says(
      `${first}${kind}${friendly} Your plan already leaves out what loads your ${joint} most, so carry on with it, and skip whatever hurts.${suitsToday(plan, read?.today)}\n\n${end}`,
      drafts,
    );
  }
  const { goOn, leaveOut } = (part === null ? undefined : EASIER[part]) ?? ANY;
  const plans = known
    ? [`Your plan already leaves out what loads your ${joint} most, so carry on with it`]
    : avoidance !== null && scene.actor !== null
      ? [`For new plans, choose **${joint}** under what to avoid in the [workout setup](/workout-setup)`]
      : [];
  const points = [
    `**What's usually fine**: ${goOn}`,
    ...(leaveOut === null ? [] : [`**Leave out for now**: ${leaveOut}`]),
    ...ahead,
    ...plans,
  ];
  return says(`${first}${kind}\n\n${list(points)}\n\n${end}`, drafts);
};

/** "Squat" stays that, where several go by the name. */
function spokenExercise({ question }: Asking, { name }: Exercise): string {
  const ids = question.exercises[0] ?? [];
  const words = / (squats?|squatting|deadlifts?|bench|press|rows?|lunges?|curls?) /.exec(question.lines[0] ?? "")?.[1];
  if (ids.length < 2 || words === undefined) return name;
  return words === "squatting" ? "squat" : words.replace(/s$/, "").replace(/^pres$/, "press");
}

/** Whether to train today, as the answer's start: by what the plan has, and whether that loads the part. */
function trainsToday(
  plan: Planned | null,
  today: string | undefined,
  { part, isAsked, exercise }: { readonly part: string | null; readonly isAsked: boolean; readonly exercise: string | null },
): string {
  const day = plan?.days.find((each) => each.day === today);
  const stop = exercise === null ? "" : ` Stop the ${exercise} short of where it hurts.`;
  if (day?.isRest === true)
    return isAsked
      ? "No, rest today and take a walk; your plan has a rest day anyway."
      : `Rest today; a walk is fine, and your plan has a rest day anyway.${stop.replace("Stop", "After that, stop")}`;
  if (day === undefined) return `You can train what doesn't hurt today.${stop}`;
  const heavy = day.exercises.filter(({ exerciseId }) => {
    const loads = findExercise(exerciseId)?.loads ?? [];
    return part !== null && (loads as readonly string[]).includes(part);
  });
  return heavy.length === 0
    ? `${isAsked ? "Yes, you" : "You"} can do today's **${day.focus}** if nothing in it hurts.${stop}`
    : `You can do today's **${day.focus}**, but leave out ${joinNames(heavy.map(({ name }) => name))}.${stop}`;
}

/** As much of a plan as these answers need. */
interface Planned {
  readonly days: readonly {
    readonly day: string;
    readonly focus: string;
    readonly isRest: boolean;
    readonly exercises: readonly { readonly exerciseId: string; readonly name: string }[];
  }[];
}

function suitsToday(plan: Planned, today: string | undefined): string {
  const day = plan.days.find((each) => each.day === today && !each.isRest);
  if (day === undefined) return "";
  return ` Today's: ${joinNames(day.exercises.slice(0, 4).map(({ exerciseId, name }) => link(name, `/exercises/${exerciseId}`)))}.`;
}

function partOf(joint: string): string {
  const part: Readonly<Record<string, string>> = {
    kneecap: "knee",
    "low back": "lower-back",
    "lower back": "lower-back",
    back: "lower-back",
    spine: "lower-back",
    "rotator cuff": "shoulder",
    foot: "ankle",
    heel: "ankle",
    hand: "wrist",
  };
  return part[joint] ?? joint;
}

/** "And the left one?": the part that was named before. */
function jointBefore({ scene }: Asking): string | undefined {
  const before = scene.history.findLast(({ role }) => role === "user")?.content.toLowerCase() ?? "";
  return Object.keys(JOINT_WORDS).find((word) => new RegExp(`\\b${word}s?\\b`).test(before));
}

function isAfterTraining(line: string): boolean {
  return / (?:sore|stiff|ache|aching|tight) /.test(line) && / (?:after|since|from|yesterday) /.test(line);
}

/**
 * What of the plan comes next that loads the sore part, and a swap for it: the exercise that was named where the plan has it, else the first one ahead. What the plan
 * doesn't have isn't swapped, and nothing else in its place when one was named that has nothing to do with the part.
 */
async function nextLoading(
  asking: Asking,
  avoidance: Avoidance | null,
  named: Exercise | null,
): Promise<{ readonly text: string; readonly draft: Draft | null } | null> {
  const { plan, today } = await planOf(asking);
  if (plan === null || avoidance === null) return null;
  const from = WEEKDAYS.indexOf(today);
  const ahead = WEEKDAYS.map((_, step) => plan.days.find(({ day }) => day === weekdayAt(from + step))).flatMap(
    (day) => day?.exercises.map((each) => ({ ...each, day: day.day })) ?? [],
  );
  const meant = new Set(asking.question.exercises[0] ?? []);
  const isMeant = ({ exerciseId }: { readonly exerciseId: string }): boolean => exerciseId === named?.id || meant.has(exerciseId);
  const loads = ({ exerciseId }: { readonly exerciseId: string }): boolean => {
    const exercise = findExercise(exerciseId);
    return exercise?.loads.includes(avoidance) === true && (named === null || exercise.pattern === named.pattern);
  };
  const found = ahead.find(isMeant) ?? ahead.find(loads);
  if (found === undefined) return null;
  const when = found.day === today ? "Today's" : `${found.day}'s`;
  const name = link(found.name, `/exercises/${found.exerciseId}`);
  // Every hinge bends a sore back, however light it is on it.
  const isHinge = avoidance === "lower-back" && findExercise(found.exerciseId)?.pattern === "hinge";
  const similar = isHinge ? null : await draftSwap(asking, found.exerciseId, { avoid: [avoidance], day: found.day });
  const draft = similar ?? (await otherMovement(asking, { ...found, avoidance, plan }));
  return {
    text: `${when} session has ${name}: ${draft === null ? "leave it out while it hurts" : "if it still hurts by then, confirm the card below, which swaps it for one that's easier on it"}`,
    draft,
  };
}

/** Where nothing similar spares the part: another movement for one of the same muscles, the most usual first. */
async function otherMovement(
  asking: Asking,
  { exerciseId, day, avoidance, plan }: { exerciseId: string; day: Weekday; avoidance: Avoidance; plan: OwnPlan },
): Promise<Draft | null> {
  const exercise = findExercise(exerciseId);
  if (exercise === undefined) return null;
  const kept = new Set<string>([avoidance, ...(plan.choices.avoid ?? [])]);
  const own = plan.choices.location === "home" ? new Set<string>(plan.choices.equipment) : null;
  const there = new Set(plan.days.find((each) => each.day === day)?.exercises.map((each) => each.exerciseId));
  const muscles = [...exercise.targets, ...exercise.synergists];
  const shared = ({ targets }: Exercise): number =>
    muscles.includes(targets[0] ?? "chest") ? muscles.indexOf(targets[0] ?? "chest") : 99;
  const fitting = (await openExercises(asking.scene.platform, asking.scene.actor))
    .filter(
      (other) =>
        other.kind === "strength" &&
        other.location === exercise.location &&
        withinLevel(other.level, plan.choices.skillLevel) &&
        other.dose.holdSeconds === null &&
        !(avoidance === "lower-back" && other.pattern === "hinge") &&
        shared(other) < 99 &&
        !there.has(other.id) &&
        !other.loads.some((load) => kept.has(load)) &&
        (own === null || other.needs.every((need) => own.has(need))),
    )
    .toSorted(
      (a, b) => RANKS.indexOf(a.rank) - RANKS.indexOf(b.rank) || Number(b.compound) - Number(a.compound) || shared(a) - shared(b),
    );
  const drafts: Draft[] = [];
  for (const { id } of fitting.slice(0, 3)) {
    const draft = await draftSwap(asking, exerciseId, { withExerciseId: id, day });
    if (draft !== null) drafts.push(draft);
  }
  // One that the week has room for, where there is one.
  return drafts.find(({ details }) => details.length === 0) ?? drafts[0] ?? null;
}

type OwnPlan = NonNullable<Awaited<ReturnType<typeof planOf>>["plan"]>;

const soreness: Answer = async (asking) => {
  const { joints, muscles } = asking.question;
  if (joints.some((joint) => joint === "lower back" || joint === "knee" || joint === "shoulder") && muscles.length <= 1)
    return pain(asking);
  const line = asking.question.lines[0] ?? "";
  const isNone = / (?:not|never|no) (?:\S+ )?(?:sore|soreness) /.test(line);
  if (isNone)
    return says(
      "Soreness isn't a sign of a good workout, so it's fine not to have any: your muscles are used to the work. What counts is that reps or weights go up over the weeks.",
    );
  const isBad =
    / (?:cant|cannot|can not|can barely|can hardly|barely|hardly|too sore to|impossible to) (?:even )?(?:sit|walk|move|stand|lift|raise|straighten|climb|get) /.test(
      line,
    );
  const first = isBad
    ? "Rest today and take an easy walk. Tomorrow, train other muscles if you move normally again; the sore ones can wait until they've eased."
    : "You can train other muscles today, or move lightly (a walk, easy cycling, gentle stretches).";
  return says(
    `${first} Sore muscles for 1-3 days are normal, especially after something new, and they don't mean you've hurt yourself. Sleep, protein and a warm shower help, and it's milder next time.\n\nGet help right away if a muscle swells up badly, gets weak, or your urine turns dark.`,
  );
};

export const ACHE_ANSWERS: Answers = { pain, soreness };
