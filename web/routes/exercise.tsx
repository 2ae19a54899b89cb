import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Exercise · Lockstep" }];

export default function Exercise() {
  return <Page title="Exercise" />;
}
