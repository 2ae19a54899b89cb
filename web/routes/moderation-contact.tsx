import { useSearchParams } from "react-router";
import { InboxPage } from "../features/help/inbox-page.tsx";
import { readInboxFilter } from "../features/help/inbox-filter.ts";
import { FigurePoster } from "../figure/figure-player.tsx";
import { useSession } from "../session/session.ts";
import { LinkButton } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import NotFound from "./not-found.tsx";

export const meta = () => [{ title: "Support inbox · Lockstep" }, { name: "robots", content: "noindex" }];

/** For moderators; everyone else finds no page here. The server asks again at every call. */
export default function ModerationContact() {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  if (user?.role !== "moderator") return <NotFound />;
  return (
    <Page
      title="Support inbox"
      width="reading"
      actions={
        <LinkButton to="/moderation" look="secondary" size="sm">
          Moderation
        </LinkButton>
      }
    >
      <InboxPage
        filter={readInboxFilter(params)}
        onFilter={({ view, subject }) =>
          setParams({ ...(view === "unanswered" ? {} : { view }), ...(subject === null ? {} : { subject }) }, { replace: true })
        }
        art={
          <FigurePoster className="on-bg w-full max-w-[220px]" movement="hip-flexor-stretch" variant="bodyweight" aspect={1.3} />
        }
      />
    </Page>
  );
}
