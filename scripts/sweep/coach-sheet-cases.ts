import type { Avoidance, HomeEquipment } from "@lockstep/domain/training/exercise.ts";
import { AVOIDANCES, HOME_EQUIPMENT } from "@lockstep/domain/training/exercise.ts";
import { SHEET_GOALS } from "./coach-sheet-week.ts";
import type { SheetChoices } from "./coach-sheet-week.ts";
import { pick, seededNumbers } from "./seeded.ts";
import { allChoices } from "./training-combinations.ts";

/** The parts of the sheet: every combination and goal with the whole catalogue and with Free, and a sample of lists on top. */
export const SHEET_PARTS = ["whole", "free", "lists"] as const;
export type SheetPart = (typeof SHEET_PARTS)[number];

/** One week to make and judge. */
export interface SheetCase {
  readonly part: SheetPart;
  readonly choices: SheetChoices;
  /** Whether the person has Free. */
  readonly free: boolean;
}

const LISTS = 3000;

/** What people have at home, as the issue lists it. */
const EQUIPMENT_LISTS: readonly (readonly string[])[] = [
  ["dumbbell"],
  ["dumbbell", "bench"],
  ["kettlebell"],
  ["band"],
  ["pull-up-bar"],
  ["barbell", "rack", "bench"],
  HOME_EQUIPMENT.filter((piece) => piece !== "none"),
];

/** A seeded sample of equipment lists at home and avoid lists anywhere; a third have both. */
function drawLists(number: () => number): readonly Omit<SheetCase, "part">[] {
  const all = allChoices();
  const [homes, known] = [all.filter(({ location }) => location === "home"), new Set<string>(HOME_EQUIPMENT)];
  return Array.from({ length: LISTS }, (_, at) => {
    const wantsEquipment = at % 3 !== 1;
    const wantsAvoid = at % 3 !== 0;
    const equipment = pick(EQUIPMENT_LISTS, number).filter((piece): piece is HomeEquipment => known.has(piece));
    const avoid: Avoidance[] = [...new Set(Array.from({ length: 1 + (at % 2) }, () => pick(AVOIDANCES, number)))];
    return {
      free: number() < 0.5,
      choices: {
        ...pick(wantsEquipment ? homes : all, number),
        goal: pick(SHEET_GOALS, number),
        ...(wantsEquipment ? { equipment } : {}),
        ...(wantsAvoid ? { avoid } : {}),
      },
    };
  });
}

/** Every case; with `sample`, that many of each part. The seed draws the samples and is the plans' own. */
export function sheetCases(sample: number | null, seed: number): readonly SheetCase[] {
  const number = seededNumbers(seed);
  const plain = allChoices().flatMap((choices) => SHEET_GOALS.map((goal) => ({ ...choices, goal })));
  return SHEET_PARTS.flatMap((part) => {
    const free = part === "free";
    const all = part === "lists" ? drawLists(number) : plain.map((choices) => ({ choices, free }));
    const drawn = sample === null ? all : Array.from({ length: sample }, () => pick(all, number));
    return drawn.map((one) => ({ ...one, part, choices: { ...one.choices, seed } }));
  });
}

/** A case in one line. */
export function describeSheetCase({ choices, free }: SheetCase): string {
  const { muscleGroups, daysPerWeek, durationMinutes, skillLevel, location, goal, avoid, equipment } = choices;
  return [
    `${muscleGroups.join("+")} ${daysPerWeek}x${durationMinutes} ${skillLevel} ${location}`,
    goal ?? "no goal",
    equipment === undefined ? "" : `with ${equipment.join("+")}`,
    avoid === undefined ? "" : `avoids ${avoid.join("+")}`,
    free ? "Free" : "Premium",
  ]
    .filter((words) => words !== "")
    .join(", ");
}
