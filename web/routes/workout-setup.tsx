import { useSession } from "../features/accounts/session.ts";
import { WorkoutWizard } from "../features/training/wizard/workout-wizard.tsx";
import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Set up your workouts · Lockstep" }];
export const handle = { focus: true };

export default function WorkoutSetup() {
  const { user } = useSession();
  return (
    <Page
      title="Your week, made to fit."
      intro="Five short questions. Each answer takes you on to the next one, and you can go back at any time."
    >
      <WorkoutWizard user={user} />
    </Page>
  );
}
