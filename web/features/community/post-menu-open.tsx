import { Ban, Flag, Link2, Pencil, Pin, PinOff, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ReactElement } from "react";
import { Menu, MenuItem } from "../../ui/menu.tsx";
import { BlockDialog } from "./block-dialog.tsx";
import type { PostMenuProps } from "./post-menu.tsx";
import { useCopyLink } from "./share-post.tsx";
import { usePostActions } from "./use-post-actions.ts";
import { Report } from "../moderation/index.ts";

/** A post's open menu with its dialogs. The server's answer (`canEdit` and so on) decides what's in it. */
export default function PostMenuOpen({ post, me, onEdit, onGone, trigger }: PostMenuProps & { trigger: ReactElement }) {
  const [asked, setAsked] = useState<"report" | "block" | null>(null);
  const copyLink = useCopyLink();
  const { remove, setPinned } = usePostActions(me, onGone);
  const mayBlock = me !== null && me.id !== post.author.id;
  return (
    <>
      <Menu trigger={trigger} align="end" defaultOpen>
        {post.canEdit ? (
          <MenuItem icon={<Pencil size={20} aria-hidden="true" />} onClick={onEdit}>
            Edit post
          </MenuItem>
        ) : null}
        {post.canPin ? (
          <MenuItem
            icon={post.isPinned ? <PinOff size={20} aria-hidden="true" /> : <Pin size={20} aria-hidden="true" />}
            onClick={() => void setPinned(post, !post.isPinned)}
          >
            {post.isPinned ? "Unpin post" : "Pin to top"}
          </MenuItem>
        ) : null}
        <MenuItem icon={<Link2 size={20} aria-hidden="true" />} onClick={() => void copyLink(post)}>
          Copy link
        </MenuItem>
        {post.canReport ? (
          <MenuItem icon={<Flag size={20} aria-hidden="true" />} onClick={() => setAsked("report")}>
            Report post
          </MenuItem>
        ) : null}
        {mayBlock ? (
          <MenuItem icon={<Ban size={20} aria-hidden="true" />} onClick={() => setAsked("block")}>
            Block {post.author.username}
          </MenuItem>
        ) : null}
        {post.canDelete ? (
          <MenuItem danger icon={<Trash2 size={20} aria-hidden="true" />} onClick={() => void remove(post)}>
            Delete post
          </MenuItem>
        ) : null}
      </Menu>
      <BlockDialog member={post.author} open={asked === "block"} onClose={() => setAsked(null)} onBlocked={onGone} />
      {asked === "report" ? <Report subject={{ type: "post", id: post.id }} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
