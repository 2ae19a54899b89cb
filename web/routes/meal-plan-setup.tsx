import { useSession } from "../session/session.ts";
import { MealWizard } from "../features/nutrition/wizard/meal-wizard.tsx";
import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Set up your meals · Lockstep" }];
export const handle = { focus: true };

export default function MealPlanSetup() {
  const { user } = useSession();
  return (
    <Page title="Meals that fit your life." intro="Two questions and a few details. You can go back anytime.">
      <MealWizard user={user} />
    </Page>
  );
}
