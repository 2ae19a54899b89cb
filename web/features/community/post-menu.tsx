import { Ellipsis } from "lucide-react";
import type { Post } from "@lockstep/contract/community.ts";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../../ui/button.tsx";
import type { Me } from "../../session/me.ts";

const PostMenuOpen = lazy(() => import("./post-menu-open.tsx"));

export interface PostMenuProps {
  readonly post: Post;
  readonly me: Me | null;
  readonly onEdit: () => void;
  readonly onGone?: (() => void) | undefined;
}

/** What may be done with a post, behind one button. Its machinery comes with the first press. */
export function PostMenu(props: PostMenuProps) {
  const [used, setUsed] = useState(false);
  const button = (
    <IconButton
      label={`Options for ${props.post.author.username}'s post`}
      className="-mr-2 -mt-1 shrink-0"
      aria-haspopup="menu"
      onClick={used ? undefined : () => setUsed(true)}
    >
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <PostMenuOpen {...props} trigger={button} />
    </Suspense>
  );
}
