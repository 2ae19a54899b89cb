import { Bell } from "lucide-react";
import { lazy, useState } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Disclosure } from "../../ui/disclosure.tsx";
import { LazyPart } from "../../ui/lazy-part.tsx";
import { useRested } from "../../ui/use-rested.ts";
import { badgeText } from "./badge.ts";
import { NoticePanel } from "./notice-panel.tsx";

/** Code the first page doesn't need is loaded once there's someone to notify. */
const memberBell = () => import("./member-bell.tsx");
const guestBell = () => import("./guest-bell.tsx");
const MemberNews = lazy(async () => ({ default: (await memberBell()).MemberNews }));
const MemberNotices = lazy(async () => ({ default: (await memberBell()).MemberNotices }));
const GuestNews = lazy(async () => ({ default: (await guestBell()).GuestNews }));
const GuestNotices = lazy(async () => ({ default: (await guestBell()).GuestNotices }));

/**
 * The bell in the header: a member's own notices, examples for someone who looks around first, and for a visitor what there would be. The button stays the
 * same one while all that arrives: a press during which another takes its place would be lost.
 */
export function NotificationBell({ userId, guest }: { userId: string | null; guest: boolean }) {
  const [unread, setUnread] = useState(0);
  const rested = useRested();
  const badge = badgeText(unread);
  const who = userId ?? (guest ? "guest" : null);
  const news = userId !== null ? <MemberNews userId={userId} onUnread={setUnread} /> : <GuestNews onUnread={setUnread} />;
  return (
    <>
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
        {who === null ? (
          <NoticePanel>
            <p className="px-2 text-14 text-fg-2">
              Achievements, challenges and replies to your posts show up here once you{" "}
              <Link to="/login" className="link">
                sign in
              </Link>
              .
            </p>
          </NoticePanel>
        ) : (
          <Notices key={who}>{userId !== null ? <MemberNotices userId={userId} /> : <GuestNotices />}</Notices>
        )}
      </Disclosure>
      {rested && who !== null ? <LazyPart key={who}>{news}</LazyPart> : null}
    </>
  );
}

/** What the bell opens, or that it couldn't be loaded. */
function Notices({ children }: { children: ReactNode }) {
  const missing = (
    <NoticePanel>
      <p className="px-2 text-14 text-fg-2">We couldn't load your notifications. Please reload the page.</p>
    </NoticePanel>
  );
  return (
    <LazyPart waiting={<NoticePanel />} missing={missing}>
      {children}
    </LazyPart>
  );
}
