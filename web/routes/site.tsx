import { useQueryClient } from "@tanstack/react-query";
import { lazy, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import type { Route } from "./+types/site.ts";
import { useGuest } from "../session/guest.ts";
import { refreshSession, useSession } from "../session/session.ts";
import type { SessionUser } from "../session/session.ts";
import { useHasGuestData } from "../offline/use-has-guest-data.ts";
import { useLivePerson } from "../live/live.ts";
import { CoachLauncher } from "../features/coach/coach-launcher.tsx";
import { NotificationBell } from "../features/notifications/notification-bell.tsx";
import { WorkoutBarSlot } from "../features/training/workout/workout-bar-slot.tsx";
import { Footer } from "../shell/footer.tsx";
import { Guard } from "../shell/guard.tsx";
import { Header } from "../shell/header.tsx";
import { useMayInstall } from "../shell/install-offer.ts";
import { MembershipUpdates } from "../shell/membership-updates.tsx";
import { PageFailure } from "../shell/page-failure.tsx";
import { StatusLine } from "../shell/status-line.tsx";
import { TabBar } from "../shell/tab-bar.tsx";
import { keepTab } from "../shell/tab-owner.ts";
import { UpdatePrompt } from "../shell/update-prompt.tsx";
import { UpgradeBanner } from "../shell/upgrade-banner.tsx";
import { cx } from "../ui/cx.ts";
import { LazyPart } from "../ui/lazy-part.tsx";
import { useRested } from "../ui/use-rested.ts";
import { useSignOut } from "./sign-out.tsx";

/** Only for a member whose device holds something from before they signed in, so it's a chunk of its own. */
const DeviceClaim = lazy(() => import("./device-claim.tsx").then((module) => ({ default: module.DeviceClaim })));

/** For members, and guests whose plan is on the device; its own chunk too. */
const MealReminder = lazy(() =>
  import("../features/nutrition/reminder/meal-reminder.tsx").then((module) => ({ default: module.MealReminder })),
);

/** Nothing to see, and needed by nobody before the page is at rest. */
const AiPostCheck = lazy(() =>
  import("../features/community/ai-post-check.tsx").then((module) => ({ default: module.AiPostCheck })),
);

/** Only where a browser may install it; its own chunk too. */
const InstallPrompt = lazy(() => import("../shell/install-prompt.tsx"));

/** Parts of their own, so that what they find out has nothing else of the frame rendered again. */
function OwnInstallPrompt() {
  if (!useMayInstall()) return null;
  return (
    <LazyPart>
      <InstallPrompt />
    </LazyPart>
  );
}

function OwnDeviceClaim({ user }: { user: SessionUser }) {
  if (!useHasGuestData(user.id)) return null;
  return (
    <LazyPart>
      <DeviceClaim user={user} />
    </LazyPart>
  );
}

/** A page that wants one thumb and no distraction (a wizard) exports `handle = { focus: true }`. */
function isFocused(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "focus" in handle && handle.focus === true;
}

const refreshNow = () => void refreshSession();

export default function Site() {
  return (
    <Frame>
      <Guard>
        <Outlet />
      </Guard>
    </Frame>
  );
}

/** A page that fails leaves the frame standing, with all its ways on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <PageFailure error={error} />
    </Frame>
  );
}

/** Header, banner, page, footer, tab bar: the frame of every page. */
function Frame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const matches = useMatches();
  const queryClient = useQueryClient();
  const { user, pending, failed } = useSession();
  const guest = useGuest();
  const userId = user?.id ?? null;
  const rested = useRested();
  const { signOut, dialog } = useSignOut();
  useLivePerson(pending || failed ? undefined : userId, refreshNow);
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);
  useEffect(() => {
    // A new page starts at its beginning for the keyboard and the screen reader too.
    if (lastPath.current !== pathname) main.current?.focus({ preventScroll: true });
    lastPath.current = pathname;
  }, [pathname]);
  const lastUser = useRef(userId);
  useEffect(() => {
    // Another tab may have signed out: what was read for one person isn't shown to the next.
    if (lastUser.current !== null && lastUser.current !== userId) queryClient.clear();
    // A membership unlocks exercises that were locked for guests.
    else if (lastUser.current !== userId) void queryClient.invalidateQueries({ queryKey: ["exercises"] });
    lastUser.current = userId;
    if (userId !== null) keepTab(userId);
  }, [userId, queryClient]);
  // The first page of a visit is there at once; every later one fades in.
  const [shown, setShown] = useState({ pathname, isFirst: true });
  if (shown.pathname !== pathname) setShown({ pathname, isFirst: false });
  const focused = matches.some((match) => isFocused(match.handle));
  const tabBar = pathname !== "/" && !focused;
  return (
    <>
      <a href="#main" className="btn btn-primary skip">
        Skip to content
      </a>
      <Header user={user} pending={pending} bell={<NotificationBell userId={userId} guest={guest} />} onSignOut={signOut} />
      {dialog}
      {userId === null ? null : <MembershipUpdates />}
      <UpgradeBanner userId={userId} pending={pending} />
      {rested && userId !== null && pathname !== "/" && pathname !== "/workout" ? (
        <WorkoutBarSlot key={userId} userId={userId} />
      ) : null}
      {user !== null && pathname !== "/" ? <OwnDeviceClaim key={`claim ${user.id}`} user={user} /> : null}
      <main id="main" tabIndex={-1} ref={main} className={cx("page-main", !shown.isFirst && "page-enter")} key={pathname}>
        {children}
      </main>
      <div className={cx(tabBar && "has-tabbar")}>
        <Footer pathname={pathname} />
      </div>
      {tabBar ? <TabBar pathname={pathname} isMember={user !== null} /> : null}
      {tabBar && rested && !pending && (user !== null || guest) ? (
        <LazyPart>
          <MealReminder key={userId} user={user} />
        </LazyPart>
      ) : null}
      {rested && user !== null && pathname !== "/" ? (
        <LazyPart>
          <AiPostCheck key={user.id} userId={user.id} />
        </LazyPart>
      ) : null}
      {rested && !focused ? <OwnInstallPrompt key={`install ${pathname}`} /> : null}
      <CoachLauncher user={user} pending={pending} hasTabBar={tabBar} />
      <StatusLine userId={userId} />
      <UpdatePrompt />
    </>
  );
}
