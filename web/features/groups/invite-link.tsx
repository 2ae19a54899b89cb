import { renewInvite, revokeInvite } from "@lockstep/contract/groups.ts";
import type { Group } from "@lockstep/contract/groups.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "../../api/client.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { CopyLink } from "../../ui/share-link.tsx";
import { groupKeys, inviteOptions } from "./queries.ts";
import type { Viewer } from "../../session/me.ts";
import { groupFailure } from "./words.ts";

/** The link that opens a private group to whoever has it. */
export function InviteLink({ group, viewer }: { group: Group; viewer: Viewer }) {
  const queryClient = useQueryClient();
  const query = useQuery(inviteOptions(viewer, group.id));
  const change = useMutation({
    networkMode: "always",
    mutationFn: (wish: "new" | "none") => callApi(wish === "new" ? renewInvite : revokeInvite, { params: { id: group.id } }),
    onSuccess: (invite) => queryClient.setQueryData(groupKeys.invite(viewer, group.id), invite),
  });
  const token = query.data?.token ?? null;
  const failure = change.error ?? (query.data === undefined ? query.error : null);
  return (
    <section className="settings-part" aria-labelledby="invite-link">
      <h2 id="invite-link" className="d2 text-26">
        Invite link
      </h2>
      <p className="mt-2 mb-5 max-w-[60ch] text-fg-2">
        Anyone with this link can join right away. Creating a new link turns the old one off.
      </p>
      {query.isPending ? (
        <Loading label="Loading the link">
          <Skeleton className="h-13" />
        </Loading>
      ) : null}
      {token === null ? null : <CopyLink url={`${window.location.origin}/groups/${group.id}?invite=${token}`} />}
      {failure === null ? null : (
        <div className="mt-4">
          <Alert>
            {failure instanceof ApiError && failure.status === 0
              ? failure.message
              : groupFailure(failure, "That didn't work. Please try again.")}
          </Alert>
        </div>
      )}
      {query.isPending ? null : (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button look="secondary" busy={change.isPending && change.variables === "new"} onClick={() => change.mutate("new")}>
            {token === null ? "Create invite link" : "New link"}
          </Button>
          {token === null ? null : (
            <Button look="quiet" busy={change.isPending && change.variables === "none"} onClick={() => change.mutate("none")}>
              Turn off link
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
