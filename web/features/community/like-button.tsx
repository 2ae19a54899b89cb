import type { Post } from "@lockstep/contract/community.ts";
import { Heart } from "lucide-react";
import { useNavigate } from "react-router";
import { usePendingEntries } from "../../offline/use-pending-writes.ts";
import { addWrite } from "../../offline/write-kind.ts";
import { useSaving } from "../../offline/use-saving.ts";
import type { Me } from "../../session/me.ts";
import { countText } from "../../ui/count-text.ts";
import { LIKES, withLikes } from "./pending-posts.ts";
import "./posts.css";

/** The heart of a post. It counts at once; the server has the last word on the number. A visitor is led to sign in and back. */
export function LikeButton({ post, me, signInTo }: { post: Post; me: Me | null; signInTo: string }) {
  const likes = usePendingEntries(LIKES, me?.id ?? null);
  const navigate = useNavigate();
  const saving = useSaving();
  const { likedByMe, likeCount } = withLikes(post, likes);
  const press = () => {
    if (me === null) {
      void navigate(signInTo);
      return;
    }
    void saving(addWrite(LIKES, me.id, { postId: post.id, liked: !likedByMe }));
  };
  return (
    <button type="button" className="post-act like-button" aria-pressed={likedByMe} onClick={press}>
      <Heart size={22} aria-hidden="true" />
      <span className="visually-hidden">Like</span>
      <span className="tabular-nums">{countText(likeCount)}</span>
    </button>
  );
}
