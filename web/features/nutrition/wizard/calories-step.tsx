import { DAILY_CALORIES } from "@lockstep/domain/nutrition/meal-plan.ts";
import { Checkbox } from "../../../ui/choice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Slider } from "../../../ui/slider.tsx";
import type { MealPerson } from "../person.ts";
import { energyNumber } from "@lockstep/domain/nutrition/food-units.ts";
import { isBelowFloor, withCalories } from "./answers.ts";
import type { MealAnswers } from "./answers.ts";
import { EnergyHelper } from "./energy-helper.tsx";
import { amountMark, amountMarkName, amountText } from "./setup-texts.ts";

const STEP = 500;
const MOST = 3000;
const LABELLED = DAILY_CALORIES.filter((calories) => calories >= 1500);

/** How much a day: calories in steps of 500, or sizes in words where calories are hidden. */
export function CaloriesStep({
  answers,
  person,
  onChange,
}: {
  answers: MealAnswers;
  person: MealPerson;
  onChange: (change: Pick<MealAnswers, "dailyCalories" | "supervised">) => void;
}) {
  const { settings, pending, bodyUnits } = person;
  const { dailyCalories, supervised } = answers;
  const choose = (calories: number) => onChange(withCalories(calories, supervised));
  const text = (calories: number) => amountText(withCalories(calories, false).dailyCalories, settings);
  // Someone who hides calories moves through sizes: the numbers aren't even in the control.
  const unit = settings.hideCalories ? STEP : 1;
  const number = energyNumber(dailyCalories, settings);
  // Until it is known whether this person hides calories, none are shown.
  if (pending) return <Skeleton className="h-40 max-w-[640px]" />;
  return (
    <>
      <p className="mb-3 flex min-h-[84px] items-baseline gap-2" aria-hidden="true">
        {number === null ? (
          <span className="d text-56">{text(dailyCalories)}</span>
        ) : (
          <>
            <span className="n text-84">{number}</span>
            <span className="font-label text-fg-2">{settings.energyUnit}</span>
          </>
        )}
      </p>
      <Slider
        label={number === null ? "Daily amount" : "Daily calories"}
        hideLabel
        className="max-w-[640px]"
        min={0}
        max={MOST / unit}
        step={STEP / unit}
        value={dailyCalories / unit}
        marks={LABELLED.map((calories) => ({
          value: calories / unit,
          label: amountMark(calories, settings),
          name: amountMarkName(calories, settings),
        }))}
        text={(value) => text(value * unit)}
        onChange={(value) => choose(value * unit)}
      />
      {isBelowFloor(dailyCalories) ? (
        <div className="panel mt-6 max-w-[640px]">
          <p className="max-w-[60ch]">
            {settings.hideCalories
              ? "Only eat this little under medical supervision: it's hard to get everything your body needs."
              : `Only go below ${energyNumber(1200, settings) ?? ""} ${settings.energyUnit} a day under medical supervision: it's hard to get everything your body needs.`}{" "}
            Otherwise, please choose more.
          </p>
          <Checkbox
            className="mt-3"
            label="I'm under medical supervision"
            checked={supervised}
            onChange={(event) => onChange(withCalories(dailyCalories, event.target.checked))}
          />
        </div>
      ) : null}
      <EnergyHelper settings={settings} bodyUnits={bodyUnits} onUse={choose} />
    </>
  );
}
