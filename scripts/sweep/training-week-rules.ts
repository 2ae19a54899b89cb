import { MUSCLE_GROUP_OF, TRAINING_GROUPS, VOLUME_MUSCLES } from "@lockstep/domain/training/muscles.ts";
import type { TrainingGroup } from "@lockstep/domain/training/muscles.ts";
import { WEEKDAYS } from "@lockstep/domain/calendar/weekdays.ts";
import type { Book, Entry } from "./training-book.ts";
import { isEqual, isLightDay, isWork, weightsOf } from "./training-book.ts";
import { canStand, findStandIn, NO_FLOOR, rangesAreDue } from "./training-placement.ts";
import type { Report } from "./training-report.ts";
import { FIVE_DAY_WEEK, HARD_DAY_SETS, twiceAWeekUpTo, WEEKLY_CEILING } from "./training-tables.ts";

/** All that is checked over the whole week: rules 2, 5, 6, 7, 8 and the repetition of 9. */
export function checkWeek(book: Book, report: Report): void {
  checkDays(book, report);
  checkFixedWeek(book, report);
  checkLightDay(book, report);
  checkVolume(book, report);
  checkAdjacentDays(book, report);
  checkChosenFirst(book, report);
  checkShare(book, report);
  checkRanges(book, report);
  checkFrequency(book, report);
  checkRepetition(book, report);
}

const isLimited = (book: Book): boolean => (book.choices.avoid ?? []).length > 0;

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

/**
 * Rule 2: five days give the week of SPEC 4, with core work on Wednesday and Friday only. Each day holds its own kind alone, but for one
 * Full-Body exercise where rule 8 owes that group two sessions: the week has one day for it (docs/decisions/0006).
 */
function checkFixedWeek(book: Book, report: Report): void {
  if (book.choices.daysPerWeek !== 5) return;
  let guests = 0;
  FIVE_DAY_WEEK.forEach((focus, index) => {
    const day = book.plan.days[index];
    if (day === undefined) return;
    if (day.isRest !== (focus === null)) report("2-focus", `${day.day} should be ${focus ?? "a rest day"}`);
    if (focus === null) return;
    if (day.focus !== focus) report("2-focus", `${day.day} is "${day.focus}", not "${focus}"`);
    if (focus === "Full-Body") return;
    const work = (book.days[index] ?? []).filter((entry) => entry.exercise.kind === "strength");
    for (const { exercise } of work) {
      const kind = MUSCLE_GROUP_OF[exercise.group];
      if (kind !== focus && kind !== "Full-Body") report("2-focus", `${day.day} (${focus}): ${exercise.id} is ${kind}`);
    }
    guests += work.filter(({ exercise }) => exercise.group === "Full-Body").length;
    const own = work.filter((entry) => MUSCLE_GROUP_OF[entry.exercise.group] === focus);
    if (2 * sumSets(own) < sumSets(work)) report("2-focus", `${day.day}: ${sumSets(own)} of ${sumSets(work)} sets are ${focus}`);
  });
  const owed = book.chosen.has("Full-Body") && book.chosen.size <= twiceAWeekUpTo(5, book.choices.durationMinutes) ? 1 : 0;
  if (guests > owed) report("2-focus", `${guests} Full-Body exercises stand on days of another kind, ${owed} is owed`);
}

const sumSets = (entries: readonly Entry[]): number => entries.reduce((sum, entry) => sum + entry.planned.sets, 0);

/** Rule 2: seven days hold one light day of mobility and easy core, every muscle under four sets; no other week holds one. */
function checkLightDay(book: Book, report: Report): void {
  const lightDays = book.days.flatMap((_, index) => (isLightDay(book, index) ? [index] : []));
  const wanted = book.choices.daysPerWeek === 7 ? 1 : 0;
  if (lightDays.length !== wanted) report("2-light-day", `${lightDays.length} light days, not ${wanted}`);
  for (const index of lightDays) {
    const entries = book.days[index] ?? [];
    const day = WEEKDAYS[index] ?? "";
    const core = entries.filter(({ exercise }) => exercise.kind === "strength" && exercise.group === "Core");
    const mobility = entries.filter(({ exercise }) => exercise.kind === "mobility");
    const strange = entries.find((entry) => !(core.includes(entry) || mobility.includes(entry)));
    if (strange !== undefined) report("2-light-day", `${day}: ${strange.exercise.id} is neither mobility nor core`);
    const hard = core.find(({ exercise }) => exercise.level !== "beginner");
    if (hard !== undefined) report("2-light-day", `${day}: ${hard.exercise.id} is not easy`);
    if (!isLimited(book) && (core.length === 0 || mobility.length === 0)) report("2-light-day", `${day} lacks core or mobility`);
    VOLUME_MUSCLES.forEach((muscle, at) => {
      const sets = book.daySets[index]?.[at] ?? 0;
      if (sets >= HARD_DAY_SETS) report("2-light-day", `${day}: ${muscle} gets ${sets} sets`);
    });
  }
}

/** Rule 5: no muscle above its level's upper bound, never above the ceiling. */
function checkVolume(book: Book, report: Report): void {
  VOLUME_MUSCLES.forEach((muscle, at) => {
    const sets = book.weekSets[at] ?? 0;
    const most = Math.min(book.upper[at] ?? 0, WEEKLY_CEILING);
    if (sets > most) report("5-volume", `${muscle} gets ${sets} sets a week, at most ${most}`);
  });
}

/** Rule 6: no muscle hard on two adjacent days; Sunday is beside Monday. */
function checkAdjacentDays(book: Book, report: Report): void {
  VOLUME_MUSCLES.forEach((muscle, at) => {
    book.daySets.forEach((today, index) => {
      const next = (index + 1) % 7;
      const one = today[at] ?? 0;
      const two = book.daySets[next]?.[at] ?? 0;
      if (one >= HARD_DAY_SETS && two >= HARD_DAY_SETS) {
        report("6-adjacent-days", `${muscle}: ${one} sets on ${WEEKDAYS[index]}, ${two} on ${WEEKDAYS[next]}`);
      }
    });
  });
}

/** Rule 7: balance work is labelled, and none of it is where one of a chosen group could. */
function checkChosenFirst(book: Book, report: Report): void {
  for (const entry of book.days.flat()) {
    if (isLightDay(book, entry.day)) continue;
    const { exercise, planned, day } = entry;
    const right = book.chosen.has(exercise.group) ? "chosen" : "balance";
    const at = `${WEEKDAYS[day]}: ${exercise.id}`;
    if (exercise.kind === "strength" && planned.role !== right)
      report("7-label", `${at} (${exercise.group}) is labelled ${planned.role}`);
    if (right === "chosen" || exercise.kind !== "strength") continue;
    if (!/balanc/i.test(planned.reason)) report("7-label", `${at} does not say it is balance: "${planned.reason}"`);
    const chosen = (other: Entry["exercise"]): boolean => book.chosen.has(other.group);
    const better = findStandIn(book, day, entry, chosen) ?? findStandIn(book, day, entry, chosen, { sets: 4, needsFloor: true });
    if (better !== undefined) report("7-chosen-first", `${at} stands where ${better.id} could`);
  }
}

/**
 * Rule 7: outside the five-day week the chosen get 60 % of the sets, or their muscles average 70 % of their upper bounds. Full-Body
 * names no muscle, or all of them: beside other groups both averages must reach 70 %, and alone only the sets count. The light day's easy
 * core counts against the share and never for it. Things to avoid may
 * leave too little for either; that no balance exercise could make way is then all that is asked.
 */
function checkShare(book: Book, report: Report): void {
  if (book.choices.daysPerWeek === 5 || isLimited(book)) return;
  const strength = book.days.flat().filter(({ exercise }) => exercise.kind === "strength");
  const chosen = sumSets(strength.filter((entry) => book.chosen.has(entry.exercise.group) && isWork(book, entry)));
  const others = sumSets(strength.filter((entry) => !book.chosen.has(entry.exercise.group)));
  const share = chosen / Math.max(1, chosen + others);
  if (share >= 0.6) return;
  const average = (muscles: readonly number[]): number =>
    muscles.length === 0
      ? 0
      : muscles.reduce((sum, at) => sum + (book.weekSets[at] ?? 0) / (book.upper[at] ?? 1), 0) / muscles.length;
  const named = average(book.chosenMuscles);
  const all = book.chosen.has("Full-Body") ? average(VOLUME_MUSCLES.map((_, at) => at)) : 1;
  if (Math.min(named, all) >= 0.7) return;
  report(
    "7-share",
    `the chosen get ${percent(share)} of the sets, their muscles ${percent(named)} of the upper bounds${book.chosen.has("Full-Body") ? `, all ${percent(all)}` : ""}`,
  );
}

const percent = (part: number): string => `${Math.round(part * 100)} %`;

/** Rule 7: where the week has the minutes for it, every chosen muscle reaches its range. */
function checkRanges(book: Book, report: Report): void {
  if (!rangesAreDue(book)) return;
  for (const muscle of book.chosenMuscles) {
    const sets = book.weekSets[muscle] ?? 0;
    const least = book.lower[muscle] ?? 0;
    if (sets >= least) continue;
    const found = `${VOLUME_MUSCLES[muscle]} gets ${sets} sets a week, not ${least}`;
    if (!isLimited(book)) {
      report("7-range", found);
      continue;
    }
    const more = findAddition(book, (exercise) => (weightsOf(exercise)[muscle] ?? 0) === 1);
    if (more !== undefined) report("7-range", `${found}; ${more} would fit`);
  }
}

/** "exercise on day" for an exercise that could be added to some training day as the plan stands. */
function findAddition(
  book: Book,
  wanted: (exercise: Entry["exercise"]) => boolean,
  days?: readonly number[],
): string | undefined {
  const open = days ?? book.plan.days.flatMap((day, index) => (day.isRest || isLightDay(book, index) ? [] : [index]));
  for (const day of open) {
    const found = findStandIn(book, day, null, wanted, NO_FLOOR);
    if (found !== undefined) return `${found.id} on ${WEEKDAYS[day]}`;
  }
  return undefined;
}

/** On which days a group gets three direct sets or more; easy core on the light day is no session of Core. */
export function daysTrained(book: Book, group: TrainingGroup): number[] {
  return book.days.flatMap((entries, index) => {
    if (isLightDay(book, index)) return [];
    const direct = entries.filter(({ exercise }) => exercise.kind === "strength" && exercise.group === group);
    return sumSets(direct) >= 3 ? [index] : [];
  });
}

/** Rule 8: every chosen group once a week, and twice where the groups are few enough for the time. */
function checkFrequency(book: Book, report: Report): void {
  const { daysPerWeek, durationMinutes } = book.choices;
  const twice = book.chosen.size <= twiceAWeekUpTo(daysPerWeek, durationMinutes);
  for (const group of TRAINING_GROUPS) {
    if (!book.chosen.has(group)) continue;
    const trained = daysTrained(book, group);
    if (trained.length >= (twice ? 2 : 1)) continue;
    const helped = book.days.flat().some(({ exercise }) => exercise.synergists.some((muscle) => ARMS.has(muscle)));
    if (group === "Arms" && !twice && book.chosen.size >= 5 && daysPerWeek === 2 && durationMinutes === 15 && helped) continue;
    const found = `${group} is trained ${trained.length} times a week, not ${twice ? 2 : 1}`;
    if (!isLimited(book)) {
      report("8-frequency", found);
      continue;
    }
    const open = book.plan.days.flatMap((day, index) =>
      day.isRest || trained.includes(index) || isLightDay(book, index) ? [] : [index],
    );
    const more = findAddition(book, (exercise) => exercise.group === group, open);
    if (more !== undefined) report("8-frequency", `${found}; ${more} would fit`);
  }
}

const ARMS: ReadonlySet<string> = new Set(["shoulders", "biceps", "triceps", "forearms"]);

/** Rule 9: no exercise twice a session, none more than twice a week, none repeated while an eligible equal is unused. */
function checkRepetition(book: Book, report: Report): void {
  book.days.forEach((entries, index) => {
    const ids = entries.map((entry) => entry.exercise.id);
    const double = ids.find((id, at) => ids.indexOf(id) !== at);
    if (double !== undefined) report("9-repeat", `${WEEKDAYS[index]} has ${double} twice`);
  });
  for (const [id, count] of book.uses) {
    if (count > 2) report("9-repeat", `${id} stands ${count} times in the week`);
    if (count < 2) continue;
    const unused = book.eligible.filter((other) => !book.uses.has(other.id) && isEqual(other, book.byId.get(id) ?? other));
    if (unused.length === 0) continue;
    // The higher rules come first: an unused equal counts only where it could stand instead.
    const places = book.days.flat().filter((entry) => entry.exercise.id === id);
    const fresh = unused.find((other) =>
      places.some((entry) => (isWork(book, entry) ? canStand(book, entry.day, entry, other) : other.kind !== "strength")),
    );
    if (fresh !== undefined) report("9-repeat", `${id} is repeated while ${fresh.id} is unused`);
  }
}
