import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { testPage } from "../testing/test-page.ts";
import { DayRail } from "./day-rail.tsx";
import { DayTabs } from "./tabs.tsx";

const WEEK = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const days = WEEK.map((weekday) => ({
  short: weekday.slice(0, 1),
  name: weekday,
  weekday,
  note: "Full Body",
  state: "open" as const,
}));

const { page, show } = testPage();
const onSelect = vi.fn<(index: number) => void>();

beforeEach(() => void onSelect.mockClear());

const tabs = () => [...page.querySelectorAll<HTMLElement>('[role="tab"]')];
const reached = () => tabs().flatMap((tab, index) => (tab.tabIndex === 0 ? [index] : []));
function press(key: string, index: number) {
  act(() => {
    tabs()[index]?.focus();
    tabs()[index]?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
}

describe.each([
  ["tabs", DayTabs],
  ["the rail", DayRail],
])("a week's days as %s", (_name, Days) => {
  const open = (selected: number) => show(<Days days={days} selected={selected} onSelect={onSelect} panelId="panel" />);

  it("are reached at the shown day", () => {
    open(3);
    expect(reached()).toEqual([3]);
    press("ArrowRight", 3);
    press("ArrowLeft", 3);
    expect(onSelect.mock.calls).toEqual([[4], [2]]);
  });

  it("go round at the ends", () => {
    open(0);
    press("ArrowLeft", 0);
    open(6);
    press("ArrowRight", 6);
    expect(onSelect.mock.calls).toEqual([[6], [0]]);
  });

  it("are reached at the first while none is shown, and the arrows go on from there", () => {
    open(-1);
    expect(reached()).toEqual([0]);
    expect(tabs().some((tab) => tab.getAttribute("aria-selected") === "true")).toBe(false);
    press("ArrowRight", 0);
    press("ArrowLeft", 0);
    press("End", 0);
    expect(onSelect.mock.calls).toEqual([[1], [6], [6]]);
  });
});
