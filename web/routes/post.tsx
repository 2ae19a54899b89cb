import { useParams } from "react-router";
import { useSession } from "../session/session.ts";
import { PostPage } from "../features/community/post-page.tsx";
import { FigurePoster } from "../figure/figure-player.tsx";
import { loginPath } from "../shell/guard-rule.ts";
import { PostSkeletons } from "../features/community/post-list.tsx";

/** Its document gets the title from the page: a title of the route would be before it and win. */
export default function Post() {
  const { id } = useParams();
  const { user, pending } = useSession();
  // The answer depends on who's looking: a visitor's would only be thrown away.
  if (pending) {
    return (
      <div className="wrap page-body wrap-reading">
        <title>Post · Lockstep</title>
        <PostSkeletons label="Post" count={1} />
      </div>
    );
  }
  return (
    <PostPage
      key={id}
      id={id ?? ""}
      user={user}
      signInTo={loginPath(`/posts/${id ?? ""}`)}
      art={
        <FigurePoster
          className="on-bg mt-9 w-full max-w-[300px]"
          movement="hip-flexor-stretch"
          variant="bodyweight"
          aspect={1.3}
        />
      }
    />
  );
}
