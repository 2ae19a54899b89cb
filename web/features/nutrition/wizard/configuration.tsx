import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { ALLERGENS } from "@lockstep/domain/nutrition/diets.ts";
import { MEALS_PER_DAY, MOST_PEOPLE, PLAN_DAYS, PREP_STYLES } from "@lockstep/domain/nutrition/meal-plan.ts";
import type { MealChoiceName } from "@lockstep/domain/nutrition/meal-plan.ts";
import { weekdayOfPlanDay } from "@lockstep/domain/nutrition/plan-calendar.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import type { ReactNode } from "react";
import { formatDay } from "../../../plans/today.ts";
import { CheckCards, RadioCards, Switch } from "../../../ui/choice.tsx";
import { LockedLine } from "../../../ui/locked.tsx";
import { firstDayOf, firstDays } from "./answers.ts";
import type { MealAnswers } from "./answers.ts";
import { DislikesField } from "./dislikes-field.tsx";
import { ALLERGEN_NOTES, MARK_TEXT, PREP_TEXTS } from "./setup-texts.ts";

const PEOPLE = Array.from({ length: MOST_PEOPLE }, (_, index) => index + 1);

export function partId(name: MealChoiceName): string {
  return `setup-part-${name}`;
}

/** A part that a refusal can point at. */
function Part({ name, marked, children }: { name: MealChoiceName; marked: boolean; children: ReactNode }) {
  return (
    <div id={partId(name)} tabIndex={-1} className="setup-part">
      {marked ? <p className="setup-mark mb-3 text-14 font-label">{MARK_TEXT}</p> : null}
      {children}
    </div>
  );
}

/** A large numeral with the words for it that a screen reader needs. */
function Numeral({ value, words }: { value: number; words: string }) {
  return (
    <>
      <span className="n text-34">{value}</span>
      <span className="visually-hidden"> {words}</span>
    </>
  );
}

/** "Today", "Sun": screen readers get the whole word. */
function FirstDay({ name, isToday }: { name: string; isToday: boolean }) {
  if (isToday) return "Today";
  return (
    <>
      <span aria-hidden="true">{name.slice(0, 3)}</span>
      <span className="visually-hidden">{name}</span>
    </>
  );
}

/** The third step: all that has a usual answer. */
export function Configuration({
  answers,
  today,
  marked,
  locked,
  eaters,
  onChange,
}: {
  answers: MealAnswers;
  today: CalendarDay;
  /** What the person's membership doesn't include. */
  locked: { readonly people: boolean; readonly batchCooking: boolean };
  /** What a refusal named. */
  marked: ReadonlySet<string>;
  /** Names of those in the family who eat; empty without one. */
  eaters: readonly string[];
  onChange: (change: Partial<MealAnswers>) => void;
}) {
  const part = (name: MealChoiceName) => ({ name, marked: marked.has(name) });
  return (
    <div className="max-w-[960px]">
      <RadioCards
        legend="Plan length"
        className="setup-days grid-cols-3"
        value={answers.planDays}
        options={PLAN_DAYS.map((days) => ({ value: days, label: <Numeral value={days} words="days" />, note: "days" }))}
        onChange={(planDays) => onChange({ planDays })}
      />
      <Part {...part("prepStyle")}>
        <RadioCards
          legend="Cooking time"
          className="sm:grid-cols-2"
          value={answers.prepStyle}
          options={PREP_STYLES.map((style) => ({ value: style, label: PREP_TEXTS[style].name, note: PREP_TEXTS[style].note }))}
          onChange={(prepStyle) => onChange({ prepStyle })}
        />
      </Part>
      <Part {...part("mealsPerDay")}>
        <RadioCards
          legend="Meals a day"
          className="setup-numerals grid-cols-5"
          value={answers.mealsPerDay}
          options={MEALS_PER_DAY.map((meals) => ({ value: meals, label: <Numeral value={meals} words="meals a day" /> }))}
          onChange={(mealsPerDay) => onChange({ mealsPerDay })}
        />
      </Part>
      <Part {...part("allergies")}>
        <CheckCards
          legend="Allergies (everyone eating)"
          className="setup-compact grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] md:grid-cols-5"
          values={answers.allergies}
          options={ALLERGENS.map((allergen) => ({ value: allergen, label: allergen, note: ALLERGEN_NOTES[allergen] }))}
          onChange={(allergies) => onChange({ allergies })}
        />
        <p className="mt-3 max-w-[60ch] text-14 text-fg-2">
          You won't get dishes with these, including foods that often contain traces. Brands differ: check the labels of what you
          buy.
        </p>
      </Part>
      <Part {...part("dislikes")}>
        <DislikesField dislikes={answers.dislikes} onChange={(dislikes) => onChange({ dislikes })} />
      </Part>
      <div className="setup-part">
        <Switch
          label="Batch cooking"
          checked={answers.batchCooking && !locked.batchCooking}
          hint="Cook once, eat twice: dinners that keep become another day's lunch, so you cook less often."
          disabled={locked.batchCooking}
          onChange={(event) => onChange({ batchCooking: event.target.checked })}
        />
        {locked.batchCooking ? <LockedLine>Batch cooking is included in Premium.</LockedLine> : null}
      </div>
      {eaters.length > 0 ? (
        <div className="setup-part">
          <Switch
            label="Cook for my family"
            checked={answers.forFamily}
            hint={`Follows everyone's diets and allergies, in their portions: ${joinNames(eaters)}.`}
            onChange={(event) => onChange({ forFamily: event.target.checked })}
          />
        </div>
      ) : null}
      <div className="setup-part" hidden={eaters.length > 0 && answers.forFamily}>
        <RadioCards
          legend="People eating"
          className="setup-numerals grid-cols-3 min-[360px]:grid-cols-6"
          value={locked.people ? 1 : answers.people}
          options={PEOPLE.map((people) => ({
            value: people,
            disabled: locked.people && people > 1,
            label: <Numeral value={people} words={people === 1 ? "person" : "people"} />,
          }))}
          onChange={(people) => onChange({ people })}
        />
        <p className="mt-3 text-14 text-fg-2">Meals show one portion; the grocery list and cooking amounts cover everyone.</p>
        {locked.people ? <LockedLine>Planning for several people is included in Premium.</LockedLine> : null}
      </div>
      <div className="setup-part">
        <RadioCards
          legend="First day"
          className="setup-numerals grid-cols-4 sm:grid-cols-7"
          value={firstDayOf(answers, today)}
          options={firstDays(today).map((day) => ({
            value: day,
            label: <FirstDay name={weekdayOfPlanDay(day, 1)} isToday={day === today} />,
            note: formatDay(day),
          }))}
          onChange={(day) => onChange({ startsOn: day === today ? null : day })}
        />
      </div>
    </div>
  );
}
