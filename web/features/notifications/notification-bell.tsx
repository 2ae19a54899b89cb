import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { BellFrame } from "./bell-frame.tsx";

/** What a first page need not carry comes when somebody is there to be told. */
const MemberBell = lazy(() => import("./member-bell.tsx"));
const GuestBell = lazy(() => import("./guest-bell.tsx"));

/** The bell in the header: a member's own notices, examples for somebody who looks around first, and for a visitor what there would be. */
export function NotificationBell({ userId, guest }: { userId: string | null; guest: boolean }) {
  if (userId !== null) {
    return (
      <Suspense fallback={<BellFrame>{null}</BellFrame>}>
        <MemberBell key={userId} userId={userId} />
      </Suspense>
    );
  }
  if (guest) {
    return (
      <Suspense fallback={<BellFrame>{null}</BellFrame>}>
        <GuestBell />
      </Suspense>
    );
  }
  return (
    <BellFrame>
      <p className="px-2 text-14 text-fg-2">
        Achievements, challenges and answers to your posts show up here once you{" "}
        <Link to="/login" className="link">
          sign in
        </Link>
        .
      </p>
    </BellFrame>
  );
}
