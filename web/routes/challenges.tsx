import { useSession } from "../session/session.ts";
import { ChallengesPage } from "../features/streaks/challenges-page.tsx";
import { FigurePoster } from "../figure/figure-player.tsx";
import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Weekly Challenges · Lockstep" }];

/** Without a session the guard redirects to sign-in. */
export default function Challenges() {
  const { user } = useSession();
  return (
    <Page title="Weekly Challenges" intro="New ones every Monday. Everything you log that week counts, even before you join.">
      {user === null ? null : (
        <ChallengesPage
          key={user.id}
          user={user}
          art={<FigurePoster className="on-volt w-60" movement="lunge" variant="bodyweight" aspect={1} />}
        />
      )}
    </Page>
  );
}
