import type { GroupMember } from "@lockstep/contract/groups.ts";
import { joinedAgo } from "@lockstep/domain/groups/joined-ago.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { ApiError } from "../../api/client.ts";
import { MemberRow } from "../../ui/member-row.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { groupMembersOptions } from "./queries.ts";
import type { Viewer } from "../../session/me.ts";
import "./groups.css";
import { formatDate } from "../../ui/formatters.ts";

/** Full name, and since when: 'Joined 3 days ago' (SPEC 2). */
export function MemberNote({ member }: { member: GroupMember }) {
  const [now] = useState(Date.now);
  return (
    <>
      <span className="block" dir="auto">
        {member.member.fullName}
      </span>
      <time dateTime={member.joinedAt} title={formatDate(new Date(member.joinedAt), "wholeDate")}>
        {joinedAgo(Date.parse(member.joinedAt), now)}
      </time>
    </>
  );
}

/** The members of a group, page by page; what is at the end of a row comes from `renderEnd`. */
export function MemberRows({
  viewer,
  groupId,
  order,
  level,
  renderEnd,
}: {
  viewer: Viewer;
  groupId: string;
  order: "joined" | "rank";
  level: 3;
  renderEnd?: (member: GroupMember) => ReactNode;
}) {
  const list = useInfiniteQuery(groupMembersOptions(viewer, groupId, order));
  if (list.data === undefined) {
    if (!list.isError)
      return (
        <Loading label="Loading the members" className="grid gap-3">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-14" />
          ))}
        </Loading>
      );
    return (
      <Alert>
        <p>{list.error instanceof ApiError && list.error.status === 0 ? list.error.message : "We couldn't load the members."}</p>
        <Button size="sm" look="secondary" className="mt-3" busy={list.isFetching} onClick={() => void list.refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  const members = [...new Map(list.data.pages.flatMap((page) => page.items).map((member) => [member.id, member])).values()];
  return (
    <>
      <ul className="group-people">
        {members.map((member) => (
          <li key={member.id} className="group-person">
            <MemberRow
              member={member.member}
              level={level}
              below={<MemberNote member={member} />}
              end={member.isAdmin ? <Chip look="volt">Admin</Chip> : null}
            />
            {renderEnd?.(member)}
          </li>
        ))}
      </ul>
      {list.hasNextPage ? (
        <div className="mt-5 grid justify-items-start gap-3">
          {list.isFetchNextPageError ? <Alert>We couldn't load more members. Please try again.</Alert> : null}
          <Button look="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The Members tab. */
export function GroupMembers({ viewer, groupId }: { viewer: Viewer; groupId: string }) {
  return (
    <section aria-labelledby="group-members">
      <h2 id="group-members" className="d2 mb-3 text-24">
        Group Members
      </h2>
      <MemberRows viewer={viewer} groupId={groupId} order="joined" level={3} />
    </section>
  );
}
