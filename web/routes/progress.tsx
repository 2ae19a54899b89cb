import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useSession } from "../session/session.ts";
import { ProgressOfTraining } from "../features/training/progress/progress-page.tsx";
import { loginPath } from "../shell/guard-rule.ts";
import { Page } from "../ui/page.tsx";
import { Tabs } from "../ui/tabs.tsx";

export const meta = () => [{ title: "Progress · Lockstep" }];

const FoodProgress = lazy(() =>
  import("../features/nutrition/progress/food-progress.tsx").then((module) => ({ default: module.FoodProgress })),
);

const VIEWS = [
  { value: "training", label: "Training" },
  { value: "food", label: "Food" },
] as const;

export default function Progress() {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const view = params.get("view") === "food" ? "food" : "training";
  return (
    <Page title="Progress" intro="Your training and food, week by week.">
      <Tabs
        label="Progress"
        value={view}
        options={VIEWS}
        onChange={(next) => setParams(next === "food" ? { view: next } : {}, { replace: true, preventScrollReset: true })}
      >
        {view === "food" ? (
          <Suspense>
            <FoodProgress user={user} signInTo={loginPath("/progress?view=food")} />
          </Suspense>
        ) : (
          <ProgressOfTraining user={user} signInTo={loginPath("/progress")} />
        )}
      </Tabs>
    </Page>
  );
}
