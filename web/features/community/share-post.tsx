import type { Post } from "@lockstep/contract/community.ts";
import { Share2 } from "lucide-react";
import { useCallback, useState } from "react";
import { Sheet } from "../../ui/dialog.tsx";
import { CopyLink, shareByDevice, ShareWays } from "../../ui/share-link.tsx";
import { useToast } from "../../ui/toast.tsx";
import "./posts.css";

/** The page knows under which address it was opened; the server's own may be an inner one. */
function addressOf(post: Post): string {
  return new URL(`/posts/${post.id}`, window.location.origin).href;
}

/** Copies the address of a post, and says so. */
export function useCopyLink(): (post: Post) => Promise<void> {
  const toast = useToast();
  return useCallback(
    async (post: Post) => {
      try {
        await navigator.clipboard.writeText(addressOf(post));
        toast({ message: "Copied!" });
      } catch {
        toast({ message: "Your browser won't let us copy. Use the share button to see the link.", tone: "error" });
      }
    },
    [toast],
  );
}

/** Shares the address of a post: by the device's own sharing where there's one, otherwise by a dialog with the link (SPEC 2). */
export function SharePost({ post }: { post: Post }) {
  const [open, setOpen] = useState(false);
  const title = `A post by ${post.author.username} on Lockstep`;
  const start = async () => {
    if (!(await shareByDevice(title, addressOf(post)))) setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className="post-act ml-auto"
        aria-label="Share this post"
        title="Share this post"
        onClick={() => void start()}
      >
        <Share2 size={22} aria-hidden="true" />
      </button>
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title="Share this post"
        description={post.groupId === null ? "Anyone with the link can read it." : "Anyone who can see the group can read it."}
      >
        {open ? (
          <>
            <div className="mt-5">
              <CopyLink url={addressOf(post)} />
            </div>
            <ShareWays url={addressOf(post)} title={title} />
          </>
        ) : null}
      </Sheet>
    </>
  );
}
