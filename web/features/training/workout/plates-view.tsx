import { BAR_IDS, barKg, barName, loadPlates, PLATES, type BarId } from "@lockstep/domain/training/plates.ts";
import { POUND_KG } from "@lockstep/domain/training/pound-kg.ts";
import type { TrainingPreferences } from "@lockstep/domain/training/training-preferences.ts";
import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { toKg } from "../units.ts";
import type { Units } from "../units.ts";
import type { LiveFacts } from "./live-exercise.ts";

/** What's loaded: a bar, and plates of the person's own. */
export interface OwnPlates {
  readonly units: Units;
  readonly bars: readonly BarId[];
  readonly bar: BarId;
}

/** The bar and plates for an exercise; null for one that has none. `bar` is the one they chose for it. */
export function ownPlates(
  { needs, loadModel }: Pick<LiveFacts, "needs" | "loadModel">,
  preferences: TrainingPreferences,
  bar: BarId | null,
  units: Units,
): OwnPlates | null {
  const isEz = needs.includes("ez-bar");
  if (loadModel !== "total" || !(isEz || needs.includes("barbell"))) return null;
  const owned = preferences.bars ?? BAR_IDS;
  const usual = isEz ? "ez" : (owned.find((id) => id !== "ez") ?? "bar-20");
  return { units: preferences.plateUnits ?? units, bars: owned, bar: bar ?? usual };
}

/** What to load on the bar for a weight: the plates of one side, and which bar. */
export function PlatesView({
  kg,
  own,
  preferences,
  onBar,
}: {
  kg: number;
  own: OwnPlates;
  preferences: TrainingPreferences;
  onBar: (bar: BarId) => void;
}) {
  const { units, bars, bar } = own;
  const sizes = (units === "kg" ? preferences.platesKg : preferences.platesLb) ?? PLATES[units];
  const { perSide, missingKg } = loadPlates(
    kg,
    barKg(bar, units),
    sizes.map((size) => toKg(size, units)),
  );
  const inUnits = (each: number): number => (units === "kg" ? each : Math.round((each / POUND_KG) * 100) / 100);
  const options = bars.includes(bar) ? bars : [bar, ...bars];
  return (
    <div className="plates">
      {missingKg < 0 ? (
        <span className="text-14 text-fg-2">Less than the bar</span>
      ) : (
        <>
          <span className="text-14 text-fg-2">{perSide.length === 0 ? "Empty bar" : "Each side"}</span>
          {perSide.map((plate, at) => (
            <span key={at} className="plate" data-size={plate >= 15 ? "big" : plate >= 5 ? "middle" : "small"}>
              {formatDecimal(inUnits(plate))}
            </span>
          ))}
          {missingKg > 0 ? (
            <span className="text-14 text-fg-2">{`and ${formatDecimal(inUnits(missingKg))} ${units} more`}</span>
          ) : null}
        </>
      )}
      <label className="plates-bar">
        <span className="visually-hidden">Bar</span>
        <select value={bar} onChange={(event) => onBar(BAR_IDS.find((id) => id === event.target.value) ?? bar)}>
          {options.map((id) => (
            <option key={id} value={id}>
              {id === "ez" ? barName(id, units) : `${barName(id, units)} bar`}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
