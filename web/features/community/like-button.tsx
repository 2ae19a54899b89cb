import type { Post } from "@lockstep/contract/community.ts";
import { Heart } from "lucide-react";
import { useNavigate } from "react-router";
import { logFailure } from "../../api/log-failure.ts";
import { useToast } from "../../ui/toast.tsx";
import type { Me } from "../../session/me.ts";
import { countText } from "../../ui/count-text.ts";
import { sendLike, useLikeIntent, withIntent } from "./pending-posts.ts";
import "./posts.css";

/** The heart of a post. It counts at once; the server has the last word on the number. A visitor is led to sign in and back. */
export function LikeButton({ post, me, signInTo }: { post: Post; me: Me | null; signInTo: string }) {
  const intent = useLikeIntent(me?.id ?? null, post.id);
  const navigate = useNavigate();
  const toast = useToast();
  const { likedByMe, likeCount } = withIntent(post, intent);
  const press = () => {
    if (me === null) {
      void navigate(signInTo);
      return;
    }
    sendLike(me.id, post.id, !likedByMe).catch((error: unknown) => {
      logFailure("A like was not kept", error);
      toast({ message: "We couldn't save this on your device. Please try again.", tone: "error" });
    });
  };
  return (
    <button type="button" className="post-act like-button" aria-pressed={likedByMe} onClick={press}>
      <Heart size={22} aria-hidden="true" />
      <span className="visually-hidden">Like</span>
      <span className="tabular-nums">{countText(likeCount)}</span>
    </button>
  );
}
