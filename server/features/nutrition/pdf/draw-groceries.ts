import type { KeptMealPlan } from "@lockstep/contract/nutrition.ts";
import { peopleOf } from "@lockstep/domain/nutrition/eaters.ts";
import type { FoodUnits } from "@lockstep/domain/nutrition/food-settings.ts";
import { inFoodUnits } from "@lockstep/domain/nutrition/food-units.ts";
import { drawPageTitle } from "../../../platform/pdf/booklet.ts";
import { COLOURS } from "../../../platform/pdf/colours.ts";
import { flow, textBlock, type Block } from "../../../platform/pdf/flow.ts";
import type { Sheet } from "../../../platform/pdf/sheet.ts";
import { STYLES } from "../../../platform/pdf/type.ts";
import { ruledLine } from "./recipe-pages.ts";

const GUTTER = 30;
const TICK = 9;
const INDENT = 18;
const STYLE = { ...STYLES.body, size: 9.5, leading: 12.5 };

/** The shopping list by aisle with boxes to tick, own lines last; returns its first page. */
export function drawGroceries(sheet: Sheet, plan: KeptMealPlan, own: readonly string[], units: FoodUnits, place: string): number {
  const { left, right, top } = sheet.box;
  const page = sheet.addPage(plan.name);
  sheet.place(place);
  sheet.bookmark("Grocery list");
  const people = peopleOf(plan.choices);
  const title = drawPageTitle(sheet, "Grocery list", top);
  const words = `For ${people} ${people === 1 ? "person" : "people"} and ${plan.days.length} days.`;
  sheet.tagged("P", () => sheet.line(words, STYLES.quiet, left, title + 18));
  const width = (right - left - GUTTER) / 2;
  const printed = own.filter((line) => sheet.type.printable(line, "text") !== "");
  const aisles = [
    ...plan.groceries.map(({ aisle, items }) => ({ aisle, lines: items.map(({ line }) => inFoodUnits(line, units)) })),
    ...(printed.length === 0 ? [] : [{ aisle: "Added by you", lines: printed }]),
  ];
  const blocks = aisles.flatMap(({ aisle, lines }) => [
    textBlock(sheet, aisle, STYLES.heading, width, { tag: "H2", before: 15, leads: true }),
    ...lines.map((line) => tickLine(sheet, line, width)),
  ]);
  if (printed.length < own.length)
    blocks.push(textBlock(sheet, missingWords(own.length - printed.length), STYLES.small, width, { before: 10 }));
  const columns = [left, left + width + GUTTER].map((x) => ({ x, width }));
  flow(sheet, columns, { page, y: title + 40 }, blocks, { even: true });
  return page;
}

/** What someone added in letters that no face of ours has is left to the list in the app, and says so. */
function missingWords(count: number): string {
  return count === 1
    ? "One more item is in letters we can't print yet. It's on your list in the app."
    : `${count} more items are in letters we can't print yet. They're on your list in the app.`;
}

function tickLine(sheet: Sheet, text: string, width: number): Block {
  const line = ruledLine(sheet, text, STYLE, width, { indent: INDENT });
  return {
    ...line,
    pieces: line.pieces.map(({ height, draw }) => ({
      height,
      draw: (x, y) => {
        sheet.artifact(() =>
          sheet.doc
            .roundedRect(x + 0.5, y + 4, TICK, TICK, 2)
            .lineWidth(0.9)
            .strokeColor(COLOURS.line2)
            .stroke(),
        );
        draw(x, y);
      },
    })),
  };
}
