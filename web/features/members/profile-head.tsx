import type { PublicProfile } from "@lockstep/contract/members.ts";
import { useState } from "react";
import type { ReactNode } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import type { Viewer } from "../../session/me.ts";
import { countText } from "../../ui/count-text.ts";
import { PeopleSheet } from "./people-sheet.tsx";
import { formatDate } from "../../ui/formatters.ts";

/** The head of a profile: picture, names, member since, followers and actions. */
export function ProfileHead({
  profile,
  viewer,
  hasCounts = true,
  children,
}: {
  profile: PublicProfile;
  viewer: Viewer;
  /** False while the numbers of followers aren't known; null where they are kept back. */
  hasCounts?: boolean | null;
  /** The acts. */
  children?: ReactNode;
}) {
  const { username, fullName, avatarUrl, bio, fitnessGoals, createdAt } = profile;
  return (
    <header className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={username} src={avatarUrl} size={128} />
        <div className="min-w-0 flex-[1_1_14rem]">
          <h1 className="d min-w-0 text-36 wrap-anywhere md:text-56">{fullName || username}</h1>
          <p className="mt-2 text-fg-2 wrap-anywhere">
            @{username}, member since {formatDate(new Date(createdAt), "month")}
          </p>
          {hasCounts ? (
            <FollowCounts profile={profile} viewer={viewer} />
          ) : hasCounts === null ? null : (
            <Skeleton className="mt-3 h-8 w-48" />
          )}
        </div>
      </div>
      {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
      {bio ? <p className="max-w-[65ch] text-17 whitespace-pre-line wrap-anywhere">{bio}</p> : null}
      {fitnessGoals ? (
        <section aria-labelledby="goals-title">
          <h2 id="goals-title" className="d2 text-22">
            Goals
          </h2>
          <p className="mt-2 max-w-[65ch] whitespace-pre-line wrap-anywhere">{fitnessGoals}</p>
        </section>
      ) : null}
    </header>
  );
}

function FollowCounts({ profile, viewer }: { profile: PublicProfile; viewer: Viewer }) {
  const [open, setOpen] = useState<"followers" | "following" | null>(null);
  const { username, followerCount, followingCount, isOwn } = profile;
  return (
    <>
      <p className="-ml-2 flex flex-wrap">
        <button type="button" className="btn btn-plain btn-sm" aria-haspopup="dialog" onClick={() => setOpen("followers")}>
          <span>
            <strong className="tabular-nums">{countText(followerCount)}</strong> {followerCount === 1 ? "follower" : "followers"}
          </span>
        </button>
        <button type="button" className="btn btn-plain btn-sm" aria-haspopup="dialog" onClick={() => setOpen("following")}>
          <span>
            <strong className="tabular-nums">{countText(followingCount)}</strong> following
          </span>
        </button>
      </p>
      {open ? (
        <PeopleSheet
          viewer={viewer}
          people={{ of: open, username }}
          title={open === "followers" ? "Followers" : "Following"}
          empty={
            open === "followers"
              ? isOwn
                ? "No followers yet. Post something and people will find you."
                : `${username} has no followers yet.`
              : isOwn
                ? "You're not following anyone yet. You can follow people from their profile."
                : `${username} isn't following anyone yet.`
          }
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}

export function ProfileHeadSkeleton() {
  return (
    <Loading label="Loading the profile" className="flex flex-wrap items-center gap-6">
      <Skeleton className="size-32 rounded-full" />
      <span className="grid min-w-40 flex-1 gap-3">
        <Skeleton className="h-10 max-w-96" />
        <Skeleton className="h-5 max-w-60" />
        <Skeleton className="h-5 max-w-48" />
      </span>
    </Loading>
  );
}
