/* oxlint-disable jsx-a11y/prefer-tag-over-role -- <progress> can't be drawn as steps */
import type { CSSProperties } from "react";
import { cx } from "./cx.ts";

/**
 * The step, the product's own sign: a row of skewed bars of which some are full. `done` may be fractional: 2.5 of 5 fills half of the third;
 * as a list it fills each bar by its own share.
 * With `label` it's an image that says so; without, decoration.
 */
export function Steps({
  total,
  done,
  label,
  height = 12,
  className,
}: {
  total: number;
  done: number | readonly number[];
  label?: string;
  height?: number;
  className?: string;
}) {
  return (
    <div
      className={cx("steps", className)}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      style={{ "--step-h": `${height}px` } as CSSProperties}
    >
      {Array.from({ length: total }, (_, index) => (
        <span key={index}>
          <i
            style={
              {
                "--fill": Math.min(1, Math.max(0, typeof done === "number" ? done - index : (done[index] ?? 0))),
              } as CSSProperties
            }
          />
        </span>
      ))}
    </div>
  );
}

/** Where a person is in a sequence of screens. `current` counts from 1. */
export function ProgressSteps({
  total,
  current,
  label = "Step",
  className,
}: {
  total: number;
  current: number;
  label?: string;
  className?: string;
}) {
  return (
    <div
      role="progressbar"
      aria-label={`${label} ${current} of ${total}`}
      aria-valuemin={1}
      aria-valuemax={total}
      aria-valuenow={current}
      className={className}
    >
      <Steps total={total} done={current} />
    </div>
  );
}
