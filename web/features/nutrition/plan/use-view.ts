import { useCallback } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";

const VIEWS = ["meals", "groceries", "cooking"] as const;
export type View = (typeof VIEWS)[number];

/** The parts of a plan as tabs. */
export const VIEW_TABS: ReadonlyArray<{ value: View; label: string }> = [
  { value: "meals", label: "Meals" },
  { value: "groceries", label: "Grocery list" },
  { value: "cooking", label: "Cooking" },
];

/** What of the plan page is open is in the address: a part of it, and the meal that is being cooked. Back leads out of cook mode. */
export function useView() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const wanted = params.get("view");
  const view: View = VIEWS.find((each) => each === wanted) ?? "meals";
  const cooking = params.get("cook");
  const setView = useCallback(
    (next: View) => setParams(next === "meals" ? {} : { view: next }, { preventScrollReset: true }),
    [setParams],
  );
  const cook = useCallback(
    (mealId: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set("cook", mealId);
          return next;
        },
        { preventScrollReset: true, state: "cook" },
      ),
    [setParams],
  );
  const leaveCooking = useCallback(() => {
    if (state === "cook") {
      void navigate(-1);
      return;
    }
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("cook");
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  }, [state, navigate, setParams]);
  return { view, setView, cooking, cook, leaveCooking };
}
