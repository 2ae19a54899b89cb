import { useState } from "react";
import type { Profile, ProfilePatch } from "@lockstep/contract/accounts.ts";
import { showsMeasurements } from "@lockstep/domain/accounts/shows-measurements.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { SegmentedControl, Switch } from "../../ui/choice.tsx";
import { LazyPart, PART_MISSING } from "../../ui/lazy-part.tsx";
import { useToast } from "../../ui/toast.tsx";
import { setTheme, useTheme } from "../../ui/theme.ts";
import type { Theme } from "../../ui/theme.ts";
import { WorkoutSettingsSheet } from "../training/index.ts";
import { UNCHOSEN_ZONE } from "./sync-device-settings.ts";
import { apiProblem } from "./api-problem.ts";
import { usePatchProfile } from "./profile-query.ts";
import { SettingRow, SettingRows, SettingsSection } from "./setting-rows.tsx";
import { TimeZoneSheet } from "./lazy-sheets.tsx";
import { clockIn, deviceTimeZone, zoneChoice } from "./time-zones.ts";

export const UNIT_OPTIONS = [
  { value: "kg", label: "Kilograms" },
  { value: "lb", label: "Pounds" },
] as const;

const THEMES: ReadonlyArray<{ value: Theme; label: string }> = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Units, time zone and theme: each applies at once, and is kept for all devices. */
export function SettingsTraining({ profile }: { profile: Profile }) {
  const theme = useTheme();
  const toast = useToast();
  const patch = usePatchProfile();
  const [choosing, setChoosing] = useState(false);
  const [settingWorkouts, setSettingWorkouts] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = (change: ProfilePatch, done?: string) => {
    setProblem(null);
    patch.mutate(change, {
      onSuccess: () => (done ? toast({ message: done }) : undefined),
      onError: (error) => setProblem(apiProblem(error).message ?? null),
    });
  };
  // What was just chosen is there while it's on its way.
  const shown = patch.isPending ? { ...profile, ...patch.variables } : profile;
  const [now] = useState(() => new Date());
  const zone = zoneChoice(profile.timeZone, now);
  const device = deviceTimeZone();
  return (
    <SettingsSection id="training" title="Training">
      {problem ? <Alert>{problem}</Alert> : null}
      <SettingRows>
        <SettingRow
          label="Units"
          hint="Used for all weights. Pounds go with inches."
          action={
            <SegmentedControl
              legend="Units"
              value={shown.units}
              options={UNIT_OPTIONS}
              onChange={(value) => save({ units: value })}
            />
          }
        />
        <SettingRow
          id="time-zone"
          label="Time zone"
          value={zone.place}
          hint={`${profile.timeZone === UNCHOSEN_ZONE ? "Not chosen yet. " : ""}It's ${clockIn(profile.timeZone, now)} there (${zone.offset}). Days, weeks and streaks follow it.`}
          action={
            <>
              {device && device !== profile.timeZone ? (
                <Button look="plain" size="sm" onClick={() => save({ timeZone: device }, "Time zone saved")}>
                  Use this device's time zone
                </Button>
              ) : null}
              <Button look="quiet" size="sm" aria-label="Change time zone" onClick={() => setChoosing(true)}>
                Change
              </Button>
            </>
          }
        />
        <SettingRow
          id="theme"
          label="Theme"
          hint="Applies right away."
          action={
            <SegmentedControl
              legend="Theme"
              value={theme}
              options={THEMES}
              onChange={(value) => {
                setTheme(value);
                save({ theme: value });
              }}
            />
          }
        />
        <div className="py-4">
          <Switch
            label="Hide body measurements"
            hint="We won't show or ask for your weight, waist and other measurements, or estimate anything from them. What you've entered is kept."
            checked={!showsMeasurements(shown)}
            onChange={(event) => save({ hideMeasurements: event.target.checked })}
          />
        </div>
        <SettingRow
          label="Workouts"
          hint="Rest timer, screen, effort, bars and plates, lighter weeks."
          action={
            <Button look="quiet" size="sm" aria-label="Change workout settings" onClick={() => setSettingWorkouts(true)}>
              Change
            </Button>
          }
        />
        <SettingRow
          label="Training profile"
          hint="Goal, level, workout length, equipment, things to avoid, health check."
          action={
            <LinkButton to="/profile-setup" look="quiet" size="sm" aria-label="Change training profile">
              Change
            </LinkButton>
          }
        />
      </SettingRows>
      {settingWorkouts ? (
        <LazyPart onMissing={() => toast(PART_MISSING)}>
          <WorkoutSettingsSheet
            userId={profile.id}
            units={shown.units ?? profile.units}
            onClose={() => setSettingWorkouts(false)}
          />
        </LazyPart>
      ) : null}
      {choosing ? (
        <TimeZoneSheet
          value={profile.timeZone}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            save({ timeZone: chosen }, "Time zone saved");
          }}
        />
      ) : null}
    </SettingsSection>
  );
}
