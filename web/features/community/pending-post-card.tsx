import { CloudOff } from "lucide-react";
import { useState } from "react";
import { logFailure } from "../../api/log-failure.ts";
import { newId } from "../../api/new-id.ts";
import type { Me } from "../../session/me.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { SafeText } from "../../ui/safe-text.tsx";
import { smallAvatar } from "../../ui/small-avatar.ts";
import { useToast } from "../../ui/toast.tsx";
import { rewrite, sendPostLater, withdraw } from "./pending-posts.ts";
import type { PendingPost } from "./pending-posts.ts";
import { PostEditor } from "./post-editor.tsx";
import { TYPE_NAMES } from "./words.ts";

/** Your post while it waits on the device, or after the server refused it: it can be edited or discarded, and its text is never lost. */
export function PendingPostCard({ entry, me }: { entry: PendingPost; me: Me }) {
  const toast = useToast();
  const [isEdited, setEdited] = useState(false);
  const { createdAt: _createdAt, ...words } = entry.change;
  const { content, postType, groupId } = words;
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      logFailure("An unsent post wasn't changed", error);
      toast({ message: "That didn't work. Please try again.", tone: "error" });
      return false;
    }
  };
  const discard = async () => {
    if (!(await attempt(() => withdraw(entry)))) return;
    const undo = () => void attempt(() => sendPostLater(entry.owner, newId(), words));
    toast({ message: "Post discarded", ...(entry.state === "waiting" ? { onUndo: undo } : {}) });
  };
  return (
    <article className="card post post-pending" aria-label="Unsent post">
      <div className="flex items-center gap-3">
        <Avatar name={me.username} src={smallAvatar(me.avatarUrl)} size={44} />
        <div className="min-w-0 flex-1">
          <p className="member-name">{me.username}</p>
          <p className="member-below">{entry.state === "refused" ? "Not posted" : "Not sent yet"}</p>
        </div>
        {postType === "general" ? null : <Chip className="post-type">{TYPE_NAMES[postType]}</Chip>}
      </div>
      {isEdited ? (
        <PostEditor
          post={{ ...words, imageUrl: null, imageAlt: null }}
          save={({ imageAlt: _imageAlt, ...edited }) => rewrite(entry, { ...edited, groupId })}
          onDone={() => setEdited(false)}
        />
      ) : (
        <>
          <SafeText text={content} className="post-text" />
          {entry.refusal === undefined ? null : (
            <p className="post-note">
              <CloudOff size={18} aria-hidden="true" />
              {entry.refusal}
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-2">
            {entry.state === "refused" ? (
              <Button size="sm" look="secondary" onClick={() => void attempt(() => rewrite(entry, words))}>
                Try again
              </Button>
            ) : null}
            <Button size="sm" look="secondary" onClick={() => setEdited(true)}>
              Edit
            </Button>
            <Button size="sm" look="quiet" onClick={() => void discard()}>
              Discard
            </Button>
          </div>
        </>
      )}
    </article>
  );
}
