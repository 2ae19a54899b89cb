import { Bell } from "lucide-react";
import type { ReactNode } from "react";
import { Disclosure } from "../../ui/disclosure.tsx";
import type { OpenedAt } from "../../ui/disclosure.tsx";
import { badgeText } from "./badge.ts";

/** The bell with its badge, and the panel below it: head and foot stay, the list between them scrolls. */
export function BellFrame({
  opened,
  unread = 0,
  act,
  foot,
  children,
}: {
  opened: OpenedAt;
  unread?: number;
  act?: ReactNode;
  foot?: ReactNode;
  children: ReactNode;
}) {
  const badge = badgeText(unread);
  return (
    <Disclosure
      align="end"
      opened={opened}
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
      {/* Classes of its own would come with two chunks; the framework loads such a sheet under an odd address. */}
      <section
        className="max-h-[min(560px,calc(100dvh-var(--header-h)-96px))] w-[min(380px,calc(100vw-48px))] flex flex-col outline-none"
        data-notices
        tabIndex={-1}
        aria-label="Notifications"
      >
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-2">
          <h2 className="font-name">Notifications</h2>
          {act}
        </div>
        <div className="min-h-0 overflow-y-auto overscroll-contain">{children}</div>
        {foot}
      </section>
    </Disclosure>
  );
}
