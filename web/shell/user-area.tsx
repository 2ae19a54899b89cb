import { useQuery } from "@tanstack/react-query";
import { History, LogOut, Settings, ShieldCheck, User, Users } from "lucide-react";
import { Link } from "react-router";
import { profileOptions } from "../session/profile-query.ts";
import type { SessionUser } from "../session/session.ts";
import { Avatar } from "../ui/avatar.tsx";
import { LinkButton } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { Disclosure } from "../ui/disclosure.tsx";

/** Named by the username, as beside everything the person writes: one person has one avatar. */
function OwnAvatar({ user }: { user: SessionUser }) {
  const { data: profile } = useQuery(profileOptions(user.id));
  return <Avatar name={profile?.username ?? user.name} src={user.image} size={40} />;
}

/** The right end of the header: the person's menu, or the way in. While the session is checked the visitor's form holds the room. */
export function UserArea({
  user,
  pending,
  landing,
  onSignOut,
}: {
  user: SessionUser | null;
  pending: boolean;
  landing: boolean;
  onSignOut: () => void;
}) {
  if (user) {
    return (
      <Disclosure
        align="end"
        triggerClassName="grid size-11 place-items-center rounded-full"
        trigger={
          <>
            <OwnAvatar user={user} />
            <span className="visually-hidden">Account: {user.name}</span>
          </>
        }
      >
        <p className="menu-note truncate">{user.name}</p>
        <Link to="/profile" className="menu-item">
          <User size={20} aria-hidden="true" /> Profile
        </Link>
        <Link to="/workouts" className="menu-item">
          <History size={20} aria-hidden="true" /> Workout history
        </Link>
        <Link to="/family" className="menu-item">
          <Users size={20} aria-hidden="true" /> Family
        </Link>
        <Link to="/settings" className="menu-item">
          <Settings size={20} aria-hidden="true" /> Settings
        </Link>
        {user.role === "moderator" ? (
          <Link to="/moderation" className="menu-item">
            <ShieldCheck size={20} aria-hidden="true" /> Moderation
          </Link>
        ) : null}
        <button type="button" className="menu-item" onClick={onSignOut}>
          <LogOut size={20} aria-hidden="true" /> Sign Out
        </button>
      </Disclosure>
    );
  }
  return (
    <div className={cx("only-wide items-center gap-1", pending && "pending-visitor")}>
      {landing ? (
        <>
          <Link to="/login" className="nav-link text-fg!">
            Sign In
          </Link>
          <LinkButton to="/plan-selection" size="sm" className="get-started">
            Get Started
          </LinkButton>
        </>
      ) : (
        <LinkButton to="/profile-setup" size="sm" look="secondary">
          My Profile
        </LinkButton>
      )}
    </div>
  );
}
