import { lazy, useState } from "react";
import { Link } from "react-router";
import { LazyPart } from "../../ui/lazy-part.tsx";
import { useRested } from "../../ui/use-rested.ts";
import { BellFrame } from "./bell-frame.tsx";

/** Code the first page doesn't need is loaded once there's someone to notify. */
const MemberBell = lazy(() => import("./member-bell.tsx"));
const GuestBell = lazy(() => import("./guest-bell.tsx"));

/** The bell in the header: a member's own notices, examples for someone who looks around first, and for a visitor what there would be. */
export function NotificationBell({ userId, guest }: { userId: string | null; guest: boolean }) {
  // What was opened stays so while the list comes, and while it turns out who sits here.
  const opened = useState<string | null>(null);
  const rested = useRested();
  const waiting = <BellFrame opened={opened}>{null}</BellFrame>;
  const missing = (
    <BellFrame opened={opened}>
      <p className="px-2 text-14 text-fg-2">We couldn't load your notifications. Please reload the page.</p>
    </BellFrame>
  );
  if (!rested && opened[0] === null && (userId !== null || guest)) return waiting;
  if (userId !== null) {
    return (
      <LazyPart key={userId} waiting={waiting} missing={missing}>
        <MemberBell userId={userId} opened={opened} />
      </LazyPart>
    );
  }
  if (guest) {
    return (
      <LazyPart key="guest" waiting={waiting} missing={missing}>
        <GuestBell opened={opened} />
      </LazyPart>
    );
  }
  return (
    <BellFrame opened={opened}>
      <p className="px-2 text-14 text-fg-2">
        Achievements, challenges and replies to your posts show up here once you{" "}
        <Link to="/login" className="link">
          sign in
        </Link>
        .
      </p>
    </BellFrame>
  );
}
