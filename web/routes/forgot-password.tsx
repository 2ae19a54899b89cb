import { AuthFrame } from "../features/accounts/auth-frame.tsx";
import { ForgotPasswordForm } from "../features/accounts/forgot-password-form.tsx";
import { useHydratedSearch } from "../ui/use-hydrated-search.ts";
import { FigurePoster } from "../figure/figure-player.tsx";
import { keepRedirect } from "../shell/account-paths.ts";

export const meta = () => [{ title: "Forgot your password · Lockstep" }, { name: "robots", content: "noindex" }];

export default function ForgotPassword() {
  const search = useHydratedSearch();
  return (
    <AuthFrame
      title="Reset your password"
      intro="Enter your email and we'll send you a link."
      line="Back on your feet."
      art={<FigurePoster movement="deadlift" variant="barbell" view="front" aspect={0.85} />}
    >
      <ForgotPasswordForm loginTo={keepRedirect("/login", search.get("redirect"))} />
    </AuthFrame>
  );
}
