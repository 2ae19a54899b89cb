import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Choose a new password · Lockstep" }];

export default function ResetPassword() {
  return <Page title="Choose a new password" />;
}
