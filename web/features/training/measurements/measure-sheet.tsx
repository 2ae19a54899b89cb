import type { Measurement } from "@lockstep/contract/training-measurements.ts";
import {
  MEASURE_NAMES,
  measureRefused,
  MEASURES,
  measureUnit,
  readMeasure,
  toOwnUnits,
  type Measure,
} from "@lockstep/domain/training/measurements.ts";
import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { useRef, useState } from "react";
import { newId } from "../../../api/new-id.ts";
import type { CalendarDay } from "../../../plans/today.ts";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/dialog.tsx";
import { Input } from "../../../ui/field.tsx";
import type { Units } from "../units.ts";

type Texts = Readonly<Record<Measure, string>>;

function textsOf(measurement: Measurement | null, units: Units): Texts {
  return Object.fromEntries(
    MEASURES.map((measure) => {
      const value = measurement?.[measure] ?? null;
      return [measure, value === null ? "" : formatDecimal(toOwnUnits(measure, value, units))];
    }),
  ) as Texts;
}

/** What was measured on a day: fill in what you like. A number that can't be is refused at its field, before anything is sent. */
export default function MeasureSheet({
  known,
  today,
  units,
  onSave,
  onClose,
}: {
  /** The measurement to change; null for a new one. */
  known: Measurement | null;
  today: CalendarDay;
  units: Units;
  onSave: (measurement: Measurement) => void;
  onClose: () => void;
}) {
  const [before] = useState(() => textsOf(known, units));
  const [texts, setTexts] = useState(before);
  const [date, setDate] = useState<string>(known?.date ?? today);
  const [wrong, setWrong] = useState<Readonly<Partial<Record<Measure | "date" | "all", string>>>>({});
  const form = useRef<HTMLFormElement>(null);
  const save = () => {
    // What nobody touched stays to the gram, whatever it's rounded to here.
    const values = Object.fromEntries(
      MEASURES.map((measure) => [
        measure,
        texts[measure] === before[measure] ? (known?.[measure] ?? null) : readMeasure(measure, texts[measure], units),
      ]),
    ) as Record<Measure, number | null>;
    const found: { [Name in Measure | "date" | "all"]?: string } = {};
    for (const measure of MEASURES) if (Number.isNaN(values[measure])) found[measure] = measureRefused(measure, units);
    if (!/^\d{4}-\d\d-\d\d$/.test(date) || date > today || date < "2000-01-01")
      found.date = "Please choose a day from 2000 up to today.";
    if (MEASURES.every((measure) => values[measure] === null)) found.all = "Enter at least one measurement.";
    setWrong(found);
    if (Object.keys(found).length > 0) {
      // After the errors are shown.
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus());
      return;
    }
    onSave({ id: known?.id ?? newId(), date, ...values });
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={known === null ? "New measurement" : "Change measurement"}
      description="Fill in what you measured and leave the rest empty."
      actions={
        <>
          <Button onClick={save}>Save</Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form
        ref={form}
        noValidate
        className="mt-5 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {wrong.all === undefined ? null : (
          <p role="alert" className="font-label text-danger">
            {wrong.all}
          </p>
        )}
        <Input
          label="Day"
          type="date"
          required
          min="2000-01-01"
          max={today}
          value={date}
          error={wrong.date ?? null}
          onChange={(event) => setDate(event.target.value)}
        />
        <div className="grid grid-cols-2 gap-4">
          {MEASURES.map((measure) => (
            <Input
              key={measure}
              className={measure === "weightKg" ? "col-span-2" : ""}
              label={`${MEASURE_NAMES[measure]}, ${measureUnit(measure, units)}`}
              inputMode="decimal"
              autoComplete="off"
              maxLength={7}
              value={texts[measure]}
              error={wrong[measure] ?? null}
              onChange={(event) => setTexts({ ...texts, [measure]: event.target.value })}
            />
          ))}
        </div>
        <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
      </form>
    </Sheet>
  );
}
