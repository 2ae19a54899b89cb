import { ConfirmDialog } from "../../../ui/dialog.tsx";
import type { ShownMealPlan } from "../use-meal-plan.ts";
import { problemWords } from "./use-meal-acts.ts";

/** What stays when the rest is made anew, and what goes, in words. */
export function remakeWords({ plan }: ShownMealPlan): { readonly stays: string; readonly goes: string } {
  const meals = plan.days.flatMap((day) => day.meals.map((meal) => ({ day: day.day, meal })));
  const locked = meals.filter(({ meal }) => meal.locked);
  const free = meals.length - locked.length;
  const names = locked.map(({ day, meal }) => `${meal.name} (${day})`);
  const stays =
    names.length === 0
      ? "No meal is locked, so all of them change. Lock a meal first to keep it."
      : `${names.join(", ")} ${names.length === 1 ? "stays" : "stay"} as planned.`;
  return { stays, goes: `${free} ${free === 1 ? "meal is" : "meals are"} chosen anew, and the grocery list with them.` };
}

/** Asks before everything that is not locked is chosen anew. */
export function RemakeDialog({
  shown,
  open,
  onOpenChange,
  onConfirm,
}: {
  shown: ShownMealPlan;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => Promise<void>;
}) {
  const { stays, goes } = remakeWords(shown);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Make the rest anew?"
      confirmLabel="Make it anew"
      danger={false}
      problem={(error) => problemWords(error, "Making the rest anew")}
      onConfirm={onConfirm}
    >
      {stays} {goes} What you logged stays in your log.
    </ConfirmDialog>
  );
}
