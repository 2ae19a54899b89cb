import { patchGroupMember, removeGroupMember } from "@lockstep/contract/groups.ts";
import type { Group, GroupMember } from "@lockstep/contract/groups.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { callApi } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog.tsx";
import { useToast } from "../../ui/toast.tsx";
import { MemberRows } from "./group-members.tsx";
import { groupKeys } from "./queries.ts";
import type { Viewer } from "../../session/me.ts";
import { groupFailure } from "./words.ts";

/** Member Management: who is an admin, and who goes. Nothing for oneself (SPEC 2). */
export function MemberManagement({ group, viewer }: { group: Group; viewer: Viewer }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [leaving, setLeaving] = useState<GroupMember | null>(null);
  const refetchShown = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: groupKeys.members(viewer, group.id) }),
      queryClient.invalidateQueries({ queryKey: groupKeys.ones(viewer, group.id) }),
    ]);
  const toggle = useMutation({
    networkMode: "always",
    mutationFn: ({ member, isAdmin }: GroupMember) =>
      callApi(patchGroupMember, { params: { id: group.id, userId: member.id }, body: { isAdmin: !isAdmin } }),
    onSuccess: (_changed, { member, isAdmin }) =>
      toast({ message: isAdmin ? `${member.username} is no longer an admin` : `${member.username} is an admin now` }),
    onError: (error) => {
      logFailure("The role wasn't changed", error);
      toast({ tone: "error", message: groupFailure(error, "That didn't work. Please try again.") });
    },
    onSettled: refetchShown,
  });
  const remove = async ({ member }: GroupMember) => {
    await callApi(removeGroupMember, { params: { id: group.id, userId: member.id } });
    await refetchShown();
    toast({ message: `${member.username} was removed` });
  };
  return (
    <section id="members" className="settings-part" aria-labelledby="member-management" tabIndex={-1}>
      <h2 id="member-management" className="d2 mb-3 text-26">
        Member Management
      </h2>
      <MemberRows
        viewer={viewer}
        groupId={group.id}
        order="rank"
        level={3}
        renderEnd={(row) =>
          row.isOwn ? null : (
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                look="secondary"
                disabled={!row.canPromote && !row.canDemote}
                busy={toggle.isPending && toggle.variables.id === row.id}
                aria-label={`${row.isAdmin ? "Remove admin" : "Make admin"}: ${row.member.username}`}
                onClick={() => toggle.mutate(row)}
              >
                {row.isAdmin ? "Remove admin" : "Make admin"}
              </Button>
              {row.canRemove ? (
                <Button size="sm" look="danger" aria-label={`Remove ${row.member.username}`} onClick={() => setLeaving(row)}>
                  Remove
                </Button>
              ) : null}
            </div>
          )
        }
      />
      {leaving === null ? null : (
        <ConfirmDialog
          open
          onOpenChange={(open) => (open ? undefined : setLeaving(null))}
          title={`Remove ${leaving.member.username}?`}
          confirmLabel="Remove"
          problem={(error) => groupFailure(error, "That didn't work. Please try again.")}
          onConfirm={() => remove(leaving)}
        >
          {group.isPrivate
            ? "They'll lose access to the group. Anyone with the invite link can rejoin; create a new link to prevent that."
            : "Their posts stay. The group is public, so they can rejoin anytime."}
        </ConfirmDialog>
      )}
    </section>
  );
}
