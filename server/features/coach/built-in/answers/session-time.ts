import { suitEachOther } from "@lockstep/domain/training/supersets.ts";
import { sessionSeconds, wholeMinutes, type TimedExercise } from "@lockstep/domain/training/timing.ts";
import { WEEKDAYS, weekdayAt } from "@lockstep/domain/calendar/weekdays.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { findExercise } from "../../../training/index.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";
import { dayOf, nextTraining, planOf, STARTER, supersetsOf, type Day, type Plan } from "./sessions.ts";

/** A warm-up that's cut short, minutes. */
const SHORT_WARM_UP = 3;

/** How long a session takes, and what to do of it where there's less time. */
const shortOnTime: Answer = async (asking) => {
  const { plan, today, none } = await planOf(asking);
  const { question } = asking;
  const line = question.lines[0] ?? "";
  const { minutes } = question;
  const isHowLong = / how (?:long|many minutes|much time) /.test(line);
  if (plan === null) return says(isHowLong && minutes === null ? none : withoutPlan(asking));
  const asked = question.days[0] ?? (/ tomorrows? /.test(line) ? weekdayAt(WEEKDAYS.indexOf(today) + 1) : today);
  const day = dayOf(plan, asked);
  const when = asked === today ? "Today" : asked;
  const yes = isDoubt(line) ? `Yes, ${minutes ?? 15} minutes count. ` : "";
  const isShort = minutes !== null || !isHowLong;
  if (!day.isRest) {
    const session = `${when === "Today" ? "Today's" : `${when}'s`} **${day.focus}** takes about ${day.workMinutes} minutes of exercise, plus warm-up and cool-down.`;
    const inside = countedIn(day);
    const ask = isShort
      ? shorter(day, minutes)
      : "If you have less than that, tell me how many minutes, and I'll say what to keep.";
    const found = isShort && minutes !== null ? `With ${minutes} minutes: ${ask}` : ask;
    return says(
      `${yes}${session}${inside} ${found}\n\n${link("Open your plan", plan.path)} to train; I haven't changed anything.`,
    );
  }
  const next = nextTraining(plan, day.day);
  const ahead =
    next === null
      ? ""
      : ` Next up is **${next.focus}** on ${next.day}, about ${next.workMinutes} minutes plus warm-up and cool-down.`;
  const fit =
    next === null || !isShort
      ? ""
      : `\n\n${minutes === null ? "If time is short then too: " : `With ${minutes} minutes on ${next.day}: `}${shorter(next, minutes)}`;
  return says(
    `${yes}${when} is a rest day, so there's no session to fit in.${ahead}${next === null ? "" : countedIn(next)}${fit}${fit === "" ? " " : "\n\n"}${open(plan)}`,
  );
};

const open = (plan: Plan): string => `${link("Open your plan", plan.path)}.`;
const isDoubt = (line: string): boolean => / (?:worth|enough|point|even|kids) /.test(line);

function withoutPlan({ question }: Asking): string {
  const line = question.lines[0] ?? "";
  const yes = isDoubt(line)
    ? `Yes, ${question.minutes ?? 15} minutes count, and a workout with interruptions is still one. `
    : "";
  return `${yes}Do as many rounds of this as fit, at home and without equipment:\n\n${list(STARTER)}\n\nYou can also make a plan of 15 minutes a day in the [workout setup](/workout-setup).`;
}

/** What of a day fits into some minutes; null for "less". */
function shorter(day: Day, minutes: number | null): string {
  const whole = minutesOf(day.exercises);
  if (minutes !== null && minutes >= whole) return `it fits, with ${SHORT_WARM_UP} minutes of warm-up: about ${whole} in all.`;
  const kept = keptIn(day, minutes);
  const less = `**Do less**: ${joinNames(kept.map(({ name }) => name))}, which matter most, and leave the rest: ${totalOf(minutesOf(kept), minutes)}.`;
  const pairs = pairsIn(day);
  if (pairs.length === 0)
    return `the cool-down can wait, and ${SHORT_WARM_UP} minutes of warm-up are counted in.\n\n${list([less])}`;
  const said = pairs.map(([one, other]) => `${one.name} with ${other.name}`);
  const inTurn = `**Keep all ${day.exercises.length} and use supersets**: pair ${said.join(", and ")}, one set of each in turn: ${totalOf(minutesOf(withPairs(day, pairs)), minutes)}.`;
  return `two ways, with ${SHORT_WARM_UP} minutes of warm-up counted in; the cool-down can wait.\n\n${list([less, inTurn])}`;
}

/** "About 33 minutes, 3 more than you have". */
function totalOf(total: number, minutes: number | null): string {
  const over = minutes === null ? 0 : total - minutes;
  return `about ${total} minutes${over > 0 ? `, ${over} more than you have` : ""}`;
}

type Planned = Day["exercises"][number];

/** Minutes of some exercises with a short warm-up. */
const minutesOf = (exercises: readonly Planned[]): number => SHORT_WARM_UP + wholeMinutes(sessionSeconds(exercises.map(timed)));

/** A planned exercise as its time follows from it. */
function timed({ exerciseId, sets, reps, restSeconds, superset }: Planned): TimedExercise {
  const [, least = "0", most = least, isHold] = /^(\d+)(?:-(\d+))?( s)?/.exec(reps) ?? [];
  return {
    sets,
    repsMin: Number(least),
    repsMax: Number(most),
    holdSeconds: isHold === undefined ? null : Number(least),
    perSide: findExercise(exerciseId)?.perSide ?? false,
    restSeconds,
    superset,
  };
}

/** A day's exercises with pairs done in turn, each beside its partner. */
function withPairs({ exercises }: Day, pairs: readonly Pair[]): readonly Planned[] {
  const paired = pairs.flatMap((pair, place) => pair.map((each) => ({ ...each, superset: NEW_SUPERSET + place })));
  const alone = exercises.filter((each) => !paired.some(({ exerciseId }) => exerciseId === each.exerciseId));
  return [...alone, ...paired];
}

/** Above every number that a plan gives a superset. */
const NEW_SUPERSET = 100;

/** "The squat and the crunch are a superset already": the minutes hold that. */
function countedIn(day: Day): string {
  const names = supersetsOf(day).map((each) => joinNames(each));
  return names.length === 0
    ? ""
    : ` ${joinNames(names)} ${names.length === 1 ? "are a superset" : "are supersets"}, done in turn, and that's counted in.`;
}

type Pair = readonly [Planned, Planned];

/** A day's pairs that could be done in turn, at most two, of exercises that don't get in each other's way. */
function pairsIn({ exercises }: Day): readonly Pair[] {
  const pairs: Pair[] = [];
  const taken = new Set<string>();
  for (const [place, one] of exercises.entries())
    for (const other of exercises.slice(place + 1)) {
      if (one.superset !== null || other.superset !== null || one.sets !== other.sets || pairs.length >= 2) continue;
      if (taken.has(one.exerciseId) || taken.has(other.exerciseId)) continue;
      const [a, b] = [findExercise(one.exerciseId), findExercise(other.exerciseId)];
      if (a === undefined || b === undefined || !suitEachOther(a, b)) continue;
      taken.add(one.exerciseId).add(other.exerciseId);
      pairs.push([one, other]);
    }
  return pairs;
}

/** The first exercises of a day that fit into some minutes, at least two. */
function keptIn({ exercises }: Day, minutes: number | null): readonly Planned[] {
  if (minutes === null) return exercises.slice(0, 3);
  const most = exercises.findLastIndex((_, place) => minutesOf(exercises.slice(0, place + 1)) <= minutes);
  return exercises.slice(0, Math.max(2, most + 1));
}

export const SESSION_TIME_ANSWERS: Answers = { "short-on-time": shortOnTime };
