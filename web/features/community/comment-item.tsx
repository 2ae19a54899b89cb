import { patchComment } from "@lockstep/contract/community.ts";
import type { Comment } from "@lockstep/contract/community.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { callApi } from "../../api/client.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { useToast } from "../../ui/toast.tsx";
import { smallAvatar } from "../../ui/small-avatar.ts";
import type { Me } from "../../session/me.ts";
import { CommentEditor } from "./comment-editor.tsx";
import { changeComment } from "./post-cache.ts";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { SafeText } from "../../ui/safe-text.tsx";
import { useRemoveComment } from "./use-post-actions.ts";
import { withdraw } from "./pending-posts.ts";
import type { PendingComment } from "./pending-posts.ts";
import { Report } from "../moderation/index.ts";

const STATE_TEXT: Readonly<Record<Comment["state"], string | null>> = {
  visible: null,
  held: "Under review. Only you can see it for now.",
  hidden: "A moderator removed this comment. Only you can see it.",
};

/** One comment: who, when, what, and what may be done with it. */
export function CommentItem({
  comment,
  me,
  level,
  onGone,
}: {
  comment: Comment;
  me: Me | null;
  level: 3 | 4;
  onGone: () => void;
}) {
  const queryClient = useQueryClient();
  const [editing, setEditing] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const save = async (content: string) => {
    const changed = await callApi(patchComment, { params: { id: comment.id }, body: { content } });
    changeComment(queryClient, me?.id ?? null, comment.postId, comment.id, changed);
  };
  const { author, state } = comment;
  const Name = `h${level}` as const;
  return (
    <li ref={item} className="comment" tabIndex={-1} data-comment={comment.id}>
      <Avatar name={author.username} src={smallAvatar(author.avatarUrl)} size={36} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <Name className="member-name text-15">
            <Link to={`/members/${author.username}`} className="member-link">
              {author.username}
            </Link>
          </Name>
          <span className="text-14 text-fg-2">
            <RelativeTime at={comment.createdAt} />
            {comment.editedAt === null ? null : " · edited"}
          </span>
        </div>
        {editing ? (
          <CommentEditor
            content={comment.content}
            save={save}
            onDone={() => {
              setEditing(false);
              item.current?.focus();
            }}
          />
        ) : (
          <SafeText key={comment.editedAt} text={comment.content} />
        )}
        {STATE_TEXT[state] === null ? null : <p className="mt-1 text-14 font-label text-fg-2">{STATE_TEXT[state]}</p>}
        {editing ? null : <CommentActs comment={comment} me={me} onEdit={() => setEditing(true)} onGone={onGone} />}
      </div>
    </li>
  );
}

function CommentActs({
  comment,
  me,
  onEdit,
  onGone,
}: {
  comment: Comment;
  me: Me | null;
  onEdit: () => void;
  onGone: () => void;
}) {
  const [reporting, setReporting] = useState(false);
  const remove = useRemoveComment(me, onGone);
  const { canEdit, canDelete, canReport, author } = comment;
  if (!canEdit && !canDelete && !canReport) return null;
  return (
    <div className="comment-actions">
      {canEdit ? (
        <button type="button" onClick={onEdit}>
          Edit<span className="visually-hidden"> your comment</span>
        </button>
      ) : null}
      {canDelete ? (
        <button type="button" onClick={() => void remove(comment)}>
          Delete<span className="visually-hidden"> the comment by {author.username}</span>
        </button>
      ) : null}
      {canReport ? (
        <button type="button" onClick={() => setReporting(true)}>
          Report<span className="visually-hidden"> the comment by {author.username}</span>
        </button>
      ) : null}
      {reporting ? <Report subject={{ type: "comment", id: comment.id }} onClose={() => setReporting(false)} /> : null}
    </div>
  );
}

/** A comment that's waiting on the device or was refused. */
export function PendingCommentItem({ entry, me }: { entry: PendingComment; me: Me | null }) {
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(entry.change.content).then(
      () => toast({ message: "Copied!" }),
      () => toast({ message: "Your browser won't let us copy.", tone: "error" }),
    );
  };
  return (
    <li className="comment">
      <Avatar name={me?.username ?? "?"} src={smallAvatar(me?.avatarUrl ?? null)} size={36} />
      <div className="min-w-0 flex-1">
        <p className="member-name text-15">{me?.username}</p>
        <SafeText text={entry.change.content} />
        <p className="text-14 font-label text-fg-2">{entry.refusal ?? "Not sent yet"}</p>
        <div className="comment-actions">
          <button type="button" onClick={() => void copy()}>
            Copy text
          </button>
          <button type="button" onClick={() => void withdraw(entry)}>
            Discard
          </button>
        </div>
      </div>
    </li>
  );
}
