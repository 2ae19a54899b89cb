import type { PublicProfile } from "@lockstep/contract/members.ts";
import { isHouseAccount } from "@lockstep/domain/accounts/house-account.ts";
import { unblockMember } from "@lockstep/contract/members.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Lock, Pencil } from "lucide-react";
import { useState } from "react";
import { ApiError, callApi } from "../../api/client.ts";
import { BlockDialog, communityKeys } from "../community/index.ts";
import { useMe } from "../../session/me.ts";
import type { Me, PageUser } from "../../session/me.ts";
import { failureText } from "../../api/failure-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { Activity, MemberPosts } from "./activity.tsx";
import { FollowButton } from "./follow-button.tsx";
import { ProfileHead, ProfileHeadSkeleton } from "./profile-head.tsx";
import { memberKeys, publicProfileOptions } from "./queries.ts";
import { Report } from "../moderation/index.ts";

/** Someone's profile as they show it to who looks. */
export function MemberPage({ username, user, signInTo }: { username: string; user: PageUser | null; signInTo: string }) {
  const me = useMe(user);
  const query = useQuery(publicProfileOptions(user?.id ?? null, username));
  if (query.data) return <MemberShown profile={query.data} me={me} signInTo={signInTo} />;
  if (query.isError) {
    const missing = query.error instanceof ApiError && (query.error.status === 404 || query.error.status === 422);
    if (missing) return <Missing username={username} me={me} signInTo={signInTo} />;
    return (
      <ErrorView
        title="We couldn't load this profile."
        onRetry={() => void query.refetch()}
        requestId={query.error instanceof ApiError ? (query.error.requestId ?? undefined) : undefined}
      >
        {query.error.message}
      </ErrorView>
    );
  }
  return <ProfileHeadSkeleton />;
}

/** Nobody has the name, or someone shows themselves to others only: which of it is nobody's business. */
function Missing({ username, me, signInTo }: { username: string; me: Me | null; signInTo: string }) {
  return (
    <div className="grid justify-items-start gap-4 py-8">
      <h1 className="d text-40 wrap-anywhere md:text-56">This profile isn't available.</h1>
      <p className="max-w-[48ch] text-17 text-fg-2">
        Either there's no member called <span className="wrap-anywhere">{username}</span>, or their profile is private.
        {me === null ? " Some profiles are for members only." : ""}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {me === null ? <LinkButton to={signInTo}>Sign in</LinkButton> : null}
        <LinkButton to="/community" look={me === null ? "secondary" : "primary"}>
          Go to the community
        </LinkButton>
      </div>
    </div>
  );
}

function MemberShown({ profile, me, signInTo }: { profile: PublicProfile; me: Me | null; signInTo: string }) {
  const { id, username, isOwn, isBlocked, canSeeProfile, canSeeActivity } = profile;
  const isHouse = isHouseAccount(id);
  return (
    <div className="grid gap-10">
      <ProfileHead profile={profile} viewer={me?.id ?? null} hasCounts={canSeeProfile && !isHouse ? true : null}>
        {isOwn ? (
          <LinkButton to="/profile" icon={<Pencil size={20} aria-hidden="true" />}>
            Edit your profile
          </LinkButton>
        ) : isBlocked ? null : (
          <Acts profile={profile} me={me} signInTo={signInTo} />
        )}
      </ProfileHead>
      {isBlocked ? (
        <Blocked username={username} viewer={me?.id ?? null} />
      ) : isHouse ? (
        <MemberPosts profile={profile} me={me} signInTo={signInTo} />
      ) : canSeeActivity ? (
        <Activity profile={profile} me={me} signInTo={signInTo} />
      ) : (
        <p className="panel flex items-start gap-3">
          <Lock size={20} aria-hidden="true" className="mt-0.5 flex-none" />
          <span>{keptBackText(profile, me === null)}</span>
        </p>
      )}
    </div>
  );
}

/** What someone doesn't show, said kindly. */
function keptBackText({ username, canSeeProfile }: PublicProfile, isVisitor: boolean): string {
  const what = canSeeProfile ? "their activity" : "their profile and activity";
  return `${username} keeps ${what} private.${isVisitor ? " Members may see more." : ""}`;
}

function Acts({ profile, me, signInTo }: { profile: PublicProfile; me: Me | null; signInTo: string }) {
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<"block" | "report" | null>(null);
  const { id, username, avatarUrl, canBlock, canFollow, canReport } = profile;
  const close = () => setAsking(null);
  return (
    <>
      {me === null && !isHouseAccount(id) ? (
        <LinkButton to={signInTo}>Sign in to follow</LinkButton>
      ) : canFollow && me !== null ? (
        <FollowButton profile={profile} viewer={me.id} />
      ) : null}
      {canBlock ? (
        <Button look="plain" size="sm" className="text-fg-2" onClick={() => setAsking("block")}>
          Block
        </Button>
      ) : null}
      {canReport ? (
        <Button look="plain" size="sm" className="text-fg-2" onClick={() => setAsking("report")}>
          Report
        </Button>
      ) : null}
      <BlockDialog
        member={{ id, username, avatarUrl }}
        open={asking === "block"}
        onClose={close}
        onBlocked={() => void queryClient.invalidateQueries({ queryKey: ["member"] })}
      />
      {asking === "report" ? <Report subject={{ type: "member", id, name: username }} onClose={close} /> : null}
    </>
  );
}

function Blocked({ username, viewer }: { username: string; viewer: string | null }) {
  const queryClient = useQueryClient();
  const unblock = useMutation({
    networkMode: "always",
    mutationFn: () => callApi(unblockMember, { params: { username } }),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: communityKeys.lists });
      void queryClient.invalidateQueries({ queryKey: memberKeys.blocked });
      await queryClient.invalidateQueries({ queryKey: memberKeys.of(viewer, username) });
    },
  });
  return (
    <div className="panel grid justify-items-start gap-3">
      <p>You blocked {username}. You can't see or contact each other. They won't be notified.</p>
      {unblock.error ? <Alert>{failureText(unblock.error, "That didn't work. Please try again.")}</Alert> : null}
      <Button look="secondary" busy={unblock.isPending} onClick={() => unblock.mutate()}>
        Unblock
      </Button>
    </div>
  );
}
