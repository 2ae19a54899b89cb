import { MUSCLE_GROUP_OF, MUSCLE_NAMES, VOLUME_MUSCLES } from "@lockstep/domain/training/muscles.ts";
import type { PlannedDay, PreparationStep } from "@lockstep/domain/training/plan.ts";
import type { Book, Entry } from "./training-book.ts";
import { isEligible, isEqual, isLightDay, isWork, plainSeconds, primeMuscle } from "./training-book.ts";
import { findStandIn, NO_FLOOR } from "./training-placement.ts";
import type { Report } from "./training-report.ts";
import { COMPOUND_REST, MUSCLE_SIZE, REST_BOUNDS, SESSION_CEILING } from "./training-tables.ts";

/** All that is checked a day at a time: rules 1, 3, 4, the session's part of 5, the order of 9, and 10. */
export function checkSession(book: Book, index: number, report: Report): void {
  const day = book.plan.days[index];
  const entries = book.days[index] ?? [];
  if (day === undefined || day.isRest) return;
  for (const entry of entries) {
    checkFacts(book, entry, day, report);
    checkDose(book, entry, day, report);
    checkWords(entry, day, report);
    checkSubstitutes(book, entry, day, report);
  }
  checkSupersets(entries, day, report);
  checkMinutes(book, index, day, report);
  checkFiller(book, index, day, report);
  checkPreparation(book, day, report);
  checkOrder(book, entries, day, report);
  VOLUME_MUSCLES.forEach((muscle, at) => {
    const sets = book.daySets[index]?.[at] ?? 0;
    if (sets > SESSION_CEILING) report("5-volume", `${day.day}: ${muscle} gets ${sets} sets in one session`);
  });
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

/** Rule 3: sets, rest, repetitions within the dose, and the time they take. */
function checkDose(book: Book, entry: Entry, day: PlannedDay, report: Report): void {
  const { planned, exercise } = entry;
  const at = `${day.day}: ${exercise.id}`;
  if (planned.sets !== 3 && planned.sets !== 4) report("3-dose", `${at} has ${planned.sets} sets`);
  const rest = planned.restSeconds;
  if (!(rest >= REST_BOUNDS.least && rest <= REST_BOUNDS.most)) report("3-dose", `${at} rests ${rest} s`);
  const least = COMPOUND_REST[book.choices.durationMinutes];
  if (exercise.compound && !(rest >= least)) report("3-dose", `${at} is compound and rests ${rest} s, not ${least}`);
  const { dose } = exercise;
  if (!(dose.repsMin <= planned.repsMin && planned.repsMin <= planned.repsMax && planned.repsMax <= dose.repsMax)) {
    report("3-dose", `${at}: ${planned.repsMin}-${planned.repsMax} leaves the dose ${dose.repsMin}-${dose.repsMax}`);
  }
  if (planned.holdSeconds !== dose.holdSeconds) report("3-dose", `${at} holds ${planned.holdSeconds} s, not ${dose.holdSeconds}`);
  const shown = String(planned.holdSeconds ?? planned.repsMax);
  if (!planned.reps.includes(shown)) report("shape", `${at} shows "${planned.reps}" for ${shown}`);
  if (planned.perSide !== /side|leg|arm|each/i.test(planned.reps))
    report("shape", `${at} shows "${planned.reps}", per side ${planned.perSide}`);
  const plain = plainSeconds(planned);
  const work = planned.workSeconds;
  const right = planned.superset === null ? Math.abs(work - plain) < 1 : work <= plain && work >= 0.7 * plain;
  if (!right) report("3-dose", `${at} is said to take ${work} s, it takes ${plain} s`);
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

/** Rule 4: 80 to 100 % of the minutes. With things to avoid a session may be shorter, but only where nothing can lengthen it. */
function checkMinutes(book: Book, index: number, day: PlannedDay, report: Report): void {
  const seconds = book.daySeconds[index] ?? 0;
  const most = book.choices.durationMinutes * 60;
  if (day.workMinutes !== Math.ceil(seconds / 60))
    report("4-minutes", `${day.day} says ${day.workMinutes} minutes for ${seconds} s`);
  if (seconds > most) report("4-minutes", `${day.day} takes ${seconds} s of ${most}`);
  if (seconds >= 0.8 * most) return;
  const short = `${day.day} takes ${seconds} s of ${most}`;
  if ((book.choices.avoid ?? []).length === 0) {
    report("4-minutes", short);
    return;
  }
  const entries = book.days[index] ?? [];
  const stretched = entries.reduce(
    (sum, { planned }) => sum + planned.workSeconds + (REST_BOUNDS.most - planned.restSeconds) * planned.sets,
    0,
  );
  if (stretched >= 0.8 * most) report("4-minutes", `${short}; longer rests would fill it`);
  if (isLightDay(book, index)) return;
  const more = findStandIn(book, index, null, () => true, NO_FLOOR);
  if (more !== undefined) report("4-minutes", `${short}; ${more.id} would fit`);
}

/** Rule 4: mobility and conditioning are outside the light day only where no legal exercise of three sets fits. */
function checkFiller(book: Book, index: number, day: PlannedDay, report: Report): void {
  for (const entry of book.days[index] ?? []) {
    if (entry.exercise.kind === "strength" || isLightDay(book, index)) continue;
    const at = `${day.day}: ${entry.exercise.id} fills`;
    if ((book.choices.avoid ?? []).length === 0) {
      report("4-filler", at);
      continue;
    }
    const better = findStandIn(book, index, entry, () => true, NO_FLOOR);
    if (better !== undefined) report("4-filler", `${at} where ${better.id} fits`);
  }
}

/** Rule 4: warm-up and cool-down of 5 to 10 minutes each, in named movements the person may do. */
function checkPreparation(book: Book, day: PlannedDay, report: Report): void {
  const check = (name: string, steps: readonly PreparationStep[]): void => {
    const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
    if (!(seconds >= 300 && seconds <= 600)) report("4-preparation", `${day.day}: ${name} takes ${seconds} s`);
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

/**
 * Where an exercise may be in a session, as [earliest, latest]: compounds 0, isolation 10, core 20, large muscles first within
 * each. Compound work of the core may be with either of its names, and Full-Body work counts as large as it likes.
 */
function rank(entry: Entry): readonly [number, number] {
  const { exercise } = entry;
  if (exercise.group === "Core") return [exercise.compound ? 0 : 20, 29];
  const prime = primeMuscle(exercise);
  const [least, most] = prime === undefined ? [1, 3] : MUSCLE_SIZE[prime];
  const start = exercise.compound ? 0 : 10;
  return [start + 3 - (exercise.group === "Full-Body" ? 3 : most), start + 3 - least];
}

/** Rule 9: compounds by size of muscle, then isolation by size, then core. */
function checkOrder(book: Book, entries: readonly Entry[], day: PlannedDay, report: Report): void {
  const work = entries.filter((entry) => isWork(book, entry));
  work.forEach((earlier, at) => {
    const later = work.slice(at + 1).find((entry) => rank(earlier)[0] > rank(entry)[1]);
    if (later !== undefined) report("9-order", `${day.day}: ${later.exercise.id} belongs before ${earlier.exercise.id}`);
  });
}

/** Why a text isn't one short sentence, or null when it is. */
function sentenceFault(text: string): string | null {
  if (text.length < 12) return "too short";
  if (text.length > 160) return "too long";
  if (!/^[A-Z0-9"]/.test(text) || !/[.!]$/.test(text)) return "not a sentence";
  if (/[.!?]\s+[A-Z]/.test(text)) return "more than one sentence";
  return /undefined|NaN|null|\[object|TODO|\{|\}/.test(text) ? "unfilled" : null;
}

/** Rule 10: why it's there and how to progress, one short sentence each. */
function checkWords(entry: Entry, day: PlannedDay, report: Report): void {
  for (const text of [entry.planned.reason, entry.planned.progression]) {
    const fault = sentenceFault(text);
    if (fault !== null) report("10-words", `${day.day}: ${entry.exercise.id}: ${fault}: "${text}"`);
  }
  if (entry.planned.reason === entry.planned.progression)
    report("10-words", `${day.day}: ${entry.exercise.id} says the same twice`);
}

/**
 * Rule 10: at least two equal substitutes. Strength has two strict ones whatever the membership; only things to avoid may leave
 * fewer. Then those come first and others of the same muscle and group fill up (for a drill, any drill), first those that
 * aren't in the session.
 */
function checkSubstitutes(book: Book, entry: Entry, day: PlannedDay, report: Report): void {
  const { exercise, planned } = entry;
  const at = `${day.day}: ${exercise.id}`;
  const named = planned.substitutes.map((substitute) => book.byId.get(substitute.exerciseId));
  const wrong = planned.substitutes.find((substitute, place) => {
    const found = named[place];
    const repeated = planned.substitutes.findIndex((other) => other.exerciseId === substitute.exerciseId) !== place;
    return found === undefined || found.name !== substitute.name || repeated || found === exercise;
  });
  if (wrong !== undefined) report("10-substitutes", `${at} names ${wrong.exerciseId}, unknown, repeated or itself`);
  const forbidden = named.find((found) => found !== undefined && !isEligible(found, book.choices));
  if (forbidden !== undefined) report("1-allowed", `${at} may be swapped for ${forbidden.id}, which is not allowed`);

  const near = (found: (typeof named)[number]): boolean =>
    found !== undefined &&
    found !== exercise &&
    found.kind === exercise.kind &&
    (exercise.kind !== "strength" ||
      (found.group === exercise.group && (exercise.group === "Full-Body" || primeMuscle(found) === primeMuscle(exercise))));
  const strange = named.find((found) => found !== undefined && !near(found));
  if (strange !== undefined) report("10-substitutes", `${at} may be swapped for ${strange.id}, which is no equal`);
  // One that is in the same session already is no use: the swap would give it twice (rule 9).
  const today = new Set(day.exercises.map((other) => other.exerciseId));
  const fresh = (found: (typeof named)[number]): boolean => found !== undefined && !today.has(found.id);
  const equalsNamed = named.filter((found) => found !== undefined && fresh(found) && isEqual(found, exercise)).length;
  const equals = book.eligible.filter((other) => fresh(other) && isEqual(other, exercise)).length;
  if (equalsNamed < Math.min(2, equals))
    report("10-substitutes", `${at} names ${equalsNamed} equals of ${equals} not in the session`);
  const open = book.eligible.filter((other) => fresh(other) && near(other)).length;
  const openNamed = named.filter((found) => fresh(found) && near(found)).length;
  if (openNamed < Math.min(2, open))
    report("10-substitutes", `${at} names ${openNamed} of ${open} substitutes not in the session`);
  const possible = book.eligible.filter(near).length;
  const limited = (book.choices.avoid ?? []).length > 0;
  const strict = named.filter((found) => found !== undefined && isEqual(found, exercise)).length;
  if (exercise.kind === "strength" && !limited && strict < 2) report("10-substitutes", `${at} names ${strict} equals`);
  const wanted = limited ? Math.min(2, possible) : 2;
  if (named.filter(near).length < wanted) {
    report("10-substitutes", `${at} has ${named.filter(near).length} substitutes; the catalogue offers ${possible}`);
  }
}
