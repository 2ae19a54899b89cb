import type { Post } from "@lockstep/contract/community.ts";
import { Heart } from "lucide-react";
import { useNavigate } from "react-router";
import { logFailure } from "../api/log-failure.ts";
import { useToast } from "../ui/toast.tsx";
import type { Me } from "./person.ts";
import { countText } from "./words.ts";
import { intentFor, sendLike, useWaiting, withIntent } from "./waiting.ts";
import "./people.css";

/** The heart of a post. It counts at once; the server has the last word on the number. A visitor is led to sign in and back. */
export function LikeButton({ post, me, signInTo }: { post: Post; me: Me | null; signInTo: string }) {
  const waiting = useWaiting();
  const navigate = useNavigate();
  const toast = useToast();
  const { likedByMe, likeCount } = withIntent(post, intentFor(waiting, me?.id ?? null, post.id));
  const press = () => {
    if (me === null) {
      void navigate(signInTo);
      return;
    }
    sendLike(me.id, post.id, !likedByMe).catch((error: unknown) => {
      logFailure("A like was not kept", error);
      toast({ message: "This could not be stored on the device. Please try again.", tone: "error" });
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
