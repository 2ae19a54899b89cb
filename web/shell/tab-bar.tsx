import { ChartNoAxesColumn, Dumbbell, House, Salad, Users } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { appPlaces, areaOf } from "./navigation.ts";
import type { AppArea } from "./navigation.ts";

const ICONS: Record<AppArea, LucideIcon> = {
  home: House,
  workouts: Dumbbell,
  meals: Salad,
  community: Users,
  progress: ChartNoAxesColumn,
};

/** The phone's five places, in reach of the thumb. */
export function TabBar({ pathname, isMember }: { pathname: string; isMember: boolean }) {
  const area = areaOf(pathname);
  return (
    <nav className="tabbar no-print" aria-label="Main">
      {appPlaces(isMember).map((place) => {
        const Icon = ICONS[place.area];
        return (
          <Link
            key={place.area}
            to={place.to}
            aria-current={area === place.area ? (pathname === place.to ? "page" : "true") : undefined}
          >
            <Icon size={22} aria-hidden="true" />
            {place.label}
          </Link>
        );
      })}
    </nav>
  );
}
