import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Settings · Lockstep" }];

export default function Settings() {
  return <Page title="Settings" />;
}
