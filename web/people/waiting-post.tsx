import { CloudOff } from "lucide-react";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { useToast } from "../ui/toast.tsx";
import { keepDraft } from "./drafts.ts";
import { smallAvatar } from "./person.ts";
import type { Me } from "./person.ts";
import { SafeText } from "./safe-text.tsx";
import { discardWaiting } from "./waiting.ts";
import type { WaitingPost } from "./waiting.ts";
import { TYPE_NAMES } from "./words.ts";

/** An own post that waits on the device, or that the server would not take: its text is never lost. */
export function WaitingPostCard({ write, me, onEditAgain }: { write: WaitingPost; me: Me; onEditAgain: () => void }) {
  const toast = useToast();
  const { content, postType, groupId, refused } = write;
  const editAgain = () => {
    keepDraft(me.id, groupId === null ? "post" : `group.${groupId}`, { content, postType, id: null });
    void discardWaiting(write);
    onEditAgain();
    toast({ message: "The text is back where you wrote it" });
  };
  return (
    <div className="card post post-waiting">
      <div className="flex items-center gap-3">
        <Avatar name={me.username} src={smallAvatar(me.avatarUrl)} size={44} />
        <div className="min-w-0 flex-1">
          <p className="member-name">{me.username}</p>
          <p className="member-below">{refused === undefined ? "Waits to be sent" : "Not posted"}</p>
        </div>
        {postType === "general" ? null : <Chip className="post-type">{TYPE_NAMES[postType]}</Chip>}
      </div>
      <SafeText text={content} className="post-text" />
      {refused === undefined ? null : (
        <div className="panel grid gap-3">
          <p className="flex items-start gap-2">
            <CloudOff size={18} aria-hidden="true" className="mt-1 shrink-0" />
            {refused}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" look="secondary" onClick={editAgain}>
              Edit again
            </Button>
            <Button size="sm" look="quiet" onClick={() => void discardWaiting(write)}>
              Discard
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
