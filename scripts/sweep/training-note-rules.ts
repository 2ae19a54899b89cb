import { VOLUME_MUSCLES } from "@lockstep/domain/training/muscles.ts";
import { PLAN_NOTE_CODES } from "@lockstep/domain/training/plan.ts";
import type { PlanNoteCode, PlanRefusal, TrainingChoices } from "@lockstep/domain/training/plan.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import type { Book } from "./training-book.ts";
import { isEligible, isLightDay } from "./training-book.ts";
import type { Report } from "./training-report.ts";
import { daysTrained } from "./training-week-rules.ts";

/** Notes are where a wish could only partly be met, each once, and say nothing that isn't so. */
export function checkNotes(book: Book, report: Report): void {
  const { choices, plan } = book;
  const entries = book.days.flat();
  const known: readonly string[] = PLAN_NOTE_CODES;
  for (const [at, note] of plan.notes.entries()) {
    if (!known.includes(note.code)) report("notes", `unknown note ${note.code}`);
    if (note.message.trim().length < 12) report("notes", `${note.code} says "${note.message}"`);
    if (plan.notes.findIndex((other) => other.message === note.message) !== at) report("notes", `${note.code} stands twice`);
  }
  const times = [...book.chosen].filter((group) => group !== "Full-Body").map((group) => daysTrained(book, group).length);
  const facts: Readonly<Partial<Record<PlanNoteCode, boolean>>> = {
    BALANCE_WORK_ADDED: entries.some((entry) => entry.planned.role === "balance"),
    FIXED_FIVE_DAY_WEEK: choices.daysPerWeek === 5,
    LIGHT_DAY: choices.daysPerWeek === 7,
    FILLED_WITH_MOBILITY: entries.some((entry) => entry.exercise.kind === "mobility" && !isLightDay(book, entry.day)),
    FEWER_DAYS_BETTER: choices.skillLevel === "beginner" && choices.daysPerWeek >= 6,
    EQUIPMENT_IGNORED_AT_GYM: choices.location === "gym" && (choices.equipment ?? []).length > 0,
    CLINICIAN_FIRST: (choices.avoid ?? []).some((one) => ["pregnancy", "postnatal", "high-blood-pressure"].includes(one)),
    GROUP_ONCE_A_WEEK: times.includes(1),
    // What every hinge, squat, row and carry trains isn't asked for.
    MUSCLE_BELOW_RANGE: book.chosenMuscles.some(
      (muscle) =>
        !/lower-back|forearms/.test(VOLUME_MUSCLES[muscle] ?? "") && (book.weekSets[muscle] ?? 0) < (book.lower[muscle] ?? 0),
    ),
  };
  for (const code of PLAN_NOTE_CODES) {
    const said = plan.notes.some((note) => note.code === code);
    const fact = facts[code];
    if (fact !== undefined && said !== fact) report("notes", `${code} is ${said ? "said but not so" : "so but not said"}`);
  }
  const missing = times.includes(0);
  const told = plan.notes.some((note) => note.code === "GROUP_LEFT_OUT" || note.code === "GROUP_BY_SYNERGISTS");
  if (missing !== told) report("notes", `a chosen group without direct work is ${told ? "said but not so" : "so but not said"}`);
}

/** A refusal is right only where what is avoided leaves nothing of the chosen groups, and it names the choice to relax. */
export function checkRefusal(
  choices: TrainingChoices,
  catalogue: readonly Exercise[],
  refusal: PlanRefusal,
  report: Report,
): void {
  const chosen = new Set(choices.muscleGroups);
  const left = catalogue.filter(
    (item) => item.kind === "strength" && (chosen.has("Full-Body") || chosen.has(item.group)) && isEligible(item, choices),
  );
  if ((choices.avoid ?? []).length === 0 && (choices.equipment ?? []).length === 0) {
    report("refusal", "refused without things to avoid or a list of equipment");
  } else if (left.length > 0) {
    report("refusal", `refused while ${left.length} exercises of the chosen groups are left`);
  }
  const given = { avoid: (choices.avoid ?? []).length > 0, equipment: choices.location === "home" };
  if (refusal.relax.length === 0 || refusal.relax.some((choice) => !given[choice]))
    report("refusal", "names no choice that was made");
  if (refusal.message.trim().length < 12) report("refusal", `says "${refusal.message}"`);
}
