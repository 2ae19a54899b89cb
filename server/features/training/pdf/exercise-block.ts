import type { PlannedExercise } from "@lockstep/contract/training.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { hexColour, PALETTES } from "@lockstep/figure/colours.ts";
import { findDemonstration } from "@lockstep/figure/demonstrations.ts";
import { startAndEnd } from "@lockstep/figure/ink/poster.ts";
import { COLOURS } from "../../../platform/pdf/colours.ts";
import { drawPaths } from "../../../platform/pdf/draw-paths.ts";
import { baselineOf, type Block } from "../../../platform/pdf/flow.ts";
import type { Sheet } from "../../../platform/pdf/sheet.ts";
import { STYLES } from "../../../platform/pdf/type.ts";
import { openPosters } from "../../../platform/posters.ts";

/** The catalogue's exercises that a plan names. */
export type ExercisesById = ReadonlyMap<string, Exercise>;

/** An exercise of a day as it's set. */
interface Setting {
  readonly exercise: PlannedExercise;
  /** Null for one that has left the catalogue: it has its name and dose, and no picture. */
  readonly written: Exercise | null;
  /** Number of its superset in the day. */
  readonly superset: number | null;
  readonly units: "kg" | "lb";
  readonly width: number;
}

const FIGURE = 70;
const ARROW = 18;
const FIGURES_WIDTH = 2 * FIGURE + ARROW;
const WEEKS = 4;
const ROW = 20;
const WEEK_WIDTH = 17;
const CELL = 31;
const MOST_CELLS = 4;
const GUTTER = 15;
const HOW_TO_STEPS = 3;
/** The figure's limbs are parted by lines of the ground it stands on: white paper. */
const GAP = hexColour(PALETTES.light.gap);

/** An exercise: start and end drawn, name and dose, how it's done, and boxes for four weeks of sets. Never parted. */
export function exerciseBlock(sheet: Sheet, setting: Setting): Block {
  const { exercise, written, superset, width } = setting;
  const cells = Math.min(MOST_CELLS, exercise.sets);
  const grid = WEEK_WIDTH + cells * CELL - 3;
  const room = width - FIGURES_WIDTH - grid - 2 * GUTTER;
  const name = sheet.type.lines(exercise.name, STYLES.subheading, width - FIGURES_WIDTH - GUTTER);
  const dose = `${exercise.sets} × ${exercise.reps}`;
  const rest = `${exercise.restSeconds} s rest`;
  const pair = superset === null ? [] : [`Superset ${superset}`];
  const facts = sheet.type.lines([rest, ...pair, exercise.targetMuscles.join(", ")].join(" · "), STYLES.small, room);
  const steps = (written?.instructions ?? [])
    .slice(0, HOW_TO_STEPS)
    .map((text) => sheet.type.lines(text, STYLES.smallInk, room - 11));
  const doseStyle = { ...STYLES.number, size: 20, leading: 25 };
  const doseLines = sheet.type.lines(dose, doseStyle, room);
  const textHeight = doseLines.length * 25 + facts.length * 10 + steps.reduce((sum, lines) => sum + lines.length * 10 + 2.5, 5);
  const head = 10 + name.length * 15 + 2.5;
  const height = head + Math.max(textHeight, FIGURE + 12, WEEKS * ROW + 12) + 7.5;
  return {
    before: 5,
    pieces: [
      {
        height,
        draw: (x, y) => {
          sheet.rule(x, y, width, COLOURS.ink, 1);
          const left = x + FIGURES_WIDTH + GUTTER;
          sheet.tagged("H2", () =>
            name.forEach((line, index) =>
              sheet.line(line, STYLES.subheading, left, y + 10 + index * 15 + baselineOf(STYLES.subheading)),
            ),
          );
          if (written !== null) drawFigures(sheet, exercise, written, x, y + 10);
          let at = y + head;
          sheet.tagged("P", () => {
            for (const line of doseLines) {
              sheet.line(line, doseStyle, left, at + 18);
              at += 25;
            }
            for (const line of facts) {
              sheet.line(line, STYLES.small, left, at + 8);
              at += 10;
            }
          });
          at += 5;
          steps.forEach((lines, index) => {
            sheet.tagged("P", () => {
              sheet.line(String(index + 1), STYLES.smallBold, left, at + 8);
              lines.forEach((line, place) => sheet.line(line, STYLES.smallInk, left + 11, at + 8 + place * 10));
            });
            at += lines.length * 10 + 2.5;
          });
          drawGrid(sheet, setting.units, cells, x + width - grid, y + head);
        },
      },
    ],
  };
}

function drawFigures(sheet: Sheet, exercise: PlannedExercise, written: Exercise, x: number, y: number): void {
  const demo = findDemonstration(written.demonstration.movement, written.demonstration.variant);
  if (demo === null) return;
  const lit = Object.fromEntries([
    ...exercise.synergists.map((muscle) => [muscle, "secondary"] as const),
    ...exercise.targets.map((muscle) => [muscle, "primary"] as const),
  ]);
  openPosters();
  const { start, end } = startAndEnd(demo, { lit, colours: "light" });
  const onPaper = (colour: string): string => (colour === GAP ? "#ffffff" : colour);
  const alt = `Start and end of ${exercise.name}`;
  sheet.tagged(
    "Figure",
    () => {
      for (const [drawing, at] of [
        [start, x],
        [end, x + FIGURE + ARROW],
      ] as const) {
        drawPaths(sheet.doc, drawing, { x: at, y, width: FIGURE, height: FIGURE }, onPaper);
      }
    },
    alt,
  );
  sheet.artifact(() => {
    const middle = y + FIGURE / 2;
    sheet.doc
      .moveTo(x + FIGURE + 4, middle)
      .lineTo(x + FIGURE + 13, middle)
      .moveTo(x + FIGURE + 9.5, middle - 3.5)
      .lineTo(x + FIGURE + 13, middle)
      .lineTo(x + FIGURE + 9.5, middle + 3.5)
      .lineWidth(1.2)
      .lineCap("round")
      .lineJoin("round")
      .strokeColor(COLOURS.text3)
      .stroke();
  });
}

/** Boxes to write in: a row a week, a box a set. */
function drawGrid(sheet: Sheet, units: "kg" | "lb", cells: number, x: number, y: number): void {
  const label = { ...STYLES.small, size: 7.5 };
  sheet.artifact(() => {
    for (let set = 0; set < cells; set++) sheet.line(`Set ${set + 1}`, label, x + WEEK_WIDTH + set * CELL + 3, y + 7);
    sheet.line(units, label, x, y + 7);
    for (let week = 0; week < WEEKS; week++) {
      const top = y + 12 + week * ROW;
      sheet.line(`W${week + 1}`, label, x, top + 14);
      for (let set = 0; set < cells; set++) {
        sheet.doc
          .roundedRect(x + WEEK_WIDTH + set * CELL + 0.4, top + 0.4, CELL - 3, ROW - 3, 2)
          .lineWidth(0.75)
          .strokeColor(COLOURS.line2)
          .stroke();
      }
    }
  });
}
