import type { TrainingGroup } from "@lockstep/domain/training/muscles.ts";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import type { Book, Entry } from "./training-book.ts";
import { isLightDay } from "./training-book.ts";
import type { Report } from "./training-report.ts";

/** All that is checked over the whole week: its days, and that balance work says so. What a coach asks of it is on the coach's sheet. */
export function checkWeek(book: Book, report: Report): void {
  checkDays(book, report);
  checkLabels(book, report);
}

/** Rule 2: exactly the chosen days, and rest spread as evenly as seven days allow: gaps alike, and no longer run than there must be. */
function checkDays(book: Book, report: Report): void {
  const { days } = book.plan;
  const training = days.flatMap((day, index) => (day.isRest ? [] : [index]));
  if (training.length !== book.choices.daysPerWeek)
    report("2-days", `${training.length} training days for ${book.choices.daysPerWeek}`);
  days.forEach((day) => {
    const empty = day.exercises.length === 0 && day.warmUp.length === 0 && day.coolDown.length === 0;
    if (day.isRest && !(empty && day.workMinutes === 0)) report("2-days", `${day.day} is a rest day with work`);
    if (!day.isRest && day.exercises.length === 0) report("2-days", `${day.day} trains nothing`);
  });
  if (training.length < 2) return;
  const gaps = training.map((at, place) => ((training[(place + 1) % training.length] ?? 0) - at + 7) % 7);
  if (Math.max(...gaps) - Math.min(...gaps) > 1)
    report("2-days", `rest is not spread: ${training.map((at) => WEEKDAYS[at]).join(", ")}`);
  const rests = days.map((day) => day.isRest);
  const resting = days.length - training.length;
  if (resting > 0 && longestRun(rests, false) > Math.ceil(training.length / resting))
    report("2-days", `${longestRun(rests, false)} days of training without a rest`);
  if (longestRun(rests, true) > Math.ceil(resting / training.length))
    report("2-days", `${longestRun(rests, true)} days of rest together`);
}

/** The longest run of a value around the ring of the week. */
function longestRun(ring: readonly boolean[], value: boolean): number {
  let run = 0;
  let most = 0;
  for (const one of [...ring, ...ring]) {
    run = one === value ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return Math.min(most, ring.length);
}

/** Rule 7: work is labelled as chosen or as balance, and balance says what it is. Full-Body chooses everything. */
function checkLabels(book: Book, report: Report): void {
  for (const entry of book.days.flat()) {
    const { exercise, planned, day } = entry;
    if (isLightDay(book, day) || exercise.kind !== "strength") continue;
    const right = book.chosen.has("Full-Body") || book.chosen.has(exercise.group) ? "chosen" : "balance";
    const at = `${WEEKDAYS[day]}: ${exercise.id}`;
    if (planned.role !== right) report("7-label", `${at} (${exercise.group}) is labelled ${planned.role}`);
    if (right === "balance" && !/balanc/i.test(planned.reason))
      report("7-label", `${at} does not say it is balance: "${planned.reason}"`);
  }
}

const sumSets = (entries: readonly Entry[]): number => entries.reduce((sum, entry) => sum + entry.planned.sets, 0);

/** On which days a group gets three direct sets or more; easy core on the light day is no session of Core. */
export function daysTrained(book: Book, group: TrainingGroup): number[] {
  return book.days.flatMap((entries, index) => {
    if (isLightDay(book, index)) return [];
    const direct = entries.filter(({ exercise }) => exercise.kind === "strength" && exercise.group === group);
    return sumSets(direct) >= 3 ? [index] : [];
  });
}
