import { useQuery } from "@tanstack/react-query";
import { Settings } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import type { OpenedAt } from "../../ui/disclosure.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { BellFrame } from "./bell-frame.tsx";
import { NotificationItems } from "./notification-items.tsx";
import { NothingYet, ReadAll } from "./notification-list-parts.tsx";
import { notificationsOptions, useNotificationActions } from "./queries.ts";
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

/** The bell of someone signed in: kept up to date live, with what the device shows. */
export default function MemberBell({ userId, opened }: { userId: string; opened: OpenedAt }) {
  const query = useQuery(notificationsOptions(userId));
  const { read, readAll, remove } = useNotificationActions(userId);
  const said = useNews(userId, query.data);
  useOpenNotification(read);
  useReregisterDevice(userId);
  const list = query.data;
  const unread = list?.unreadCount ?? 0;
  return (
    <>
      <BellFrame opened={opened} unread={unread} act={<ReadAll unread={unread} onRead={readAll} />} foot={<SettingsLink />}>
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
      </BellFrame>
      <output className="visually-hidden">{said}</output>
    </>
  );
}
