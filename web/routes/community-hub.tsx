import { useSession } from "../session/session.ts";
import { FreshPosts } from "../features/community/fresh-posts.tsx";
import { HubPage } from "../features/streaks/hub-page.tsx";
import { TrainedPeople } from "../features/today/trained-people.tsx";
import { FigurePoster } from "../figure/figure-player.tsx";
import { keepRedirect } from "../shell/account-paths.ts";
import { loginPath } from "../shell/guard-rule.ts";

export const meta = () => [{ title: "Community · Lockstep" }];

export default function CommunityHub() {
  const { user } = useSession();
  return (
    <div className="wrap page-body page-enter">
      <HubPage
        key={user?.id ?? ""}
        user={user}
        signInTo={loginPath("/community-hub")}
        registerTo={keepRedirect("/register", "/community-hub")}
        art={<FigurePoster className="on-volt w-72" movement="squat" variant="goblet" aspect={1.1} />}
        fresh={<FreshPosts viewer={user?.id ?? null} />}
        people={user === null ? null : <TrainedPeople userId={user.id} />}
      />
    </div>
  );
}
