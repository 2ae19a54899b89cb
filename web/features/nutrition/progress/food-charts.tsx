import { formatCount } from "@lockstep/domain/words/format-number.ts";
import type { MealFigures, NutritionProgress } from "@lockstep/contract/nutrition.ts";
import type { EatenDay } from "@lockstep/domain/nutrition/eaten.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { weekdayAt } from "@lockstep/domain/calendar/weekdays.ts";
import { useQuery } from "@tanstack/react-query";
import { formatDay } from "../../../plans/today.ts";
import { streaksOptions } from "../../streaks/index.ts";
import { Bars } from "../../../ui/bars.tsx";
import { energyIn, energyName, energyNumber, macroText } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";

/** What the columns can stand for. */
export type Measure = "energy" | "protein" | "carbs" | "fat";

const MACROS: ReadonlyArray<{ readonly value: Measure; readonly label: string }> = [
  { value: "protein", label: "Protein" },
  { value: "carbs", label: "Carbs" },
  { value: "fat", label: "Fat" },
];

/** What a person can have in columns: energy first, unless it is hidden. */
export function measuresFor(settings: FoodSettings): ReadonlyArray<{ readonly value: Measure; readonly label: string }> {
  const energy = energyName(settings);
  return energy === null ? MACROS : [{ value: "energy", label: energy }, ...MACROS];
}

function measured(measure: Measure, settings: FoodSettings): { name: string; of: (figures: MealFigures) => number } {
  const name = measuresFor(settings).find(({ value }) => value === measure)?.label ?? "";
  if (measure === "energy") return { name, of: (figures) => energyIn(figures.calories, settings.energyUnit) };
  return { name: `${name} in grams`, of: (figures) => Math.round(figures[measure]) };
}

/** All figures of a row of the table; energy only where it's shown. */
function cells(figures: MealFigures, settings: FoodSettings): string[] {
  const energy = energyNumber(figures.calories, settings);
  return [
    ...(energy === null ? [] : [energy]),
    macroText(figures.protein),
    macroText(figures.carbs),
    macroText(figures.fat),
    macroText(figures.fibre),
  ];
}

function columns(settings: FoodSettings): string[] {
  const energy = energyName(settings);
  return [...(energy === null ? [] : [energy]), "Protein", "Carbs", "Fat", "Fibre"];
}

/** The seven days of a week as columns, all figures in the table. */
export function WeekChart({
  days,
  date,
  measure,
  settings,
}: {
  days: readonly EatenDay[];
  date: CalendarDay;
  measure: Measure;
  settings: FoodSettings;
}) {
  const { name, of } = measured(measure, settings);
  return (
    <Bars
      title={`${name} by day`}
      unit={name}
      bars={days.map((day, index) => ({
        label: weekdayAt(index).slice(0, 3),
        value: of(day),
        highlight: day.date === date && day.entries > 0,
      }))}
      format={formatCount}
      table={{
        columns: ["", ...columns(settings), "Entries"],
        rows: days.map((day, index) => [weekdayAt(index), ...cells(day, settings), String(day.entries)]),
      }}
    />
  );
}

/** The averages of the last weeks over the days that were logged. */
export function WeeksChart({
  weeks,
  measure,
  settings,
}: {
  weeks: NutritionProgress["weeks"];
  measure: Measure;
  settings: FoodSettings;
}) {
  const { name, of } = measured(measure, settings);
  return (
    <Bars
      title={`${name} a day, average by week`}
      caption="Average of logged days."
      unit={name}
      bars={weeks.map((week, index) => ({
        label: formatDay(week.monday),
        value: of(week),
        highlight: index === weeks.length - 1 && week.daysLogged > 0,
      }))}
      format={formatCount}
      table={{
        columns: ["Week of", ...columns(settings), "Days logged"],
        rows: weeks.map((week) => [formatDay(week.monday), ...cells(week, settings), String(week.daysLogged)]),
      }}
    />
  );
}

const STREAKS = [
  { type: "nutrition_logging", words: (days: number) => `${days === 1 ? "day" : "days"} logged in a row` },
  { type: "nutrition", words: (days: number) => `${days === 1 ? "day" : "days"} on plan in a row` },
] as const;

/** The two runs of days that food has. One that hasn't begun isn't shown. */
export function FoodStreaks() {
  const { data } = useQuery(streaksOptions());
  const shown = STREAKS.flatMap(({ type, words }) => {
    const streak = data?.find(({ streakType }) => streakType === type);
    return streak && streak.longestCount > 0 ? [{ ...streak, words: words(streak.currentCount) }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-14 gap-y-6" aria-label="Days in a row">
      {shown.map((streak) => (
        <div key={streak.id}>
          <dd className="n text-76">{streak.currentCount}</dd>
          <dt className="mt-3 font-label">{streak.words}</dt>
          <dd className="mt-1 text-14 text-fg-2">
            {streak.longestCount > streak.currentCount ? `Best: ${streak.longestCount}` : "Your best so far"}
          </dd>
        </div>
      ))}
    </dl>
  );
}
