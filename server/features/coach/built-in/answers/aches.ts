import { JOINT_WORDS } from "@lockstep/content/coach/body-words.ts";
import type { Avoidance } from "@lockstep/domain/training/exercise.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { findExercise } from "../../../training/index.ts";
import type { Draft } from "../../tools/tool.ts";
import { link, says, type Answer, type Answers, type Asking } from "../answer.ts";
import { pickExercise } from "../pick-exercise.ts";
import { draftSwap } from "./exercises.ts";

/** What to do instead while something hurts. */
const EASIER: Readonly<Record<string, string>> = {
  knee: "Work in the range that doesn't hurt: squat to a bench or box, less deep and with less weight, and let your hips do more: [Glute Bridge](/exercises/h-glute-bridge), hip thrusts, Romanian deadlifts. Leave out jumps, deep lunges and running for now.",
  "lower-back":
    "Keep moving gently: walking, [Cat-Cow](/exercises/h-cat-cow), [Bird Dog](/exercises/h-bird-dog), [Glute Bridge](/exercises/h-glute-bridge). Leave out heavy deadlifts, bent-over rows and loaded bending for now; supported rows, leg press and presses on a bench are usually fine if they don't hurt.",
  shoulder:
    "Stay below the height that pinches: press with elbows slightly in front and palms facing each other, use a lighter weight or an incline, and add pulling, such as rows and [Band Pull-Apart](/exercises/g-band-pull-apart). Leave out dips, wide benching and pressing behind the neck for now.",
  wrist:
    "Keep the wrist straight: push-ups on fists or dumbbells, forearm planks instead of hand planks, a neutral grip for presses and curls. Go lighter on anything that bends it back.",
  neck: "Look straight ahead, keep your shoulders low, and leave out shrugs, overhead work and sit-ups with the hands behind your head for now. Gentle turns and the [Neck Tilt](/exercises/h-neck-tilt) help.",
  hip: "Shorten the range and take a stance that doesn't pinch: a slightly wider squat to a box, [Glute Bridge](/exercises/h-glute-bridge), side-lying leg raises. Leave out deep lunges and leg raises for now.",
  elbow:
    "Go lighter with a relaxed grip, and use a neutral one (palms facing) for curls and presses. Leave out skull crushers, dips and heavy curls for now; slow wrist curls with little weight often help.",
  ankle:
    "Stay off jumps and running, keep both feet flat, and raise your heels a little when you squat. Seated calf raises and gentle circles are usually fine.",
  shin: "Swap running and jumping for the bike, the rower or swimming for a week or two, then come back with shorter runs on soft ground and a gradual 10% more a week.",
};
const ANY =
  "Leave out what hurts, and train everything else. Try a shorter range, half the weight or a slower tempo; if that's free of pain, stay there and build up.";
const WHEN =
  "See a doctor or physio if it's sharp, swollen, numb or gives way, if pain shoots down an arm or leg, or if it isn't better within a week or two.";

const pain: Answer = async (asking) => {
  const { question, person, scene } = asking;
  const joint = question.joints[0] ?? jointBefore(asking);
  const exercise = await pickExercise(asking);
  const part = joint === undefined ? null : partOf(joint);
  const avoidance = joint === undefined ? null : (JOINT_WORDS[joint] ?? null);
  const plan = (await person.plan())?.plan ?? null;
  const profile = await person.profile();
  const avoided = new Set<Avoidance>([...(profile?.avoid ?? []), ...(plan?.choices.avoid ?? [])]);
  const known = avoidance !== null && avoided.has(avoidance);
  const sore = isAfterTraining(question.lines[0] ?? "");
  const start =
    sore && part === "lower-back"
      ? "A dull, even ache on both sides is usually just tired muscle, and it's gone in 2-3 days. Sharp pain, pain that spreads into a leg, or numbness is something else: stop, and have it checked."
      : exercise === null
        ? "Stop whatever hurts; pain isn't something to push through."
        : `Stop the ${exercise.name} at the point where it hurts; don't push through pain.`;
  const easier = (part === null ? undefined : EASIER[part]) ?? ANY;
  const plans = known
    ? ` Your plan already leaves out what loads your ${joint}, so its exercises are a safe choice today.`
    : avoidance !== null && scene.actor !== null
      ? ` To keep it out of your plan, choose **${joint}** under what to avoid in the [workout setup](/workout-setup).`
      : "";
  const drafts = known ? [] : await swapsFor(asking, avoidance, exercise?.id);
  const card = drafts.length === 0 ? "" : " Here's a swap that's easier on it; nothing changes until you confirm.";
  const suits = known && plan !== null ? suitsToday(plan, (await person.plan())?.today) : "";
  return says(
    `I'm sorry to hear that. ${start} ${easier}${plans}${suits}${card}\n\n${WHEN} I can't tell what it is from here.`,
    drafts,
  );
};

function suitsToday(
  plan: { days: readonly { day: string; isRest: boolean; exercises: readonly { exerciseId: string; name: string }[] }[] },
  today: string | undefined,
): string {
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

/** Swaps of what the plan has and what loads the sore part: the exercise that was named first. */
async function swapsFor(asking: Asking, avoidance: Avoidance | null, named: string | undefined): Promise<readonly Draft[]> {
  const read = await asking.person.plan();
  if (read === null || read.plan === null) return [];
  const today = read.plan.days.find(({ day }) => day === read.today)?.exercises ?? [];
  const all = read.plan.days.flatMap(({ exercises }) => exercises);
  const loads = (id: string): boolean => avoidance !== null && (findExercise(id)?.loads.includes(avoidance) ?? false);
  const ids = [
    ...new Set([
      ...(named === undefined ? [] : [named]),
      ...[...today, ...all].map(({ exerciseId }) => exerciseId).filter(loads),
    ]),
  ];
  for (const id of ids) {
    if (!all.some(({ exerciseId }) => exerciseId === id)) continue;
    const draft = await draftSwap(asking, id, avoidance === null ? {} : { avoid: [avoidance] });
    if (draft !== null) return [draft];
  }
  return [];
}

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
  return says(
    "Sore muscles for 1-3 days are normal, above all after something new, and they don't mean you've hurt yourself. Train other muscles today or move lightly (a walk, easy cycling, gentle stretches); if even sitting hurts, take the day off. Sleep, protein and a warm shower help, and it's milder next time.\n\nGet help right away if a muscle swells up badly, gets weak, or your urine turns dark.",
  );
};

export const ACHE_ANSWERS: Answers = { pain, soreness };
