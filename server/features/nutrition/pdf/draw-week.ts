import type { KeptMealPlan, MealDay } from "@lockstep/contract/nutrition.ts";
import { clockTime } from "@lockstep/domain/calendar/clock-time.ts";
import { portionText } from "@lockstep/domain/nutrition/batch-words.ts";
import type { MealEater } from "@lockstep/domain/nutrition/eaters.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import { energyText } from "@lockstep/domain/nutrition/food-units.ts";
import { drawPageTitle } from "../../../platform/pdf/booklet.ts";
import { COLOURS } from "../../../platform/pdf/colours.ts";
import { flow, heightOf, textBlock, together, type Block } from "../../../platform/pdf/flow.ts";
import type { Sheet } from "../../../platform/pdf/sheet.ts";
import { STYLES } from "../../../platform/pdf/type.ts";

const DAY_WIDTH = 130;
const TIME_WIDTH = 52;
const FACTS_HEIGHT = 46;
const OPEN_SPACE = 2.5;

/** The plan's days with their meals; returns its first page. */
export function drawWeek(sheet: Sheet, plan: KeptMealPlan, settings: FoodSettings, place: string): number {
  const { left, right, top } = sheet.box;
  const title = plan.days.length === 7 ? "The week at a glance" : "The days at a glance";
  const page = sheet.addPage(plan.name);
  sheet.place(place);
  sheet.bookmark(title);
  const y = drawPageTitle(sheet, title, top) + 20;
  const column = { x: left, width: right - left };
  // Seven days of six meals are set without space between their lines, so that the week is one page.
  const set = (space: number): readonly Block[] => plan.days.map((day) => dayBlock(sheet, day, settings, column.width, space));
  const open = set(OPEN_SPACE);
  const blocks = y + heightOf(open) <= sheet.box.bottom ? open : set(0);
  let end = { page, y };
  sheet.inside("Table", () => {
    end = flow(sheet, [column], end, blocks);
  });
  flow(sheet, [column], { ...end, y: end.y + 20 }, whoGets(sheet, plan.choices.eaters ?? [], column.width));
  return page;
}

const NAME_WIDTH = 330;

/** How a family's dishes are shared out; nothing where everyone eats alike. */
function whoGets(sheet: Sheet, eaters: readonly MealEater[], width: number): readonly Block[] {
  if (eaters.length < 2) return [];
  const lines = eaters.map(({ name, portion }, place) => {
    const own = sheet.type.lines(name, STYLES.body, NAME_WIDTH);
    return { portion, name: own.length > 0 ? own : [`Person ${place + 1}`] };
  });
  return [
    together([
      textBlock(sheet, "Who gets how much", STYLES.heading, width, { tag: "H2", leads: true }),
      ...lines.map(({ name, portion }): Block => {
        const height = Math.max(1, name.length) * STYLES.body.leading + 2.5;
        return {
          before: 2.5,
          pieces: [
            {
              height,
              draw: (x, y) => {
                sheet.tagged("P", () => {
                  name.forEach((line, index) => sheet.line(line, STYLES.body, x, y + 10 + index * STYLES.body.leading));
                  sheet.line(portionText(portion), STYLES.bold, x + NAME_WIDTH, y + 10);
                });
                sheet.rule(x, y + height, width);
              },
            },
          ],
        };
      }),
    ]),
  ];
}

function dayBlock(sheet: Sheet, day: MealDay, settings: FoodSettings, width: number, space: number): Block {
  const meals = day.meals.toSorted((a, b) => (a.time < b.time ? -1 : 1));
  const style = { ...STYLES.body, size: 9.5, leading: 12.5 };
  const lines = meals.map((meal) => ({
    time: clockTime(meal.time),
    names: sheet.type.lines(
      meal.leftoverOf === undefined ? meal.name : `${meal.name} (leftovers)`,
      style,
      width - DAY_WIDTH - TIME_WIDTH,
    ),
  }));
  const inner = lines.reduce((sum, { names }) => sum + names.length * style.leading + space, 0);
  const height = Math.max(FACTS_HEIGHT, inner) + 12.5;
  const energy = energyText(day.calories, settings);
  const macros = `${Math.round(day.protein)} g protein, ${Math.round(day.carbs)} g carbs, ${Math.round(day.fat)} g fat`;
  const facts = [...(energy === null ? [] : [energy]), ...sheet.type.lines(macros, STYLES.small, DAY_WIDTH - 20)];
  return {
    before: 0,
    pieces: [
      {
        height,
        draw: (x, y) => {
          sheet.rule(x, y, width, COLOURS.ink, 1);
          sheet.inside("TR", () => {
            sheet.tagged("TH", () => {
              sheet.line(day.day, STYLES.subheading, x, y + 16);
              facts.forEach((line, index) => sheet.line(line, STYLES.small, x, y + 29 + index * STYLES.small.leading));
            });
            sheet.tagged("TD", () => {
              let at = y + 16;
              for (const { time, names } of lines) {
                sheet.line(time, { ...style, colour: COLOURS.text2 }, x + DAY_WIDTH, at);
                names.forEach((name, index) => sheet.line(name, style, x + DAY_WIDTH + TIME_WIDTH, at + index * style.leading));
                at += names.length * style.leading + space;
              }
            });
          });
        },
      },
    ],
  };
}
