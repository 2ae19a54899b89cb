import { MUSCLE_GROUP_OF, MUSCLE_NAMES } from "@lockstep/domain/training/muscles.ts";
import type { PlannedDay, PreparationStep } from "@lockstep/domain/training/plan.ts";
import type { Book, Entry } from "./training-book.ts";
import { isEligible } from "./training-book.ts";
import type { Report } from "./training-report.ts";

/** All that is checked a day at a time: that it says what the catalogue says, in words, with nothing the person may not be given. */
export function checkSession(book: Book, index: number, report: Report): void {
  const day = book.plan.days[index];
  const entries = book.days[index] ?? [];
  if (day === undefined || day.isRest) return;
  for (const entry of entries) {
    checkFacts(book, entry, day, report);
    checkShown(entry, day, report);
    checkWords(entry, day, report);
    checkSubstitutes(book, entry, day, report);
  }
  checkSupersets(entries, day, report);
  checkPreparation(book, day, report);
}

/** Rule 1, and that the plan describes an exercise as the catalogue does. */
function checkFacts(book: Book, entry: Entry, day: PlannedDay, report: Report): void {
  const { planned, exercise } = entry;
  const at = `${day.day}: ${exercise.id}`;
  if (!isEligible(exercise, book.choices)) report("1-allowed", `${at} is above the level, elsewhere or hits what is avoided`);
  const same =
    planned.name === exercise.name &&
    planned.group === exercise.group &&
    planned.muscleGroup === MUSCLE_GROUP_OF[exercise.group] &&
    planned.kind === exercise.kind &&
    planned.perSide === exercise.perSide &&
    planned.equipment === exercise.equipment &&
    planned.targets.join() === exercise.targets.join() &&
    planned.synergists.join() === exercise.synergists.join() &&
    planned.targetMuscles.join() === exercise.targets.map((muscle) => MUSCLE_NAMES[muscle]).join() &&
    planned.synergistMuscles.join() === exercise.synergists.map((muscle) => MUSCLE_NAMES[muscle]).join();
  if (!same) report("shape", `${at} differs from the catalogue's entry`);
}

/** The repetitions or seconds are the ones that people read. */
function checkShown({ planned, exercise }: Entry, day: PlannedDay, report: Report): void {
  const at = `${day.day}: ${exercise.id}`;
  const { holdSeconds, repsMax } = planned;
  const inMinutes = holdSeconds !== null && holdSeconds >= 120 && holdSeconds % 60 === 0;
  const shown = inMinutes ? `${holdSeconds / 60} min` : String(holdSeconds ?? repsMax);
  if (!planned.reps.includes(shown)) report("shape", `${at} shows "${planned.reps}" for ${shown}`);
  if (planned.perSide !== /side|leg|arm|each/i.test(planned.reps))
    report("shape", `${at} shows "${planned.reps}", per side ${planned.perSide}`);
}

/** A superset is two or more different exercises, one beside the other. */
function checkSupersets(entries: readonly Entry[], day: PlannedDay, report: Report): void {
  const numbers = new Set(entries.flatMap((entry) => (entry.planned.superset === null ? [] : [entry.planned.superset])));
  for (const number of numbers) {
    const places = entries.flatMap((entry, at) => (entry.planned.superset === number ? [at] : []));
    const first = places[0] ?? 0;
    const last = places.at(-1) ?? 0;
    if (places.length < 2 || last - first + 1 !== places.length) {
      report("3-dose", `${day.day}: superset ${number} is not two or more neighbours`);
    }
  }
}

/** Warm-up and cool-down are named movements that the person may do. */
function checkPreparation(book: Book, day: PlannedDay, report: Report): void {
  const check = (name: string, steps: readonly PreparationStep[]): void => {
    if (steps.length === 0) report("4-preparation", `${day.day} has no ${name}`);
    if (new Set(steps.map((step) => step.exerciseId)).size !== steps.length) {
      report("4-preparation", `${day.day}: ${name} names a movement twice`);
    }
    for (const step of steps) {
      const drill = book.byId.get(step.exerciseId);
      if (drill === undefined || drill.name !== step.name || step.cue.trim() === "" || !(step.seconds > 0)) {
        report("4-preparation", `${day.day}: ${name} has "${step.exerciseId}", which is unnamed or not the catalogue's`);
      } else if (!isEligible(drill, book.choices)) {
        report("1-allowed", `${day.day}: ${name} has ${drill.id}, which is not allowed`);
      }
    }
  };
  check("warm-up", day.warmUp);
  check("cool-down", day.coolDown);
}

/** Why a text isn't one short sentence, or null when it is. */
function sentenceFault(text: string): string | null {
  if (text.length < 12) return "too short";
  if (text.length > 160) return "too long";
  if (!/^[A-Z0-9"]/.test(text) || !/[.!]$/.test(text)) return "not a sentence";
  if (/[.!?]\s+[A-Z]/.test(text)) return "more than one sentence";
  return /undefined|NaN|null|\[object|TODO|\{|\}/.test(text) ? "unfilled" : null;
}

/** Rule 10: why it's there and how to progress, one short sentence each; the reason may add that nothing else is as close. */
function checkWords(entry: Entry, day: PlannedDay, report: Report): void {
  for (const text of [...entry.planned.reason.split(/(?<=[.]) (?=No |Only one )/u), entry.planned.progression]) {
    const fault = sentenceFault(text);
    if (fault !== null) report("10-words", `${day.day}: ${entry.exercise.id}: ${fault}: "${text}"`);
  }
  if (entry.planned.reason === entry.planned.progression)
    report("10-words", `${day.day}: ${entry.exercise.id} says the same twice`);
}

/** Substitutes are the catalogue's, no two alike, and such as the person may be given. */
function checkSubstitutes(book: Book, { exercise, planned }: Entry, day: PlannedDay, report: Report): void {
  const at = `${day.day}: ${exercise.id}`;
  for (const [place, substitute] of planned.substitutes.entries()) {
    const found = book.byId.get(substitute.exerciseId);
    const repeated = planned.substitutes.findIndex((other) => other.exerciseId === substitute.exerciseId) !== place;
    if (found === undefined || found.name !== substitute.name || repeated || found === exercise)
      report("10-substitutes", `${at} names ${substitute.exerciseId}, unknown, repeated or itself`);
    else if (!isEligible(found, book.choices)) report("1-allowed", `${at} may be swapped for ${found.id}, which is not allowed`);
  }
}
