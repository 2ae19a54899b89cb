import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Progress · Lockstep" }];

export default function Progress() {
  return <Page title="Progress" />;
}
