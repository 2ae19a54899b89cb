import type { GroupCard as Card } from "@lockstep/contract/groups.ts";
import { Lock } from "lucide-react";
import { Link } from "react-router";
import { Chip } from "../../ui/chip.tsx";
import { GroupCover, GroupIconTile } from "./group-cover.tsx";
import type { FigureComponent } from "./group-cover.tsx";
import { MembershipButton } from "./membership-button.tsx";
import type { Viewer } from "../../session/me.ts";
import { membersText, postsText } from "./words.ts";
import "./groups.css";

/** A group in the list: the card opens its page, the button joins or leaves. */
export function GroupCard({
  group,
  viewer,
  signInTo,
  Figure,
}: {
  group: Card;
  viewer: Viewer;
  signInTo: string;
  Figure: FigureComponent;
}) {
  return (
    <article className="card group-card" aria-labelledby={`group-${group.id}`}>
      <GroupCover group={group} Figure={Figure} />
      <GroupIconTile icon={group.icon} />
      <div className="group-card-words">
        <h2 className="d2 text-22" dir="auto">
          <Link to={`/groups/${group.id}`} id={`group-${group.id}`} className="group-card-link">
            {group.name}
          </Link>
        </h2>
        <p className="group-card-text" dir="auto">
          {group.description}
        </p>
      </div>
      <p className="group-card-counts">
        <span>{membersText(group.memberCount)}</span>
        <span>{postsText(group.postCount)}</span>
      </p>
      <div className="group-card-foot">
        <div className="flex flex-wrap gap-1">
          {group.isPrivate ? (
            <Chip>
              <Lock aria-hidden="true" /> Private
            </Chip>
          ) : null}
          {group.isAdmin ? <Chip look="volt">Admin</Chip> : group.isMember ? <Chip look="volt">Member</Chip> : null}
        </div>
        <MembershipButton group={group} viewer={viewer} signInTo={signInTo} size="sm" />
      </div>
    </article>
  );
}
