import { useState } from "react";
import { DayRail } from "../../ui/day-rail.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Slider } from "../../ui/slider.tsx";
import { Specimen } from "./specimen.tsx";

const MARKS = [15, 30, 45, 60].map((value) => ({ value, label: String(value) }));
const WEEK = [
  { short: "M", weekday: "Monday", name: "Monday, Upper Body", note: "Upper Body", state: "done" },
  { short: "T", weekday: "Tuesday", name: "Tuesday, Lower Body", note: "Lower Body", state: "open" },
  { short: "W", weekday: "Wednesday", name: "Wednesday", note: "Rest Day", state: "rest" },
] as const;

/** The slider at zero and with a value, the week as rows, and rows that fold open. */
export function WeekAndFoldSpecimens() {
  const [minutes, setMinutes] = useState(0);
  const [day, setDay] = useState(1);
  return (
    <>
      <Specimen title="Slider">
        <Slider
          label="Minutes per workout"
          min={0}
          max={60}
          step={15}
          value={minutes}
          marks={MARKS}
          text={(value) => (value === 0 ? "Not chosen yet" : `${value} minutes`)}
          onChange={setMinutes}
        />
      </Specimen>
      <Specimen title="Day rail">
        <DayRail days={WEEK} selected={day} onSelect={setDay} panelId="rail-panel" />
        <div id="rail-panel" role="tabpanel" aria-label={WEEK[day]?.name} className="mt-3 text-fg-2">
          {WEEK[day]?.note}
        </div>
      </Specimen>
      <Specimen title="Folds">
        <Fold title="How to do it" open>
          Open from the start.
        </Fold>
        <Fold title="Common mistakes">Opens below its row.</Fold>
      </Specimen>
    </>
  );
}
