import { VOLUME_MUSCLE_NAMES } from "@lockstep/domain/training/muscles.ts";
import type { VolumeMuscle } from "@lockstep/domain/training/muscles.ts";
import type { Level } from "@lockstep/domain/training/exercise.ts";
import { weeklyRange } from "@lockstep/domain/training/volume.ts";
import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import type { CSSProperties } from "react";
import { cx } from "../../ui/cx.ts";
import "./volume.css";

/** The widest bar shows this many sets: the highest range ends at 22. */
const WIDEST = 24;

function place(sets: number, range: { lower: number; upper: number }): string {
  if (sets > range.upper) return "over its range";
  return sets >= range.lower ? "in its range" : "under its range";
}

/** Sets a week of muscles beside the range that makes each grow at a level. Muscles that aren't `isChosen` have quiet bars. */
export function VolumeList({
  sets,
  muscles,
  level,
  isChosen = () => true,
  isWide = false,
}: {
  sets: Readonly<Record<VolumeMuscle, number>>;
  muscles: readonly VolumeMuscle[];
  level: Level;
  isChosen?: (muscle: VolumeMuscle) => boolean;
  /** Two or three columns where there's room. */
  isWide?: boolean;
}) {
  return (
    <ul className={cx("volume", isWide && "volume-wide")}>
      {muscles.map((muscle) => {
        const range = weeklyRange(level, muscle);
        return (
          <li key={muscle} data-chosen={isChosen(muscle)}>
            <span className="flex items-baseline justify-between gap-3">
              <span className="font-label">{VOLUME_MUSCLE_NAMES[muscle]}</span>
              <span>
                <span className="n text-22">{formatDecimal(sets[muscle])}</span>
                <span className="ml-2 text-14 text-fg-2">
                  {range.lower}-{range.upper}
                  <span className="visually-hidden">, {place(sets[muscle], range)}</span>
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
                  "--sets": Math.min(1, sets[muscle] / WIDEST),
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
  );
}
