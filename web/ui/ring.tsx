import type { ReactNode } from "react";

export interface RingSegment {
  /** Share of the whole ring, 0 to 1. */
  share: number;
  color: string;
  /** With an edge in the text colour on light ground, for volt. */
  edged?: boolean;
}

/**
 * A flat-ended ring from 12 o'clock with a number inside. `value` of `max`, or `segments` side by side (shares summing to at most 1).
 * `label` is what it says without eyes: "6 of 20 sets". `size` is in pixels at the browser's usual letters; it grows with them as its number does.
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
  const parts: ReadonlyArray<RingSegment> = segments ?? [
    { share: max > 0 ? Math.min(1, Math.max(0, value / max)) : 0, color: "var(--primary)" },
  ];
  const gap = segments && segments.length > 1 ? 3 : 0;
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.share, 0));
  const arc = (drawn: number, start: number) => ({
    cx: 50,
    cy: 50,
    r: radius,
    strokeDasharray: `${Math.max(0, drawn)} ${length}`,
    strokeDashoffset: -start * length,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing with text inside, no picture file
    <div
      role="img"
      aria-label={label}
      className="relative grid aspect-square max-w-full place-items-center"
      style={{ width: `${size / 16}rem` }}
    >
      <svg viewBox="0 0 100 100" className="absolute inset-0 size-full -rotate-90" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} fill="none" stroke="var(--line)" strokeWidth="12" />
        {parts.map((part, index) => (
          <g key={index} fill="none">
            {part.edged ? (
              <circle {...arc(part.share * length - gap, starts[index] ?? 0)} stroke="var(--data-edge)" strokeWidth="12" />
            ) : null}
            <circle
              {...arc(part.share * length - gap - (part.edged ? 1.6 : 0), (starts[index] ?? 0) + (part.edged ? 0.8 / length : 0))}
              stroke={part.color}
              strokeWidth={part.edged ? 10.4 : 12}
              style={{ transition: "stroke-dasharray 400ms var(--ease)" }}
            />
          </g>
        ))}
      </svg>
      <div aria-hidden="true" className="relative text-center">
        {children}
      </div>
    </div>
  );
}
