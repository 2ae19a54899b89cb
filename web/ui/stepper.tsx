import { Minus, Plus } from "lucide-react";
import { IconButton } from "./button.tsx";

/** A number that one thumb turns up and down. `words` says it with its unit: "4 servings". */
export function Stepper({
  label,
  value,
  min,
  max,
  step = 1,
  words,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  words: string;
  onChange: (value: number) => void;
}) {
  const to = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- two buttons and their number, no form fields
    <div role="group" aria-label={label} className="inline-flex items-center gap-1">
      <IconButton look="quiet" label={`${label}: fewer`} disabled={value <= min} onClick={() => to(value - step)}>
        <Minus aria-hidden="true" />
      </IconButton>
      <output className="min-w-[6.5rem] text-center font-label" aria-live="polite">
        {words}
      </output>
      <IconButton look="quiet" label={`${label}: more`} disabled={value >= max} onClick={() => to(value + step)}>
        <Plus aria-hidden="true" />
      </IconButton>
    </div>
  );
}
