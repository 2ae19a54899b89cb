import { deleteGroup } from "@lockstep/contract/groups.ts";
import type { Group } from "@lockstep/contract/groups.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, Navigate, useLocation, useNavigate } from "react-router";
import { ApiError, callApi } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";
import type { PageUser } from "../../session/me.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { ErrorView } from "../../ui/error-view.tsx";
import { Page } from "../../ui/page.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import type { FigureComponent } from "./group-cover.tsx";
import { GroupInformation } from "./group-information.tsx";
import { InviteLink } from "./invite-link.tsx";
import { JoinRequests } from "./join-requests.tsx";
import { MemberManagement } from "./member-management.tsx";
import { forgetGroup, groupOptions } from "./queries.ts";
import type { Viewer } from "../../session/me.ts";
import { useLiveGroup } from "./use-live-groups.ts";
import { groupFailure } from "./words.ts";
import "./groups.css";

/** SPEC 8. */
const DELETE_FAILED = "Error deleting group. Please try again.";

/**
 * The settings of a group, for its admins. A guest, or without the group: back to the groups; a member: to the group's page; an admin who loses the right while
 * the page is open reads 'Access Denied' (DESIGN 7).
 */
export function GroupSettingsPage({
  groupId,
  user,
  Figure,
}: {
  groupId: string;
  user: PageUser | null;
  Figure: FigureComponent;
}) {
  if (user === null) return <Navigate to="/groups" replace />;
  return <Guarded groupId={groupId} viewer={user.id} Figure={Figure} />;
}

function Guarded({ groupId, viewer, Figure }: { groupId: string; viewer: string; Figure: FigureComponent }) {
  const query = useQuery({ ...groupOptions(viewer, groupId, null), refetchOnMount: "always" });
  useLiveGroup(viewer, groupId);
  const group = query.data;
  const [wasAdmin, setWasAdmin] = useState(false);
  if (group?.canManage === true && !wasAdmin) setWasAdmin(true);
  const status = query.error instanceof ApiError ? query.error.status : null;
  // Hidden by a moderator or deleted by another admin: either way it is no longer there.
  if (status === 404) return <Navigate to="/groups" replace />;
  if (group === undefined) {
    if (!query.isError) return <SettingsSkeleton />;
    // A network that is away says nothing about the group: what is wrong is said here. Any other failure leads back (SPEC 8).
    if (status !== 0) return <Navigate to="/groups" replace />;
    return (
      <div className="wrap page-body">
        <ErrorView title="We couldn't load the settings." onRetry={() => void query.refetch()}>
          {query.error.message}
        </ErrorView>
      </div>
    );
  }
  if (group.canManage) return <Settings group={group} viewer={viewer} Figure={Figure} />;
  // What is kept from before may be older than the right: the server's answer decides.
  if (query.isFetching && !wasAdmin) return <SettingsSkeleton />;
  return wasAdmin ? <AccessDenied group={group} /> : <Navigate to={`/groups/${groupId}`} replace />;
}

function Settings({ group, viewer, Figure }: { group: Group; viewer: Viewer; Figure: FigureComponent }) {
  useHashTarget();
  return (
    <Page
      title="Group settings"
      width="reading"
      intro={
        <Link to={`/groups/${group.id}`} className="link inline-flex min-h-11 items-center gap-2 font-label">
          <ArrowLeft size={18} aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">{group.name}</span>
        </Link>
      }
    >
      <title>{`${group.name} settings · Lockstep`}</title>
      <div className="pb-9">
        <GroupInformation group={group} viewer={viewer} Figure={Figure} />
      </div>
      {group.isPrivate ? <InviteLink group={group} viewer={viewer} /> : null}
      <JoinRequests group={group} viewer={viewer} />
      <MemberManagement group={group} viewer={viewer} />
      <DeleteGroup group={group} viewer={viewer} />
    </Page>
  );
}

/** A link to a part of the page finds it although it comes later than the page. */
function useHashTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === "") return;
    const part = document.getElementById(hash.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash]);
}

function DeleteGroup({ group, viewer }: { group: Group; viewer: Viewer }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    try {
      await callApi(deleteGroup, { params: { id: group.id } });
    } catch (error) {
      // Another admin was faster: it's what was wanted.
      if (!(error instanceof ApiError) || error.status !== 404) {
        logFailure("The group wasn't deleted", error);
        throw error;
      }
    }
    await navigate("/groups");
    forgetGroup(queryClient, viewer, group.id);
    toast({ message: `${group.name} was deleted` });
  };
  return (
    <section className="settings-part" aria-labelledby="delete-group">
      <h2 id="delete-group" className="d2 text-26">
        Delete Group
      </h2>
      <p className="mt-2 mb-5 max-w-[60ch] text-fg-2">Deletes the group and all its posts, comments and likes for everyone.</p>
      <Button look="danger" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsking(true)}>
        Delete Group
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${group.name}?`}
        confirmLabel="Delete Group"
        problem={(error) => groupFailure(error, DELETE_FAILED)}
        onConfirm={remove}
      >
        This action cannot be undone, and all group posts will be permanently removed.
      </ConfirmDialog>
    </section>
  );
}

function AccessDenied({ group }: { group: Group }) {
  return (
    <Page
      title="Access Denied"
      width="reading"
      intro="You're no longer an admin of this group, so you can't change its settings."
    >
      <title>Access Denied · Lockstep</title>
      <div role="alert" className="visually-hidden">
        Access Denied
      </div>
      <LinkButton to={`/groups/${group.id}`}>Back to the group</LinkButton>
    </Page>
  );
}

function SettingsSkeleton() {
  return (
    <Loading label="Loading the settings" className="wrap page-body wrap-reading">
      <Skeleton className="h-14 w-3/5" />
      <Skeleton className="mt-8 h-13" />
      <Skeleton className="mt-6 h-28" />
      <Skeleton className="mt-6 h-28" />
    </Loading>
  );
}
