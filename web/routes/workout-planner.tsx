import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Your week · Lockstep" }];

export default function WorkoutPlanner() {
  return <Page title="Your week" />;
}
