import type { Batch, MealDay } from "@lockstep/contract/nutrition.ts";
import { CookingPot } from "lucide-react";
import { useId } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { WhoGets } from "../cook/who-gets.tsx";
import type { ShownMealPlan } from "../use-meal-plan.ts";
import { clockTime } from "@lockstep/domain/calendar/clock-time.ts";
import { peopleOf } from "@lockstep/domain/nutrition/eaters.ts";
import { countText, mealWords } from "@lockstep/domain/nutrition/batch-words.ts";

/** The days of one cooking in a row: full where it is cooked, volt where it is eaten again. The words beside it say the same. */
function BatchDays({ batch, days }: { batch: Batch; days: readonly MealDay[] }) {
  const later = new Set(batch.meals.slice(1).map(({ day }) => day));
  return (
    <span className="batch-days" aria-hidden="true">
      {days.map(({ number, day }) => (
        <span key={number} data-state={number === batch.day ? "cook" : later.has(number) ? "eat" : "none"}>
          <i />
          {day.slice(0, days.length > 3 ? 1 : 3)}
        </span>
      ))}
    </span>
  );
}

const peopleWords = (people: number) => `for ${people} ${people === 1 ? "person" : "people"}`;

/** "25 min, for 2 people, 1 1/4 times the recipe". */
function howMuch(batch: Batch, people: number): string {
  const count = countText(batch.timesRecipe);
  const times = count === "1" ? "the recipe as written" : `${count} × the recipe`;
  return `${batch.minutes} min, ${peopleWords(people)}, ${times}`;
}

/** A dish that is cooked once and eaten again: what it's for, how it keeps, until when. */
function AheadCard({
  batch,
  days,
  people,
  onCook,
}: {
  batch: Batch;
  days: readonly MealDay[];
  people: number;
  onCook: () => void;
}) {
  const [first, ...later] = batch.meals;
  return (
    <li className="card batch-ahead">
      <div className="min-w-0">
        <h3 className="font-name text-18 leading-tight">{batch.name}</h3>
        <p className="mt-1 text-15 text-fg-2">{howMuch(batch, people)}</p>
        <p className="mt-3 max-w-[60ch]">
          Cook it for {first ? mealWords(days, first) : batch.weekday}, save the rest for{" "}
          {later.map((meal) => mealWords(days, meal)).join(" and ")}.
        </p>
        <p className="mt-1 max-w-[60ch] text-fg-2">
          {batch.store} Use it by {batch.useByWeekday}.
        </p>
      </div>
      <div className="grid content-between justify-items-start gap-4 sm:justify-items-end">
        <BatchDays batch={batch} days={days} />
        <Button
          look="quiet"
          size="sm"
          icon={<CookingPot aria-hidden="true" />}
          aria-label={`Cook mode: ${batch.name}`}
          onClick={onCook}
        >
          Cook mode
        </Button>
      </div>
    </li>
  );
}

function BatchRow({
  batch,
  days,
  people,
  onCook,
}: {
  batch: Batch;
  days: readonly MealDay[];
  people: number;
  onCook: () => void;
}) {
  const first = batch.meals[0];
  const later = batch.meals.slice(1);
  return (
    <li className="batch">
      <span className="n w-20 flex-none text-18">{first && clockTime(first.time)}</span>
      <div className="min-w-0 flex-1">
        <h4 className="font-name leading-tight">{batch.name}</h4>
        <p className="mt-1 text-14 text-fg-2">{howMuch(batch, people)}</p>
        {later.length > 0 ? (
          <p className="mt-1 text-14 font-label">
            With {later.map((meal) => mealWords(days, meal)).join(" and ")}. Use by {batch.useByWeekday}.
          </p>
        ) : null}
      </div>
      <IconButton look="quiet" label={`Cook mode: ${batch.name}`} onClick={onCook}>
        <CookingPot aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function CookingDay({
  day,
  batches,
  days,
  people,
  onCook,
}: {
  day: MealDay;
  batches: readonly Batch[];
  days: readonly MealDay[];
  people: number;
  onCook: (batch: Batch) => void;
}) {
  const heading = useId();
  const ready = day.meals.filter(({ leftoverOf }) => leftoverOf !== undefined);
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="d2 mb-3 text-24">
        {day.day}
      </h3>
      <ul className="border-b-[1.5px] border-line">
        {batches.map((batch) => (
          <BatchRow
            key={`${batch.recipeId} ${batch.meals[0]?.mealId ?? ""}`}
            batch={batch}
            days={days}
            people={people}
            onCook={() => onCook(batch)}
          />
        ))}
      </ul>
      {ready.length > 0 ? (
        <p className="mt-3 text-14 text-fg-2">
          Already cooked: {ready.map(({ name, dishes, type }) => `${dishes[0]?.name ?? name} (${type.toLowerCase()})`).join(", ")}
          .
        </p>
      ) : null}
    </section>
  );
}

/** What to cook when, for which meals, how to keep what is for later and until when. */
export function CookingView({ shown, onCook }: { shown: ShownMealPlan; onCook: (batch: Batch) => void }) {
  const { batches, days, choices } = shown.plan;
  const people = peopleOf(choices);
  const ahead = batches.filter(({ meals }) => meals.length > 1);
  return (
    <section aria-labelledby="cooking-heading">
      <h2 id="cooking-heading" className="d text-40 md:text-64">
        When to cook what
      </h2>
      <p className="mt-3 max-w-[60ch] text-fg-2">
        {ahead.length === 0
          ? "Every dish in this plan is cooked fresh for its meal."
          : "Batch-cooked meals first, then each day in order."}
      </p>
      <WhoGets eaters={choices.eaters} level={3} />
      {ahead.length > 0 ? (
        <ul className="mt-7 grid gap-2" aria-label="Batch-cooked">
          {ahead.map((batch) => (
            <AheadCard
              key={`${batch.recipeId} ${batch.meals[0]?.mealId ?? ""}`}
              batch={batch}
              days={days}
              people={people}
              onCook={() => onCook(batch)}
            />
          ))}
        </ul>
      ) : null}
      <div className="cook-days">
        {days.map((day) => (
          <CookingDay
            key={day.number}
            day={day}
            days={days}
            batches={batches.filter((batch) => batch.day === day.number)}
            people={people}
            onCook={onCook}
          />
        ))}
      </div>
    </section>
  );
}
