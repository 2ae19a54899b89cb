import { Navigate } from "react-router";
import { AuthFrame } from "../features/accounts/auth-frame.tsx";
import { RegisterForm } from "../features/accounts/register-form.tsx";
import { useHydratedSearch } from "../ui/use-hydrated-search.ts";
import { useSession } from "../session/session.ts";
import { FigurePoster } from "../figure/figure-player.tsx";
import { keepRedirect, verifyCallback } from "../shell/account-paths.ts";

export const meta = () => [
  { title: "Create your account · Lockstep" },
  {
    name: "description",
    content: "A free Lockstep account keeps your training week, your sets and your progress on every device.",
  },
];

/** What the lift on the poster works. */
const LIT = { glutes: "primary", hamstrings: "secondary", "lower-back": "secondary" } as const;

export default function Register() {
  const search = useHydratedSearch();
  const { user } = useSession();
  const redirect = search.get("redirect");
  if (user) return <Navigate to="/community" replace />;
  return (
    <AuthFrame
      title="Start here."
      intro="Free, and yours on every device."
      line="One account. Every set saved."
      art={<FigurePoster movement="deadlift" variant="barbell" lit={LIT} phase={0.5} aspect={0.85} />}
    >
      <RegisterForm loginTo={keepRedirect("/login", redirect)} verifyCallback={verifyCallback(redirect)} />
    </AuthFrame>
  );
}
