import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "A shared plan · Lockstep" }];

export default function SharedPlan() {
  return <Page title="A shared plan" />;
}
