import type { Comment, Post } from "@lockstep/contract/community.ts";
import { isBlank } from "@lockstep/domain/words/is-blank.ts";
import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FormEvent } from "react";
import { Link } from "react-router";
import { ApiError } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";
import { newId } from "../../api/new-id.ts";
import { Alert } from "../../ui/alert.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { CommentItem, PendingCommentItem } from "./comment-item.tsx";
import { useDraft } from "./drafts.ts";
import { RoomLeft } from "./auto-grow-textarea.tsx";
import { MentionArea } from "./mention-area.tsx";
import { smallAvatar } from "../../ui/small-avatar.ts";
import type { Me } from "../../session/me.ts";
import { changeComment } from "./post-cache.ts";
import { commentsIn } from "./post-pages.ts";
import { publishComment } from "./publish.ts";
import { commentsOptions } from "./queries.ts";
import { usePendingEntries } from "../../offline/use-pending-writes.ts";
import { COMMENTS } from "./pending-posts.ts";
import type { PendingComment } from "./pending-posts.ts";
import { LONGEST_COMMENT, suspensionText } from "./words.ts";
import { failureText } from "../../api/failure-text.ts";
import "./posts.css";

/** The comments of a post and the field for one more. Visitors read. */
export function CommentPanel({
  id,
  post,
  me,
  signInTo,
  level,
}: {
  id: string;
  post: Post;
  me: Me | null;
  signInTo: string;
  /** Of the authors' names. */
  level: 3 | 4;
}) {
  const pending = usePendingEntries(COMMENTS, me?.id ?? null).filter(({ change }) => change.postId === post.id);
  return (
    <section id={id} className="comments" aria-label="Comments">
      <CommentList post={post} me={me} level={level} pending={pending} />
      <CommentForm post={post} me={me} signInTo={signInTo} />
    </section>
  );
}

function CommentList({
  post,
  me,
  level,
  pending,
}: {
  post: Post;
  me: Me | null;
  level: 3 | 4;
  pending: readonly PendingComment[];
}) {
  const query = useInfiniteQuery(commentsOptions(me?.id ?? null, post.id));
  const comments = commentsIn(query.data);
  const known = new Set(comments.map((each) => each.id));
  const unsent = pending.filter((each) => !known.has(each.id));
  const list = useRef<HTMLUListElement>(null);
  if (query.data === undefined && !query.isError) {
    return (
      <Loading label="Loading the comments" className="grid gap-3">
        {Array.from({ length: Math.max(1, Math.min(3, post.commentCount)) }, (_, index) => (
          <Skeleton key={index} className="h-12" />
        ))}
      </Loading>
    );
  }
  const failed = query.isError ? (
    <Alert>
      <p>
        {query.error instanceof ApiError && query.error.status === 0 ? query.error.message : "We couldn't load the comments."}
      </p>
      <Button
        size="sm"
        look="secondary"
        className="mt-3"
        busy={query.isFetching}
        onClick={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
      >
        Try again
      </Button>
    </Alert>
  ) : null;
  if (comments.length === 0 && unsent.length === 0) {
    return failed ?? <p className="text-fg-2">No comments yet. Be the first to comment!</p>;
  }
  return (
    <>
      <ul className="grid gap-4" ref={list}>
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            me={me}
            level={level}
            onGone={() => focusBeside(list.current, comment)}
          />
        ))}
        {unsent.map((entry) => (
          <PendingCommentItem key={entry.id} entry={entry} me={me} />
        ))}
      </ul>
      {failed}
      {query.hasNextPage && !query.isError ? (
        <Button
          size="sm"
          look="quiet"
          className="justify-self-start"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more comments
        </Button>
      ) : null}
    </>
  );
}

/** The keyboard goes on at the next comment, or the one before, or the field below. */
function focusBeside(list: HTMLElement | null, comment: Comment): void {
  const items = [...(list?.querySelectorAll<HTMLElement>("[data-comment]") ?? [])];
  const at = items.findIndex((each) => each.dataset["comment"] === comment.id);
  const next = items[at + 1] ?? items[at - 1] ?? list?.closest("section")?.querySelector<HTMLElement>("textarea");
  next?.focus();
}

/** The field for a comment, or what is in its place. */
function CommentForm({ post, me, signInTo }: { post: Post; me: Me | null; signInTo: string }) {
  if (me === null) {
    return (
      <p>
        <Link to={signInTo} className="link inline-flex min-h-11 items-center">
          Sign in to comment
        </Link>
      </p>
    );
  }
  if (me.suspendedUntil !== null) return <Alert tone="info">{suspensionText(me.suspendedUntil)}</Alert>;
  return post.canComment ? <WriteComment post={post} me={me} /> : null;
}

function WriteComment({ post, me }: { post: Post; me: Me }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { draft, set, clear } = useDraft(me.id, `comment.${post.id}`);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const ready = !isBlank(draft.content) && draft.content.trim().length <= LONGEST_COMMENT;
  const publish = async () => {
    const id = draft.id ?? newId();
    set({ id });
    try {
      const result = await publishComment(me.id, post.id, { id, content: draft.content.trim() });
      if (result.kind === "published") changeComment(queryClient, me.id, post.id, id, result.written);
      if (result.kind === "published" && result.written.state === "held")
        toast({ message: "Your comment is under review. Only you can see it for now." });
      clear();
      area.current?.focus();
    } catch (error) {
      logFailure("A comment wasn't posted", error);
      setProblem(failureText(error, "We couldn't post your comment. Please try again."));
    }
  };
  const send = async () => {
    if (!ready || running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    await publish();
    running.current = false;
    setBusy(false);
  };
  return (
    <form
      className="grid gap-2"
      aria-label="Write a comment"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className="comment-form">
        <Avatar name={me.username} src={smallAvatar(me.avatarUrl)} size={36} />
        <MentionArea
          label="Your comment"
          area={area}
          placeholder="Add a comment"
          className="input comment-text"
          value={draft.content}
          readOnly={busy}
          onText={(content) => {
            set({ content });
            setProblem(null);
          }}
          onSend={() => void send()}
        />
        <Button type="submit" size="sm" busy={busy} disabled={!busy && !ready} aria-keyshortcuts="Control+Enter Meta+Enter">
          Send
        </Button>
      </div>
      <RoomLeft text={draft.content} longest={LONGEST_COMMENT} />
      {problem ? <Alert>{problem}</Alert> : null}
    </form>
  );
}
