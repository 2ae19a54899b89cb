import { ChevronDown, Menu as MenuIcon } from "lucide-react";
import { lazy, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import type { SessionUser } from "../session/session.ts";
import { activeSection } from "./active-section.ts";
import type { SectionId } from "./active-section.ts";
import { SECTION_ORDER } from "./active-section.ts";
import { IconButton } from "../ui/button.tsx";
import { Disclosure } from "../ui/disclosure.tsx";
import { Logo } from "../ui/logo.tsx";
import { PART_MISSING, LazyPart } from "../ui/lazy-part.tsx";
import { useToast } from "../ui/toast.tsx";
import { appPlaces, COMMUNITY, LANDING_SECTIONS, SERVICES, TODAY, areaOf } from "./navigation.ts";
import type { Place } from "./navigation.ts";
import { UserArea } from "./user-area.tsx";

const MobileMenu = lazy(() => import("./mobile-menu.tsx"));

/** Follows the scrolling on the landing page: whether it's at the top, and the section a reader is in. */
function useScrolled(landing: boolean): { atTop: boolean; section: SectionId } {
  const [state, setState] = useState<{ atTop: boolean; section: SectionId }>({ atTop: true, section: "hero" });
  useEffect(() => {
    if (!landing) return;
    let waiting = false;
    const measure = () => {
      waiting = false;
      const tops: Partial<Record<SectionId, number>> = {};
      for (const id of SECTION_ORDER) {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        if (top !== undefined) tops[id] = top;
      }
      const next = { atTop: window.scrollY < 12, section: activeSection(tops) };
      setState((old) => (old.atTop === next.atTop && old.section === next.section ? old : next));
    };
    const onScroll = () => {
      if (waiting) return;
      waiting = true;
      requestAnimationFrame(measure);
    };
    measure();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [landing]);
  return state;
}

function Submenu({ label, places, current = false }: { label: string; places: ReadonlyArray<Place>; current?: boolean }) {
  return (
    <Disclosure
      triggerClassName="nav-link"
      trigger={
        <>
          {label} <ChevronDown aria-hidden="true" />
        </>
      }
      triggerCurrent={current}
    >
      {places.map((place) => (
        <Link key={place.to} to={place.to} className="menu-item">
          {place.label}
        </Link>
      ))}
    </Disclosure>
  );
}

function LandingNav({ section }: { section: SectionId }) {
  return (
    <nav className="site-nav ml-4" aria-label="Main">
      {LANDING_SECTIONS.map((place) => (
        <Link key={place.id} to={place.to} className="nav-link" aria-current={section === place.id ? "location" : undefined}>
          {place.label}
        </Link>
      ))}
      <Submenu label="Services" places={SERVICES} />
      <Link to="/community" className="nav-link">
        Community
      </Link>
    </nav>
  );
}

function AppNav({ pathname, isMember }: { pathname: string; isMember: boolean }) {
  const area = areaOf(pathname);
  return (
    <nav className="site-nav site-nav-app" aria-label="Main">
      {appPlaces(isMember).map((place) =>
        place.area === "community" ? (
          <Submenu key={place.area} label={place.label} places={COMMUNITY} current={area === "community"} />
        ) : (
          <Link
            key={place.area}
            to={place.to}
            className="nav-link"
            aria-current={area === place.area ? (pathname === place.to ? "page" : "true") : undefined}
          >
            {place.label}
          </Link>
        ),
      )}
    </nav>
  );
}

/** The header in its two forms: over the landing page's hero, and above every other page. */
export function Header({
  user,
  pending,
  bell,
  onSignOut,
}: {
  user: SessionUser | null;
  pending: boolean;
  bell: ReactNode;
  onSignOut: () => void;
}) {
  const { pathname } = useLocation();
  const landing = pathname === "/";
  const { atTop, section } = useScrolled(landing);
  const [menu, setMenu] = useState<"never" | "open" | "closed">("never");
  const toast = useToast();
  const menuIsMissing = () => {
    setMenu("never");
    toast(PART_MISSING);
  };
  return (
    <header className="site-header" data-at-top={landing && atTop}>
      <div className="wrap site-header-row">
        <Link
          to={user !== null && !landing ? TODAY.to : "/"}
          className="flex min-h-11 items-center rounded-chip"
          aria-label="Lockstep, home"
        >
          <Logo />
        </Link>
        {landing ? <LandingNav section={section} /> : <AppNav pathname={pathname} isMember={user !== null} />}
        <div className="header-side">
          {bell}
          <UserArea user={user} pending={pending} landing={landing} onSignOut={onSignOut} />
          <IconButton
            label="Menu"
            className="only-phone"
            aria-haspopup="dialog"
            aria-expanded={menu === "open"}
            onClick={() => setMenu("open")}
          >
            <MenuIcon aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {menu === "never" ? null : (
        <LazyPart onMissing={menuIsMissing}>
          <MobileMenu
            open={menu === "open"}
            onOpenChange={(open) => setMenu(open ? "open" : "closed")}
            user={user}
            landing={landing}
            onSignOut={onSignOut}
          />
        </LazyPart>
      )}
    </header>
  );
}
