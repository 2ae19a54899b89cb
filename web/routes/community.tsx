import { useLocation } from "react-router";
import { useSession } from "../session/session.ts";
import { FeedPage } from "../features/community/feed-page.tsx";
import { FigurePoster } from "../figure/figure-player.tsx";
import { loginPath } from "../shell/guard-rule.ts";

export const meta = () => [{ title: "Activity Feed · Lockstep" }];

export default function Community() {
  const { user } = useSession();
  const { search } = useLocation();
  return (
    <FeedPage
      user={user}
      signInTo={loginPath(`/community${search}`)}
      art={<FigurePoster className="on-bg w-44" movement="hip-flexor-stretch" variant="bodyweight" aspect={1.3} />}
    />
  );
}
