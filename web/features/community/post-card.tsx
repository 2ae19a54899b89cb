import { patchPost } from "@lockstep/contract/community.ts";
import type { Post } from "@lockstep/contract/community.ts";
import { useQueryClient } from "@tanstack/react-query";
import { splitContent } from "@lockstep/domain/ai-posts/ai-post.ts";
import { ArrowRight, EyeOff, Hourglass, MessageSquare, Pin, Sparkles } from "lucide-react";
import { lazy, useCallback, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, RefObject } from "react";
import { Link } from "react-router";
import { callApi } from "../../api/client.ts";
import { Chip } from "../../ui/chip.tsx";
import { cx } from "../../ui/cx.ts";
import { LazyPart } from "../../ui/lazy-part.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { CommentPanel } from "./comment-panel.tsx";
import { LikeButton } from "./like-button.tsx";
import { MemberRow } from "../../ui/member-row.tsx";
import type { Me } from "../../session/me.ts";
import { changePost } from "./post-cache.ts";
import { PostEditor } from "./post-editor.tsx";
import type { PostEditorProps } from "./post-editor.tsx";
import { PostMenu } from "./post-menu.tsx";
import { PostPicture } from "./post-picture.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { SafeText } from "../../ui/safe-text.tsx";
import { SharePost } from "./share-post.tsx";
import { TYPE_NAMES } from "./words.ts";
import { countText } from "../../ui/count-text.ts";
import "./posts.css";

/** Few posts have one. */
const PostedWorkout = lazy(() => import("./posted-workout.tsx"));

export interface PostCardProps {
  readonly post: Post;
  readonly me: Me | null;
  /** The sign-in page with the way back. */
  readonly signInTo: string;
  /** Of the author's name: 2 below the page's title, 3 below a heading of the list. */
  readonly level?: 2 | 3;
  /** Are the comments open? The list decides, because a group shows one box at a time. */
  readonly commentsOpen: boolean;
  readonly onComments: (open: boolean) => void;
  /** Names the group of a post, except inside that group. */
  readonly showGroup?: boolean;
  /** Its own page shows the whole text. */
  readonly whole?: boolean;
  /** The post was deleted, hidden by a block or the like: where does the focus go? */
  readonly onGone?: () => void;
  readonly position?: number;
}

/** What its author has to know about a post that not everyone sees. */
function StateNote({ state }: { state: Post["state"] }) {
  if (state === "visible") return null;
  const held = state === "held";
  const Icon = held ? Hourglass : EyeOff;
  return (
    <p className="panel post-note">
      <Icon size={18} aria-hidden="true" />
      <span>
        <strong className="font-label">{held ? "Under review." : "A moderator removed this post."}</strong>{" "}
        {held ? "Only you can see it for now." : "Only you can see it."}
      </span>
    </p>
  );
}

function When({ post, showGroup, aiId }: { post: Post; showGroup: boolean; aiId: string }) {
  return (
    <>
      <Link to={`/posts/${post.id}`} className="when-link">
        <RelativeTime at={post.createdAt} />
      </Link>
      {post.aiGenerated ? (
        <>
          {" "}
          <span id={aiId} className="post-ai">
            <Sparkles size={14} aria-hidden="true" /> Written by AI
          </span>
        </>
      ) : null}
      {post.editedAt === null ? null : <span> · edited</span>}
      {showGroup && post.groupId !== null && post.groupName !== null ? (
        <span>
          {" "}
          · in{" "}
          <Link to={`/groups/${post.groupId}`} className="when-link font-label">
            {post.groupName}
          </Link>
        </span>
      ) : null}
    </>
  );
}

function Marks({ post }: { post: Post }) {
  return (
    <>
      {post.isPinned ? (
        <Chip className="max-sm:hidden">
          <Pin aria-hidden="true" /> Pinned
        </Chip>
      ) : null}
      {post.postType === "general" ? null : <Chip className="post-type">{TYPE_NAMES[post.postType]}</Chip>}
    </>
  );
}

/** What was written. An AI post may end with a way into the app. */
function Words({ post, id, whole }: { post: Post; id: string; whole: boolean }) {
  const { text, link } = post.aiGenerated ? splitContent(post.content) : { text: post.content, link: null };
  return (
    <>
      <SafeText key={post.editedAt} text={text} id={id} className="post-text" whole={whole} />
      {link === null ? null : (
        <Link to={link.path} className="link post-way">
          {link.label} <ArrowRight size={18} aria-hidden="true" />
        </Link>
      )}
    </>
  );
}

function CommentsButton({ post, open, panelId, onToggle }: { post: Post; open: boolean; panelId: string; onToggle: () => void }) {
  return (
    <button type="button" className="post-act" aria-expanded={open} aria-controls={open ? panelId : undefined} onClick={onToggle}>
      <MessageSquare size={22} aria-hidden="true" />
      <span className="visually-hidden">Comments</span>
      <span className="tabular-nums">{countText(post.commentCount)}</span>
    </button>
  );
}

/** A post, written below its author's name: text, picture, heart, comments, what may be done with it. */
export function PostCard(props: PostCardProps) {
  const { post, me, signInTo, level = 2, commentsOpen, onComments, showGroup = true, whole = false, onGone, position } = props;
  const id = useId();
  const article = useRef<HTMLElement>(null);
  const [editing, setEditing] = useState(false);
  const stopEditing = useCallback(() => {
    setEditing(false);
    article.current?.focus();
  }, []);
  const queryClient = useQueryClient();
  const save: PostEditorProps["save"] = async ({ imageAlt, ...words }) => {
    const body = { ...words, ...(post.imageUrl === null ? {} : { imageAlt }) };
    const changed = await callApi(patchPost, { params: { id: post.id }, body });
    changePost(queryClient, post.id, () => changed);
  };
  const panelId = `${id}-comments`;
  return (
    <article
      ref={article}
      className="card post"
      tabIndex={-1}
      aria-labelledby={post.aiGenerated ? `${id}-name ${id}-ai` : `${id}-name`}
      aria-describedby={editing ? undefined : `${id}-text`}
      aria-posinset={position}
      aria-setsize={position === undefined ? undefined : -1}
      data-post={post.id}
    >
      <div className="flex items-start gap-2">
        <MemberRow
          className="min-w-0 flex-1"
          member={post.author}
          level={level}
          nameId={`${id}-name`}
          below={<When post={post} showGroup={showGroup} aiId={`${id}-ai`} />}
          end={<Marks post={post} />}
        />
        <PostMenu post={post} me={me} onEdit={() => setEditing(true)} onGone={onGone} />
      </div>
      <StateNote state={post.state} />
      {editing ? (
        <PostEditor post={post} save={save} onDone={stopEditing} />
      ) : (
        <Words post={post} id={`${id}-text`} whole={whole} />
      )}
      {post.workout === null ? null : (
        <LazyPart waiting={<Skeleton className="mt-4 h-60" />}>
          <PostedWorkout post={post} card={post.workout} me={me} whole={whole} />
        </LazyPart>
      )}
      {hasPicture(post) ? <PostPicture post={post} /> : null}
      <div className="post-actions">
        <LikeButton post={post} me={me} signInTo={signInTo} />
        <CommentsButton post={post} open={commentsOpen} panelId={panelId} onToggle={() => onComments(!commentsOpen)} />
        {post.state === "visible" ? <SharePost post={post} /> : null}
      </div>
      {commentsOpen ? <CommentPanel id={panelId} post={post} me={me} signInTo={signInTo} level={level === 2 ? 3 : 4} /> : null}
    </article>
  );
}

function hasPicture(post: Post): post is Post & { imageUrl: string } {
  return post.imageUrl !== null;
}

/** The cards of a list as one feed: Page Up and Page Down go from post to post. */
export function FeedFrame({
  label,
  busy,
  frame,
  children,
}: {
  label: string;
  busy: boolean;
  frame?: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = event.key === "PageDown" ? 1 : event.key === "PageUp" ? -1 : 0;
    if (by === 0 || event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement) return;
    const articles = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-post]")];
    const at = articles.findIndex((each) => each.contains(document.activeElement));
    const next = articles[at + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of a feed, as ARIA describes them
    <div ref={frame} role="feed" aria-label={label} aria-busy={busy} className={cx("feed")} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
