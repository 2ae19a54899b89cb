import { useSearchParams } from "react-router";
import { ResetPasswordForm } from "../features/accounts/reset-password-form.tsx";
import { useSession } from "../features/accounts/session.ts";
import { Page } from "../ui/page.tsx";

export const meta = () => [
  { title: "Choose a new password · Lockstep" },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

export default function ResetPassword() {
  const [search] = useSearchParams();
  const { refetch } = useSession();
  const token = search.get("error") ? null : search.get("token");
  return (
    <Page title="Choose a new password" width="narrow">
      <ResetPasswordForm token={token || null} onChanged={refetch} />
    </Page>
  );
}
