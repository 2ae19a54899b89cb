import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "What do you want to plan? · Lockstep" }];

export default function PlanSelection() {
  return <Page title="What do you want to plan?" />;
}
