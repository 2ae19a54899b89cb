import { AVOIDANCES, HOME_EQUIPMENT } from "@lockstep/domain/training/exercise.ts";
import type { Avoidance, HomeEquipment } from "@lockstep/domain/training/exercise.ts";
import type { ReactNode } from "react";
import { ToggleChip } from "../../../ui/chip.tsx";
import { AVOID_TEXTS, EQUIPMENT_TEXTS } from "./setup-texts.ts";

function toggled<Value>(all: readonly Value[], chosen: readonly Value[], value: Value): Value[] {
  return all.filter((each) => (each === value ? !chosen.includes(value) : chosen.includes(each)));
}

/** The optional last part: never asked for, never in the way. */
export function Considerations({
  title = "Anything to work around?",
  avoid,
  equipment,
  atGym,
  waiting,
  onAvoid,
  onEquipment,
  children,
}: {
  title?: string;
  avoid: readonly Avoidance[];
  equipment: readonly HomeEquipment[];
  atGym: boolean;
  /** The member's profile isn't there yet: what is pressed now could be what it is about to say. */
  waiting: boolean;
  onAvoid: (next: Avoidance[]) => void;
  onEquipment: (next: HomeEquipment[]) => void;
  /** What else is asked, before the rest. */
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby="setup-consider" className="setup-step">
      <h2 id="setup-consider" tabIndex={-1} className="d2 text-26 md:text-32">
        {title}
      </h2>
      <p className="mt-1 text-fg-2">{waiting ? "Loading your profile..." : "Optional. Skip what doesn't apply."}</p>
      {children}
      <fieldset className="mt-5" id="setup-avoid" tabIndex={-1}>
        <legend className="field-label mb-2">Things to avoid</legend>
        <div className="flex flex-wrap gap-2">
          {AVOIDANCES.map((each) => (
            <ToggleChip
              key={each}
              disabled={waiting}
              pressed={avoid.includes(each)}
              onClick={() => onAvoid(toggled(AVOIDANCES, avoid, each))}
            >
              {AVOID_TEXTS[each]}
            </ToggleChip>
          ))}
        </div>
        {avoid.includes("pregnancy") ? (
          <p className="mt-3 max-w-[60ch] text-14 text-fg-2">
            Congratulations! Please talk to your doctor or midwife before you start or change your training.
          </p>
        ) : null}
      </fieldset>
      {atGym ? (
        <p className="mt-6 text-14 text-fg-2">At the gym, we assume all the equipment is available.</p>
      ) : (
        <fieldset className="mt-6" id="setup-equipment" tabIndex={-1}>
          <legend className="field-label mb-1">Your equipment</legend>
          <p className="mb-2 text-14 text-fg-2">We assume you have a wall, a chair, a towel and a backpack.</p>
          <div className="flex flex-wrap gap-2">
            {HOME_EQUIPMENT.map((each) =>
              each === "none" ? null : (
                <ToggleChip
                  key={each}
                  disabled={waiting}
                  pressed={equipment.includes(each)}
                  onClick={() => onEquipment(toggled(HOME_EQUIPMENT, equipment, each))}
                >
                  {EQUIPMENT_TEXTS[each]}
                </ToggleChip>
              ),
            )}
          </div>
        </fieldset>
      )}
    </section>
  );
}
