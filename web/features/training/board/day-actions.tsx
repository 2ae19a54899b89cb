import type { PlanEdit, PlannedDay } from "@lockstep/contract/training.ts";
import { TRAINING_GROUPS } from "@lockstep/domain/training/muscles.ts";
import type { TrainingGroup } from "@lockstep/domain/training/muscles.ts";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ToggleChip } from "../../../ui/chip.tsx";

type OnDone = (edit: PlanEdit, said: string) => void;

function DayList({
  title,
  rows,
}: {
  title: string;
  rows: ReadonlyArray<{ day: string; note: string; verb: string; onPick: () => void }>;
}) {
  return (
    <section aria-labelledby="move-heading">
      <h3 id="move-heading" className="font-name">
        {title}
      </h3>
      <ul className="mt-2 grid gap-1 sm:grid-cols-2">
        {rows.map((row) => (
          <li key={row.day}>
            <button type="button" className="board-pick" onClick={row.onPick}>
              <span className="min-w-0 flex-1">
                <span className="block font-name">
                  <span className="visually-hidden">{row.verb} </span>
                  {row.day}
                  <span className="visually-hidden">, </span>
                </span>
                <span className="block text-14 text-fg-2">{row.note}</span>
              </span>
              <ArrowRight size={18} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In the wizard's order, whichever was pressed first. */
function toggled(groups: readonly TrainingGroup[], group: TrainingGroup): TrainingGroup[] {
  return TRAINING_GROUPS.filter((each) => (each === group ? !groups.includes(each) : groups.includes(each)));
}

function FocusChange({ day, onDone }: { day: PlannedDay; onDone: OnDone }) {
  const now = TRAINING_GROUPS.filter((group) =>
    day.exercises.some((exercise) => exercise.role !== "balance" && exercise.group === group),
  );
  const [groups, setGroups] = useState<TrainingGroup[]>(now);
  return (
    <section className="border-t-[1.5px] border-line pt-5" aria-labelledby="focus-heading">
      <h3 id="focus-heading" className="font-name">
        Train something else on {day.day}
      </h3>
      <p className="mt-1 mb-3 text-14 text-fg-2">We'll rebuild this day around what you choose. Your other days don't change.</p>
      <div role="group" aria-labelledby="focus-heading" className="flex flex-wrap gap-2">
        {TRAINING_GROUPS.map((group) => (
          <ToggleChip key={group} pressed={groups.includes(group)} onClick={() => setGroups(toggled(groups, group))}>
            {group}
          </ToggleChip>
        ))}
      </div>
      <Button
        className="mt-4 w-full"
        disabled={groups.length === 0}
        onClick={() => onDone({ type: "change-focus", day: day.day, groups }, `${day.day} now trains ${groups.join(", ")}`)}
      >
        Rebuild {day.day}
      </Button>
    </section>
  );
}

/** What can be done with a day: another place in the week, another focus; a rest day can take a training day in. */
export function DayActions({ day, days, onDone }: { day: PlannedDay; days: readonly PlannedDay[]; onDone: OnDone }) {
  const others = days.filter((each) => each.day !== day.day);
  if (day.isRest) {
    const rows = others
      .filter((each) => !each.isRest)
      .map((each) => ({
        day: each.day,
        note: each.focus,
        verb: "Move here",
        onPick: () => onDone({ type: "move-day", from: each.day, to: day.day }, `${each.focus} moved to ${day.day}`),
      }));
    return (
      <div className="mt-4 grid gap-6">
        <DayList title="Move a training day here" rows={rows} />
      </div>
    );
  }
  const rows = others.map((each) => ({
    day: each.day,
    note: each.isRest ? "Rest" : `swaps with ${each.focus}`,
    verb: "Move to",
    onPick: () => onDone({ type: "move-day", from: day.day, to: each.day }, `${day.focus} moved to ${each.day}`),
  }));
  return (
    <div className="mt-4 grid gap-6">
      <DayList title={`Move ${day.focus} to`} rows={rows} />
      <FocusChange key={day.day} day={day} onDone={onDone} />
    </div>
  );
}
