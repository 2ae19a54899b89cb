import type { PlanPreview } from "@lockstep/contract/training.ts";
import { GROUP_OF_MUSCLE, VOLUME_MUSCLES } from "@lockstep/domain/training/muscles.ts";
import type { VolumeMuscle } from "@lockstep/domain/training/muscles.ts";
import { effectiveSets } from "@lockstep/domain/training/volume.ts";
import { VolumeList } from "../volume-list.tsx";

/** Sets a week of every muscle beside the range that makes it grow; what was chosen is first. */
export function WeekVolume({ plan }: { plan: PlanPreview }) {
  const sums = effectiveSets(plan.days.flatMap((day) => day.exercises));
  const { muscleGroups, skillLevel } = plan.choices;
  const isChosen = (muscle: VolumeMuscle): boolean =>
    muscleGroups.includes("Full-Body") || muscleGroups.includes(GROUP_OF_MUSCLE[muscle]);
  const muscles = VOLUME_MUSCLES.toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)));
  return (
    <section aria-labelledby="volume-heading">
      <h2 id="volume-heading" className="d2 mb-1 text-26">
        Sets a week
      </h2>
      <p className="mb-5 max-w-[65ch] text-14 text-fg-2">
        A set counts as one for the muscle it trains and as half for muscles that help. The marked range is what a muscle needs to
        grow at your level.
      </p>
      <VolumeList sets={sums} muscles={muscles} level={skillLevel} isChosen={isChosen} isWide />
    </section>
  );
}
