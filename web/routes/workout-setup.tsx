import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Your workouts · Lockstep" }];

export default function WorkoutSetup() {
  return <Page title="Your workouts" />;
}
