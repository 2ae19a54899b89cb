import { useEffect, useId, useRef } from "react";
import type { ComponentProps } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { cx } from "../../ui/cx.ts";
import { AutoGrowTextarea } from "./auto-grow-textarea.tsx";
import { smallAvatar } from "../../ui/small-avatar.ts";
import { useMentions } from "./use-mentions.ts";
import "./posts.css";

type Members = ReturnType<typeof useMentions>["members"];

/** A field that grows, and helps with names: after an @ it lists members, to be chosen with arrows and Enter or by a press. Escape closes the list only. */
export function MentionArea({ area, value, onText, onKeyDown, className, ...rest }: ComponentProps<typeof AutoGrowTextarea>) {
  const own = useRef<HTMLTextAreaElement>(null);
  const box = area ?? own;
  const listId = useId();
  const { members, at, take, close, onInput, onSelect, onKey } = useMentions(box, value, onText);
  const open = members.length > 0;
  return (
    <div className="mention-area">
      <AutoGrowTextarea
        {...rest}
        area={box}
        value={value}
        className={cx("w-full", className)}
        onText={onInput}
        onSelect={onSelect}
        onBlur={close}
        onKeyDown={(event) => {
          if (!onKey(event)) onKeyDown?.(event);
        }}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? `${listId}-${at}` : undefined}
      />
      {open ? <MemberOptions id={listId} members={members} at={at} onTake={take} /> : null}
      <p role="status" className="visually-hidden">
        {open ? `${members.length === 1 ? "1 member" : `${members.length} members`}. Use the arrow keys, then press Enter.` : ""}
      </p>
    </div>
  );
}

function MemberOptions({
  id,
  members,
  at,
  onTake,
}: {
  id: string;
  members: Members;
  at: number;
  onTake: (member: Members[number]) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return (
    <div ref={list} id={id} role="listbox" aria-label="Members" className="menu-popup mention-list">
      {members.map((member, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
        <div
          key={member.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className="menu-item"
          data-highlighted={index === at ? "" : undefined}
          // A press must not take the focus out of the field, which would close the list before the press is done.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(member)}
        >
          <Avatar name={member.username} src={smallAvatar(member.avatarUrl)} size={32} />
          <span className="min-w-0">
            <span className="block truncate">{member.username}</span>
            {member.fullName === "" ? null : (
              <span className="block truncate text-13 font-normal text-fg-2" dir="auto">
                {member.fullName}
              </span>
            )}
          </span>
        </div>
      ))}
    </div>
  );
}
