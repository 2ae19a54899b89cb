import { useSession } from "../features/accounts/session.ts";
import { MealWizard } from "../features/nutrition/wizard/meal-wizard.tsx";
import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Set up your meals · Lockstep" }];
export const handle = { focus: true };

export default function MealPlanSetup() {
  const { user } = useSession();
  return (
    <Page title="Food for your days, made to fit." intro="Two questions and a few details. You can go back at any time.">
      <MealWizard user={user} />
    </Page>
  );
}
