import { ArrowRight } from "lucide-react";
import { useState } from "react";
import type { Profile } from "@lockstep/contract/accounts.ts";
import { LinkButton } from "../../ui/button.tsx";
import { HealthAdvice } from "./health-advice.tsx";
import { SettingRow, SettingRows } from "./setting-rows.tsx";
import { AVOID_OPTIONS, EQUIPMENT_OPTIONS, GOAL_OPTIONS, LEVEL_OPTIONS, MINUTES_OPTIONS, namesOf } from "./setup-choices.ts";
import type { SetupStep } from "./setup-steps.ts";
import { zoneChoice } from "./time-zones.ts";

/** What was chosen, each with the way to change it, the health check's advice, and the way on. */
export function SetupSummary({ profile }: { profile: Profile }) {
  const [now] = useState(() => new Date());
  const row = (step: SetupStep, label: string, value: string) => (
    <SettingRow
      label={label}
      value={value}
      action={
        <LinkButton to={`?step=${step}`} look="quiet" size="sm" aria-label={`Change ${label.toLowerCase()}`}>
          Change
        </LinkButton>
      }
    />
  );
  return (
    <div className="grid gap-8">
      <section aria-labelledby="advice-title" className="grid gap-3">
        <h2 id="advice-title" className="d2 text-22">
          Before you start
        </h2>
        <HealthAdvice concerns={profile.healthConcerns} />
      </section>
      <LinkButton to="/workout-setup" size="lg" className="sm:justify-self-start" iconAfter={<ArrowRight aria-hidden="true" />}>
        Plan my workouts
      </LinkButton>
      <section aria-labelledby="answers-title" className="grid gap-3">
        <h2 id="answers-title" className="d2 text-22">
          Your answers
        </h2>
        <SettingRows>
          {row("goal", "Goal", profile.goal ? namesOf(GOAL_OPTIONS, [profile.goal]) : "Not chosen")}
          {row("level", "Level", profile.skillLevel ? namesOf(LEVEL_OPTIONS, [profile.skillLevel]) : "Not chosen")}
          {row(
            "level",
            "Workout length",
            profile.workoutMinutes ? namesOf(MINUTES_OPTIONS, [profile.workoutMinutes]) : "Not chosen",
          )}
          {row(
            "units",
            "Units and time zone",
            `${profile.units === "kg" ? "Kilograms" : "Pounds"}, ${zoneChoice(profile.timeZone, now).place}`,
          )}
          {row("birth-year", "Year of birth", profile.birthYear === null ? "Not set" : String(profile.birthYear))}
          {row("equipment", "Your equipment", namesOf(EQUIPMENT_OPTIONS, profile.equipment) || "None")}
          {row("avoid", "Things to avoid", namesOf(AVOID_OPTIONS, profile.avoid) || "Nothing")}
          {row(
            "health",
            "Health check",
            profile.healthConcerns === null
              ? "Not done"
              : profile.healthConcerns.length === 0
                ? "All clear"
                : `${profile.healthConcerns.length} to discuss with a doctor`,
          )}
        </SettingRows>
      </section>
    </div>
  );
}
