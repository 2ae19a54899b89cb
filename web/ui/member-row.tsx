import type { ReactNode } from "react";
import { Link } from "react-router";
import { Avatar } from "./avatar.tsx";
import { cx } from "./cx.ts";
import { smallAvatar } from "./small-avatar.ts";
import "./member-row.css";

/** The contract's MemberRow fits. */
interface Member {
  readonly username: string;
  readonly avatarUrl: string | null;
}

type HeadingLevel = 2 | 3 | 4;

/** Someone's picture and name, which lead to their profile, with a quiet line below and something at the end of the row. */
export function MemberRow({
  member,
  below,
  end,
  size = 44,
  level,
  nameId,
  className,
}: {
  member: Member;
  /** When it was, or what else belongs to the name. */
  below?: ReactNode;
  end?: ReactNode;
  size?: number;
  /** Makes the name a heading: of a post, the heading is who wrote it. */
  level?: HeadingLevel;
  nameId?: string;
  className?: string;
}) {
  const Name = level === undefined ? "p" : (`h${level}` as const);
  return (
    <div className={cx("member-row", className)}>
      <Avatar name={member.username} src={smallAvatar(member.avatarUrl)} size={size} />
      <div className="member-words">
        <Name className="member-name">
          <Link to={`/members/${member.username}`} id={nameId} className="member-link">
            {member.username}
          </Link>
        </Name>
        {below ? <p className="member-below">{below}</p> : null}
      </div>
      {end}
    </div>
  );
}
