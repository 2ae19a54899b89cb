import type { PlannedDay } from "@lockstep/contract/training.ts";
import { preparationWords } from "@lockstep/domain/training/preparation-words.ts";
import { drawPageTitle } from "../../../platform/pdf/booklet.ts";
import { COLOURS } from "../../../platform/pdf/colours.ts";
import { flow, heightOf, textBlock, together, type Block, type Column } from "../../../platform/pdf/flow.ts";
import { Sheet } from "../../../platform/pdf/sheet.ts";
import { STYLES } from "../../../platform/pdf/type.ts";
import { exerciseBlock, type ExercisesById } from "./exercise-block.ts";
import type { WorkoutPdfTask } from "./workout-pdf-task.ts";

const DAY_WIDTH = 110;
const NUMBERS_WIDTH = 90;
const GUTTER = 30;

/** A workout plan on paper: the week, then each training day with its exercises and room to write. */
export function drawWorkoutPdf({
  plan,
  week,
  exercises,
  units,
  paper,
  madeAt,
}: WorkoutPdfTask): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = new Sheet({ title: plan.name, subject: "A week of workouts", author: "Lockstep", paper, madeAt });
  const byId: ExercisesById = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  const column = { x: sheet.box.left, width: sheet.box.right - sheet.box.left };
  drawOverview(sheet, { plan, week }, column);
  for (const day of plan.days) if (!day.isRest) drawDay(sheet, day, byId, units, column);
  return sheet.finish();
}

function drawOverview(sheet: Sheet, { plan, week }: Pick<WorkoutPdfTask, "plan" | "week">, column: Column): void {
  const { name, days, notes, choices } = plan;
  const page = sheet.addPage("The week at a glance");
  sheet.bookmark("The week at a glance");
  const y = drawPageTitle(sheet, name, sheet.box.top);
  const training = days.filter((day) => !day.isRest).length;
  const facts = [
    `${training} ${training === 1 ? "workout" : "workouts"} a week`,
    `${choices.durationMinutes} minutes each`,
    choices.location === "gym" ? "in the gym" : "at home",
    choices.skillLevel,
    ...(week === null ? [] : [week]),
  ].join(" · ");
  // What a clinician should be asked comes first.
  const ordered = notes.toSorted((a, b) => Number(b.code === "CLINICIAN_FIRST") - Number(a.code === "CLINICIAN_FIRST"));
  const end = flow(sheet, [column], { page, y: y + 10 }, [textBlock(sheet, facts, { ...STYLES.quiet, size: 12 }, column.width)]);
  let after = end;
  sheet.inside("Table", () => {
    after = flow(
      sheet,
      [column],
      { page: end.page, y: end.y + 20 },
      days.map((day) => dayRow(sheet, day, column.width)),
    );
  });
  flow(sheet, [column], { page: after.page, y: after.y + 25 }, [
    ...(ordered.length === 0
      ? []
      : [textBlock(sheet, "About this plan", STYLES.heading, column.width, { tag: "H2", before: 20, leads: true })]),
    ...ordered.map(({ message }) => textBlock(sheet, message, STYLES.body, column.width * 0.8, { before: 5 })),
  ]);
}

function dayRow(sheet: Sheet, day: PlannedDay, width: number): Block {
  const room = width - DAY_WIDTH - NUMBERS_WIDTH;
  const names = sheet.type.lines(day.exercises.map(({ name }) => name).join(", "), STYLES.small, room);
  const focus = sheet.type.lines(day.focus, { ...STYLES.bold, colour: day.isRest ? COLOURS.text2 : COLOURS.ink }, room);
  const height = Math.max(35, 12 + focus.length * 15 + names.length * 10 + 8);
  return {
    before: 0,
    pieces: [
      {
        height,
        draw: (x, y) => {
          sheet.rule(x, y, width, COLOURS.ink, 1);
          sheet.inside("TR", () => {
            sheet.tagged("TH", () => sheet.line(day.day, STYLES.subheading, x, y + 19));
            sheet.tagged("TD", () => {
              const style = { ...STYLES.bold, colour: day.isRest ? COLOURS.text2 : COLOURS.ink };
              focus.forEach((line, index) => sheet.line(line, style, x + DAY_WIDTH, y + 19 + index * 15));
              names.forEach((line, index) =>
                sheet.line(line, STYLES.small, x + DAY_WIDTH, y + 19 + (focus.length - 1) * 15 + 14 + index * 10),
              );
            });
            sheet.tagged("TD", () => {
              if (day.isRest) return;
              sheet.line(String(day.workMinutes), { ...STYLES.number, size: 24 }, x + width - 27, y + 24, "end");
              sheet.line("min", STYLES.small, x + width, y + 24, "end");
            });
          });
        },
      },
    ],
  };
}

function drawDay(sheet: Sheet, day: PlannedDay, byId: ExercisesById, units: "kg" | "lb", column: Column): void {
  const page = sheet.addPage(`${day.day}: ${day.focus}`);
  sheet.bookmark(`${day.day}: ${day.focus}`);
  const y = drawPageTitle(sheet, `${day.day}: ${day.focus}`, sheet.box.top);
  const facts = `${day.workMinutes} minutes of exercise. Write each set as ${units} × reps; holds as seconds.`;
  const supersets = [...new Set(day.exercises.flatMap(({ superset }) => superset ?? []))];
  const half = (column.width - GUTTER) / 2;
  const warm = drills(sheet, "Warm-up", day.warmUp, half);
  const cool = drills(sheet, "Cool-down", day.coolDown, half);
  flow(sheet, [column], { page, y: y + 10 }, [
    textBlock(sheet, facts, STYLES.quiet, column.width),
    preparation(sheet, warm, cool, half),
    ...day.exercises.map((exercise, index) => ({
      ...exerciseBlock(sheet, {
        exercise,
        written: byId.get(exercise.exerciseId) ?? null,
        superset: exercise.superset === null ? null : supersets.indexOf(exercise.superset) + 1,
        units,
        width: column.width,
      }),
      // The last exercise never stands alone on a page.
      leads: index === day.exercises.length - 2,
    })),
  ]);
}

/** Warm-up and cool-down side by side. */
function preparation(sheet: Sheet, warm: Block, cool: Block, half: number): Block {
  const padding = 12.5;
  const height = Math.max(heightOf([warm]), heightOf([cool])) + 2 * padding;
  return {
    before: 15,
    pieces: [
      {
        height,
        draw: (x, y) => {
          sheet.artifact(() => sheet.doc.roundedRect(x, y, 2 * half + GUTTER, height, 8).fill(COLOURS.sunken));
          warm.pieces[0]?.draw(x + padding, y + padding);
          cool.pieces[0]?.draw(x + half + GUTTER / 2 + padding, y + padding);
        },
      },
    ],
  };
}

function drills(sheet: Sheet, title: string, steps: PlannedDay["warmUp"], width: number): Block {
  const minutes = Math.max(1, Math.round(steps.reduce((sum, step) => sum + step.seconds, 0) / 60));
  return together([
    textBlock(sheet, `${title}, ${minutes} min`, STYLES.subheading, width - 25, { tag: "H2", leads: true }),
    ...steps.map((step) => textBlock(sheet, preparationWords(step), STYLES.smallInk, width - 25, { before: 2.5 })),
  ]);
}
