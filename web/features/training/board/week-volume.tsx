import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import type { PlanPreview } from "@lockstep/contract/training.ts";
import { GROUP_OF_MUSCLE, VOLUME_MUSCLES } from "@lockstep/domain/training/muscles.ts";
import type { VolumeMuscle } from "@lockstep/domain/training/muscles.ts";
import { effectiveSets, weeklyRange } from "@lockstep/domain/training/volume.ts";
import type { CSSProperties } from "react";

/** The widest bar shows this many sets: the highest range ends at 22. */
const WIDEST = 24;

function nameOf(muscle: VolumeMuscle): string {
  return muscle === "lower-back" ? "Lower back" : muscle.slice(0, 1).toUpperCase() + muscle.slice(1);
}

function isChosen(muscle: VolumeMuscle, groups: PlanPreview["choices"]["muscleGroups"]): boolean {
  return groups.includes("Full-Body") || groups.includes(GROUP_OF_MUSCLE[muscle]);
}

function place(sets: number, range: { lower: number; upper: number }): string {
  if (sets > range.upper) return "over its range";
  return sets >= range.lower ? "in its range" : "under its range";
}

/** Sets a week of every muscle beside the range that makes it grow; what was chosen is first. */
export function WeekVolume({ plan }: { plan: PlanPreview }) {
  const sums = effectiveSets(plan.days.flatMap((day) => day.exercises));
  const { muscleGroups, skillLevel } = plan.choices;
  const muscles = VOLUME_MUSCLES.toSorted((a, b) => Number(isChosen(b, muscleGroups)) - Number(isChosen(a, muscleGroups)));
  return (
    <section aria-labelledby="volume-heading">
      <h2 id="volume-heading" className="d2 text-26">
        Sets a week
      </h2>
      <p className="mt-1 max-w-[65ch] text-14 text-fg-2">
        A set counts as one for the muscle it trains and as half for muscles that help. The marked range is where a muscle grows
        at your level.
      </p>
      <ul className="volume mt-5">
        {muscles.map((muscle) => {
          const sets = sums[muscle];
          const range = weeklyRange(skillLevel, muscle);
          return (
            <li key={muscle} data-chosen={isChosen(muscle, muscleGroups)}>
              <span className="flex items-baseline justify-between gap-3">
                <span className="font-label">{nameOf(muscle)}</span>
                <span>
                  <span className="n text-22">{formatDecimal(sets)}</span>
                  <span className="ml-2 text-14 text-fg-2">
                    {range.lower}-{range.upper}
                    <span className="visually-hidden">, {place(sets, range)}</span>
                  </span>
                </span>
              </span>
              <span
                className="volume-bar"
                aria-hidden="true"
                style={
                  {
                    "--from": range.lower / WIDEST,
                    "--to": range.upper / WIDEST,
                    "--sets": Math.min(1, sets / WIDEST),
                  } as CSSProperties
                }
              >
                <i />
                <b />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
