import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import { useSession } from "../features/accounts/session.ts";
import { keepPersonCaches } from "../offline/person-caches.ts";
import { Footer } from "../shell/footer.tsx";
import { Header } from "../shell/header.tsx";
import { StatusLine } from "../shell/status-line.tsx";
import { TabBar } from "../shell/tab-bar.tsx";
import { UpdatePrompt } from "../shell/update-prompt.tsx";
import { UpgradeBanner } from "../shell/upgrade-banner.tsx";
import { cx } from "../ui/cx.ts";

/** A page that wants one thumb and no distraction (a wizard) exports `handle = { focus: true }`. */
function isFocused(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "focus" in handle && handle.focus === true;
}

/** Header, banner, page, footer, tab bar: the frame of every page. */
export default function Site() {
  const { pathname } = useLocation();
  const matches = useMatches();
  const queryClient = useQueryClient();
  const { user, pending } = useSession();
  const userId = user?.id ?? null;
  const main = useRef<HTMLElement>(null);
  const lastPath = useRef(pathname);
  useEffect(() => {
    // A new page starts at its beginning for the keyboard and the screen reader too.
    if (lastPath.current !== pathname) main.current?.focus({ preventScroll: true });
    lastPath.current = pathname;
  }, [pathname]);
  const lastUser = useRef(userId);
  useEffect(() => {
    // Another tab may have signed out: what was read for one person is not shown to the next.
    if (lastUser.current !== null && lastUser.current !== userId) queryClient.clear();
    lastUser.current = userId;
    if (userId !== null) void keepPersonCaches(userId);
  }, [userId, queryClient]);
  const tabBar = pathname !== "/" && !matches.some((match) => isFocused(match.handle));
  return (
    <>
      <a href="#main" className="btn btn-primary skip">
        Skip to content
      </a>
      <Header user={user} pending={pending} />
      <UpgradeBanner userId={userId} pending={pending} />
      <main id="main" tabIndex={-1} ref={main} className="page-main" key={pathname}>
        <Outlet />
      </main>
      <div className={cx(tabBar && "has-tabbar")}>
        <Footer />
      </div>
      {tabBar ? <TabBar pathname={pathname} /> : null}
      <StatusLine userId={userId} />
      <UpdatePrompt />
    </>
  );
}
