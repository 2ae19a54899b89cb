import type { TrainingChoices } from "@lockstep/contract/training.ts";
import { MUSCLE_WORDS } from "@lockstep/content/coach/body-words.ts";
import { HOME_EQUIPMENT, type HomeEquipment, type Level } from "@lockstep/domain/training/exercise.ts";
import { GROUP_OF_MUSCLE, VOLUME_MUSCLE_OF, type TrainingGroup } from "@lockstep/domain/training/muscles.ts";
import { DAYS_PER_WEEK, DURATIONS, type DaysPerWeek, type DurationMinutes } from "@lockstep/domain/training/plan.ts";
import { ApiError } from "../../../../platform/http/api-error.ts";
import { previewPlan } from "../../../training/index.ts";
import { buildPlan } from "../../tools/build-plan.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { WEEKDAYS, type Weekday } from "@lockstep/domain/calendar/weekdays.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";
import { EQUIPMENT_NAMES } from "./exercises.ts";
import { planOf } from "./sessions.ts";

interface Wish {
  muscleGroups?: TrainingGroup[];
  durationMinutes?: DurationMinutes;
  daysPerWeek?: DaysPerWeek;
  skillLevel?: Level;
  location?: "home" | "gym";
  equipment?: HomeEquipment[];
}

/** What someone says of the plan they want. */
export function wishOf({ question }: Asking): Wish {
  const line = question.lines[0] ?? "";
  const days = Number(/(?<= )(\d)(?: x| times| day| days)(?= )/.exec(line)?.[1] ?? NaN);
  const groups = [
    ...new Set(
      question.muscles.flatMap((word) => MUSCLE_WORDS[word] ?? []).map((muscle) => GROUP_OF_MUSCLE[VOLUME_MUSCLE_OF[muscle]]),
    ),
  ];
  const isFull = / (?:full body|whole body|everything) /.test(line);
  const isHome = / (?:home|house|hotel|apartment|bodyweight) /.test(line);
  const isBare = / (?:no|without|zero) (?:any )?(?:equipment|weights|gear)|bodyweight/.test(line);
  const level = / (?:beginner|newbie|never lifted|new to) /.test(line)
    ? "beginner"
    : / intermediate /.test(line)
      ? "intermediate"
      : / (?:advanced|experienced) /.test(line)
        ? "advanced"
        : null;
  const own = HOME_EQUIPMENT.filter((each) => (question.equipment as readonly string[]).includes(each));
  const minutes = DURATIONS.findLast((each) => each <= (question.minutes ?? 0));
  const daysPerWeek = DAYS_PER_WEEK.find((each) => each === days);
  return {
    ...(daysPerWeek === undefined ? {} : { daysPerWeek }),
    ...(minutes === undefined ? {} : { durationMinutes: minutes }),
    ...(isFull ? { muscleGroups: ["Full-Body"] } : groups.length > 0 ? { muscleGroups: groups } : {}),
    ...(isHome || isBare || (own.length > 0 && !/ gym /.test(line))
      ? { location: "home" }
      : / gym /.test(line)
        ? { location: "gym" }
        : {}),
    ...(isBare ? { equipment: [] } : own.length > 0 ? { equipment: own } : {}),
    ...(level === null ? {} : { skillLevel: level }),
  };
}

const SETUP =
  "In the [workout setup](/workout-setup) you can choose everything yourself: muscle groups, minutes, days, level, place, and what to avoid.";

const build: Answer = async (asking) => {
  const { scene } = asking;
  if (scene.actor === null && !/ (?:enough|too much|too many|delete|remove) /.test(asking.question.lines[0] ?? ""))
    return says(`Happy to help. ${SETUP} It takes a minute, and you don't need an account to try it.`);
  // Whether it's enough, and how to be rid of one, is asked of a plan without wanting another.
  if (/ (?:enough|too much|too many|delete|remove) /.test(asking.question.lines[0] ?? "")) return null;
  const wish = wishOf(asking);
  try {
    const draft = await buildPlan.run(scene.platform, scene.actor, wish);
    const places = draft.payload as {
      readonly replaces: unknown;
      readonly choices: TrainingChoices;
    };
    const { muscleGroups, durationMinutes, daysPerWeek, skillLevel, location, equipment = [] } = places.choices;
    const { days } = await previewPlan(scene.platform, scene.actor, places.choices);
    const sessions = days.filter(({ isRest }) => !isRest);
    const least = Math.min(...sessions.map(({ workMinutes }) => workMinutes));
    const most = Math.max(...sessions.map(({ workMinutes }) => workMinutes));
    const minutes = least === most ? `${most}` : `${least}-${most}`;
    const [first] = sessions;
    const starts =
      first === undefined
        ? ""
        : ` ${first.day} has ${joinNames(first.exercises.map(({ exerciseId, name }) => link(name, `/exercises/${exerciseId}`)))}.`;
    const length = `${wish.durationMinutes !== undefined ? "That's " : places.replaces === null ? "You didn't say how long, so I went with " : "As in your current plan, that's "}${durationMinutes} minutes a day: ${minutes} of exercises, plus warm-up and cool-down.`;
    const kit =
      location === "gym"
        ? "at the gym"
        : equipment.length === 0
          ? "at home without equipment"
          : `at home with ${joinNames(equipment.map((each) => EQUIPMENT_NAMES[each] ?? `a ${each.replaceAll("-", " ")}`))}`;
    const replaced = places.replaces === null ? "" : " It takes the place of your current plan, and you can undo that.";
    return says(
      `Here's a week to confirm: **${muscleGroups.join(", ")}**, ${daysPerWeek} days (${joinNames(sessions.map(({ day }) => day))}), ${skillLevel}, ${kit}. ${length}${starts} Nothing's saved until you confirm.${replaced}\n\nWant it different? Tell me, such as "4 days, 30 minutes, dumbbells". ${SETUP}`,
      [draft],
    );
  } catch (error) {
    if (error instanceof ApiError && error.code !== "INTERNAL") return says(`That didn't work: ${error.message} ${SETUP}`);
    throw error;
  }
};

const change: Answer = async (asking) => {
  const wish = wishOf(asking);
  const line = asking.question.lines[0] ?? "";
  const days = [...new Set(asking.question.days)];
  if (days.length >= 2 && asking.scene.actor !== null) return toWeekdays(asking, days);
  if (
    asking.scene.actor !== null &&
    (wish.daysPerWeek !== undefined || wish.location !== undefined || wish.durationMinutes !== undefined)
  )
    return build(asking);
  const hard = / too (?:hard|difficult|long|much) | easier | shorter /.test(line)
    ? " If it's too much, do one set less of each exercise for a week; that's still a good workout."
    : "";
  return says(
    `In [your plan](/workout-plan) you can move days, swap, add or remove exercises, change the sets, and rebuild a single day; each change can be undone.${hard} For other days, minutes or equipment, tell me, such as "make it 4 days of 30 minutes", and I'll prepare a new week for you to confirm.`,
  );
};

/** Which sessions go to which weekdays, and what to watch. */
async function toWeekdays(asking: Asking, wanted: readonly Weekday[]) {
  const { plan, today } = await planOf(asking);
  const days = WEEKDAYS.filter((day) => wanted.includes(day));
  const names = joinNames(days);
  if (plan === null)
    return says(`You don't have a plan yet. ${SETUP} Then move its days to ${names} in [your plan](/workout-plan).`);
  const sessions = plan.days.filter(({ isRest }) => !isRest);
  if (sessions.length !== days.length)
    return says(
      `Your plan has ${sessions.length} sessions and ${names} are ${days.length} days. Say "make it ${days.length} days a week", and I'll prepare a new week to confirm; then move its days in [your plan](/workout-plan).`,
    );
  const moves = sessions.flatMap(({ day, focus }, place) => (day === days[place] ? [] : [`${focus}: ${day} to ${days[place]}`]));
  if (moves.length === 0) return says(`Your plan has its sessions on ${names} already.`);
  const clashes = days.slice(1).flatMap((day, place) => {
    const before = days[place] ?? day;
    if (WEEKDAYS.indexOf(day) !== WEEKDAYS.indexOf(before) + 1) return [];
    const [one, other] = [sessions[place], sessions[place + 1]];
    const shared = one === undefined || other === undefined ? [] : sharedGroups(one, other);
    return shared.length === 0 ? [] : [{ before, day, shared }];
  });
  const apart = spacedDays(days.length);
  const close =
    clashes.length === 0
      ? ""
      : ` **Note that** ${joinNames(clashes.map(({ before, day, shared }) => `${before} and ${day} would train ${shared.length > 3 ? "much the same muscles" : `the same (${joinNames(shared.map((each) => each.toLowerCase()))})`} two days running`))}. ${apart === null ? "" : `${apart} would leave a day between; if it has to be ${names}, `}${apart === null ? "Go" : "go"} lighter on the second day, with two sets of each exercise.`;
  const isToday = moves.length > 0 && days.includes(today) && sessions.every(({ day }) => day !== today);
  const now = isToday ? ` Today is ${today}, so that would put a session on today; start next week if you'd rather rest.` : "";
  return says(
    `For ${names}, move these in [your plan](/workout-plan) (Edit, then **Move to** in the day's menu):\n\n${list(moves)}\n\nIt applies to every week from then on, and each move can be undone. I've changed nothing yet.${close}${now}`,
  );
}

/** Main muscle groups that two sessions both train, where they share most of them. */
function sharedGroups(one: Session, other: Session): readonly string[] {
  const [first, second] = [one, other].map(({ exercises }) => new Set(exercises.map(({ group }) => group)));
  if (first === undefined || second === undefined) return [];
  if (one.focus === other.focus) return [...first].filter((group) => second.has(group));
  const shared = [...first].filter((group) => second.has(group) && group !== "Core");
  return shared.length * 2 >= Math.min(first.size, second.size) ? shared : [];
}

interface Session {
  readonly focus: string;
  readonly exercises: readonly { readonly group: string }[];
}

/** So many days of the week with one between them, in words; null where there's no room for that. */
function spacedDays(count: number): string | null {
  const spaced = WEEKDAYS.filter((_, place) => place % 2 === 0).slice(0, count);
  return count > 3 ? null : joinNames(spaced);
}

export const PLAN_ANSWERS: Answers = { "build-plan": build, "change-days": change };
