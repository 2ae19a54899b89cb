import { readFileSync } from "node:fs";
import { argv, exit, stdout } from "node:process";
import { FOODS } from "@lockstep/content/nutrition/foods/index.ts";
import type { Nutrients, SourceFood } from "@lockstep/domain/nutrition/food.ts";
import { NUTRIENT_NAMES } from "@lockstep/domain/nutrition/food.ts";

// node scripts/run.mjs scripts/compare-foods.ts <table.csv> [--list]: every food's values against the rows of USDA SR28 they name, from a
// table with the columns below. Fails when a row is missing or a value is off by more than 5 % and more than the absolute tolerance.
// --list also prints each food beside its row's description, for reading.

const COLUMN: Readonly<Record<keyof Nutrients, string>> = {
  energy: "kcal",
  protein: "protein_g",
  carbs: "carbs_g",
  fat: "fat_g",
  fibre: "fibre_g",
  sugars: "sugars_g",
  sodium: "sodium_mg",
};
const NUMBER = "ndb_no";
const DESCRIPTION = "description";

const MOST_SHARE = 0.05;
/** kcal, g, mg: differences that are noise whatever their share. */
const MOST_OFF: Readonly<Record<keyof Nutrients, number>> = {
  energy: 2,
  protein: 0.5,
  carbs: 0.5,
  fat: 0.5,
  fibre: 0.5,
  sugars: 0.5,
  sodium: 5,
};

type Row = ReadonlyMap<string, string>;

/** The cells of one line; a cell in quotes may hold commas and doubled quotes. */
function cellsOf(line: string): readonly string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'),
  );
}

function rowsOf(csv: string): ReadonlyMap<string, Row> {
  const [head = "", ...lines] = csv.split(/\r?\n/).filter((line) => line !== "");
  const columns = cellsOf(head);
  for (const column of [NUMBER, DESCRIPTION, ...Object.values(COLUMN)]) {
    if (!columns.includes(column)) throw new Error(`The table has no column ${column}.`);
  }
  return new Map(
    lines.map((line) => {
      const cells = cellsOf(line);
      if (cells.length !== columns.length) throw new Error(`A line has ${cells.length} cells, not ${columns.length}: ${line}`);
      const row = new Map(columns.map((column, place) => [column, cells[place] ?? ""]));
      return [row.get(NUMBER) ?? "", row] as const;
    }),
  );
}

interface Finding {
  readonly food: string;
  readonly what: string;
}

interface Comparison {
  readonly compared: number;
  readonly wrong: readonly Finding[];
  /** Values the row leaves blank, so that ours come from elsewhere. */
  readonly blank: readonly Finding[];
}

function compare(food: SourceFood, row: Row): Comparison {
  const wrong: Finding[] = [];
  const blank: Finding[] = [];
  let compared = 0;
  for (const name of NUTRIENT_NAMES) {
    const cell = row.get(COLUMN[name]) ?? "";
    const ours = food.per100g[name];
    if (cell === "") {
      blank.push({ food: food.id, what: `${name} ${ours}` });
      continue;
    }
    const theirs = Number(cell);
    if (!Number.isFinite(theirs)) throw new Error(`${food.ndbNo}: ${name} is "${cell}".`);
    compared += 1;
    const off = Math.abs(ours - theirs);
    if (off > MOST_OFF[name] && off > theirs * MOST_SHARE)
      wrong.push({ food: food.id, what: `${name} ${ours}, the row has ${theirs}` });
  }
  return { compared, wrong, blank };
}

const say = (line: string): boolean => stdout.write(`${line}\n`);

const path = argv[2];
if (path === undefined) {
  say("Usage: node scripts/run.mjs scripts/compare-foods.ts <table.csv> [--list]");
  exit(2);
}

const rows = rowsOf(readFileSync(path, "utf8"));
const sources = FOODS.filter((food) => food.kind === "source");
const missing = sources.filter((food) => !rows.has(food.ndbNo));
const results = sources.flatMap((food) => {
  const row = rows.get(food.ndbNo);
  if (row === undefined) return [];
  if (argv.includes("--list")) say(`${food.id.padEnd(26)} ${food.ndbNo}  ${row.get(DESCRIPTION) ?? ""}`);
  return [compare(food, row)];
});

const wrong = results.flatMap((result) => result.wrong);
const blank = results.flatMap((result) => result.blank);
for (const food of missing) say(`no row ${food.ndbNo} for ${food.id}`);
for (const { food, what } of wrong) say(`off: ${food}: ${what}`);
for (const { food, what } of blank) say(`blank in the row: ${food}: ${what}`);
say(
  `${sources.length} foods with a row, ${FOODS.length - sources.length} composed; ${results.reduce((sum, { compared }) => sum + compared, 0)} values compared: ` +
    `${wrong.length} off, ${missing.length} rows missing, ${blank.length} values the rows leave blank.`,
);
if (wrong.length + missing.length > 0) exit(1);
