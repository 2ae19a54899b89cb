import { Bell } from "lucide-react";
import { Disclosure } from "../../ui/disclosure.tsx";
import { badgeText } from "./badge.ts";

export interface BellItem {
  id: string;
  title: string;
  message: string;
}

/** The bell and its list. The list is empty until notifications have their own part of the server. */
export function NotificationBell({ items = [], unread = 0 }: { items?: ReadonlyArray<BellItem>; unread?: number }) {
  const badge = badgeText(unread);
  return (
    <Disclosure
      align="end"
      label={badge ? `Notifications, ${badge} unread` : "Notifications"}
      triggerClassName="btn btn-plain btn-icon btn-sm bell"
      trigger={
        <>
          <Bell aria-hidden="true" />
          {badge ? (
            <span className="bell-count" aria-hidden="true">
              {badge}
            </span>
          ) : null}
        </>
      }
    >
      <div className="w-72 max-w-full p-2">
        <p className="font-name">Notifications</p>
        {items.length === 0 ? (
          <p className="mt-1 text-14 text-fg-2">
            Nothing yet. Achievements, challenges and answers to your posts will show up here.
          </p>
        ) : (
          <ul className="mt-1">
            {items.map((item) => (
              <li key={item.id} className="py-2">
                <span className="block font-label text-15">{item.title}</span>
                <span className="block text-14 text-fg-2">{item.message}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Disclosure>
  );
}
