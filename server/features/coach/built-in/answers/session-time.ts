import { suitEachOther } from "@lockstep/domain/training/supersets.ts";
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
    return says(`${yes}${session}${inside} ${ask}\n\n${link("Open your plan", plan.path)} to train; I haven't changed anything.`);
  }
  const next = nextTraining(plan, day.day);
  const ahead =
    next === null
      ? ""
      : ` Next up is **${next.focus}** on ${next.day}, about ${next.workMinutes} minutes plus warm-up and cool-down.`;
  const fit =
    next === null || !isShort
      ? ""
      : `\n\n${minutes === null ? "If time is short then too: " : `With ${minutes} minutes on ${next.day}: `}${lowerFirst(shorter(next, minutes))}`;
  return says(
    `${yes}${when} is a rest day, so there's no session to fit in.${ahead}${next === null ? "" : countedIn(next)}${fit} ${open(plan)}`,
  );
};

const open = (plan: Plan): string => `${link("Open your plan", plan.path)}.`;
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
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
  if (minutes !== null && minutes >= day.workMinutes + SHORT_WARM_UP) return "It fits, with a short warm-up.";
  const kept = joinNames(keptIn(day, minutes).map(({ name }) => name));
  return `Warm up for ${SHORT_WARM_UP} minutes, do ${kept}, which matter most, and leave the rest.${orInTurn(day)}`;
}

/** "The squat and the crunch are a superset already": the minutes hold that. */
function countedIn(day: Day): string {
  const names = supersetsOf(day).map((each) => joinNames(each));
  return names.length === 0
    ? ""
    : ` ${joinNames(names)} ${names.length === 1 ? "are a superset" : "are supersets"}, done in turn, and that's counted in.`;
}

/** A day's pairs that could be done in turn, at most two, of exercises that don't get in each other's way. */
function pairsIn({ exercises }: Day): readonly (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = [];
  const taken = new Set<string>();
  for (const [place, one] of exercises.entries())
    for (const other of exercises.slice(place + 1)) {
      if (one.superset !== null || other.superset !== null || one.sets !== other.sets || pairs.length >= 2) continue;
      if (taken.has(one.exerciseId) || taken.has(other.exerciseId)) continue;
      const [a, b] = [findExercise(one.exerciseId), findExercise(other.exerciseId)];
      if (a === undefined || b === undefined || !suitEachOther(a, b)) continue;
      taken.add(one.exerciseId).add(other.exerciseId);
      pairs.push([one.name, other.name]);
    }
  return pairs;
}

function orInTurn(day: Day): string {
  const pairs = pairsIn(day).map((names) => joinNames(names));
  if (pairs.length === 0) return "";
  return ` Or keep all ${day.exercises.length} and do ${pairs.join(", and ")} in turn, one set of each (a superset): that saves about a third of their time.`;
}

/** The first exercises of a day that fit into some minutes, at least two. */
function keptIn({ exercises, workMinutes }: Day, minutes: number | null): Day["exercises"] {
  const each = workMinutes / Math.max(1, exercises.length);
  const room = minutes === null ? 3 : Math.max(2, Math.floor((minutes - SHORT_WARM_UP) / each));
  return exercises.slice(0, room);
}

export const SESSION_TIME_ANSWERS: Answers = { "short-on-time": shortOnTime };
