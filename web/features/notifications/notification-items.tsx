import { Award, Bell, Flame, MessageCircle, ShieldCheck, Trophy, UserPlus, Users, X } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { IconButton } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import type { Notice } from "./queries.ts";
import "./notifications.css";

const ICONS: Readonly<Record<Notice["type"], LucideIcon>> = {
  group_post: Users,
  achievement: Award,
  challenge: Trophy,
  streak: Flame,
  group_invite: UserPlus,
  system: ShieldCheck,
  other: MessageCircle,
};

function Words({ notice }: { notice: Notice }) {
  const Icon = notice.referenceType === "member" ? UserPlus : (ICONS[notice.type] ?? Bell);
  return (
    <>
      <Icon size={20} aria-hidden="true" className="mt-0.5 flex-none text-fg-2" />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 break-words font-label text-15">
            {notice.isRead ? null : <span className="visually-hidden">Unread: </span>}
            {notice.title}
          </span>
          {notice.isRead ? null : <span className="unread-dot" aria-hidden="true" />}
        </span>
        <span dir="auto" className="block break-words text-14 text-fg-2">
          {notice.message}
        </span>
        <RelativeTime at={notice.createdAt} className="text-13 text-fg-2" />
      </span>
    </>
  );
}

/** Notices, newest first: a press reads one and follows it, the cross removes it. */
export function NotificationItems({
  notices,
  onOpen,
  onRemove,
}: {
  notices: ReadonlyArray<Notice>;
  onOpen: (notice: Notice) => void;
  onRemove: (id: string) => void;
}) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (id: string, at: number) => {
    // The keyboard stays in the list: on the next one's cross, or the one's before.
    const crosses = list.current?.querySelectorAll<HTMLElement>("button[data-remove]");
    const next = crosses?.[at + 1] ?? crosses?.[at - 1] ?? list.current?.closest<HTMLElement>("[data-notices]");
    next?.focus();
    onRemove(id);
  };
  return (
    <ul ref={list} className="divide-y divide-line">
      {notices.map((notice, at) => (
        <li key={notice.id} className="flex items-start gap-1">
          {notice.path === null ? (
            <button type="button" className="notice" onClick={() => onOpen(notice)}>
              <Words notice={notice} />
            </button>
          ) : (
            <Link to={notice.path} className="notice" onClick={() => onOpen(notice)}>
              <Words notice={notice} />
            </Link>
          )}
          <IconButton
            data-remove
            className={cx("mt-1 flex-none text-fg-2")}
            label={`Remove: ${notice.title}. ${notice.message}`}
            onClick={() => remove(notice.id, at)}
          >
            <X aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
