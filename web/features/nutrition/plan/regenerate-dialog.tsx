import { ConfirmDialog } from "../../../ui/dialog.tsx";
import type { ShownMealPlan } from "../use-meal-plan.ts";
import { problemWords } from "./use-meal-actions.ts";

/** What stays when the rest is regenerated (locked or logged meals) and what goes, in words. */
export function regenerateWords(
  { plan }: ShownMealPlan,
  logged: ReadonlySet<string>,
): { readonly stays: string; readonly goes: string } {
  const meals = plan.days.flatMap((day) => day.meals.map((meal) => ({ day: day.day, meal })));
  const kept = meals.filter(({ meal }) => meal.locked || logged.has(meal.id));
  const free = meals.length - kept.length;
  const names = kept.map(({ day, meal }) => `${meal.name} (${day})`);
  const stays =
    names.length === 0
      ? "No meals are locked, so all of them will change."
      : `${names.join(", ")} ${names.length === 1 ? "stays" : "stay"} as planned.`;
  return { stays, goes: `${free} ${free === 1 ? "meal is" : "meals are"} will be replaced, and the grocery list updated.` };
}

/** Confirms regenerating everything that's neither locked nor logged. */
export function RegenerateDialog({
  shown,
  logged,
  open,
  onOpenChange,
  onConfirm,
}: {
  shown: ShownMealPlan;
  /** Ids of the meals that were logged. */
  logged: ReadonlySet<string>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => Promise<void>;
}) {
  const { stays, goes } = regenerateWords(shown, logged);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Regenerate unlocked meals?"
      confirmLabel="Regenerate"
      danger={false}
      problem={(error) => problemWords(error, "Regenerating")}
      onConfirm={onConfirm}
    >
      {stays} {goes} Your log stays.
    </ConfirmDialog>
  );
}
