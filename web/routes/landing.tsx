import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Lockstep · Lockstep" }];

export default function Landing() {
  return <Page title="Lockstep" />;
}
