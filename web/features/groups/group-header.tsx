import type { Group } from "@lockstep/contract/groups.ts";
import { Bell, BellOff, EyeOff, Lock, Settings, UserPlus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Alert } from "../../ui/alert.tsx";
import { Button, IconButton, LinkButton } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { GroupCover, GroupIconTile } from "./group-cover.tsx";
import type { FigureComponent } from "./group-cover.tsx";
import { InviteSheet } from "./invite-sheet.tsx";
import { MembershipButton } from "./membership-button.tsx";
import type { Viewer } from "../../session/me.ts";
import { useMute } from "./use-mute.ts";
import { membersText, postsText } from "./words.ts";
import "./groups.css";

interface HeadProps {
  readonly group: Group;
  readonly viewer: Viewer;
  readonly signInTo: string;
  readonly invite: string | null;
  readonly onLeft: () => void;
}

/** Cover, icon, name, counts, who founded it, and what the caller may do. */
export function GroupHeader({ Figure, ...props }: HeadProps & { Figure: FigureComponent }) {
  const { group, invite } = props;
  return (
    <>
      <div className="group-band">
        <GroupCover group={group} Figure={Figure} large invite={group.canRead ? null : invite} />
      </div>
      <header className="wrap">
        <div className="group-head">
          <GroupIconTile icon={group.icon} />
          <div className="group-title">
            <h1 className="d text-40 md:text-56" dir="auto">
              {group.name}
            </h1>
            <p className="mt-3 text-fg-2">
              {membersText(group.memberCount)}, {postsText(group.postCount)}. Created by{" "}
              {group.createdBy === null ? (
                <span className="font-name text-fg">Unknown</span>
              ) : (
                <Link to={`/members/${group.createdBy.username}`} className="link font-name">
                  {group.createdBy.username}
                </Link>
              )}
            </p>
            {group.isPrivate ? (
              <Chip className="mt-3">
                <Lock aria-hidden="true" /> Private
              </Chip>
            ) : null}
          </div>
          <Acts {...props} />
        </div>
        {group.isHidden ? (
          <div className="mb-6">
            <Alert tone="info">
              <EyeOff size={18} aria-hidden="true" className="mr-2 inline" />A moderator removed this group. Only moderators can
              see it.
            </Alert>
          </div>
        ) : null}
        {group.requestCount !== null && group.requestCount > 0 ? (
          <div className="mb-6">
            <Alert tone="info">
              <p>
                {group.requestCount === 1
                  ? "1 person asked"
                  : `${group.requestCount >= 100 ? "100+" : group.requestCount} people asked`}{" "}
                to join.{" "}
                <Link to={`/groups/${group.id}/settings#requests`} className="link font-label">
                  Review requests
                </Link>
              </p>
            </Alert>
          </div>
        ) : null}
      </header>
    </>
  );
}

function Acts({ group, viewer, signInTo, invite, onLeft }: HeadProps) {
  const mute = useMute(viewer);
  const [inviting, setInviting] = useState(false);
  return (
    <div className="group-actions">
      {group.canManage ? (
        <LinkButton look="secondary" to={`/groups/${group.id}/settings`} icon={<Settings aria-hidden="true" />}>
          Manage
        </LinkButton>
      ) : null}
      {group.canInvite ? (
        <Button look="secondary" icon={<UserPlus aria-hidden="true" />} onClick={() => setInviting(true)}>
          Invite
        </Button>
      ) : null}
      {group.isMember ? (
        <IconButton
          size="md"
          look="secondary"
          label={group.isMuted ? "Unmute group" : "Mute group"}
          aria-pressed={group.isMuted}
          onClick={() => mute.mutate({ id: group.id, muted: !group.isMuted })}
        >
          {group.isMuted ? <BellOff aria-hidden="true" /> : <Bell aria-hidden="true" />}
        </IconButton>
      ) : null}
      <MembershipButton group={group} viewer={viewer} signInTo={signInTo} invite={invite} onLeft={onLeft} />
      {inviting ? <InviteSheet group={group} viewer={viewer} onClose={() => setInviting(false)} /> : null}
    </div>
  );
}
