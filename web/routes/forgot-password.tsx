import { useSearchParams } from "react-router";
import { ForgotPasswordForm } from "../features/accounts/forgot-password-form.tsx";
import { keepRedirect } from "../shell/account-paths.ts";
import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Forgot your password · Lockstep" }, { name: "robots", content: "noindex" }];

export default function ForgotPassword() {
  const [search] = useSearchParams();
  return (
    <Page title="A new password" intro="Tell us your address, and we send you a link to choose one." width="narrow">
      <ForgotPasswordForm loginTo={keepRedirect("/login", search.get("redirect"))} />
    </Page>
  );
}
