import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Your Custom Workout Plan · Lockstep" }];

export default function WorkoutPlan() {
  return <Page title="Your Custom Workout Plan" />;
}
