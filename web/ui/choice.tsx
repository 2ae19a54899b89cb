import { Check } from "lucide-react";
import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

/** A box to tick, its label beside it. */
export function Checkbox({ label, className, ...rest }: Omit<ComponentProps<"input">, "type"> & { label: ReactNode }) {
  return (
    <label className={cx("check", className)}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
    </label>
  );
}

/** On or off at once, without a save button. */
export function Switch({
  label,
  hint,
  className,
  ...rest
}: Omit<ComponentProps<"input">, "type" | "role"> & { label: string; hint?: string }) {
  const hintId = useId();
  return (
    <label className={cx("switch", className)}>
      <span>
        <span className="block font-label">{label}</span>
        {hint ? (
          <span className="block text-14 text-fg-2" id={hintId}>
            {hint}
          </span>
        ) : null}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox brings its own checked state */}
      <input {...rest} type="checkbox" role="switch" aria-label={label} aria-describedby={hint ? hintId : undefined} />
    </label>
  );
}

export interface PickOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  /** One quiet line below the label. */
  note?: ReactNode;
  /** A figure or numeral in the card. */
  art?: ReactNode;
  disabled?: boolean;
}

interface GroupProps<Value extends string | number> {
  /** The group's name; shown unless `hideLegend`. */
  legend: string;
  hideLegend?: boolean;
  options: ReadonlyArray<PickOption<Value>>;
  /** Classes of the grid the cards are in. */
  className?: string;
  /** Form name; made up when left out. */
  name?: string;
}

function Picks<Value extends string | number>({
  type,
  legend,
  hideLegend,
  options,
  className,
  name,
  isOn,
  onPick,
}: GroupProps<Value> & {
  type: "radio" | "checkbox";
  isOn: (value: Value) => boolean;
  onPick: (value: Value, on: boolean) => void;
}) {
  const made = useId();
  const again = (value: Value) => (type === "radio" && isOn(value) ? () => onPick(value, true) : undefined);
  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend ? "visually-hidden" : "field-label mb-2"}>{legend}</legend>
      <div className={cx("grid gap-2", className)}>
        {options.map((option) => (
          <label className={cx("pick", isOn(option.value) && "pick-on")} key={option.value}>
            <input
              type={type}
              name={name ?? made}
              value={option.value}
              checked={isOn(option.value)}
              disabled={option.disabled}
              onChange={(event) => onPick(option.value, event.target.checked)}
              // A browser says nothing of choosing the chosen one, which is an answer too where it was chosen beforehand.
              onClick={again(option.value)}
              onKeyUp={(event) => (event.key === " " ? again(option.value)?.() : undefined)}
            />
            <span className="flex items-start justify-between gap-2">
              <span className="font-name text-17">{option.label}</span>
              <span className="pick-mark" aria-hidden="true">
                <Check size={18} strokeWidth={2.5} />
              </span>
            </span>
            {option.note ? <span className="text-14 text-fg-2">{option.note}</span> : null}
            {option.art}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Large cards of which one can be chosen; arrow keys move, as with any radio group. */
export function RadioCards<Value extends string | number>({
  value,
  onChange,
  ...rest
}: GroupProps<Value> & { value: Value | null; onChange: (value: Value) => void }) {
  return <Picks {...rest} type="radio" isOn={(each) => each === value} onPick={(each) => onChange(each)} />;
}

/** Large cards of which any number can be chosen. `onChange` gets the values in the order of the options. */
export function CheckCards<Value extends string | number>({
  values,
  onChange,
  ...rest
}: GroupProps<Value> & { values: ReadonlyArray<Value>; onChange: (values: Value[]) => void }) {
  return (
    <Picks
      {...rest}
      type="checkbox"
      isOn={(each) => values.includes(each)}
      onPick={(picked, on) =>
        onChange(rest.options.map((option) => option.value).filter((each) => (each === picked ? on : values.includes(each))))
      }
    />
  );
}

/** Two to five short choices in one track. */
export function SegmentedControl<Value extends string>({
  legend,
  value,
  options,
  onChange,
  className,
}: {
  legend: string;
  value: Value;
  options: ReadonlyArray<{ value: Value; label: ReactNode }>;
  onChange: (value: Value) => void;
  className?: string;
}) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="visually-hidden">{legend}</legend>
      <div className="segmented">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
