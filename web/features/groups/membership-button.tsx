import type { Group, GroupCard } from "@lockstep/contract/groups.ts";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import type { ButtonSize } from "../../ui/button.tsx";
import type { Viewer } from "../../session/me.ts";
import { useMembership } from "./use-membership.ts";
import { asksToJoin, joinText } from "./words.ts";

const LeaveDialog = lazy(() => import("./leave-dialog.tsx"));
const AskToJoinSheet = lazy(() => import("./ask-to-join-sheet.tsx"));

/** Does leaving need a word first? What can't simply be taken back, and what the server would refuse. */
function needsWord(group: GroupCard & Partial<Pick<Group, "canLeave" | "isLastMember">>): boolean {
  return group.isPrivate || group.isAdmin || group.memberCount <= 1 || group.canLeave === false || group.isLastMember === true;
}

/**
 * Join Group, Leave Group, and for private groups Ask to Join and Cancel Request: one button that is in one place whatever it says. A visitor is led to the
 * sign-in page and back.
 */
export function MembershipButton({
  group,
  viewer,
  signInTo,
  invite = null,
  size = "md",
  text,
  onLeft,
}: {
  group: GroupCard & Partial<Group>;
  viewer: Viewer;
  signInTo: string;
  invite?: string | null;
  size?: ButtonSize;
  /** In place of 'Join Group', where one more reason belongs to it. */
  text?: string;
  /** The last member left: the group is gone. */
  onLeft?: () => void;
}) {
  const navigate = useNavigate();
  const membership = useMembership(viewer);
  const [asked, setAsked] = useState<"leave" | "message" | null>(null);
  const busy = membership.isPending;
  const isIn = group.isMember || group.hasRequested;
  const leave = async () => {
    const left = await membership.mutateAsync({ group, wish: "out" });
    if (left.memberCount === 0) onLeft?.();
  };
  const press = () => {
    if (busy) return;
    if (viewer === null) void navigate(signInTo);
    else if (!isIn && asksToJoin(group)) setAsked("message");
    else if (!isIn) membership.mutate({ group, wish: "in", invite });
    else if (group.isMember && needsWord(group)) setAsked("leave");
    else membership.mutate({ group, wish: "out" });
  };
  const goIn = asksToJoin(group) ? joinText(true) : (text ?? joinText(false));
  const label = group.isMember ? "Leave Group" : group.hasRequested ? "Cancel Request" : goIn;
  return (
    <>
      <Button
        look={isIn ? "quiet" : "primary"}
        size={size}
        // The label says at once what comes next; a press on it counts only once the server has answered.
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        aria-label={`${label}: ${group.name}`}
        onClick={press}
      >
        {label}
      </Button>
      {asked === null ? null : (
        <Suspense>
          {asked === "leave" ? (
            <LeaveDialog group={group} onLeave={leave} onClose={() => setAsked(null)} />
          ) : (
            <AskToJoinSheet
              group={group}
              onAsk={(message) => membership.mutate({ group, wish: "in", invite, message })}
              onClose={() => setAsked(null)}
            />
          )}
        </Suspense>
      )}
    </>
  );
}
