import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Parts · Lockstep" }];

export default function DevUi() {
  return <Page title="Parts" />;
}
