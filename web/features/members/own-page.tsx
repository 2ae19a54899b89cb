import type { Profile } from "@lockstep/contract/accounts.ts";
import { useQuery } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { ApiError } from "../../api/client.ts";
import { profileOptions } from "../../session/profile-query.ts";
import { useMe } from "../../session/me.ts";
import type { PageUser } from "../../session/me.ts";
import { Alert } from "../../ui/alert.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { Activity } from "./activity.tsx";
import { Privacy } from "./privacy.tsx";
import { readProfileDraft } from "./profile-draft.ts";
import { ProfileHead, ProfileHeadSkeleton } from "./profile-head.tsx";
import { publicProfileOptions } from "./queries.ts";

const EditProfile = lazy(() => import("./edit-profile.tsx").then((module) => ({ default: module.EditProfile })));

/** How long a saved profile says so (SPEC 9). */
const SUCCESS_MS = 3000;

/** The own profile: who one is for others, how to change it, and what one did. */
export function OwnPage({ user, places }: { user: PageUser; places: ReactNode }) {
  const query = useQuery(profileOptions(user.id));
  if (query.data) return <OwnProfile profile={query.data} user={user} places={places} />;
  if (query.isError)
    return (
      <ErrorView
        title="We couldn't load your profile."
        onRetry={() => void query.refetch()}
        requestId={query.error instanceof ApiError ? (query.error.requestId ?? undefined) : undefined}
      >
        {query.error.message}
      </ErrorView>
    );
  return <ProfileHeadSkeleton />;
}

function OwnProfile({ profile, user, places }: { profile: Profile; user: PageUser; places: ReactNode }) {
  const me = useMe(user);
  const shown = useQuery(publicProfileOptions(user.id, profile.username));
  // What was begun and not saved is open again.
  const [editing, setEditing] = useState(() => readProfileDraft(profile.id) !== null);
  const [saved, setSaved] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => setSaved(false), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [saved]);
  const close = useCallback((isSaved: boolean) => {
    setEditing(false);
    setSaved(isSaved);
    // The form that had the focus is gone.
    setTimeout(() => editButton.current?.focus(), 0);
  }, []);
  const publicProfile = shown.data ?? {
    ...profile,
    isOwn: true,
    isFollowed: false,
    canSeeProfile: true,
    isBlocked: false,
    followerCount: 0,
    followingCount: 0,
    canSeeActivity: true,
    canFollow: false,
    canBlock: false,
    canReport: false,
  };
  return (
    <div className="grid gap-10">
      <div className="grid gap-6">
        <div aria-live="polite">{saved ? <Alert tone="success">Profile updated successfully!</Alert> : null}</div>
        {editing ? (
          <Suspense
            fallback={
              <Loading label="Loading the form">
                <Skeleton className="h-96 max-w-[560px]" />
              </Loading>
            }
          >
            <EditProfile profile={profile} onSaved={() => close(true)} onCancel={() => close(false)} />
          </Suspense>
        ) : (
          <ProfileHead profile={publicProfile} viewer={user.id} hasCounts={shown.data !== undefined}>
            <button ref={editButton} type="button" className="btn btn-primary" onClick={() => setEditing(true)}>
              <Pencil size={20} aria-hidden="true" />
              Edit profile
            </button>
          </ProfileHead>
        )}
      </div>
      {places}
      <Activity profile={publicProfile} me={me} signInTo="/login" />
      <Privacy profile={profile} />
    </div>
  );
}
