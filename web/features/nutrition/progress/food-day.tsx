import type { LogEntry, MealFigures } from "@lockstep/contract/nutrition.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { sumFigures } from "@lockstep/domain/nutrition/figures.ts";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button, IconButton, LinkButton } from "../../../ui/button.tsx";
import type { ToLog } from "../log/log-sheet.tsx";
import { useLogMeal } from "../log/use-log-meal.ts";
import type { MealPerson } from "../person.ts";
import { MacroBars } from "../plan/macro-bars.tsx";
import type { MacroTargets } from "../plan/macro-bars.tsx";
import { energyNumber, energyText, inOwnUnits, macroText } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import { byMeal } from "./food-data.ts";

/** Of its own: the day is read more often than it's changed. */
const LogSheet = lazy(() => import("../log/log-sheet.tsx").then((module) => ({ default: module.LogSheet })));

function EnergyNumber({ eaten, target, settings }: { eaten: MealFigures; target: MealFigures | null; settings: FoodSettings }) {
  const number = energyNumber(eaten.calories, settings);
  if (number === null) return null;
  const of = target === null ? null : energyNumber(target.calories, settings);
  return (
    <p>
      <span className="n text-92 md:text-132">{number}</span>{" "}
      <span className="mt-3 block font-label text-fg-2">
        {settings.energyUnit} eaten{of === null ? "" : ` of about ${of} planned`}
      </span>
    </p>
  );
}

function EntryRow({
  entry,
  settings,
  onChange,
  onRemove,
}: {
  entry: LogEntry;
  settings: FoodSettings;
  onChange: () => void;
  onRemove: () => void;
}) {
  const energy = energyText(entry.calories, settings);
  return (
    <li className="food-entry">
      <div className="min-w-0">
        <p className="font-name">{entry.name}</p>
        <p className="text-14 text-fg-2">
          {energy === null ? "" : `${energy} · `}
          {macroText(entry.protein)} protein, {macroText(entry.carbs)} carbs, {macroText(entry.fat)} fat
        </p>
      </div>
      <div className="flex">
        <IconButton label={`Change ${entry.name}`} onClick={onChange}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton label={`Remove ${entry.name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

/** One day's log: what it adds up to beside the plan, and every entry, to change or take back. */
export function FoodDay({
  person,
  date,
  name,
  entries,
  target,
  macroTargets,
}: {
  person: MealPerson;
  date: CalendarDay;
  /** The day's heading: "Today", "Tuesday, Nov 17". */
  name: string;
  /** Of the whole week. */
  entries: readonly LogEntry[];
  target: MealFigures | null;
  /** What the macros are held against; null shows their grams alone. */
  macroTargets: MacroTargets | null;
}) {
  const { settings, today } = person;
  const { takeBack } = useLogMeal(person.userId);
  const [sheet, setSheet] = useState<{ readonly what: ToLog; readonly open: boolean } | null>(null);
  const meals = byMeal(inOwnUnits(entries, settings.foodUnits), date);
  const eaten = sumFigures(meals.flatMap((meal) => meal.entries));
  const ahead = date > today;
  return (
    <div className="grid gap-8">
      <div className="food-day">
        <div className="grid content-start gap-5">
          <h2 className="d2 text-26">{name}</h2>
          <EnergyNumber eaten={eaten} target={target} settings={settings} />
        </div>
        <div className="grid content-center gap-6">
          <MacroBars figures={eaten} of={macroTargets} large={settings.hideCalories} />
          {ahead ? null : (
            <div className="flex flex-wrap gap-2">
              <Button
                size="lg"
                icon={<Plus aria-hidden="true" />}
                onClick={() => setSheet({ what: { kind: "search" }, open: true })}
              >
                Log food
              </Button>
              <LinkButton size="lg" look="secondary" to="/meal-plan">
                Open my meal plan
              </LinkButton>
            </div>
          )}
        </div>
      </div>
      {meals.length === 0 ? (
        <p className="text-fg-2">{ahead ? "This day hasn't come yet." : "Nothing logged this day."}</p>
      ) : (
        <div className="grid gap-6">
          {meals.map((meal) => (
            <section key={meal.type} aria-label={meal.type}>
              <h3 className="text-14 font-label text-fg-2">{meal.type}</h3>
              <ul>
                {meal.entries.map((entry) => (
                  <EntryRow
                    key={entry.id}
                    entry={entry}
                    settings={settings}
                    onChange={() => setSheet({ what: { kind: "entry", entry }, open: true })}
                    onRemove={() => takeBack(entry)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      {sheet === null ? null : (
        <Suspense>
          <LogSheet
            person={person}
            open={sheet.open}
            what={sheet.what}
            date={date}
            onClose={() => setSheet({ what: sheet.what, open: false })}
          />
        </Suspense>
      )}
    </div>
  );
}
