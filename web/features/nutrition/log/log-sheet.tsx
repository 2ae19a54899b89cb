import type { FoodSummary, LogEntry, RecipeSummary } from "@lockstep/contract/nutrition.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Sheet } from "../../../ui/dialog.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import type { MealPerson } from "../person.ts";
import { foodsOptions } from "../queries.ts";
import { loggableOf } from "./amounts.ts";
import type { Loggable } from "./amounts.ts";
import { AmountForm } from "./amount-form.tsx";
import { LogSearch } from "./log-search.tsx";
import "./log.css";

/** What the sheet is about: one recipe or food, an entry to change, or whatever is found by search. */
export type ToLog =
  | { readonly kind: "recipe"; readonly recipe: RecipeSummary }
  | { readonly kind: "food"; readonly food: FoodSummary }
  | { readonly kind: "search" }
  | { readonly kind: "entry"; readonly entry: LogEntry };

function startOf(what: ToLog): Loggable | null {
  if (what.kind === "search") return null;
  return what.kind === "entry" ? loggableOf(what.entry) : what;
}

function titleOf(what: ToLog, picked: Loggable | null): string {
  if (what.kind === "entry") return "Edit entry";
  if (picked === null) return "Log food";
  return picked.kind === "recipe" ? picked.recipe.name : picked.food.name.replace(/^./, (first) => first.toUpperCase());
}

/** The food of an entry with its household measures, as the food list has it; what the entry itself knows where the list can't be read. */
function useLoggedFood(what: ToLog, picked: Loggable | null): { readonly loggable: Loggable | null; readonly pending: boolean } {
  const id = what.kind === "entry" && picked?.kind === "food" ? picked.food.id : null;
  const foods = useInfiniteQuery({ ...foodsOptions((id ?? "").replaceAll("-", " ")), enabled: id !== null });
  const found = foods.data?.pages.flatMap((page) => page.items).find((food) => food.id === id);
  return {
    loggable: found === undefined ? picked : { kind: "food", food: found },
    pending: id !== null && foods.isPending,
  };
}

function Body({
  what,
  person,
  date,
  picked,
  onPick,
  onClose,
}: {
  what: ToLog;
  person: MealPerson;
  date: string;
  picked: Loggable | null;
  onPick: (picked: Loggable | null) => void;
  onClose: () => void;
}) {
  const known = what.kind === "entry" ? what.entry : null;
  const { loggable, pending } = useLoggedFood(what, picked);
  if (pending) {
    return (
      <Loading label="Loading the entry" className="mt-4 grid gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </Loading>
    );
  }
  if (loggable === null && known === null) return <LogSearch settings={person.settings} onPick={onPick} />;
  return (
    <AmountForm
      key={loggable === null ? "meal" : loggable.kind === "recipe" ? loggable.recipe.id : loggable.food.id}
      person={person}
      what={loggable}
      known={known}
      date={date}
      onBack={what.kind === "search" ? () => onPick(null) : null}
      onDone={onClose}
    />
  );
}

/** Logs a recipe or a food by its amount, meal and day, or changes an entry. For members; the outbox carries it. */
export function LogSheet({
  person,
  open,
  onClose,
  what,
  date = person.today,
}: {
  person: MealPerson;
  open: boolean;
  onClose: () => void;
  what: ToLog;
  /** The preselected day; today by default. */
  date?: string;
}) {
  const [picked, setPicked] = useState<Loggable | null>(() => startOf(what));
  const [was, setWas] = useState({ open, what });
  if (was.open !== open || was.what !== what) {
    // Each opening starts again.
    if (open && !was.open) setPicked(startOf(what));
    setWas({ open, what });
  }
  return (
    <Sheet open={open} onOpenChange={(next) => (next ? undefined : onClose())} title={titleOf(what, picked)}>
      <Body what={what} person={person} date={date} picked={picked} onPick={setPicked} onClose={onClose} />
    </Sheet>
  );
}
