import { useState } from "react";
import type { OpenedAt } from "../../ui/disclosure.tsx";
import { BellFrame } from "./bell-frame.tsx";
import { demoNotifications } from "./demo.ts";
import { NotificationItems } from "./notification-items.tsx";
import { NothingYet, ReadAll } from "./notification-list-parts.tsx";
import { allRead, asRead, without } from "./queries.ts";

/** Examples for someone who looks around first. They live as long as the page, and are stored nowhere. */
export default function GuestBell({ opened }: { opened: OpenedAt }) {
  const [list, setList] = useState(() => demoNotifications(Date.now()));
  return (
    <BellFrame
      opened={opened}
      unread={list.unreadCount}
      act={<ReadAll unread={list.unreadCount} onRead={() => setList(allRead)} />}
    >
      {list.items.length === 0 ? (
        <NothingYet />
      ) : (
        <NotificationItems
          notices={list.items}
          onOpen={({ id }) => setList((now) => asRead(now, id))}
          onRemove={(id) => setList((now) => without(now, id))}
        />
      )}
    </BellFrame>
  );
}
