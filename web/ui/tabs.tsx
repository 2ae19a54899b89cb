import { Check, Moon } from "lucide-react";
import { useId, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { cx } from "./cx.ts";

/**
 * Arrow keys, Home and End move the choice and the focus among the tabs of one list. `reached` is the tab that the Tab key comes to: the selected
 * one, or the first while none is (-1).
 */
export function useTabKeys(count: number, selected: number, onSelect: (index: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const reached = Math.max(0, selected);
  const onKeyDown = (event: KeyboardEvent) => {
    const step: Record<string, number> = {
      ArrowRight: reached + 1,
      ArrowDown: reached + 1,
      ArrowLeft: reached - 1,
      ArrowUp: reached - 1,
      Home: 0,
      End: count - 1,
    };
    const next = step[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + count) % count;
    onSelect(index);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };
  return { list, reached, onKeyDown };
}

/** Underlined tabs with their panel. The panel is rendered by `children` for the chosen value. */
export function Tabs<Value extends string>({
  label,
  value,
  options,
  onChange,
  children,
  className,
}: {
  label: string;
  value: Value;
  options: ReadonlyArray<{ value: Value; label: ReactNode }>;
  onChange: (value: Value) => void;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  const selected = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const { list, onKeyDown } = useTabKeys(options.length, selected, (index) => {
    const option = options[index];
    if (option) onChange(option.value);
  });
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className="tabs" ref={list}>
        {options.map((option, index) => (
          <button
            key={option.value}
            type="button"
            role="tab"
            id={`${id}-tab-${option.value}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => onChange(option.value)}
            onKeyDown={onKeyDown}
          >
            {option.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${value}`} tabIndex={0} className="pt-5">
        {children}
      </div>
    </div>
  );
}

export type DayState = "open" | "done" | "rest";
export interface DayTab {
  /** One or two letters in the cell. */
  short: string;
  /** What a screen reader says: "Tuesday, Lower Body". */
  name: string;
  state: DayState;
}

export const STATE_WORD: Record<DayState, string> = { open: "", done: ", done", rest: ", rest day" };

/** Seven skewed cells for a week; -1 selects none of them. The page renders the panel and gives it `panelId` and `role="tabpanel"`. */
export function DayTabs({
  days,
  selected,
  onSelect,
  panelId,
  label = "Day of the week",
  className,
}: {
  days: ReadonlyArray<DayTab>;
  selected: number;
  onSelect: (index: number) => void;
  panelId: string;
  label?: string;
  className?: string;
}) {
  const { list, reached, onKeyDown } = useTabKeys(days.length, selected, onSelect);
  return (
    <div role="tablist" aria-label={label} className={cx("day-tabs", className)} ref={list}>
      {days.map((day, index) => (
        <button
          key={day.name}
          type="button"
          role="tab"
          className="day-tab"
          data-state={day.state}
          aria-label={`${day.name}${STATE_WORD[day.state]}`}
          aria-selected={index === selected}
          aria-controls={panelId}
          tabIndex={index === reached ? 0 : -1}
          onClick={() => onSelect(index)}
          onKeyDown={onKeyDown}
        >
          <span aria-hidden="true">{day.short}</span>
          {day.state === "done" ? <Check aria-hidden="true" strokeWidth={3} /> : null}
          {day.state === "rest" ? <Moon aria-hidden="true" /> : null}
          {day.state === "open" ? <span className="dot" aria-hidden="true" /> : null}
        </button>
      ))}
    </div>
  );
}
