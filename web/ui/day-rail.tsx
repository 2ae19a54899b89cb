import { Check, Moon } from "lucide-react";
import { cx } from "./cx.ts";
import { STATE_WORD, useTabKeys } from "./tabs.tsx";
import type { DayTab } from "./tabs.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";
import "./day-rail.css";

/** The week as full rows, for wide screens beside a panel; the same days and keys as DayTabs. `note` says in the row what the day is for. */
export function DayRail({
  days,
  selected,
  onSelect,
  panelId,
  label = "Day of the week",
  className,
}: {
  days: ReadonlyArray<DayTab & { weekday: string; note: string }>;
  selected: number;
  onSelect: (index: number) => void;
  panelId: string;
  label?: string;
  className?: string;
}) {
  const { list, reached, onKeyDown } = useTabKeys(days.length, selected, onSelect);
  return (
    <div role="tablist" aria-label={label} aria-orientation="vertical" className={cx("day-rail", className)} ref={list}>
      {days.map((day, index) => (
        <button
          key={day.name}
          type="button"
          role="tab"
          data-state={day.state}
          aria-selected={index === selected}
          aria-controls={panelId}
          tabIndex={index === reached ? 0 : -1}
          onClick={() => onSelect(index)}
          onKeyDown={onKeyDown}
        >
          <span>{day.weekday}</span>
          <span className="min-w-0 truncate">{day.note}</span>
          {day.state === "done" ? <VisuallyHidden>{STATE_WORD.done}</VisuallyHidden> : null}
          {day.state === "done" ? <Check aria-hidden="true" strokeWidth={3} /> : null}
          {day.state === "rest" ? <Moon aria-hidden="true" /> : null}
        </button>
      ))}
    </div>
  );
}
