import type { RecipeDetail } from "@lockstep/contract/nutrition.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import { energyNumber, inFoodUnits } from "@lockstep/domain/nutrition/food-units.ts";
import { nutritionRows } from "@lockstep/domain/nutrition/nutrition-rows.ts";
import { stepText } from "@lockstep/domain/nutrition/recipe-text.ts";
import { allergenText, dietNames, keepsText, minutesText } from "@lockstep/domain/nutrition/recipe-words.ts";
import { COLOURS } from "../../../platform/pdf/colours.ts";
import { baselineOf, flow, groupLines, heightOf, textBlock, together, type Block } from "../../../platform/pdf/flow.ts";
import type { Sheet } from "../../../platform/pdf/sheet.ts";
import { STYLES, type Style } from "../../../platform/pdf/type.ts";
import { drawDishPicture } from "./draw-dish-picture.ts";

/** The ingredients of one cooking; `title` says which where there are several. */
export interface IngredientList {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A recipe as it's set. */
export interface RecipePage {
  readonly recipe: RecipeDetail;
  readonly lists: readonly IngredientList[];
  /** The large number of servings; null where the lists say for whom. */
  readonly servings: number | null;
}

const PICTURE = { width: 132, height: 110 };
const GUTTER = 30;
const LIST_WIDTH = 165;
const NUMBER_WIDTH = 27;
const PANEL = 10;
const TITLES: readonly Style[] = [STYLES.display, STYLES.displaySmall];
const TITLE_LINES = 2;

/** How close the text of a recipe is set: what doesn't fit on its page is tried smaller before it takes two. */
interface Density {
  readonly text: Style;
  readonly list: Style;
  /** Between a line of the list and the rule below it, twice. */
  readonly listSpace: number;
  readonly betweenSteps: number;
  readonly betweenParts: number;
}

const OPEN: Density = { text: STYLES.body, list: STYLES.body, listSpace: 5, betweenSteps: 10, betweenParts: 20 };
const CLOSE: Density = {
  text: { ...STYLES.body, size: 9.5, leading: 12.5 },
  list: { ...STYLES.body, size: 9.5, leading: 12.5 },
  listSpace: 5,
  betweenSteps: 5,
  betweenParts: 15,
};
const CLOSEST: Density = {
  text: { ...STYLES.body, size: 9, leading: 11.5 },
  list: { ...STYLES.body, size: 9, leading: 11.5 },
  listSpace: 3,
  betweenSteps: 2.5,
  betweenParts: 10,
};

/** Sets a recipe on a page of its own, and on as many more as it takes. Returns the first. */
export function drawRecipe(sheet: Sheet, page: RecipePage, settings: FoodSettings): number {
  const { left, right, bottom } = sheet.box;
  const first = sheet.addPage(page.recipe.name);
  sheet.place(page.recipe.id);
  const y = drawHead(sheet, page.recipe, page.servings, settings);
  const list = { x: left, width: LIST_WIDTH };
  const text = { x: left + LIST_WIDTH + GUTTER, width: right - left - LIST_WIDTH - GUTTER };
  const room = bottom - y;
  const facts = nutrition(sheet, page.recipe, settings, LIST_WIDTH);
  const strip = nutritionStrip(sheet, page.recipe, settings, right - left);
  const set = (density: Density) => ({
    beside: ingredients(sheet, page, list.width, density),
    words: method(sheet, page.recipe, settings, text.width, density),
  });
  const open = set(OPEN);
  const fits = (blocks: readonly Block[]): boolean => heightOf(blocks) <= room;
  // The figures stand below the ingredients, or below the method where there's more room, or as a strip below both.
  const isBesideOpen = fits([...open.beside, facts]);
  const isOpen = fits(open.words) && fits(open.beside) && (isBesideOpen || fits([...open.words, facts]));
  const close = isOpen
    ? undefined
    : [CLOSE, CLOSEST].map(set).find((tried) => fits([...tried.words, strip]) && fits([...tried.beside, strip]));
  const isStrip = close !== undefined;
  const { beside, words } = close ?? open;
  const isBeside = isBesideOpen || heightOf(beside) < heightOf(words);
  const from = { page: first, y };
  const ends = [
    flow(sheet, [list], from, isStrip || !isBeside ? beside : [...beside, facts]),
    flow(sheet, [text], from, isStrip || isBeside ? words : [...words, facts]),
  ];
  if (isStrip)
    flow(sheet, [{ x: left, width: right - left }], { page: first, y: Math.max(...ends.map((end) => end.y)) + strip.before }, [
      strip,
    ]);
  sheet.toPage(first);
  return first;
}

function method(
  sheet: Sheet,
  recipe: RecipeDetail,
  { foodUnits }: FoodSettings,
  width: number,
  density: Density,
): readonly Block[] {
  const { store, reheat } = recipe.leftovers;
  const read = (words: string): string => inFoodUnits(stepText(words), foodUnits);
  return [
    heading(sheet, "Method", width),
    ...recipe.steps.map((step, index) =>
      stepBlock(sheet, { number: index + 1, text: read(step.text), minutes: step.minutes }, width, density),
    ),
    heading(sheet, "Leftovers", width, density.betweenParts),
    textBlock(sheet, keepsText(recipe.leftovers), { ...density.text, face: "bold" }, width, { before: 5, leads: true }),
    textBlock(sheet, [store, reheat ?? ""].map(read).join(" ").trim(), density.text, width),
  ];
}

/** Name, picture, description and the numbers; returns where the columns begin. */
function drawHead(sheet: Sheet, recipe: RecipeDetail, servings: number | null, settings: FoodSettings): number {
  const { left, right, top } = sheet.box;
  const width = right - left - PICTURE.width - GUTTER;
  sheet.artifact(() =>
    drawDishPicture(sheet.doc, recipe, { x: right - PICTURE.width, y: top, width: PICTURE.width, height: PICTURE.height }),
  );
  const title =
    TITLES.find((style) => sheet.type.lines(recipe.name, style, width, true).length <= TITLE_LINES) ?? STYLES.displaySmall;
  const kinds = [recipe.meals.join(" or "), recipe.cuisine, ...dietNames(recipe.diets)].join(" · ");
  const head = together([
    textBlock(sheet, recipe.name, title, width, { tag: "H1", balanced: true, leads: true }),
    textBlock(sheet, kinds, STYLES.small, width, { before: 10, leads: true }),
    textBlock(sheet, recipe.description, STYLES.quiet, width, { before: 5 }),
  ]);
  head.pieces[0]?.draw(left, top);
  const y = top + Math.max(heightOf([head]), PICTURE.height) + 15;
  drawNumbers(sheet, recipe, servings, settings, y);
  const safety = allergens(sheet, recipe, right - left);
  safety.pieces[0]?.draw(left, y + 65);
  return y + 65 + heightOf([safety]) + 20;
}

/** The large numbers between two rules. */
function drawNumbers(sheet: Sheet, recipe: RecipeDetail, servings: number | null, settings: FoodSettings, y: number): void {
  const { left, right } = sheet.box;
  const { handsOnMinutes, totalMinutes, figures } = recipe;
  const energy = energyNumber(figures.calories, settings);
  const numbers = [
    [String(totalMinutes), handsOnMinutes === totalMinutes ? "minutes" : `minutes, ${handsOnMinutes} hands-on`],
    ...(servings === null ? [] : [[String(servings), servings === 1 ? "serving" : "servings"]]),
    ...(energy === null ? [] : [[energy, `${settings.energyUnit} a serving`]]),
    [String(Math.round(figures.protein)), "g protein a serving"],
  ];
  sheet.rule(left, y, right - left, COLOURS.ink, 1.5);
  let x = left;
  for (const [value = "", unit = ""] of numbers) {
    sheet.tagged("P", () => {
      sheet.line(value, STYLES.number, x, y + 37);
      sheet.line(unit, STYLES.small, x, y + 51);
    });
    x += Math.max(sheet.type.width(value, STYLES.number), sheet.type.width(unit, STYLES.small)) + 27;
  }
}

function heading(sheet: Sheet, text: string, width: number, before = 20): Block {
  return textBlock(sheet, text, STYLES.heading, width, { tag: "H2", before, leads: true });
}

function ingredients(sheet: Sheet, { recipe, lists }: RecipePage, width: number, density: Density): readonly Block[] {
  const ready = recipe.equipment.length === 0 ? "" : `Get ready: ${recipe.equipment.join(", ")}.`;
  return [
    heading(sheet, "Ingredients", width),
    ...lists.flatMap(({ title, lines }, index) => [
      ...(title === ""
        ? []
        : [textBlock(sheet, title, STYLES.smallBold, width, { tag: "H3", before: index === 0 ? 5 : 15, leads: true })]),
      ...keepEnd(
        lines.map((line, place) =>
          ruledLine(sheet, line, density.list, width, { before: place === 0 ? 5 : 0, space: density.listSpace }),
        ),
      ),
    ]),
    ...(ready === "" ? [] : [textBlock(sheet, ready, { ...density.list, colour: COLOURS.text2 }, width, { before: 10 })]),
  ];
}

/** The last three lines of a list stay together. */
function keepEnd(lines: readonly Block[]): readonly Block[] {
  return lines.length <= 3 ? lines : [...lines.slice(0, -3), together(lines.slice(-3))];
}

/** A line of a list with a rule below it. */
export function ruledLine(
  sheet: Sheet,
  text: string,
  style: Style,
  width: number,
  { before = 0, indent = 0, space = 5 }: { readonly before?: number; readonly indent?: number; readonly space?: number } = {},
): Block {
  const lines = sheet.type.lines(text, style, width - indent);
  const height = lines.length * style.leading + space;
  return {
    before,
    pieces: [
      {
        height,
        draw: (x, y) => {
          sheet.tagged("P", () =>
            lines.forEach((line, index) =>
              sheet.line(line, style, x + indent, y + space / 2 + index * style.leading + baselineOf(style)),
            ),
          );
          sheet.rule(x, y + height, width);
        },
      },
    ],
  };
}

/** A numbered step; the number hangs beside its first line. */
function stepBlock(
  sheet: Sheet,
  { number, text, minutes }: { readonly number: number; readonly text: string; readonly minutes: number | null },
  width: number,
  { text: style, betweenSteps }: Density,
): Block {
  const groups = groupLines(sheet.type.lines(text, style, width - NUMBER_WIDTH));
  const { leading } = style;
  return {
    before: betweenSteps,
    pieces: groups.map((group, index) => {
      const time = minutes !== null && index === groups.length - 1 ? minutesText(minutes) : null;
      return {
        height: group.length * leading + (time === null ? 0 : leading),
        draw: (x, y) => {
          sheet.tagged("P", () => {
            if (index === 0) sheet.line(String(number), STYLES.step, x, y + baselineOf(style) + 2);
            group.forEach((line, place) => sheet.line(line, style, x + NUMBER_WIDTH, y + place * leading + baselineOf(style)));
            if (time !== null)
              sheet.line(time, STYLES.small, x + NUMBER_WIDTH, y + group.length * leading + baselineOf(style) - 1);
          });
        },
      };
    }),
  };
}

/** What someone who can't eat everything looks for first. */
function allergens(sheet: Sheet, recipe: RecipeDetail, width: number): Block {
  const inner = width - 2 * PANEL;
  const coconut = recipe.coconut ? " Contains coconut. We don't count it as a nut." : "";
  const text = together([
    textBlock(sheet, `${allergenText(recipe)}${coconut}`, STYLES.bold, inner),
    textBlock(sheet, "Based on every ingredient, including label warnings. Brands differ: read the label.", STYLES.small, inner, {
      before: 2.5,
    }),
  ]);
  const height = heightOf([text]) + 15;
  return {
    before: 0,
    pieces: [
      {
        height,
        draw: (x, y) => {
          sheet.artifact(() => sheet.doc.roundedRect(x, y, width, height, 8).fill(COLOURS.sunken));
          text.pieces[0]?.draw(x + PANEL, y + 7.5);
        },
      },
    ],
  };
}

/** The nutrition of one serving side by side, where a page has no room for the table. */
function nutritionStrip(sheet: Sheet, recipe: RecipeDetail, settings: FoodSettings, width: number): Block {
  const rows = nutritionRows(recipe, settings);
  const wide = width / rows.length;
  return {
    before: 15,
    pieces: [
      {
        height: 35,
        draw: (x, y) => {
          sheet.rule(x, y, width, COLOURS.ink, 1);
          sheet.inside("Table", () => {
            sheet.inside("TR", () =>
              rows.forEach(({ name }, index) =>
                sheet.tagged("TH", () => sheet.line(name, { ...STYLES.small, size: 8 }, x + index * wide, y + 13)),
              ),
            );
            sheet.inside("TR", () =>
              rows.forEach(({ value }, index) =>
                sheet.tagged("TD", () => sheet.line(value, STYLES.bold, x + index * wide, y + 27)),
              ),
            );
          });
        },
      },
    ],
  };
}

/** The nutrition of one serving; what is part of the line above is further in and quiet. */
function nutrition(sheet: Sheet, recipe: RecipeDetail, settings: FoodSettings, width: number): Block {
  const rows = nutritionRows(recipe, settings);
  const title = textBlock(sheet, "One serving", STYLES.subheading, width, { tag: "H2", leads: true });
  const style = { ...STYLES.body, size: 9.5, leading: 15 };
  const table = {
    before: 5,
    pieces: [
      {
        height: rows.length * style.leading,
        draw: (x: number, y: number) =>
          sheet.inside("Table", () =>
            rows.forEach(({ name, value, inner }, index) => {
              const at = y + index * style.leading;
              sheet.inside("TR", () => {
                const own: Style = inner ? { ...style, colour: COLOURS.text2 } : { ...style, face: "bold" };
                sheet.tagged("TH", () => sheet.line(name, own, x + (inner ? 10 : 0), at + baselineOf(style)));
                sheet.tagged("TD", () => sheet.line(value, style, x + width, at + baselineOf(style), "end"));
              });
              sheet.rule(x, at + style.leading, width);
            }),
          ),
      },
    ],
  };
  return together([title, table], 20);
}
