import { useState } from "react";
import type { Profile, ProfilePatch } from "@lockstep/contract/accounts.ts";
import { Alert } from "../../ui/alert.tsx";
import { SegmentedControl, Switch } from "../../ui/choice.tsx";
import { apiProblem } from "./api-problem.ts";
import { usePatchProfile } from "./profile-query.ts";
import { SettingRow, SettingRows, SettingsSection } from "./setting-rows.tsx";

const ENERGY_OPTIONS = [
  { value: "kcal", label: "Calories" },
  { value: "kJ", label: "Kilojoules" },
] as const;

const FOOD_OPTIONS = [
  { value: "metric", label: "Grams" },
  { value: "us", label: "Ounces" },
] as const;

/** How meals are shown: with or without calories, and in which units. Each applies at once, on every device. */
export function SettingsMeals({ profile }: { profile: Profile }) {
  const patch = usePatchProfile();
  const [problem, setProblem] = useState<string | null>(null);
  const save = (change: ProfilePatch) => {
    setProblem(null);
    patch.mutate(change, { onError: (error) => setProblem(apiProblem(error).message ?? null) });
  };
  // What was just chosen is there while it's on its way.
  const shown = patch.isPending ? { ...profile, ...patch.variables } : profile;
  return (
    <SettingsSection id="meals" title="Meals">
      {problem ? <Alert>{problem}</Alert> : null}
      <SettingRows>
        <div className="py-4">
          <Switch
            label="Hide calories"
            hint="Recipes, plans, the log and printouts won't show calories or kilojoules. Grams of protein, carbs and fat stay."
            checked={shown.hideCalories}
            onChange={(event) => save({ hideCalories: event.target.checked })}
          />
        </div>
        {shown.hideCalories ? null : (
          <SettingRow
            label="Energy"
            hint="1 calorie (kcal) is 4.184 kilojoules. Kilojoules are rounded to the nearest 10."
            action={
              <SegmentedControl
                legend="Energy"
                value={shown.energyUnit}
                options={ENERGY_OPTIONS}
                onChange={(value) => save({ energyUnit: value })}
              />
            }
          />
        )}
        <SettingRow
          label="Food amounts"
          hint="Grams and milliliters, or ounces, pounds and cups. Spoons and pieces don't change."
          action={
            <SegmentedControl
              legend="Food amounts"
              value={shown.foodUnits}
              options={FOOD_OPTIONS}
              onChange={(value) => save({ foodUnits: value })}
            />
          }
        />
      </SettingRows>
    </SettingsSection>
  );
}
