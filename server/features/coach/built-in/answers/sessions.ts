import { addDays, weekdayIndex } from "@lockstep/domain/calendar/calendar.ts";
import { WEEKDAYS, weekdayAt, type Weekday } from "@lockstep/domain/calendar/weekdays.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { FACTS } from "@lockstep/content/coach/facts.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";
import type { Person } from "../person.ts";
import { dayText, POUND_KG, weightText } from "../weights.ts";

export type Plan = NonNullable<NonNullable<Awaited<ReturnType<Person["plan"]>>>["plan"]>;
export type Day = Plan["days"][number];

/** What someone without a plan is told. */
export const NO_PLAN =
  "You don't have a workout plan yet. Answer five questions in the [workout setup](/workout-setup) and your week is ready in seconds, or tell me \"make me a plan for 3 days at home\", and I'll suggest one here.";
const VISITOR_PLAN =
  "I can't see a plan, because you're not signed in. You can make one in the [workout setup](/workout-setup) without an account, or [sign in](/login) so that I can see yours.";

/** The person's plan, or why there's none. */
export async function planOf({
  person,
}: Asking): Promise<{ readonly plan: Plan | null; readonly today: Weekday; readonly none: string }> {
  const read = await person.plan();
  return { plan: read?.plan ?? null, today: read?.today ?? "Monday", none: read === null ? VISITOR_PLAN : NO_PLAN };
}

export function dayOf(plan: Plan, name: Weekday): Day {
  const day = plan.days.find((each) => each.day === name);
  if (day === undefined) throw new Error(`The plan has no ${name}.`);
  return day;
}

export function nextTraining(plan: Plan, after: Weekday): Day | null {
  const from = WEEKDAYS.indexOf(after);
  const ahead = WEEKDAYS.map((_, step) => dayOf(plan, weekdayAt(from + 1 + step)));
  return ahead.find(({ isRest }) => !isRest) ?? null;
}

function exerciseLine({ exerciseId, name, sets, reps, restSeconds }: Day["exercises"][number]): string {
  return `${link(name, `/exercises/${exerciseId}`)}: ${sets} × ${reps}, ${restSeconds} s rest`;
}

function spokenDay(day: Day, when: string): string {
  const { focus, workMinutes, exercises } = day;
  const pairs = supersetsOf(day);
  const inTurn =
    pairs.length === 0
      ? ""
      : `\n\n${joinNames(pairs.map((names) => joinNames(names)))} ${pairs.length === 1 ? "are a superset" : "are supersets"}: do one set of each in turn, then rest.`;
  return `${when}: **${focus}**, ${exercises.length} exercises in about ${workMinutes} minutes, plus warm-up and cool-down.\n\n${list(exercises.map(exerciseLine))}${inTurn}`;
}

/** The names of a day's exercises that are done in turn, superset by superset. */
export function supersetsOf({ exercises }: Day): readonly (readonly string[])[] {
  const numbers = [...new Set(exercises.flatMap(({ superset }) => superset ?? []))];
  return numbers.map((number) => exercises.filter(({ superset }) => superset === number).map(({ name }) => name));
}

function restText(plan: Plan, day: Day, when: string): string {
  const next = nextTraining(plan, day.day);
  const ahead = next === null ? "" : ` Next up is **${next.focus}** on ${next.day}, about ${next.workMinutes} minutes.`;
  return `${when} a rest day.${ahead} A walk or some stretching is fine, and your streak is safe.`;
}

const today: Answer = async (asking) => {
  const { plan, today: name, none } = await planOf(asking);
  if (plan === null) return says(`${none}\n\nFor a short start today, without equipment, do 2 rounds of:\n\n${list(STARTER)}`);
  const day = dayOf(plan, name);
  if (day.isRest) return says(`${restText(plan, day, `Today, ${name}, is`)} ${link("Open your plan", plan.path)}.`);
  const done = (await asking.person.log({ days: 1 }))?.completed ?? [];
  const doneIds = new Set(done.map(({ exerciseId }) => exerciseId));
  const count = day.exercises.filter(({ exerciseId }) => doneIds.has(exerciseId)).length;
  const progress =
    count === 0
      ? ""
      : count === day.exercises.length
        ? " You've done all of it already!"
        : ` ${count} of ${day.exercises.length} done so far.`;
  return says(`${spokenDay(day, `Today, ${name}`)}\n\n${link("Open your plan", plan.path)} to start.${progress}`);
};

export const STARTER: readonly string[] = [
  "[Bodyweight Squat](/exercises/h-bodyweight-squat) × 10",
  "[Incline Push-Up](/exercises/h-incline-push-up) × 8",
  "[Glute Bridge](/exercises/h-glute-bridge) × 12",
  "[Dead Bug](/exercises/h-dead-bug) × 8 each side",
];

const tomorrow: Answer = async (asking) => {
  const { plan, today: name, none } = await planOf(asking);
  if (plan === null) return says(none);
  const line = asking.question.lines[0] ?? "";
  const [named] = asking.question.days;
  const isNext = named === undefined && !/tomorrow/.test(line) && / next | upcoming | when /.test(line);
  const next = nextTraining(plan, name);
  const asked = named ?? (isNext && next !== null ? next.day : weekdayAt(WEEKDAYS.indexOf(name) + 1));
  const when = named === undefined && !isNext ? `Tomorrow, ${asked}` : asked === name ? `Today, ${asked}` : asked;
  const comma = when.includes(",") ? "," : "";
  const day = dayOf(plan, asked);
  const isAboutRest = / rest | off /.test(line);
  if (day.isRest)
    return says(
      `${isAboutRest ? "Yes: " : ""}${restText(plan, day, `${when}${comma} is`)} ${link("Open your plan", plan.path)}.`,
    );
  return says(
    `${isAboutRest ? "No, it's a training day. " : ""}${spokenDay(day, when)}\n\n${link("Open your plan", plan.path)}.`,
  );
};

const week: Answer = async (asking) => {
  const { plan, today: name, none } = await planOf(asking);
  if (plan === null) return says(none);
  const lines = plan.days.map(
    ({ day, focus, isRest, workMinutes, exercises }) =>
      `${day === name ? `**${day} (today)**` : day}: ${isRest ? "Rest" : `${focus}, ${exercises.length} exercises, ${workMinutes} min`}`,
  );
  return says(`Your week in **${plan.name}**:\n\n${list(lines)}\n\n${link("Open your plan", plan.path)} to see or change it.`);
};

/** "in 2 weeks", "next week". */
const inWeeks = (weeks: number): string => (weeks === 1 ? "next week" : `in ${weeks} weeks`);

const LIGHTER = "two sets of each exercise at about 80% of your usual weight";

/** Where the person's block is, and when its lighter week comes. */
export function blockText({ block }: Plan): string {
  const { week, weeks, phase, effort, nextStartsOn } = block;
  switch (phase) {
    case "ahead":
      return `Your block of ${weeks} weeks starts on Monday. The last week is a lighter one: ${LIGHTER}.`;
    case "hard":
      return `You're in week ${week} of ${weeks}: ${effort}. ${lighterComes(weeks - week)}`;
    case "lighter": {
      const next =
        nextStartsOn === null ? "At the end of the week you choose your next block." : "Your next block starts on Monday.";
      return `You're in week ${week} of ${weeks}, the lighter one: ${LIGHTER}. ${next}`;
    }
    case "over":
      return nextStartsOn === null
        ? `All ${weeks} weeks of your block are done. Choose the next one in your plan: keep going, vary the accessories, or pick a new focus.`
        : `All ${weeks} weeks of your block are done, and your next one starts on Monday.`;
  }
}

/** When a block's lighter week comes, so many weeks ahead, and what it is. */
export const lighterComes = (weeks: number): string => `Your lighter week comes ${inWeeks(weeks)}: ${LIGHTER}.`;

const MONTH =
  / (?:january|february|march|april|may|june|july|august|september|october|november|december|next month|next year|new year) /;

const blockWeek: Answer = async (asking) => {
  const { plan, none } = await planOf(asking);
  // A plan has weeks, not months: it says what goes on.
  const isMonth =
    / plan | program | schedule /.test(asking.question.lines[0] ?? "") && MONTH.test(asking.question.lines[0] ?? "");
  const goesOn = isMonth
    ? "Your plan has no dates: it repeats its week, a little heavier each time, with a lighter week at the end of each block, so it'll carry on the same way then. "
    : "";
  return says(plan === null ? none : `${goesOn}${blockText(plan)} ${link("Open your plan", plan.path)}.`);
};

const missedDay: Answer = async (asking) => {
  const { plan, today: name, none } = await planOf(asking);
  const line = asking.question.lines[0] ?? "";
  if (plan === null)
    return says(`It happens to everyone, and one missed session changes nothing. Just do the next one.\n\n${none}`);
  if (/ (?:move|shift|postpone|reschedule|push|change|switch) /.test(line)) return says(moveText(plan, asking, name));
  if (/ (?:whole|entire|full|a|one|this|last) week /.test(line))
    return says(
      "A week off costs you next to nothing: strength holds for two or three weeks. Carry on with the next session in your plan, use about 10% less weight for the first one, and don't try to make up for what you missed. Your streak may end, because its freeze covers one day a week, but your log and records stay, and a new one starts with your next session.",
    );
  const missed = asking.question.days[0] ?? (/ yesterday /.test(line) ? weekdayAt(WEEKDAYS.indexOf(name) + 6) : undefined);
  const logged = missed === undefined ? null : await loggedOn(asking, missed, name);
  if (missed !== undefined && logged !== null && logged.length > 0)
    return says(
      `Your log says you trained on ${missed}: ${logged.length > 3 ? `${logged.slice(0, 3).join(", ")} and ${logged.length - 3} more` : joinNames(logged)}. So it counts as done, and your streak is safe. Did you mean another day, or did you only do part of it? Tell me which. And if you ever do miss one: carry on with the next session, and don't squeeze two into one.`,
    );
  const next = nextTraining(plan, weekdayAt(WEEKDAYS.indexOf(name) + 6));
  const missedPlan = missed === undefined ? null : dayOf(plan, missed);
  if (missed !== undefined && missedPlan?.isRest === true)
    return says(`${missed} is a rest day in your plan, so you haven't missed anything. ${restAhead(plan, name)}`);
  const named = missedPlan === null ? "" : ` (${missedPlan.focus})`;
  const carryOn = next === null ? "" : ` with **${next.focus}** ${next.day === name ? "today" : `on ${next.day}`}`;
  return says(
    `No harm done: one missed session${named} changes nothing. Either do it on your next free day and push the rest of the week back, or skip it and carry on${carryOn}. In [your plan](/workout-plan) you can move a day. Don't squeeze two sessions into one. And your streak has a freeze each week, which covers one missed day automatically.`,
  );
};

/** Exercises that were logged on a weekday of the last seven days; null for today, which isn't over. */
async function loggedOn({ person, scene }: Asking, day: Weekday, today: Weekday): Promise<readonly string[] | null> {
  const ago = (WEEKDAYS.indexOf(today) - WEEKDAYS.indexOf(day) + 7) % 7;
  if (ago === 0) return null;
  const date = addDays(scene.today, -ago);
  const { completed } = (await person.log({ days: 8 })) ?? { completed: [] };
  return completed.filter((each) => each.date === date).map(({ name }) => name);
}

function restAhead(plan: Plan, today: Weekday): string {
  const next = nextTraining(plan, weekdayAt(WEEKDAYS.indexOf(today) + 6));
  return next === null ? "" : `Next up is **${next.focus}** ${next.day === today ? "today" : `on ${next.day}`}.`;
}

/** How a session is moved, and what that does to the days around it. */
function moveText(plan: Plan, { question }: Asking, today: Weekday): string {
  const line = question.lines[0] ?? "";
  const [first, second] = question.days;
  const tomorrow = weekdayAt(WEEKDAYS.indexOf(today) + 1);
  const from = second === undefined && / (?:todays?|tonights?|this|it) /.test(line) ? today : (first ?? today);
  const to = second ?? (first !== undefined && from !== first ? first : / tomorrow /.test(line) ? tomorrow : undefined);
  const how = `In ${link("your plan", plan.path)}, tap Edit, then **Move to**${to === undefined ? "" : ` ${to}`} in ${from}'s menu`;
  const moved = dayOf(plan, from);
  if (moved.isRest)
    return `${from} is a rest day, so there's no session to move. To move another one: ${how.replace(/^In/, "in")}. I've changed nothing.`;
  if (to === undefined)
    return `${how} and the day that suits you. It can be undone there; I've changed nothing. Don't put two hard sessions into one day.`;
  const there = dayOf(plan, to);
  const swap = there.isRest ? "" : ` ${to} already has **${there.focus}**, so the two days trade places.`;
  const after = dayOf(plan, weekdayAt(WEEKDAYS.indexOf(to) + 1));
  const free = WEEKDAYS.map((_, step) => dayOf(plan, weekdayAt(WEEKDAYS.indexOf(after.day) + 1 + step))).find(
    (each) => each.isRest || each.day === from,
  );
  const next =
    after.isRest || after.day === from
      ? ""
      : after.focus === moved.focus
        ? ` ${after.day} has **${after.focus}** too, which would be the same muscles two days running${free === undefined ? ": go lighter then" : `: move it on to ${free.day}, or go lighter`}.`
        : ` **${after.focus}** stays on ${after.day}; it trains something else, so that's fine.`;
  const back = / (?:this week|once|just this|only this) /.test(line)
    ? " The move applies to every week from now on, so move it back after this week."
    : " The move applies to every week from now on; if it's just this once, move it back afterward.";
  return `${how}: **${moved.focus}** moves there.${swap}${next}${back} I can't move days myself, so nothing has changed yet.`;
}

/** After weeks off: what to start from, by the person's own log. */
const longBreak: Answer = async (asking) => {
  const line = asking.question.lines[0] ?? "";
  const { scene, person } = asking;
  const units = (await person.profile())?.units ?? "kg";
  const [last] = ((await person.log({ days: 60 }))?.completed ?? []).filter(({ sets }) =>
    sets.some(({ weightKg }) => weightKg !== null && weightKg > 0),
  );
  const weights = last?.sets.flatMap(({ weightKg }) => weightKg ?? []) ?? [];
  const top = Math.max(0, ...weights);
  const lately = last !== undefined && last.date >= addDays(scene.today, -RECENT_DAYS);
  const example =
    last === undefined || top === 0
      ? ""
      : lately
        ? ` Your log has a session on ${dayText(last.date)}: if you went lighter then, carry on from there. If those were your usual weights, take about 80%: ${link(last.name, `/exercises/${last.exerciseId}`)} with ${weightText(roundWeight(top * 0.8, units), units)} instead of ${weightText(top, units)}.`
        : ` Your last one was ${dayText(last.date)}: ${link(last.name, `/exercises/${last.exerciseId}`)} with ${weightText(top, units)}, so about ${weightText(roundWeight(top * 0.8, units), units)} to begin with.`;
  const ill = / (?:ill|sick|sickness|illness|flu|covid|virus|fever|infection|hospital|surgery) /.test(line)
    ? " Stop and see a doctor if a fever, chest symptoms or unusual breathlessness come back."
    : "";
  return says(`${FACTS["long-break"]}${example}${ill}`);
};

/** A log that's so fresh doesn't go with weeks off, days. */
const RECENT_DAYS = 7;

/** To half a kilogram or a whole pound: what can be loaded. */
function roundWeight(kg: number, units: "kg" | "lb"): number {
  return units === "kg" ? Math.round(kg * 2) / 2 : Math.round(kg / POUND_KG) * POUND_KG;
}

export const SESSION_ANSWERS: Answers = {
  "long-break": longBreak,
  today,
  tomorrow,
  week,
  "block-week": blockWeek,
  "missed-day": missedDay,
};

/** The weekday of a calendar day some days ahead. */
export function weekdayAhead(today: Parameters<typeof addDays>[0], days: number): Weekday {
  return weekdayAt(weekdayIndex(addDays(today, days)));
}
