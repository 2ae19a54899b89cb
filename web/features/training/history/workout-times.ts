import type { Workout } from "@lockstep/contract/training-workouts.ts";

/** When a workout was, as a form has it: the day it counts for, and the device's clock. */
export interface WorkoutTimes {
  readonly date: string;
  /** "18:05" */
  readonly start: string;
  /** One before the start is on the day after. */
  readonly end: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const two = (number: number): string => String(number).padStart(2, "0");

function clockOf(moment: string): string {
  const time = new Date(moment);
  return `${two(time.getHours())}:${two(time.getMinutes())}`;
}

export function timesOf({ date, startedAt, endedAt }: Pick<Workout, "date" | "startedAt" | "endedAt">): WorkoutTimes {
  return { date, start: clockOf(startedAt), end: clockOf(endedAt ?? startedAt) };
}

/** The moments that a form means. */
export function isoOf({ date, start, end }: WorkoutTimes): { readonly startedAt: string; readonly endedAt: string } {
  const from = new Date(`${date}T${start}`);
  const to = new Date(`${date}T${end}`);
  if (to < from) to.setDate(to.getDate() + 1);
  return { startedAt: from.toISOString(), endedAt: to.toISOString() };
}

/** What's wrong with them, in words; null for nothing. */
export function timesProblem(times: WorkoutTimes, now: number): string | null {
  if (times.date === "" || times.start === "" || times.end === "") return "Enter the day, the start and the end.";
  if (Number.isNaN(new Date(`${times.date}T${times.start}`).getTime())) return "Enter the day, the start and the end.";
  const { startedAt, endedAt } = isoOf(times);
  if (times.date < "2000-01-01") return "Please choose a day from 2000 on.";
  if (Date.parse(startedAt) > now) return "That's in the future. Check the day and the times.";
  if (Date.parse(endedAt) > now + DAY_MS / 24) return "The end is in the future. Check the times.";
  return null;
}
