import { measureRefused, MEASURE_NAMES, readMeasure, toOwnUnits } from "@lockstep/domain/training/measurements.ts";
import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { useState } from "react";
import { Input } from "../../../ui/field.tsx";
import type { Units } from "../units.ts";

/** What someone weighs at a workout. It's kept as it's typed; a number that can't be is refused when it's left. */
export function BodyWeightField({
  valueKg,
  units,
  onSave,
}: {
  valueKg: number | null;
  units: Units;
  onSave: (kg: number | null) => void;
}) {
  const known = valueKg === null ? "" : formatDecimal(toOwnUnits("weightKg", valueKg, units));
  const [text, setText] = useState(known);
  const [isLeft, setLeft] = useState(false);
  const read = (typed: string) => readMeasure("weightKg", typed, units);
  const isRefused = isLeft && Number.isNaN(read(text));
  const type = (typed: string) => {
    setText(typed);
    const kg = read(typed);
    if (!Number.isNaN(kg) && typed.trim() !== known) onSave(kg);
  };
  return (
    <Input
      label={`${MEASURE_NAMES.weightKg}, ${units}`}
      optional
      hint="Counts in pull-ups and dips."
      error={isRefused ? measureRefused("weightKg", units) : null}
      inputMode="decimal"
      autoComplete="off"
      maxLength={7}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setLeft(true)}
    />
  );
}
