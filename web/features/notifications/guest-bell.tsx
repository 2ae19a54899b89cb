import { useQuery, useQueryClient } from "@tanstack/react-query";
import { demoNotifications } from "./demo.ts";
import { NoticePanel } from "./notice-panel.tsx";
import { NotificationItems } from "./notification-items.tsx";
import { NothingYet, ReadAll } from "./notification-list-parts.tsx";
import { allRead, asRead, without } from "./queries.ts";
import type { NotificationList } from "./queries.ts";
import { useTellUnread } from "./use-tell-unread.ts";

/** Examples for someone who looks around first. They live as long as the page, and are stored nowhere. */
const EXAMPLES = {
  queryKey: ["example-notifications"],
  queryFn: () => demoNotifications(Date.now()),
  networkMode: "always",
  staleTime: Infinity,
  gcTime: Infinity,
} as const;

/** Tells how many of the examples are unread. */
export function GuestNews({ onUnread }: { onUnread: (unread: number) => void }) {
  useTellUnread(useQuery(EXAMPLES).data?.unreadCount ?? 0, onUnread);
  return null;
}

/** What the bell of someone who looks around first opens. */
export function GuestNotices() {
  const queryClient = useQueryClient();
  const list = useQuery(EXAMPLES).data;
  if (list === undefined) return <NoticePanel />;
  const change = (make: (list: NotificationList) => NotificationList) =>
    queryClient.setQueryData<NotificationList>(EXAMPLES.queryKey, (now) => now && make(now));
  return (
    <NoticePanel act={<ReadAll unread={list.unreadCount} onRead={() => change(allRead)} />}>
      {list.items.length === 0 ? (
        <NothingYet />
      ) : (
        <NotificationItems
          notices={list.items}
          onOpen={({ id }) => change((now) => asRead(now, id))}
          onRemove={(id) => change((now) => without(now, id))}
        />
      )}
    </NoticePanel>
  );
}
