import { useQuery } from "@tanstack/react-query";
import { Settings } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import type { OpenedAt } from "../../ui/disclosure.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { BellFrame } from "./bell-frame.tsx";
import { NoticeItems } from "./notice-list.tsx";
import { NothingYet, ReadAll } from "./notice-parts.tsx";
import { noticesOptions, useNoticeActs } from "./queries.ts";
import { useKeptDevice } from "./use-kept-device.ts";
import { useNews } from "./use-news.ts";
import { useOpenNotice } from "./use-open-notice.ts";

function SettingsLink() {
  return (
    <Link to="/notifications-settings" className="menu-item mt-1 flex-none">
      <Settings size={20} aria-hidden="true" /> Notification settings
    </Link>
  );
}

/** The bell of somebody signed in: kept up to date live, with what the device shows. */
export default function MemberBell({ userId, opened }: { userId: string; opened: OpenedAt }) {
  const query = useQuery(noticesOptions(userId));
  const { read, readAll, remove } = useNoticeActs(userId);
  const said = useNews(userId, query.data);
  useOpenNotice(read);
  useKeptDevice(userId);
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
          <NoticeItems notices={list.items} onOpen={read} onRemove={remove} />
        )}
        {list !== undefined && query.isError ? (
          <p className="px-2 text-13 text-fg-2">These may be out of date: you're offline.</p>
        ) : null}
      </BellFrame>
      <output className="visually-hidden">{said}</output>
    </>
  );
}
