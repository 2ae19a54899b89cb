import { useSession } from "../session/session.ts";
import { PlanPage } from "../features/training/plan/plan-page.tsx";
import { loginPath } from "../shell/guard-rule.ts";

export const meta = () => [{ title: "Your Custom Workout Plan · Lockstep" }];

export default function WorkoutPlan() {
  const { user } = useSession();
  return <PlanPage user={user} signInTo={loginPath("/workout-plan")} />;
}
