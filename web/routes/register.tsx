import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Create your account · Lockstep" }];

export default function Register() {
  return <Page title="Create your account" />;
}
