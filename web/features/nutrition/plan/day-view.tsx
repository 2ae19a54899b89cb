import type { MealDay } from "@lockstep/contract/nutrition.ts";
import { useState } from "react";
import type { ReactNode } from "react";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import { DaySummary } from "./day-summary.tsx";
import type { MealActions } from "./meal-actions.ts";
import { MealCard } from "./meal-card.tsx";
import { byTime, leftoverWords } from "./plan-days.ts";
import type { DayRecord } from "./plan-days.ts";

/** One day of a plan: its numbers, then its meals in order of time. */
export function DayView({
  day,
  days,
  record,
  target,
  settings,
  acts,
  counts,
  nextId,
  isToday,
  aside,
  foot,
}: {
  day: MealDay;
  days: readonly MealDay[];
  record: DayRecord;
  target: number;
  settings: FoodSettings;
  acts: MealActions;
  counts: boolean;
  nextId: string | null;
  isToday: boolean;
  /** Below the numbers on a desk, below the meals on a phone. */
  aside?: ReactNode;
  foot?: ReactNode;
}) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) => {
    const next = new Set(open);
    if (!next.delete(id)) next.add(id);
    setOpen(next);
  };
  return (
    <div className="meals-day">
      <div className="meals-side">
        <DaySummary day={day} record={record} target={target} settings={settings} counts={counts} nextId={nextId} />
        <div className="hidden lg:block">{aside}</div>
      </div>
      <div className="min-w-0">
        <h2 className="d text-36 md:text-52">
          {day.day}
          {isToday ? <span className="ml-3 font-sans text-15 font-label tracking-normal text-fg-2">today</span> : null}
        </h2>
        <ul className="mt-4 grid gap-2" aria-label={`Meals of ${day.day}`}>
          {byTime(day.meals).map((meal) => (
            <MealCard
              key={meal.id}
              meal={meal}
              leftover={leftoverWords(days, meal)}
              acts={acts}
              settings={settings}
              expanded={open.has(meal.id)}
              onToggle={() => toggle(meal.id)}
              isNext={meal.id === nextId}
            />
          ))}
        </ul>
        {foot}
        <div className="mt-6 lg:hidden">{aside}</div>
      </div>
    </div>
  );
}
