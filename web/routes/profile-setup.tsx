import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Your profile · Lockstep" }];

export default function ProfileSetup() {
  return <Page title="Your profile" />;
}
