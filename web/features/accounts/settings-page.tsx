import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { ApiError } from "../../api/client.ts";
import { profileOptions } from "../../session/profile-query.ts";
import { ErrorView } from "../../ui/error-view.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { SettingsAccount } from "./settings-account.tsx";
import { SettingsData } from "./settings-data.tsx";
import { SettingsMeals } from "./settings-meals.tsx";
import { SettingsSessions } from "./settings-sessions.tsx";
import { SettingsTraining } from "./settings-training.tsx";

const SECTIONS = [
  { id: "account", label: "Account" },
  { id: "sessions", label: "Devices" },
  { id: "training", label: "Training" },
  { id: "meals", label: "Meals" },
  { id: "data", label: "Your data" },
] as const;

/** Scrolls to the part the address names once it's there, and moves the focus to its heading. */
function useAnchor(ready: boolean): void {
  const location = useLocation();
  useEffect(() => {
    if (!ready || location.hash.length < 2) return;
    const target = document.getElementById(location.hash.slice(1));
    target?.scrollIntoView();
    target?.querySelector<HTMLElement>("h2[tabindex], button")?.focus({ preventScroll: true });
  }, [ready, location]);
}

/** The settings of the signed-in person, in five parts with their own anchors. */
export function SettingsPage({
  userId,
  currentSessionId,
  onSignOut,
  onSessionChanged,
  onDeleted,
}: {
  userId: string;
  currentSessionId: string | null;
  onSignOut: () => void;
  onSessionChanged: () => void;
  onDeleted: () => Promise<void>;
}) {
  const query = useQuery(profileOptions(userId));
  const profile = query.data;
  useAnchor(profile !== undefined);
  if (query.isError && !profile) {
    return (
      <ErrorView
        title="We couldn't load your settings."
        onRetry={() => void query.refetch()}
        requestId={query.error instanceof ApiError ? (query.error.requestId ?? undefined) : undefined}
      >
        {query.error.message}
      </ErrorView>
    );
  }
  return (
    <div className="grid gap-8 md:grid-cols-[200px_minmax(0,720px)] md:gap-16">
      <nav
        aria-label="Settings"
        className="-mx-[var(--gutter)] min-w-0 overflow-x-auto px-[var(--gutter)] py-2 md:m-0 md:-ml-3 md:overflow-visible md:p-0"
      >
        <ul className="flex gap-2 md:sticky md:top-[108px] md:grid md:gap-1">
          {SECTIONS.map((section) => (
            <li key={section.id} className="flex-none">
              <Link to={`#${section.id}`} className="chip min-h-11 no-underline md:bg-transparent md:text-15 md:hover:bg-chip">
                {section.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {profile ? (
        <div className="grid min-w-0 gap-12">
          <SettingsAccount
            profile={profile}
            onSessionChanged={() => {
              onSessionChanged();
              void query.refetch();
            }}
          />
          <SettingsSessions userId={userId} currentId={currentSessionId} onSignOut={onSignOut} />
          <SettingsTraining profile={profile} />
          <SettingsMeals profile={profile} />
          <SettingsData onDeleted={onDeleted} />
        </div>
      ) : (
        <Loading label="Loading your settings" className="grid gap-4">
          <Skeleton className="h-8 w-40" />
          <Skeleton className="h-80" />
          <Skeleton className="mt-8 h-8 w-64" />
          <Skeleton className="h-40" />
        </Loading>
      )}
    </div>
  );
}
