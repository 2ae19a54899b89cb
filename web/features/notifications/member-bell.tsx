import { useQuery } from "@tanstack/react-query";
import { Settings } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { NoticePanel } from "./notice-panel.tsx";
import { NotificationItems } from "./notification-items.tsx";
import { NothingYet, ReadAll } from "./notification-list-parts.tsx";
import { notificationsOptions, useNotificationActions } from "./queries.ts";
import { useTellUnread } from "./use-tell-unread.ts";
import { useReregisterDevice } from "./use-reregister-device.ts";
import { useNews } from "./use-news.ts";
import { useOpenNotification } from "./use-open-notification.ts";

function SettingsLink() {
  return (
    <Link to="/notifications-settings" className="menu-item mt-1 flex-none">
      <Settings size={20} aria-hidden="true" /> Notification settings
    </Link>
  );
}

/** Keeps the notices of someone signed in up to date live, tells how many are unread, and shows news on the device. */
export function MemberNews({ userId, onUnread }: { userId: string; onUnread: (unread: number) => void }) {
  const { data } = useQuery(notificationsOptions(userId));
  const { read } = useNotificationActions(userId);
  const said = useNews(userId, data);
  useOpenNotification(read);
  useReregisterDevice(userId);
  useTellUnread(data?.unreadCount ?? 0, onUnread);
  return <output className="visually-hidden">{said}</output>;
}

/** What the bell of someone signed in opens. */
export function MemberNotices({ userId }: { userId: string }) {
  const query = useQuery(notificationsOptions(userId));
  const { read, readAll, remove } = useNotificationActions(userId);
  const list = query.data;
  return (
    <NoticePanel act={<ReadAll unread={list?.unreadCount ?? 0} onRead={readAll} />} foot={<SettingsLink />}>
      {list === undefined && query.isError ? (
        <div className="grid justify-items-start gap-2 px-2 pb-2" role="alert">
          <p className="text-14 text-fg-2">{query.error.message}</p>
          <Button size="sm" look="secondary" onClick={() => void query.refetch()}>
            Try again
          </Button>
        </div>
      ) : list === undefined ? (
        <Loading label="Loading your notifications" className="grid gap-2 p-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </Loading>
      ) : list.items.length === 0 ? (
        <NothingYet />
      ) : (
        <NotificationItems notices={list.items} onOpen={read} onRemove={remove} />
      )}
      {list !== undefined && query.isError ? (
        <p className="px-2 text-13 text-fg-2">These may be out of date: you're offline.</p>
      ) : null}
    </NoticePanel>
  );
}
