import type { MealChoiceName } from "@lockstep/domain/nutrition/meal-plan.ts";
import { lacksRoom, MakeRoom, roomWords } from "../../../plans/setup/no-room.tsx";
import type { SavedName } from "../../../plans/setup/no-room.tsx";
import { refusalOf, SetupProblem } from "../../../plans/setup/setup-problem.tsx";
import { Button } from "../../../ui/button.tsx";
import { inEnergyUnit } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import type { MealAnswers } from "./answers.ts";
import { namedChoices, relaxationsOf, workingMealCounts } from "./relaxations.ts";
import { CHOICE_NAMES, relaxationText } from "./setup-texts.ts";

/** The choices that a refusal of the planner names, best first; none for any other failure. */
export function refusedChoices(error: Error | null): MealChoiceName[] {
  const refusal = refusalOf(error);
  return refusal?.code === "PLAN_IMPOSSIBLE" ? namedChoices(refusal.issues.map((issue) => issue.path)) : [];
}

/** The server's words name calories; who hides them reads ours, who counts in kJ reads those. Null: the server's words as they are. */
function messageFor(error: Error | null, named: readonly MealChoiceName[], settings: FoodSettings): string | null {
  const refusal = refusalOf(error);
  if (!settings.hideCalories) {
    if (settings.energyUnit === "kcal" || refusal === null) return null;
    return inEnergyUnit(refusal.message, settings.energyUnit).replaceAll("the calories", CHOICE_NAMES.dailyCalories);
  }
  if (named.length > 0)
    return `No plan fits all of these choices. You could change: ${named.map((name) => CHOICE_NAMES[name]).join(", ")}.`;
  return refusal?.code === "CALORIES_BELOW_FLOOR" ? "Only eat this little under medical supervision." : null;
}

/** Why no plan was made, and each choice that can be relaxed as one tap that tries again. */
export function MealProblem({
  error,
  answers,
  settings,
  current,
  onReplace,
  onRelax,
  onReview,
}: {
  error: Error | null;
  /** The saved plan that could give way, once it's known. */
  current: SavedName | null;
  onReplace: (id: string) => void;
  answers: MealAnswers;
  settings: FoodSettings;
  onRelax: (change: Partial<MealAnswers>) => void;
  onReview: (name: MealChoiceName) => void;
}) {
  const named = refusedChoices(error);
  const mealCounts = workingMealCounts(refusalOf(error)?.issues.map(({ path }) => path) ?? []);
  const ways = named.flatMap((name) => relaxationsOf(name, answers, mealCounts));
  if (lacksRoom(error)) {
    return (
      <SetupProblem error={error} plansPath="/meal-plan" tone="info" message={roomWords("meal plan", current)}>
        <MakeRoom current={current} onReplace={onReplace} />
      </SetupProblem>
    );
  }
  return (
    <SetupProblem error={error} plansPath="/meal-plan" message={messageFor(error, named, settings)}>
      {named.length > 0 ? (
        <div className="mt-3 flex flex-wrap gap-2">
          {ways.map((way) => {
            const text = relaxationText(way, settings);
            return (
              <Button key={text} size="sm" look="secondary" onClick={() => onRelax(way.change)}>
                {text}
              </Button>
            );
          })}
          {named.includes("allergies") ? (
            <Button size="sm" look="quiet" onClick={() => onReview("allergies")}>
              Review allergies
            </Button>
          ) : null}
        </div>
      ) : null}
      {ways.length > 0 ? <p className="mt-3 text-14 text-fg-2">Tap to make the change and try again.</p> : null}
    </SetupProblem>
  );
}
