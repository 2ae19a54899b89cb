import { Trophy, Users } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { Composer } from "./composer.tsx";
import { useMe } from "../../session/me.ts";
import type { PageUser } from "../../session/me.ts";
import { PostList } from "./post-list.tsx";
import { Button } from "../../ui/button.tsx";
import { ToggleChip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { filterParams, readFilter, TYPE_CHIPS } from "./feed-filter.ts";
import type { FeedFilter } from "./feed-filter.ts";
import "./feed.css";

function Filters({
  filter,
  signedIn,
  onChange,
}: {
  filter: FeedFilter;
  signedIn: boolean;
  onChange: (filter: FeedFilter) => void;
}) {
  return (
    <div role="group" aria-label="Filter posts" className="feed-filters">
      {TYPE_CHIPS.map(({ type, label }) => (
        <ToggleChip key={label} pressed={filter.postType === type} onClick={() => onChange({ ...filter, postType: type })}>
          {label}
        </ToggleChip>
      ))}
      {signedIn ? (
        <ToggleChip
          className="feed-following"
          pressed={filter.following}
          onClick={() => onChange({ ...filter, following: !filter.following })}
        >
          Following
        </ToggleChip>
      ) : null}
    </div>
  );
}

/** No posts, and why: nobody wrote, or the filter leaves nothing over. */
function NoPosts({ filter, art, onReset }: { filter: FeedFilter; art: ReactNode; onReset: () => void }) {
  if (filter.postType === null && !filter.following)
    return <EmptyState art={art} title="No posts yet. Be the first to share your fitness journey!" />;
  return (
    <EmptyState
      art={art}
      title={filter.following ? "Nothing from people you follow yet" : "No posts of this type yet"}
      action={<Button onClick={onReset}>Show all posts</Button>}
    >
      {filter.following
        ? "Follow people from their profiles and you'll see their posts here."
        : "Be the first: pick this type when you post."}
    </EmptyState>
  );
}

/** The quiet side of a wide screen: where else to go, and how people treat each other here. */
function Aside() {
  return (
    <aside className="feed-aside" aria-label="More in the community">
      <nav aria-label="Community">
        <ul className="grid gap-1">
          <li>
            <Link to="/groups" className="feed-way">
              <Users size={20} aria-hidden="true" /> Fitness Groups
            </Link>
          </li>
          <li>
            <Link to="/challenges" className="feed-way">
              <Trophy size={20} aria-hidden="true" /> Weekly Challenges
            </Link>
          </li>
        </ul>
      </nav>
      <section aria-labelledby="feed-manners">
        <h2 id="feed-manners" className="d2 text-20">
          Community guidelines
        </h2>
        <p className="mt-2 text-fg-2">
          Cheer people on, ask questions, share what works. Don't judge other people's bodies or meals. If something crosses the
          line, report it from the post's menu. Moderators review reports within 24 to 48 hours.
        </p>
      </section>
    </aside>
  );
}

/** The activity feed: what people share, and where one shares. Everyone may read. */
export function FeedPage({ user, signInTo, art }: { user: PageUser | null; signInTo: string; art: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const me = useMe(user);
  const filter = readFilter(params, user !== null);
  const setFilter = (next: FeedFilter) => setParams(filterParams(next), { replace: true, preventScrollReset: true });
  const list = { of: "feed", ...filter } as const;
  return (
    <Page title="Activity Feed">
      <div className="feed-layout">
        <div className="feed-column">
          <Filters filter={filter} signedIn={user !== null} onChange={setFilter} />
          <Composer me={me} signInTo={signInTo} />
          <PostList
            key={`${user?.id ?? ""} ${JSON.stringify(list)}`}
            list={list}
            me={me}
            signInTo={signInTo}
            label="Activity feed"
            empty={<NoPosts filter={filter} art={art} onReset={() => setFilter({ postType: null, following: false })} />}
          />
        </div>
        <Aside />
      </div>
    </Page>
  );
}
