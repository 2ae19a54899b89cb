import type { TrainingProgress } from "@lockstep/contract/training.ts";
import { VOLUME_MUSCLE_NAMES } from "@lockstep/domain/training/muscles.ts";
import { MUSCLES_BY_SIZE, weeklyRange } from "@lockstep/domain/training/volume.ts";
import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { useMemo, useState } from "react";
import { BodyMap } from "../../../figure/body-map.tsx";
import { ChartFrame } from "../../../ui/chart-frame.tsx";
import { SegmentedControl } from "../../../ui/choice.tsx";
import { VolumeList } from "../volume-list.tsx";
import { averageSets, placeInRange, volumeLoad } from "./progress-data.ts";

type Period = "this" | "last" | "average";
const PERIODS = [
  { value: "this", label: "This week" },
  { value: "last", label: "Last week" },
  { value: "average", label: "4-week average" },
] as const;
const PERIOD_WORDS: Readonly<Record<Period, string>> = { this: "this week", last: "last week", average: "on average" };
const PLACE_WORDS = { none: "not trained", under: "under its range", in: "in its range", over: "over its range" } as const;

/** Weekly sets of every muscle against the range in which it grows: on the figure's own body, as bars, and as a table. */
export function MuscleWeek({ progress }: { progress: Pick<TrainingProgress, "volume" | "level"> }) {
  const { volume, level } = progress;
  const [period, setPeriod] = useState<Period>("this");
  const sets = useMemo(
    () => averageSets(period === "this" ? volume.slice(-1) : period === "last" ? volume.slice(-2, -1) : volume.slice(-5, -1)),
    [volume, period],
  );
  const load = useMemo(() => volumeLoad(sets, level), [sets, level]);
  const trained = MUSCLES_BY_SIZE.filter((muscle) => sets[muscle] > 0);
  const rounded = Object.fromEntries(MUSCLES_BY_SIZE.map((muscle) => [muscle, Math.round(sets[muscle] * 2) / 2])) as typeof sets;
  const words = trained.map((muscle) => `${VOLUME_MUSCLE_NAMES[muscle]} ${formatDecimal(rounded[muscle])}`).join(", ");
  return (
    <ChartFrame
      title={`Effective sets ${PERIOD_WORDS[period]}`}
      caption="Effective sets"
      columns={["Muscle", "Sets", "Range", ""]}
      rows={MUSCLES_BY_SIZE.map((muscle) => {
        const range = weeklyRange(level, muscle);
        const place = PLACE_WORDS[placeInRange(sets[muscle], range)];
        return [VOLUME_MUSCLE_NAMES[muscle], formatDecimal(rounded[muscle]), `${range.lower} to ${range.upper}`, place];
      })}
    >
      <SegmentedControl legend="Weeks" value={period} options={PERIODS} onChange={setPeriod} className="mt-2" />
      <div className="muscle-week">
        <BodyMap
          load={load}
          label={
            trained.length === 0
              ? "Front and back of the body, no muscle lit."
              : `Front and back of the body. Effective sets: ${words}.`
          }
          className="on-bg mx-auto w-full max-w-[460px]"
        />
        {trained.length === 0 ? (
          <p className="text-fg-2">
            {period === "this"
              ? "Nothing yet this week. Complete an exercise to light up its muscles."
              : "No training in that time."}
          </p>
        ) : (
          <VolumeList sets={rounded} muscles={MUSCLES_BY_SIZE} level={level} isChosen={(muscle) => sets[muscle] > 0} />
        )}
      </div>
      <p className="mt-4 text-14 text-fg-2">
        A set counts as one for the muscle it trains and as half for muscles that help. The marked range is what a muscle needs to
        grow at your level; fully lit means you&apos;ve reached it.
      </p>
    </ChartFrame>
  );
}
