import { showsMeasurements } from "@lockstep/domain/accounts/shows-measurements.ts";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { profileOptions } from "../session/profile-query.ts";
import { useSession } from "../session/session.ts";
import { loginPath } from "../shell/guard-rule.ts";
import { Page } from "../ui/page.tsx";
import { Tabs } from "../ui/tabs.tsx";

export const meta = () => [{ title: "Progress · Lockstep" }];

const ProgressOfTraining = lazy(() =>
  import("../features/training/progress/progress-page.tsx").then((module) => ({ default: module.ProgressOfTraining })),
);
const FoodProgress = lazy(() =>
  import("../features/nutrition/progress/food-progress.tsx").then((module) => ({ default: module.FoodProgress })),
);
const RecordsPage = lazy(() => import("../features/training/records/records-page.tsx"));
const BodyPage = lazy(() => import("../features/training/measurements/body-page.tsx"));

const VIEWS = [
  { value: "training", label: "Training" },
  { value: "records", label: "Records" },
  { value: "food", label: "Food" },
  { value: "body", label: "Body" },
] as const;

export default function Progress() {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const { data: profile } = useQuery({ ...profileOptions(user?.id ?? ""), enabled: user !== null });
  const showsBody = profile !== undefined && showsMeasurements(profile);
  const views = VIEWS.filter(({ value }) => value !== "body" || showsBody);
  const view = views.find(({ value }) => value === params.get("view"))?.value ?? "training";
  return (
    <Page title="Progress" intro="Your training and food, week by week.">
      <Tabs
        label="Progress"
        value={view}
        options={views}
        onChange={(next) => setParams(next === "training" ? {} : { view: next }, { replace: true, preventScrollReset: true })}
      >
        <Suspense>
          {view === "training" ? (
            <ProgressOfTraining user={user} signInTo={loginPath("/progress")} />
          ) : view === "food" ? (
            <FoodProgress user={user} signInTo={loginPath("/progress?view=food")} />
          ) : view === "records" || user === null ? (
            <RecordsPage user={user} />
          ) : (
            <BodyPage user={user} />
          )}
        </Suspense>
      </Tabs>
    </Page>
  );
}
