import { useSearchParams } from "react-router";
import { CustomizePlan } from "../features/training/wizard/customize-plan.tsx";
import { WorkoutWizard } from "../features/training/wizard/workout-wizard.tsx";
import { useSession } from "../session/session.ts";
import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Set up your workouts · Lockstep" }];
export const handle = { focus: true };

export default function WorkoutSetup() {
  const { user } = useSession();
  const [search] = useSearchParams();
  return (
    <Page title="Your week, made to fit." intro="Five short questions. You can go back anytime.">
      {search.get("from") === "plan" ? <CustomizePlan user={user} /> : <WorkoutWizard user={user} />}
    </Page>
  );
}
