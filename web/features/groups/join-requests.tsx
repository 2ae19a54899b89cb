import { answerJoinRequest } from "@lockstep/contract/groups.ts";
import type { Group, JoinRequest } from "@lockstep/contract/groups.ts";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "../../api/client.ts";
import { MemberRow } from "../../ui/member-row.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";
import { groupKeys, joinRequestsOptions } from "./queries.ts";
import type { Viewer } from "../../session/me.ts";
import { groupFailure } from "./words.ts";

/** Requests to join, oldest first. */
export function JoinRequests({ group, viewer }: { group: Group; viewer: Viewer }) {
  const list = useInfiniteQuery(joinRequestsOptions(viewer, group.id));
  const requests = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (!group.isPrivate && requests.length === 0) return null;
  return (
    <section id="requests" className="settings-part" aria-labelledby="join-requests" tabIndex={-1}>
      <h2 id="join-requests" className="d2 mb-3 text-26">
        Requests to join
      </h2>
      {list.isPending ? (
        <Loading label="Loading the requests">
          <Skeleton className="h-14" />
        </Loading>
      ) : null}
      {list.isError && list.data === undefined ? (
        <Alert>
          <p>
            {list.error instanceof ApiError && list.error.status === 0 ? list.error.message : "We couldn't load the requests."}
          </p>
          <Button size="sm" look="secondary" className="mt-3" busy={list.isFetching} onClick={() => void list.refetch()}>
            Try again
          </Button>
        </Alert>
      ) : null}
      {list.isSuccess && requests.length === 0 ? <p className="text-fg-2">No requests right now.</p> : null}
      <ul className="group-people">
        {requests.map((request) => (
          <Request key={request.id} request={request} groupId={group.id} viewer={viewer} />
        ))}
      </ul>
      {list.hasNextPage ? (
        <Button look="secondary" className="mt-5" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </section>
  );
}

function Request({ request, groupId, viewer }: { request: JoinRequest; groupId: string; viewer: Viewer }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const { member } = request;
  const answer = useMutation({
    networkMode: "always",
    mutationFn: (accept: boolean) => callApi(answerJoinRequest, { params: { id: groupId, userId: member.id }, body: { accept } }),
    onSuccess: (_done, accept) => toast({ message: accept ? `${member.username} joined` : "Request declined" }),
    onError: (error) => {
      const gone = error instanceof ApiError && error.status === 404;
      toast({ tone: "error", message: gone ? error.message : groupFailure(error, "That didn't work. Please try again.") });
    },
    onSettled: () =>
      Promise.all(
        [groupKeys.requests(viewer, groupId), groupKeys.members(viewer, groupId), groupKeys.ones(viewer, groupId)].map(
          (queryKey) => queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return (
    <li className="group-person">
      <div>
        <MemberRow
          member={member}
          level={3}
          below={
            <>
              {member.fullName} · <RelativeTime at={request.createdAt} />
            </>
          }
        />
        {request.message === "" ? null : (
          <p className="group-text mt-2" dir="auto">
            {request.message}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={answer.isPending && answer.variables}
          aria-label={`Accept ${member.username}`}
          onClick={() => answer.mutate(true)}
        >
          Accept
        </Button>
        <Button
          size="sm"
          look="quiet"
          busy={answer.isPending && !answer.variables}
          aria-label={`Decline ${member.username}`}
          onClick={() => answer.mutate(false)}
        >
          Decline
        </Button>
      </div>
    </li>
  );
}
