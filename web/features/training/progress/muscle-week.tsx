import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import type { TrainingProgress } from "@lockstep/contract/training.ts";
import { MUSCLE_NAMES, MUSCLES } from "@lockstep/domain/training/muscles.ts";
import { useMemo } from "react";
import { ChartFrame } from "../../../ui/chart-frame.tsx";
import { BodyMap } from "../../../figure/body-map.tsx";
import { muscleLoad } from "./progress-data.ts";

function sets(count: number): string {
  return `${formatDecimal(count)} ${count === 1 ? "set" : "sets"}`;
}

/** What this week's training reached, on the figure's own body; all muscles in the table. */
export function MuscleWeek({ muscles }: { muscles: TrainingProgress["muscles"] }) {
  const load = useMemo(() => muscleLoad(muscles), [muscles]);
  const byMuscle = new Map(muscles.map((each) => [each.muscle, each.sets]));
  const trained = muscles.filter((each) => each.sets > 0);
  const label =
    trained.length === 0
      ? "Front and back of the body, no muscle lit yet."
      : `Front and back of the body. ${trained.map((each) => `${MUSCLE_NAMES[each.muscle]} ${sets(each.sets)}`).join(", ")}.`;
  return (
    <ChartFrame
      title="Effective sets this week"
      caption="Effective sets"
      columns={["Muscle", "Sets"]}
      rows={MUSCLES.map((muscle) => [MUSCLE_NAMES[muscle], formatDecimal(byMuscle.get(muscle) ?? 0)])}
    >
      <BodyMap load={load} label={label} className="on-bg mx-auto mt-3 w-full max-w-[460px]" />
      {trained.length === 0 ? (
        <p className="mt-3 text-fg-2">Nothing yet this week. Complete an exercise to light up its muscles.</p>
      ) : (
        <ul className="mt-4 grid grid-cols-2 gap-x-6">
          {trained.slice(0, 8).map((each) => (
            <li
              key={each.muscle}
              className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-2 border-t-[1.5px] border-line py-2"
            >
              <span>{MUSCLE_NAMES[each.muscle]}</span>
              <span className="n text-20">{formatDecimal(each.sets)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-14 text-fg-2">
        A set counts as one for the muscle it trains and as half for muscles that help. Fully lit means enough for the week to
        grow.
      </p>
    </ChartFrame>
  );
}
