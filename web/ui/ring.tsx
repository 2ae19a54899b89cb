import type { ReactNode } from "react";

export interface RingSegment {
  /** Share of the whole ring, 0 to 1. */
  share: number;
  color: string;
}

/**
 * A flat-ended ring from 12 o'clock with a number inside. `value` of `max`, or `segments` side by side (shares summing to at most 1).
 * `label` is what it says without eyes: "6 of 20 sets".
 */
export function Ring({
  value = 0,
  max = 1,
  segments,
  label,
  size = 112,
  children,
}: {
  value?: number;
  max?: number;
  segments?: ReadonlyArray<RingSegment>;
  label: string;
  size?: number;
  children?: ReactNode;
}) {
  const radius = 41;
  const length = 2 * Math.PI * radius;
  const parts = segments ?? [{ share: max > 0 ? Math.min(1, Math.max(0, value / max)) : 0, color: "var(--primary)" }];
  const gap = segments && segments.length > 1 ? 3 : 0;
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.share, 0));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing with text inside, no picture file
    <div role="img" aria-label={label} className="relative grid place-items-center" style={{ width: size, height: size }}>
      <svg viewBox="0 0 100 100" width={size} height={size} className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} fill="none" stroke="var(--line)" strokeWidth="12" />
        {parts.map((part, index) => (
          <circle
            key={index}
            cx="50"
            cy="50"
            r={radius}
            fill="none"
            stroke={part.color}
            strokeWidth="12"
            strokeDasharray={`${Math.max(0, part.share * length - gap)} ${length}`}
            strokeDashoffset={-(starts[index] ?? 0) * length}
            style={{ transition: "stroke-dasharray 400ms var(--ease)" }}
          />
        ))}
      </svg>
      <div aria-hidden="true" className="relative text-center">
        {children}
      </div>
    </div>
  );
}
