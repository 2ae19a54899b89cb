import { useSearchParams } from "react-router";
import { useSession } from "../session/session.ts";
import { ModerationPage } from "../features/moderation/moderation-page.tsx";
import { FigurePoster } from "../figure/figure-player.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import NotFound from "./not-found.tsx";

export const meta = () => [{ title: "Moderation · Lockstep" }, { name: "robots", content: "noindex" }];

/** For moderators; everyone else finds no page here. The server asks again at every call. */
export default function Moderation() {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  if (user?.role !== "moderator") return <NotFound />;
  return (
    <Page
      title="Moderation"
      width="reading"
      actions={
        <LinkButton to="/moderation/contact" look="secondary" size="sm">
          Support inbox
        </LinkButton>
      }
    >
      <ModerationPage
        view={params.get("view") === "log" ? "log" : "queue"}
        onView={(view) => setParams(view === "log" ? { view } : {}, { replace: true })}
        art={
          <FigurePoster className="on-bg w-full max-w-[220px]" movement="hip-flexor-stretch" variant="bodyweight" aspect={1.3} />
        }
      />
    </Page>
  );
}
