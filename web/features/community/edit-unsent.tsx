import type { OutboxEntry } from "../../offline/outbox.ts";
import { CommentEditor } from "./comment-editor.tsx";
import { rewrite, rewriteComment } from "./pending-posts.ts";
import type { WaitingComment, WaitingPost } from "./pending-posts.ts";
import { PostEditor } from "./post-editor.tsx";

interface Edited<Change> {
  readonly entry: OutboxEntry<Change>;
  readonly onDone: () => void;
}

/** Changes the words of a post that waits or was refused. */
export function EditUnsentPost({ entry, onDone }: Edited<WaitingPost>) {
  const { createdAt: _createdAt, ...words } = entry.change;
  const { groupId } = words;
  return (
    <PostEditor
      post={{ ...words, imageUrl: null, imageAlt: null }}
      save={({ imageAlt: _imageAlt, ...edited }) => rewrite(entry, { ...edited, groupId })}
      onDone={onDone}
    />
  );
}

/** Changes the words of a comment that waits or was refused. */
export function EditUnsentComment({ entry, onDone }: Edited<WaitingComment>) {
  return <CommentEditor content={entry.change.content} save={(content) => rewriteComment(entry, content)} onDone={onDone} />;
}
