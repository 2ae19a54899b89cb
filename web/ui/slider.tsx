import type { CSSProperties } from "react";
import { useId } from "react";
import { cx } from "./cx.ts";
import "./slider.css";

/** A number on a track, with marks below that can be pressed. `text` says the value in words: "45 minutes". */
export function Slider({
  label,
  hideLabel,
  value,
  min,
  max,
  step,
  marks,
  text,
  onChange,
  className,
}: {
  label: string;
  hideLabel?: boolean;
  value: number;
  min: number;
  max: number;
  step: number;
  /** `name` is a mark's accessible name and contains its label; by default the value in words. */
  marks: ReadonlyArray<{ value: number; label: string; name?: string }>;
  text: (value: number) => string;
  onChange: (value: number) => void;
  className?: string;
}) {
  const id = useId();
  const share = (at: number) => (max > min ? (at - min) / (max - min) : 0);
  return (
    <div className={cx("slider", className)} style={{ "--share": share(value) } as CSSProperties}>
      <label htmlFor={id} className={hideLabel ? "visually-hidden" : "field-label"}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text(value)}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <div className="slider-marks">
        {marks.map((mark) => (
          <button
            key={mark.value}
            type="button"
            style={{ left: `${share(mark.value) * 100}%` }}
            className="n"
            data-on={mark.value === value}
            aria-label={mark.name ?? text(mark.value)}
            aria-pressed={mark.value === value}
            onClick={() => onChange(mark.value)}
          >
            {mark.label}
          </button>
        ))}
      </div>
    </div>
  );
}
