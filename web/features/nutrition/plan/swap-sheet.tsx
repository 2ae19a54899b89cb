import { formatCount } from "@lockstep/domain/words/format-number.ts";
import type { MealAlternative, PlannedMeal } from "@lockstep/contract/nutrition.ts";
import { useQuery } from "@tanstack/react-query";
import { ApiError } from "../../../api/client.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/dialog.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { toCompactMealDays } from "../guest-meals.ts";
import { mealAlternativesOptions, previewAlternativesOptions } from "../queries.ts";
import { energyIn, energyText } from "@lockstep/domain/nutrition/food-units.ts";
import type { FoodSettings } from "@lockstep/domain/nutrition/food-settings.ts";
import type { ShownMealPlan } from "../use-meal-plan.ts";
import { MealGlyph } from "./meal-glyph.tsx";

/** With a true minus. */
const signed = (value: number) => `${Math.round(value) > 0 ? "+" : ""}${formatCount(value).replace("-", "\u2212")}`;

/** What a dish changes about its meal: "-30 kcal, +6 g protein"; what stays the same is left out. */
export function changeWords(meal: PlannedMeal, to: MealAlternative, settings: FoodSettings): string {
  const unit = settings.energyUnit;
  const energy = energyIn(to.figures.calories, unit) - energyIn(meal.calories, unit);
  const changes = [
    ...(settings.hideCalories || energy === 0 ? [] : [`${signed(energy)}\u00A0${unit}`]),
    ...(["protein", "carbs", "fat"] as const).flatMap((macro) => {
      const grams = Math.round(to.figures[macro]) - Math.round(meal[macro]);
      return grams === 0 ? [] : [`${signed(grams)}\u00A0g\u00A0${macro}`];
    }),
  ];
  return changes.length === 0 ? "Same nutrition" : changes.join(", ");
}

function Choices({
  items,
  meal,
  settings,
  busy,
  onChoose,
}: {
  items: readonly MealAlternative[];
  meal: PlannedMeal;
  settings: FoodSettings;
  busy: string | null;
  onChoose: (to: MealAlternative) => void;
}) {
  if (items.length === 0) {
    return (
      <p className="mt-4 text-fg-2">
        No other dish keeps this day on target with your choices. Regenerating unlocked meals may find one.
      </p>
    );
  }
  return (
    <ul className="mt-4 grid gap-2">
      {items.map((item) => {
        const energy = energyText(item.figures.calories, settings);
        return (
          <li key={item.recipeId} className="panel grid gap-3">
            <div className="flex gap-4">
              <MealGlyph type={meal.type} figures={item.figures} size={48} />
              <div className="min-w-0">
                <h3 className="font-name text-17 leading-tight">{item.name}</h3>
                <p className="mt-1 text-14 text-fg-2">{item.description}</p>
                <p className="mt-2 text-14">
                  {item.totalMinutes} min{energy ? `, ${energy}` : ""}
                </p>
                <p className="text-14 text-fg-2">{changeWords(meal, item, settings)}</p>
              </div>
            </div>
            <Button
              look="secondary"
              size="sm"
              busy={busy === item.recipeId}
              disabled={busy !== null && busy !== item.recipeId}
              aria-label={`Choose ${item.name}`}
              onClick={() => onChoose(item)}
            >
              Choose
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** Three alternatives for a meal. The rest of the day's portions adjust, so that it stays near its target. */
export function SwapSheet({
  shown,
  meal,
  open,
  settings,
  busy,
  problem,
  onOpenChange,
  onChoose,
}: {
  shown: ShownMealPlan;
  meal: PlannedMeal | null;
  open: boolean;
  settings: FoodSettings;
  busy: string | null;
  problem: string | null;
  onOpenChange: (open: boolean) => void;
  onChoose: (meal: PlannedMeal, to: MealAlternative) => void;
}) {
  const { name, choices, days } = shown.plan;
  const mealId = meal?.id ?? "";
  const wanted = open && meal !== null;
  const member = useQuery({
    ...mealAlternativesOptions({ id: shown.id ?? "", version: shown.kind === "member" ? shown.plan.version : 0 }, mealId),
    enabled: wanted && shown.kind === "member",
  });
  const guest = useQuery({
    ...previewAlternativesOptions({ name, choices, days: toCompactMealDays(days), mealId }),
    enabled: wanted && shown.kind === "guest",
  });
  const query = shown.kind === "member" ? member : guest;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Swap this meal"
      description={meal ? `Replaces ${meal.name}. The rest of the day adjusts to stay on target.` : undefined}
    >
      {problem ? (
        <div className="mt-4">
          <Alert>{problem}</Alert>
        </div>
      ) : null}
      {meal === null ? null : query.data ? (
        <Choices items={query.data} meal={meal} settings={settings} busy={busy} onChoose={(to) => onChoose(meal, to)} />
      ) : query.isError ? (
        <div className="mt-4 grid gap-3">
          <Alert>
            {query.error instanceof ApiError
              ? query.error.code === "OFFLINE"
                ? "You need a connection to swap. Your plan hasn't changed."
                : (query.error.issueOf("edit") ?? query.error.message)
              : "We couldn't load other dishes. Your plan hasn't changed."}
          </Alert>
          <Button look="secondary" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Loading label="Looking for dishes that fit" className="mt-4 grid gap-2">
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </Sheet>
  );
}
