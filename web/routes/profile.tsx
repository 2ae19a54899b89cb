import { ProfileLinks } from "../features/accounts/profile-links.tsx";
import { useSession } from "../session/session.ts";
import { OwnPage } from "../features/members/own-page.tsx";
import { FigurePoster } from "../figure/figure-player.tsx";
import { loginPath } from "../shell/guard-rule.ts";
import { keepRedirect } from "../shell/account-paths.ts";
import { LinkButton } from "../ui/button.tsx";

export const meta = () => [{ title: "Your profile · Lockstep" }];

/** The own profile; a guest sees the ways to sign in. */
export default function Profile() {
  const { user } = useSession();
  if (user) {
    return (
      <div className="wrap page-body page-enter wrap-profile">
        <OwnPage key={user.id} user={user} places={<ProfileLinks />} />
      </div>
    );
  }
  return (
    <div className="wrap page-body page-enter wrap-form">
      <FigurePoster className="on-bg mb-6 w-full max-w-64" movement="deep-squat-hold" variant="bodyweight" aspect={1.4} />
      <h1 className="d text-40">Please sign in to view your profile</h1>
      <p className="mt-3 text-17 text-fg-2">
        An account keeps your plan, sets and progress on every device. What you planned here comes with you.
      </p>
      <div className="mt-6 grid gap-2">
        <LinkButton to={loginPath("/profile")} size="lg">
          Sign in
        </LinkButton>
        <LinkButton to={keepRedirect("/register", "/profile")} look="secondary">
          Create an account
        </LinkButton>
      </div>
    </div>
  );
}
