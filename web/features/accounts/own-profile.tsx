import { useQuery } from "@tanstack/react-query";
import { CalendarDays, ChartNoAxesColumn, Settings, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { ApiError } from "../../api/client.ts";
import { profileOptions } from "../../api/profile-query.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { LinkCard } from "../../ui/card.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";

const PLACES: ReadonlyArray<{ to: string; label: string; note: string; icon: ReactNode }> = [
  { to: "/workout-plan", label: "My plan", note: "This week's training", icon: <CalendarDays aria-hidden="true" /> },
  { to: "/progress", label: "Progress", note: "Workouts, strength, muscles", icon: <ChartNoAxesColumn aria-hidden="true" /> },
  {
    to: "/profile-setup",
    label: "Training profile",
    note: "Goal, level, equipment, health check",
    icon: <SlidersHorizontal aria-hidden="true" />,
  },
  { to: "/settings", label: "Settings", note: "Account, devices, units, your data", icon: <Settings aria-hidden="true" /> },
];

/** Who is signed in, since when, and the ways to what is theirs. */
export function OwnProfile({ userId }: { userId: string }) {
  const query = useQuery(profileOptions(userId));
  const profile = query.data;
  if (query.isError && !profile) {
    return (
      <ErrorView
        title="Your profile could not be read."
        onRetry={() => void query.refetch()}
        requestId={query.error instanceof ApiError ? (query.error.requestId ?? undefined) : undefined}
      >
        {query.error.message}
      </ErrorView>
    );
  }
  return (
    <div className="grid gap-9">
      {profile ? (
        <div className="flex flex-wrap items-center gap-5">
          <Avatar name={profile.fullName || profile.username} src={profile.avatarUrl} size={96} />
          <div className="min-w-0">
            <h1 className="d min-w-0 break-words text-40 md:text-56">{profile.fullName || profile.username}</h1>
            <p className="mt-2 break-words text-fg-2">
              {profile.username}, member since{" "}
              {new Intl.DateTimeFormat("en", { month: "long", year: "numeric" }).format(new Date(profile.createdAt))}
            </p>
          </div>
        </div>
      ) : (
        <Loading label="Loading your profile" className="flex items-center gap-5">
          <Skeleton className="size-24 rounded-full" />
          <span className="grid flex-1 gap-3">
            <Skeleton className="h-10 max-w-96" />
            <Skeleton className="h-5 max-w-60" />
          </span>
        </Loading>
      )}
      {profile?.bio ? <p className="max-w-[65ch]">{profile.bio}</p> : null}
      {profile?.fitnessGoals ? (
        <section>
          <h2 className="d2 text-22">Goals</h2>
          <p className="mt-2 max-w-[65ch]">{profile.fitnessGoals}</p>
        </section>
      ) : null}
      <nav aria-label="What is yours">
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
    </div>
  );
}
