import { BAR_IDS, barName, PLATES } from "@lockstep/domain/training/plates.ts";
import type { PreferencesChange, TrainingPreferences } from "@lockstep/domain/training/training-preferences.ts";
import { formatDecimal } from "@lockstep/domain/words/format-number.ts";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ToggleChip } from "../../../ui/chip.tsx";
import { SegmentedControl, Switch } from "../../../ui/choice.tsx";
import type { Units } from "../units.ts";
import { setWorkoutSettings, useWorkoutSettings } from "./workout-settings.ts";

/** Without those that were taken out, with the one that's put in, in the list's own order; null for all of it. */
function toggled<Each extends string | number>(all: readonly Each[], chosen: readonly Each[], one: Each): Each[] | null {
  const next = all.filter((each) => (each === one ? !chosen.includes(each) : chosen.includes(each)));
  return next.length === all.length ? null : next;
}

function Notifications() {
  const [permission, setPermission] = useState(() => ("Notification" in window ? Notification.permission : "missing"));
  if (permission === "granted")
    return <p className="text-14 text-fg-2">You get a notification when a rest ends while you're in another app.</p>;
  if (permission === "default")
    return (
      <Button
        look="quiet"
        className="justify-self-start"
        onClick={() => void Notification.requestPermission().then(setPermission)}
      >
        Notify me when a rest ends
      </Button>
    );
  return (
    <p className="text-14 text-fg-2">
      {permission === "denied"
        ? "Notifications are blocked for this site. You can allow them in your browser's settings."
        : "This browser can't show notifications. On an iPhone, add Lockstep to your home screen first."}
    </p>
  );
}

/** How the person trains: rests and screen on this device, effort, bars and plates everywhere. */
export default function SettingsPane({
  preferences,
  units,
  onChange,
}: {
  preferences: TrainingPreferences;
  units: Units;
  onChange: (fields: Extract<PreferencesChange, { exerciseId?: undefined }>["fields"]) => void;
}) {
  const { sound, vibrates, staysOn } = useWorkoutSettings();
  const plateUnits = preferences.plateUnits ?? units;
  const bars = preferences.bars ?? BAR_IDS;
  const plates = (plateUnits === "kg" ? preferences.platesKg : preferences.platesLb) ?? PLATES[plateUnits];
  return (
    <div>
      <h2 className="d text-32">Workout settings</h2>
      <section className="mt-5 grid gap-2" aria-labelledby="rest-settings">
        <h3 id="rest-settings" className="d2 text-20">
          When a rest ends
        </h3>
        <Switch label="Sound" checked={sound} onChange={(event) => setWorkoutSettings({ sound: event.target.checked })} />
        <Switch
          label="Vibration"
          hint={"vibrate" in navigator ? undefined : "This device's browser can't vibrate."}
          checked={vibrates}
          disabled={!("vibrate" in navigator)}
          onChange={(event) => setWorkoutSettings({ vibrates: event.target.checked })}
        />
        <Notifications />
        <p className="max-w-[60ch] text-14 text-fg-2">
          The rest keeps counting with the screen off or the app closed. An iPhone can't play a sound, vibrate or notify you then,
          so keep Lockstep open on it.
        </p>
      </section>
      <section className="mt-7 grid gap-2" aria-labelledby="screen-settings">
        <h3 id="screen-settings" className="d2 text-20">
          Screen
        </h3>
        <Switch
          label="Keep the screen on"
          hint="While you're training. It uses more battery."
          checked={staysOn}
          onChange={(event) => setWorkoutSettings({ staysOn: event.target.checked })}
        />
      </section>
      <section className="mt-7 grid gap-3" aria-labelledby="effort-settings">
        <h3 id="effort-settings" className="d2 text-20">
          Effort
        </h3>
        <SegmentedControl
          legend="Effort"
          value={preferences.effort}
          options={[
            { value: "rir", label: "Reps left" },
            { value: "rpe", label: "RPE" },
          ]}
          onChange={(effort) => onChange({ effort })}
        />
        <p className="max-w-[60ch] text-14 text-fg-2">
          RPE is 10 minus the reps you had left: RPE 8 means you had two more in you.
        </p>
      </section>
      <section className="mt-7 grid gap-3" aria-labelledby="plate-settings">
        <h3 id="plate-settings" className="d2 text-20">
          Bars and plates
        </h3>
        <SegmentedControl
          legend="Plates are in"
          value={plateUnits}
          options={[
            { value: "kg", label: "Plates in kg" },
            { value: "lb", label: "Plates in lb" },
          ]}
          onChange={(chosen) => onChange({ plateUnits: chosen })}
        />
        <div className="flex flex-wrap gap-2" role="group" aria-label="Bars you have">
          {BAR_IDS.map((id) => (
            <ToggleChip
              key={id}
              className="min-h-11 px-4"
              pressed={bars.includes(id)}
              disabled={bars.length === 1 && bars.includes(id)}
              onClick={() => onChange({ bars: toggled(BAR_IDS, bars, id) })}
            >
              {id === "ez" ? "EZ bar" : `${barName(id, plateUnits)} bar`}
            </ToggleChip>
          ))}
        </div>
        <div className="flex flex-wrap gap-2" role="group" aria-label={`Plates you have pairs of, in ${plateUnits}`}>
          {PLATES[plateUnits].map((size) => (
            <ToggleChip
              key={size}
              className="n min-h-11 min-w-12 justify-center"
              pressed={plates.includes(size)}
              onClick={() => {
                const next = toggled(PLATES[plateUnits], plates, size);
                onChange(plateUnits === "kg" ? { platesKg: next } : { platesLb: next });
              }}
            >
              {formatDecimal(size)}
            </ToggleChip>
          ))}
        </div>
        <p className="text-14 text-fg-2">We won't use what you turn off here when we work out your plates.</p>
      </section>
      <section className="mt-7 grid gap-2" aria-labelledby="deload-settings">
        <h3 id="deload-settings" className="d2 text-20">
          Lighter weeks
        </h3>
        <Switch
          label="Offer a lighter week when it's due"
          hint="After five or six hard weeks, or when your main lifts drop twice."
          checked={preferences.offersLighterWeeks}
          onChange={(event) => onChange({ offersLighterWeeks: event.target.checked })}
        />
      </section>
    </div>
  );
}
