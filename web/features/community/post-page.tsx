import type { Post } from "@lockstep/contract/community.ts";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { ApiError } from "../../api/client.ts";
import { useMe } from "../../session/me.ts";
import type { PageUser } from "../../session/me.ts";
import { PostCard } from "./post-card.tsx";
import { PostSkeletons } from "./post-list.tsx";
import { postOptions } from "./queries.ts";
import { useLivePosts } from "./use-post-news.ts";
import { LinkButton } from "../../ui/button.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { Page } from "../../ui/page.tsx";

const LONGEST_TITLE = 60;

/** What a tab and a bookmark are called: the beginning of what was written. */
export function titleOf(post: Pick<Post, "content" | "author">): string {
  const words = post.content.replaceAll(/\s+/g, " ").trim();
  const beginning =
    words.length <= LONGEST_TITLE
      ? words
      : `${words.slice(0, LONGEST_TITLE).replace(/\s?\S*$/, "") || words.slice(0, LONGEST_TITLE)}…`;
  return `${post.author.username}: ${beginning} · Lockstep`;
}

/** Where the post is, for the way back. */
function placeOf(post: Post | undefined): { to: string; name: string } {
  if (post?.groupId) return { to: `/groups/${post.groupId}`, name: post.groupName ?? "The group" };
  return { to: "/community", name: "Activity Feed" };
}

/** The post was deleted, never was, or isn't for these eyes: said kindly, with the way on. */
function PostGone({ art }: { art: ReactNode }) {
  return (
    <Page
      title="This post isn't available."
      intro="It may have been deleted, it may be private, or the link may be incomplete."
      width="reading"
    >
      <title>Not available · Lockstep</title>
      <LinkButton to="/community" icon={<ArrowLeft aria-hidden="true" />}>
        Activity Feed
      </LinkButton>
      {art}
    </Page>
  );
}

/** One post with its comments. Everyone who may read it may open it. */
export function PostPage({ id, user, signInTo, art }: { id: string; user: PageUser | null; signInTo: string; art: ReactNode }) {
  const me = useMe(user);
  const viewer = user?.id ?? null;
  const navigate = useNavigate();
  useLivePosts(viewer);
  const query = useQuery(postOptions(viewer, id));
  const [commentsOpen, setCommentsOpen] = useState(true);
  const post = query.data;
  const status = query.error instanceof ApiError ? query.error.status : 0;
  // An address that's no id at all is refused with 422: to a person it's a post that isn't there.
  if (query.isError && (status === 404 || status === 422)) return <PostGone art={art} />;
  const place = placeOf(post);
  return (
    <div className="wrap page-body wrap-reading">
      <title>{post ? titleOf(post) : "Post · Lockstep"}</title>
      <h1 className="visually-hidden">{post ? `Post by ${post.author.username}` : "Post"}</h1>
      <Link to={place.to} className="link mb-4 inline-flex min-h-11 items-center gap-2">
        <ArrowLeft size={20} aria-hidden="true" /> {place.name}
      </Link>
      {post ? (
        <PostCard
          post={post}
          me={me}
          signInTo={signInTo}
          whole
          commentsOpen={commentsOpen}
          onComments={setCommentsOpen}
          onGone={() => void navigate(place.to)}
        />
      ) : query.isError ? (
        <ErrorView title="We couldn't load the post." level={2} onRetry={() => void query.refetch()}>
          {query.error instanceof ApiError ? query.error.message : "Please try again."}
        </ErrorView>
      ) : (
        <PostSkeletons label="Post" count={1} />
      )}
    </div>
  );
}
