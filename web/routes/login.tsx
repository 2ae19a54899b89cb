import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Sign in · Lockstep" }];

export default function Login() {
  return <Page title="Sign in" />;
}
