import { listPosts } from "@lockstep/contract/community.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { callApi } from "../../api/client.ts";
import type { Viewer } from "../../session/me.ts";
import { MemberRow } from "../../ui/member-row.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

const SHOWN = 3;

/** The latest of the people the viewer follows; of everyone while those haven't posted. Their own aren't news to them. */
async function readFresh(viewer: Viewer, signal: AbortSignal) {
  const fromOthers = async (following: boolean) =>
    (await callApi(listPosts, { query: following ? { following: "true" } : {} }, { signal })).items
      .filter(({ author }) => author.id !== viewer)
      .slice(0, SHOWN);
  const followed = viewer === null ? [] : await fromOthers(true);
  return followed.length > 0 ? { isFollowed: true, posts: followed } : { isFollowed: false, posts: await fromOthers(false) };
}

/** The newest posts in a few words, each leading to its page. Nothing while there are none, or they can't be read. */
export function FreshPosts({ viewer }: { viewer: Viewer }) {
  const { data, isPending } = useQuery({
    queryKey: ["posts", "fresh", viewer],
    queryFn: ({ signal }) => readFresh(viewer, signal),
    networkMode: "always",
    refetchOnReconnect: true,
  });
  if (isPending)
    return (
      <Loading label="Loading the latest posts" className="grid gap-3">
        {Array.from({ length: SHOWN }, (_, index) => (
          <Skeleton key={index} className="h-24" />
        ))}
      </Loading>
    );
  if (data === undefined || data.posts.length === 0) return null;
  return (
    <section aria-labelledby="fresh-heading">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="fresh-heading" className="d2 text-26">
          {data.isFollowed ? "From people you follow" : "Latest posts"}
        </h2>
        <Link to="/community" className="link inline-flex min-h-11 items-center gap-2">
          See all <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
      <ul className="grid gap-3">
        {data.posts.map(({ id, author, createdAt, content, workout }) => (
          <li key={id} className="card">
            <MemberRow
              member={author}
              below={
                <Link to={`/posts/${id}`} className="when-link">
                  <RelativeTime at={createdAt} />
                </Link>
              }
            />
            <p className="mt-3 line-clamp-3 wrap-anywhere">{content}</p>
            {workout === null ? null : (
              <p className="mt-2 text-14 text-fg-2">
                {`${workout.title} · ${workout.exercises.length} ${workout.exercises.length === 1 ? "exercise" : "exercises"}`}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
