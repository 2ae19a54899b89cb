import { useSession } from "../features/accounts/session.ts";
import { ChallengesPage } from "../features/streaks/challenges-page.tsx";
import { FigurePoster } from "../features/training/figure-player.tsx";
import { Page } from "../ui/page.tsx";

export const meta = () => [{ title: "Weekly Challenges · Lockstep" }];

/** Guarded: without a session the guard leads to sign in. */
export default function Challenges() {
  const { user } = useSession();
  return (
    <Page
      title="Weekly Challenges"
      intro="New ones every Monday. What you log counts by itself, also what you logged before you join."
    >
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
