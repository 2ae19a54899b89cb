import { useSession } from "../session/session.ts";
import { MealPlanPage } from "../features/nutrition/plan/meal-plan-page.tsx";
import { loginPath } from "../shell/guard-rule.ts";

export const meta = () => [{ title: "Your Meal Plan · Lockstep" }];

export default function MealPlan() {
  const { user } = useSession();
  return <MealPlanPage user={user} signInTo={loginPath("/meal-plan")} />;
}
