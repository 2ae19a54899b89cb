import { useState } from "react";
import type { OpenedAt } from "../../ui/disclosure.tsx";
import { BellFrame } from "./bell-frame.tsx";
import { demoNotices } from "./demo.ts";
import { NoticeItems } from "./notice-list.tsx";
import { NothingYet, ReadAll } from "./notice-parts.tsx";
import { allRead, asRead, without } from "./queries.ts";

/** Examples for somebody who looks around first. They live as long as the page, and are stored nowhere. */
export default function GuestBell({ opened }: { opened: OpenedAt }) {
  const [list, setList] = useState(() => demoNotices(Date.now()));
  return (
    <BellFrame
      opened={opened}
      unread={list.unreadCount}
      act={<ReadAll unread={list.unreadCount} onRead={() => setList(allRead)} />}
    >
      {list.items.length === 0 ? (
        <NothingYet />
      ) : (
        <NoticeItems
          notices={list.items}
          onOpen={({ id }) => setList((now) => asRead(now, id))}
          onRemove={(id) => setList((now) => without(now, id))}
        />
      )}
    </BellFrame>
  );
}
