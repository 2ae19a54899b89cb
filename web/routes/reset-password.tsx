import { useSearchParams } from "react-router";
import { AuthFrame } from "../features/accounts/auth-frame.tsx";
import { ResetPasswordForm } from "../features/accounts/reset-password-form.tsx";
import { useSession } from "../session/session.ts";
import { FigurePoster } from "../figure/figure-player.tsx";

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
    <AuthFrame
      title="Choose a new password"
      line="Back on your feet."
      art={<FigurePoster movement="deadlift" variant="barbell" view="front" aspect={0.85} />}
    >
      <ResetPasswordForm token={token || null} onChanged={refetch} />
    </AuthFrame>
  );
}
