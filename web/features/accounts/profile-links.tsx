import { CalendarDays, ChartNoAxesColumn, CreditCard, Settings, SlidersHorizontal, Users } from "lucide-react";
import type { ReactNode } from "react";
import { LinkCard } from "../../ui/card.tsx";

const PLACES: ReadonlyArray<{ to: string; label: string; note: string; icon: ReactNode }> = [
  { to: "/workout-plan", label: "My plan", note: "This week's training", icon: <CalendarDays aria-hidden="true" /> },
  { to: "/progress", label: "Progress", note: "Workouts, strength, muscles", icon: <ChartNoAxesColumn aria-hidden="true" /> },
  {
    to: "/profile-setup",
    label: "Training profile",
    note: "Goal, level, equipment, health check",
    icon: <SlidersHorizontal aria-hidden="true" />,
  },
  { to: "/membership", label: "Membership", note: "Plan, billing, invoices", icon: <CreditCard aria-hidden="true" /> },
  { to: "/family", label: "Family", note: "Members, diets, progress", icon: <Users aria-hidden="true" /> },
  { to: "/settings", label: "Settings", note: "Account, devices, units, your data", icon: <Settings aria-hidden="true" /> },
];

/** The ways to what is the person's own. */
export function ProfileLinks() {
  return (
    <nav aria-label="Your stuff">
      <ul className="grid gap-2 sm:grid-cols-2">
        {PLACES.map((place) => (
          <li key={place.to}>
            <LinkCard to={place.to} className="flex h-full items-center gap-4">
              {place.icon}
              <span className="min-w-0">
                <span className="block text-17 font-name">{place.label}</span>
                <span className="block text-14 text-fg-2">{place.note}</span>
              </span>
            </LinkCard>
          </li>
        ))}
      </ul>
    </nav>
  );
}
