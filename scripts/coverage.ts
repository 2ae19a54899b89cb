import { EXERCISES } from "@lockstep/content/training/index.ts";
import type { Exercise } from "@lockstep/domain/training/exercise.ts";
import { CATALOGUE_TIERS, EQUIPMENT, LEVELS, LOCATIONS } from "@lockstep/domain/training/exercise.ts";
import { GROUP_OF_MUSCLE, VOLUME_MUSCLES, VOLUME_MUSCLE_OF } from "@lockstep/domain/training/muscles.ts";

// npm run coverage: how many exercises the catalogue holds, by muscle, equipment, level, place and membership. A cell tells the
// exercises that target the muscle; "-" is none. An exercise that needs two things is in both columns.

const COLUMN = 9;
const FIRST = 13;

/** The rows of every table: the muscles, then work for the whole body, then what isn't counted in sets. */
const ROWS: readonly { readonly name: string; readonly holds: (exercise: Exercise) => boolean }[] = [
  ...VOLUME_MUSCLES.map((muscle) => ({
    name: muscle,
    holds: (exercise: Exercise): boolean =>
      exercise.kind === "strength" &&
      exercise.group === GROUP_OF_MUSCLE[muscle] &&
      exercise.targets.some((target) => VOLUME_MUSCLE_OF[target] === muscle),
  })),
  { name: "full-body", holds: (exercise) => exercise.kind === "strength" && exercise.group === "Full-Body" },
  { name: "conditioning", holds: (exercise) => exercise.kind === "conditioning" },
  { name: "mobility", holds: (exercise) => exercise.kind === "mobility" },
];

function table(exercises: readonly Exercise[], columns: ReadonlyMap<string, (exercise: Exercise) => boolean>): string[] {
  const names = [...columns.keys()];
  const cells = (first: string, values: readonly string[]): string =>
    `  ${first.padEnd(FIRST)}${values.map((value) => value.padStart(COLUMN)).join("")}`.trimEnd();
  const rows = ROWS.map((row) => {
    const own = exercises.filter(row.holds);
    return cells(
      row.name,
      names.map((name) => String(own.filter(columns.get(name) ?? (() => false)).length || "-")),
    );
  });
  return [cells("", names), ...rows];
}

const byLevel = new Map(
  LEVELS.flatMap((level) =>
    CATALOGUE_TIERS.map((tier) => [
      `${level.slice(0, 5)}/${tier === "free" ? "fr" : "pr"}`,
      (exercise: Exercise): boolean => exercise.level === level && exercise.tier === tier,
    ]),
  ),
);
const byEquipment = new Map<string, (exercise: Exercise) => boolean>([
  ["none", (exercise) => exercise.needs.length === 0],
  ...EQUIPMENT.map((thing): [string, (exercise: Exercise) => boolean] => [
    thing.slice(0, COLUMN - 1),
    (exercise) => exercise.needs.includes(thing),
  ]),
]);

for (const place of LOCATIONS) {
  const own = EXERCISES.filter((exercise) => exercise.location === place);
  const free = own.filter((exercise) => exercise.tier === "free").length;
  console.log(`${place}: ${own.length} exercises, ${free} of them Free`);
  console.log("by level and membership (fr Free, pr Premium)");
  for (const line of table(own, byLevel)) console.log(line);
  for (const level of LEVELS) {
    console.log(`${level}, by equipment`);
    for (const line of table(
      own.filter((exercise) => exercise.level === level),
      byEquipment,
    ))
      console.log(line);
  }
  console.log("");
}
console.log(`in all: ${EXERCISES.length} exercises`);
