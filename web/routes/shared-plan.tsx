import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { useSession } from "../session/session.ts";
import { loginPath } from "../shell/guard-rule.ts";

export const meta = () => [{ title: "A shared plan · Lockstep" }, { name: "robots", content: "noindex" }];

/** Each its own chunk: a link is to one of them. */
const SharedTraining = lazy(() =>
  import("../features/training/plan/shared-plan-page.tsx").then((module) => ({ default: module.SharedPlanPage })),
);
const SharedMeals = lazy(() =>
  import("../features/nutrition/plan/shared-meal-plan-page.tsx").then((module) => ({ default: module.SharedMealPlanPage })),
);

/** Tokens of meal plans begin with this (the contract's getSharedMealPlan). */
const MEALS = "meal-";

export default function SharedPlan() {
  const { token = "" } = useParams();
  const session = useSession();
  return (
    <Suspense>
      {token.startsWith(MEALS) ? (
        <SharedMeals token={token} user={session.user} session={session} />
      ) : (
        <SharedTraining token={token} userId={session.user?.id ?? null} signInTo={loginPath(`/shared/${token}`)} />
      )}
    </Suspense>
  );
}
