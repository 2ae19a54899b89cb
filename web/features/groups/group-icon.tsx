import { cx } from "../../ui/cx.ts";
import { knownIcon } from "./icons.ts";
import type { GroupIcon as Icon } from "./icons.ts";

/** An icon on a grid of 24: strokes, and the heads and hubs that are filled. */
interface Drawing {
  readonly strokes: string;
  readonly dots?: ReadonlyArray<readonly [x: number, y: number, radius: number]>;
}

/** Drawn here, because an emoji looks different on every system and is an empty box on some. */
const DRAWINGS: Readonly<Record<Icon, Drawing>> = {
  "💪": {
    strokes:
      "M4.5 19C3.2 14 4.3 8.5 7 4.5l3.4-.3.9 3.1-2.6 1.4c0 2 .3 3.4.9 4.6 2-2.6 5.8-3.2 8.5-1.2 2.6 2 2.7 6-.1 7.4-4 1.9-9.5 1.6-13.5-.5zM9.6 13.3c.5 1.1.5 2-.1 3",
  },
  "🏃": {
    strokes: "M6 11l3-3 4.5.8L10.3 13.5l3.9 2.6L13 21M10.3 13.5L8 17.5l-4.2.3M13.5 8.8l2.3 3h3.4",
    dots: [[15.8, 4.6, 2]],
  },
  "🧘": {
    strokes: "M12 9.5v4.8M12 10.5L7.5 12.5 5 15.5M12 10.5l4.5 2 2.5 3M12 14.3c-3.6.6-6.3 2.6-7 5.2h14c-.7-2.6-3.4-4.6-7-5.2z",
    dots: [[12, 5, 2.1]],
  },
  "🥗": {
    strokes:
      "M3 12h18a9 9 0 0 1-5.5 8.3h-7A9 9 0 0 1 3 12zM6.6 12c-.8-3.7 2-5.6 4.4-3.6M11 12V8.4c0-3.6 4.6-5 6.5-1.8.9 1.6.7 3.8-.3 5.4",
  },
  "⚖️": { strokes: "M12 3.5v17M7.5 20.5h9M4.5 7h15M4.5 7L2 13.5a3 3 0 0 0 5 0zM19.5 7L17 13.5a3 3 0 0 0 5 0z" },
  "🏠": { strokes: "M3 11.5L12 4l9 7.5M5.5 9.6V20h13V9.6M10 20v-5.5h4V20" },
  "🏋️": {
    strokes: "M3 4.5h18M5 2v5M19 2v5M8.5 4.5L9.6 12h4.8l1.1-7.5M12 12v3.5M12 15.5L8.5 18v3.5M12 15.5l3.5 2.5v3.5",
    dots: [[12, 8.2, 1.7]],
  },
  "🚴": {
    strokes:
      "M9 17.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM22 17.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM18.5 17.5L16 11.8M18.5 9.8h-3L13 7.2 9 10l3.5 3.3-1 4.7",
    dots: [[15, 4.2, 1.9]],
  },
  "🏊": {
    strokes:
      "M3 14.5l6-4 4.5 3.3M9 10.5l3-3.5-4.5-1.7M2 19c1.7 0 1.7-1.4 3.3-1.4S7 19 8.7 19s1.6-1.4 3.3-1.4 1.7 1.4 3.3 1.4 1.7-1.4 3.4-1.4S20.3 19 22 19",
    dots: [[17.5, 10, 2.1]],
  },
  "🧠": {
    strokes:
      "M12 5.5C10.5 2.8 6.6 3.5 6.5 6.5 4 7 3.4 10 5 11.6 3 13.5 4.4 17 7 17c.5 3 4 3.5 5 1.5M12 5.5c1.5-2.7 5.4-2 5.5 1 2.5.5 3.1 3.5 1.5 5.1 2 1.9.6 5.4-2 5.4-.5 3-4 3.5-5 1.5M12 5.5v13M8.2 9.3c.1 1.4.9 2.1 2 2.2M15.8 13.7c-.1-1.4-.9-2.1-2-2.2",
  },
  "❤️": { strokes: "M12 20.5C5.3 15.8 3 12.4 3 9a4.8 4.8 0 0 1 9-2.3A4.8 4.8 0 0 1 21 9c0 3.4-2.3 6.8-9 11.5z" },
  "🍎": {
    strokes:
      "M12 8C9.5 6 4.5 7 4.5 12.3c0 4.4 3 8.7 5.5 8.7 1 0 1.3-.5 2-.5s1 .5 2 .5c2.5 0 5.5-4.3 5.5-8.7C19.5 7 14.5 6 12 8zM12 8c0-2.5 1-4.3 3.2-5",
  },
  "👥": {
    strokes:
      "M12 8a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM3 20c0-3.8 2.4-6 6-6s6 2.2 6 6M15.5 5.4a2.8 2.8 0 0 1 0 5.4M17.5 14.3c2.2.7 3.5 2.7 3.5 5.7",
  },
};

/** A group's icon. The stored emoji names it; it is decoration beside the group's name. */
export function GroupIcon({ icon, className }: { icon: string; className?: string }) {
  const { strokes, dots = [] } = DRAWINGS[knownIcon(icon)];
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.15em"
      height="1.15em"
      className={cx("align-[-0.18em]", className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={strokes} />
      {dots.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} fill="currentColor" stroke="none" />
      ))}
    </svg>
  );
}
