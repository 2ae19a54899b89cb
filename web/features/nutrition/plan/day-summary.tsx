import { formatCount } from "@lockstep/domain/words/format-number.ts";
import type { MealDay } from "@lockstep/contract/nutrition.ts";
import { Ring } from "../../../ui/ring.tsx";
import type { RingSegment } from "../../../ui/ring.tsx";
import { energyIn, energyNumber, energyText } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import { MacroBars } from "./macro-bars.tsx";
import { byTime } from "./plan-days.ts";
import type { DayRecord } from "./plan-days.ts";

interface Props {
  day: MealDay;
  record: DayRecord;
  /** kcal a day. */
  target: number;
  settings: FoodSettings;
  /** Whether what was eaten is known: members, on days that aren't ahead. */
  counts: boolean;
  /** The next meal's id. */
  nextId: string | null;
}

/** Ink, and near white on dark ground: what comes next is volt on both. */
const EATEN = "var(--inverse)";

/** A segment a meal, then what was eaten beside the plan: full for eaten, volt for the next, the track for what is left. */
function segmentsOf({ day, record, target, counts, nextId }: Props): RingSegment[] {
  const whole = Math.max(target, record.total.calories, day.calories);
  const meals = byTime(day.meals);
  if (!counts) return meals.map((meal) => ({ share: meal.calories / whole, color: "var(--primary)" }));
  const planned = meals.flatMap((meal): RingSegment[] => {
    const entry = record.eaten.get(meal.id);
    return entry ? [{ share: entry.calories / whole, color: EATEN }] : [];
  });
  const ofPlan = [...record.eaten.values()].reduce((sum, { calories }) => sum + calories, 0);
  const beside = record.total.calories - ofPlan;
  const next = meals.find(({ id }) => id === nextId);
  return [
    ...planned,
    ...(beside > 1 ? [{ share: beside / whole, color: EATEN }] : []),
    ...(next && record.total.calories + next.calories <= whole * 1.02
      ? [{ share: next.calories / whole, color: "var(--volt)", edged: true }]
      : []),
  ];
}

function wordsOf({ day, record, target, settings, counts }: Props): { number: number; below: string; label: string } {
  const of = energyNumber(target, settings) ?? "";
  const unit = settings.energyUnit;
  if (!counts) {
    const planned = energyIn(day.calories, unit);
    return { number: planned, below: `${unit} planned`, label: `${energyText(day.calories, settings)} planned` };
  }
  const left = energyIn(target, unit) - energyIn(record.total.calories, unit);
  const eaten = energyText(record.total.calories, settings);
  if (left >= 0) return { number: left, below: `${unit} left of ${of}`, label: `${eaten} of ${of} eaten` };
  const about = -left > energyIn(target, unit) * 0.05 ? "over" : "a little over";
  return {
    number: energyIn(record.total.calories, unit),
    below: `${unit}, ${about} ${of}`,
    label: `${eaten} eaten, ${about} ${of}`,
  };
}

/** The day in numbers: energy as a ring with a piece a meal, and the three macros against what the day plans. Grams alone where calories are hidden. */
export function DaySummary(props: Props) {
  const { day, record, settings, counts, nextId } = props;
  const next = counts ? day.meals.find(({ id }) => id === nextId) : undefined;
  const macros = counts ? (
    <MacroBars figures={record.total} of={day} large={settings.hideCalories} />
  ) : (
    <MacroBars figures={day} large={settings.hideCalories} />
  );
  if (settings.hideCalories) {
    return (
      <section className="day-summary" aria-label={`${day.day} in numbers`}>
        {macros}
      </section>
    );
  }
  const words = wordsOf(props);
  return (
    <section className="day-summary" aria-label={`${day.day} in numbers`}>
      <div className="grid justify-items-center gap-4">
        <Ring segments={segmentsOf(props)} label={words.label} size={232}>
          <p className={words.number < 1000 ? "n text-76" : "n text-56"}>{formatCount(words.number)}</p>
          <p className="mx-auto mt-3 max-w-[15ch] text-14 leading-tight text-fg-2">{words.below}</p>
        </Ring>
        {counts ? (
          <p className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-14 font-label" aria-hidden="true">
            <span className="ring-key">
              <i style={{ background: EATEN }} />
              {energyNumber(record.total.calories, settings)} eaten
            </span>
            {next ? (
              <span className="ring-key">
                <i style={{ background: "var(--volt)", boxShadow: "inset 0 0 0 1.5px var(--data-edge)" }} />
                {energyNumber(next.calories, settings)} next
              </span>
            ) : null}
          </p>
        ) : null}
      </div>
      {macros}
    </section>
  );
}
