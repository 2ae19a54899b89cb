import type { Weekday } from "../calendar/weekdays.ts";
import { joinNames } from "../words/join-names.ts";
import type { Exercise } from "./exercise.ts";
import { LEVELS } from "./exercise.ts";
import { VOLUME_MUSCLES } from "./muscles.ts";
import type { DurationMinutes, PlannedDay, TrainingChoices } from "./plan.ts";
import { leastFill, secondsOfDay } from "./timing.ts";
import { effectiveSets, MAX_SESSION_SETS, RECOVERY_SETS, weeklyRange } from "./volume.ts";

/** How often an exercise may stand in a week. */
const MOST_TIMES_A_WEEK = 2;

/**
 * What a week that a person has changed by hand costs, in words: minutes missed or overrun, a muscle over its weekly or daily sets or trained hard on two
 * days in a row, an exercise too often, above the level or without its equipment available. Each sentence is stable, so that two weeks can be compared by it.
 */
export function weekFaults(
  days: readonly PlannedDay[],
  choices: TrainingChoices,
  byId: ReadonlyMap<string, Exercise>,
): readonly string[] {
  return [
    ...days.flatMap((day) => dayFaults(day, choices)),
    ...weekVolumeFaults(days, choices),
    ...neighbourFaults(days),
    ...repeatFaults(days),
    ...levelFaults(days, choices, byId),
    ...equipmentFaults(days, choices, byId),
  ];
}

/** What is said of a day that takes longer than the chosen minutes. */
export function overTimeWords(weekday: Weekday, minutes: DurationMinutes): string {
  return `${weekday} takes longer than the ${minutes} minutes you chose.`;
}

function dayFaults(day: PlannedDay, choices: TrainingChoices): readonly string[] {
  if (day.isRest) return [];
  const faults: string[] = [];
  const seconds = secondsOfDay(day);
  const minutes = choices.durationMinutes;
  if (seconds > minutes * 60) faults.push(overTimeWords(day.day, minutes));
  if (seconds < minutes * 60 * leastFill(minutes)) faults.push(`${day.day} leaves some of your ${minutes} minutes unused.`);
  const volume = effectiveSets(day.exercises);
  const over = VOLUME_MUSCLES.filter((muscle) => volume[muscle] > MAX_SESSION_SETS);
  if (over.length > 0)
    faults.push(`${day.day} has more than ${MAX_SESSION_SETS} sets for ${words(over)}: the last ones won't do much.`);
  return faults;
}

function weekVolumeFaults(days: readonly PlannedDay[], choices: TrainingChoices): readonly string[] {
  const volume = effectiveSets(days.flatMap((day) => day.exercises));
  const over = VOLUME_MUSCLES.filter((muscle) => volume[muscle] > weeklyRange(choices.skillLevel, muscle).upper);
  return over.map((muscle) => `This week has more sets for the ${words([muscle])} than you'll benefit from at your level.`);
}

function neighbourFaults(days: readonly PlannedDay[]): readonly string[] {
  return days.flatMap((day, place) => {
    const next = days[(place + 1) % days.length];
    if (next === undefined) return [];
    const today = effectiveSets(day.exercises);
    const tomorrow = effectiveSets(next.exercises);
    const both = VOLUME_MUSCLES.filter((muscle) => today[muscle] >= RECOVERY_SETS && tomorrow[muscle] >= RECOVERY_SETS);
    return both.length === 0
      ? []
      : [`${day.day} and ${next.day} both work the ${words(both)} hard: leave a day between them to recover.`];
  });
}

function repeatFaults(days: readonly PlannedDay[]): readonly string[] {
  const times = new Map<string, number>();
  for (const exercise of days.flatMap((day) => day.exercises)) times.set(exercise.name, (times.get(exercise.name) ?? 0) + 1);
  return [...times]
    .filter(([, count]) => count > MOST_TIMES_A_WEEK)
    .map(([name]) => `${name} comes up more than twice this week.`);
}

function levelFaults(
  days: readonly PlannedDay[],
  choices: TrainingChoices,
  byId: ReadonlyMap<string, Exercise>,
): readonly string[] {
  const above = days
    .flatMap((day) => day.exercises)
    .filter(({ exerciseId }) => {
      const level = byId.get(exerciseId)?.level;
      return level !== undefined && LEVELS.indexOf(level) > LEVELS.indexOf(choices.skillLevel);
    });
  return above.map(({ name }) => `${name} is above your level: learn it with light weight first.`);
}

/** A gym has what its exercises need; at home it's what a person listed. */
function equipmentFaults(
  days: readonly PlannedDay[],
  choices: TrainingChoices,
  byId: ReadonlyMap<string, Exercise>,
): readonly string[] {
  if (choices.location === "gym") return [];
  const atHand: readonly string[] = choices.equipment ?? [];
  return days
    .flatMap((day) => day.exercises)
    .flatMap(({ exerciseId, name }) => {
      const missing = (byId.get(exerciseId)?.needs ?? []).filter((need) => !atHand.includes(need));
      // The last dash alone parts two words: pull-up bar, medicine ball.
      const named = joinNames(missing.map((need) => need.replace(/-(?=[^-]*$)/u, " ")));
      return missing.length === 0 ? [] : [`${name} needs equipment you haven't listed: ${named}.`];
    });
}

function words(muscles: readonly string[]): string {
  return joinNames(muscles.map((muscle) => muscle.replace("-", " ")));
}
