import type { Group } from "@lockstep/contract/groups.ts";
import { useMemo, useRef } from "react";
import { Composer, PostList } from "../community/index.ts";
import type { Me } from "../../session/me.ts";
import { MembershipButton } from "./membership-button.tsx";

/** The Posts tab: a field for members, then what was written, one comment box at a time (SPEC 4). */
export function GroupPosts({
  group,
  me,
  signInTo,
  invite,
}: {
  group: Group;
  me: Me | null;
  signInTo: string;
  invite: string | null;
}) {
  const { id } = group;
  const list = useMemo(() => ({ of: "group", groupId: id }) as const, [id]);
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <section aria-labelledby="recent-posts" className="grid gap-6">
      {group.isMember && group.canPost ? (
        <Composer me={me} signInTo={signInTo} groupId={id} placeholder="Share something with the group" area={area} />
      ) : null}
      <h2 id="recent-posts" className="d2 text-24">
        Recent Posts
      </h2>
      <PostList
        list={list}
        me={me}
        signInTo={signInTo}
        label="Group posts"
        level={3}
        oneCommentBox
        showGroup={false}
        empty={<NoPosts group={group} me={me} signInTo={signInTo} invite={invite} />}
      />
    </section>
  );
}

function NoPosts({ group, me, signInTo, invite }: { group: Group; me: Me | null; signInTo: string; invite: string | null }) {
  return (
    <div className="group-locked">
      <p className="text-17">No posts in this group yet.</p>
      {group.isMember ? (
        <p className="text-fg-2">Be the first to share something with the group!</p>
      ) : (
        <MembershipButton group={group} viewer={me?.id ?? null} signInTo={signInTo} invite={invite} text="Join Group to Post" />
      )}
    </div>
  );
}
