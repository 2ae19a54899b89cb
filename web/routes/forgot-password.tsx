import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Forgot your password? · Lockstep" }];

export default function ForgotPassword() {
  return <Page title="Forgot your password?" />;
}
