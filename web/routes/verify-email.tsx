import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Your e-mail address · Lockstep" }];

export default function VerifyEmail() {
  return <Page title="Your e-mail address" />;
}
