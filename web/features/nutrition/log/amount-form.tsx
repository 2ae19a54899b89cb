import type { LogEntry, LogSource, MealFigures } from "@lockstep/contract/nutrition.ts";
import { scaleFigures } from "@lockstep/domain/nutrition/figures.ts";
import { MEAL_TYPES } from "@lockstep/domain/nutrition/recipe.ts";
import type { MealType } from "@lockstep/domain/nutrition/recipe.ts";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { newId } from "../../../api/new-id.ts";
import { Button } from "../../../ui/button.tsx";
import { SegmentedControl } from "../../../ui/choice.tsx";
import { Input, Select } from "../../../ui/field.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { useSaving } from "../../../offline/use-saving.ts";
import { wallClockIn } from "../../../plans/wall-clock.ts";
import type { MealPerson } from "../person.ts";
import { servingsText } from "@lockstep/domain/nutrition/recipe-words.ts";
import { energyText, inFoodUnits, macroText, parseAmount } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import {
  amountOfGrams,
  amountProblem,
  figuresOfGrams,
  gramsOfAmount,
  mealAt,
  nameOfFoodAmount,
  nameOfServings,
  SERVINGS,
  unitOfGrams,
  unitsOfFood,
} from "./amounts.ts";
import type { Loggable } from "./amounts.ts";
import { addWrite } from "../../../offline/write-kind.ts";
import { LOG } from "./use-log.ts";

/** What the form would log: null while the amount isn't one. */
interface Draft {
  readonly source: LogSource;
  readonly name: string;
  readonly figures: MealFigures;
}

function Preview({ figures, settings }: { figures: MealFigures | null; settings: FoodSettings }) {
  const energy = figures === null ? null : energyText(figures.calories, settings);
  return (
    <p className="panel text-15" role="status">
      {figures === null ? (
        "Enter an amount to see its nutrition."
      ) : (
        <>
          {energy === null ? null : <span className="font-name">{energy} · </span>}
          {macroText(figures.protein)} protein, {macroText(figures.carbs)} carbs, {macroText(figures.fat)} fat
        </>
      )}
    </p>
  );
}

function startServings(known: LogEntry | null): number {
  return known?.source.type === "recipe" ? known.source.servings : 1;
}

/** The amount of a food in a unit of the person's choice, and what it comes to. */
function useFoodAmount(what: Loggable | null, known: LogEntry | null, person: MealPerson) {
  const { foodUnits } = person.settings;
  const food = what?.kind === "food" ? what.food : { id: "", name: "", measures: [], per100g: null };
  const units = unitsOfFood(food, foodUnits);
  const [unitKey, setUnitKey] = useState(() => {
    const first = known?.source.type === "food" ? unitOfGrams(known.source.grams, units) : units[0];
    return first?.key ?? "weight";
  });
  const unit = units.find(({ key }) => key === unitKey) ?? units[0];
  const [text, setText] = useState(() => {
    if (known?.source.type === "food" && unit) return String(amountOfGrams(known.source.grams, unit, foodUnits));
    return unit?.measure ? "1" : "";
  });
  const value = parseAmount(text);
  const grams = value === null || !unit ? null : gramsOfAmount(value, unit, foodUnits);
  const draft = (): Draft | null => {
    if (food.per100g === null || value === null || grams === null || !unit || amountProblem(grams, foodUnits) !== null)
      return null;
    return {
      source: { type: "food", foodId: food.id, grams },
      name: nameOfFoodAmount(food.name, value, grams, unit, foodUnits),
      figures: figuresOfGrams(food.per100g, grams),
    };
  };
  return { units, unitKey, setUnitKey, text, setText, problem: amountProblem(grams, foodUnits), draft };
}

function draftOfServings(what: Loggable | null, servings: number): Draft | null {
  if (what?.kind !== "recipe") return null;
  const { id, name, figures } = what.recipe;
  return {
    source: { type: "recipe", recipeId: id, servings },
    name: nameOfServings(name, servings),
    figures: scaleFigures(figures, servings),
  };
}

/**
 * The amount, the meal and the day of something eaten. `known` is the entry that is changed; of a planned meal (`what` null) only the day can be.
 */
export function AmountForm({
  person,
  what,
  known,
  date: startDate,
  onBack,
  onDone,
}: {
  person: MealPerson;
  what: Loggable | null;
  known: LogEntry | null;
  date: string;
  onBack: (() => void) | null;
  onDone: () => void;
}) {
  const saving = useSaving();
  const [servings, setServings] = useState(() => startServings(known));
  const food = useFoodAmount(what, known, person);
  const [mealType, setMealType] = useState<MealType>(
    () =>
      known?.mealType ??
      mealAt(wallClockIn(person.timeZone, new Date()).minutes, what?.kind === "recipe" ? what.recipe.meals : undefined),
  );
  const [date, setDate] = useState(known?.date ?? startDate);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fromSearch = onBack !== null;
  useEffect(() => {
    // What was pressed in the search is gone: the next thing to say is the amount.
    if (fromSearch) form.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [fromSearch]);
  const dateProblem =
    date === "" ? "Please choose a day." : date > person.today ? "Please choose today or an earlier day." : null;
  const planned = known !== null && what === null;
  const draft: Draft | null = planned
    ? { source: known.source, name: known.name, figures: known }
    : what?.kind === "recipe"
      ? draftOfServings(what, servings)
      : food.draft();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (draft === null || dateProblem !== null || person.userId === null) {
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus());
      return;
    }
    const { calories, protein, carbs, fat, fibre } = draft.figures;
    const entry: LogEntry = {
      id: known?.id ?? newId(),
      date,
      mealType,
      name: draft.name,
      source: draft.source,
      loggedAt: known?.loggedAt ?? new Date().toISOString(),
      calories,
      protein,
      carbs,
      fat,
      fibre,
    };
    const done = { message: known === null ? `${entry.name} logged` : `${entry.name} updated` };
    if (await saving(addWrite(LOG, person.userId, { id: entry.id, entry }), done)) onDone();
  };
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className="mt-4 grid gap-5">
      {known === null ? null : <p className="font-name">{inFoodUnits(known.name, person.settings.foodUnits)}</p>}
      {what?.kind === "recipe" ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="font-label">Amount</span>
          <Stepper
            label="Amount"
            value={servings}
            min={SERVINGS.least}
            max={SERVINGS.most}
            step={SERVINGS.step}
            words={servingsText(servings)}
            onChange={setServings}
          />
        </div>
      ) : null}
      {what?.kind === "food" ? (
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] items-start gap-3">
          <Input
            label="Amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={food.text}
            onChange={(event) => food.setText(event.target.value)}
            error={tried || (food.text !== "" && food.problem !== null) ? food.problem : null}
          />
          <Select label="Unit" value={food.unitKey} onChange={(event) => food.setUnitKey(event.target.value)}>
            {food.units.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      ) : null}
      <Preview figures={draft?.figures ?? null} settings={person.settings} />
      {planned ? null : (
        <SegmentedControl
          legend="Meal"
          className="log-meals"
          value={mealType}
          options={MEAL_TYPES.map((type) => ({ value: type, label: type }))}
          onChange={setMealType}
        />
      )}
      <Input
        label="Day"
        type="date"
        max={person.today}
        value={date}
        onChange={(event) => setDate(event.target.value)}
        error={tried || date > person.today ? dateProblem : null}
      />
      <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start">
        <Button type="submit">{known === null ? "Log it" : "Save"}</Button>
        {onBack === null ? null : (
          <Button look="quiet" onClick={onBack}>
            Choose something else
          </Button>
        )}
      </div>
    </form>
  );
}
