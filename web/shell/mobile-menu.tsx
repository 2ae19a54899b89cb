import { LogOut } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import type { SessionUser } from "../session/session.ts";
import { LinkButton } from "../ui/button.tsx";
import { Sheet } from "../ui/dialog.tsx";
import { appPlaces, CHALLENGES, COMMUNITY, LANDING_SECTIONS, SERVICES, SETTINGS, TODAY, TRAINING } from "./navigation.ts";
import type { Place } from "./navigation.ts";
import { SocialLinks } from "./social-links.tsx";
import { ThemeSwitch } from "../ui/theme-switch.tsx";

function Section({ title, places }: { title: string; places: ReadonlyArray<Place> }) {
  return (
    <section className="mt-5">
      <h3 className="text-14 text-fg-2">{title}</h3>
      <ul>
        {places.map((place) => (
          <li key={place.to}>
            <Link to={place.to} className="flex min-h-11 items-center text-17 font-label">
              {place.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The phone's menu: what the header has, and Challenges, Settings, theme and social links. */
export default function MobileMenu({
  open,
  onOpenChange,
  user,
  landing,
  onSignOut,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  user: SessionUser | null;
  landing: boolean;
  onSignOut: () => void;
}) {
  const { key } = useLocation();
  const places: ReadonlyArray<Place> = landing
    ? [...(user === null ? [] : [TODAY]), ...LANDING_SECTIONS, { label: "Community", to: "/community" }]
    : appPlaces(user !== null).filter((place) => place.area !== "community");
  // Following a link closes the menu, even if it points to a part of the open page.
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onOpenChange(false);
    openedAt.current = key;
  }, [key, onOpenChange]);
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Menu" full hideTitle>
      <nav aria-label="Menu">
        <ul>
          {places.map((place) => (
            <li key={place.to}>
              <Link to={place.to} className="d2 flex min-h-13 items-center text-26">
                {place.label}
              </Link>
            </li>
          ))}
        </ul>
        <div className="grid grid-cols-2 gap-x-6">
          {landing ? (
            <Section title="Services" places={[...SERVICES, CHALLENGES]} />
          ) : (
            <Section title="Community" places={[...COMMUNITY, CHALLENGES]} />
          )}
          <Section title="Settings" places={SETTINGS} />
          {landing ? null : <Section title="Training" places={TRAINING} />}
        </div>
      </nav>
      {/* Where the thumb is. */}
      <div className="mt-auto pt-6">
        <div>
          <ThemeSwitch />
        </div>
        <div className="mt-6 grid gap-2">
          {user ? (
            <button
              type="button"
              className="btn btn-secondary"
              onClick={() => {
                onOpenChange(false);
                onSignOut();
              }}
            >
              <LogOut aria-hidden="true" /> Sign Out
            </button>
          ) : landing ? (
            <>
              <LinkButton to="/plan-selection">Get Started</LinkButton>
              <LinkButton to="/login" look="secondary">
                Sign In
              </LinkButton>
            </>
          ) : (
            <LinkButton to="/profile-setup">My Profile</LinkButton>
          )}
        </div>
        <SocialLinks className="mt-6" />
      </div>
    </Sheet>
  );
}
