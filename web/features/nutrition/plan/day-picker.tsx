import type { ReactNode } from "react";
import { DayRail } from "../../../ui/day-rail.tsx";
import { DayTabs } from "../../../ui/tabs.tsx";
import type { DayTab } from "../../../ui/tabs.tsx";

const PANEL = "meal-day";

/** The days of a plan beside the chosen one: a rail on a desk, tabs above it on a phone. */
export function DayPicker({
  tabs,
  selected,
  onSelect,
  below,
  children,
}: {
  tabs: ReadonlyArray<DayTab & { weekday: string; note: string }>;
  selected: number;
  onSelect: (place: number) => void;
  /** Acts under the rail; on a phone they are at the end. */
  below?: ReactNode;
  children: ReactNode;
}) {
  const shared = { days: tabs, selected, onSelect, panelId: PANEL, label: "Day" };
  return (
    <div className="meals-grid">
      <aside className="meals-rail" aria-label="Days">
        <DayRail {...shared} />
        {below}
      </aside>
      <div className="min-w-0">
        <DayTabs {...shared} className="-mx-1 mb-6 md:hidden [&>*]:min-w-0" />
        <div id={PANEL} role="tabpanel" tabIndex={0} aria-label={tabs[selected]?.name}>
          {children}
        </div>
        {below ? <div className="mt-8 md:hidden">{below}</div> : null}
      </div>
    </div>
  );
}
