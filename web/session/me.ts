import { useQuery } from "@tanstack/react-query";
import { profileOptions } from "./profile-query.ts";

/** The signed-in person; routes pass it in. */
export interface PageUser {
  readonly id: string;
  readonly name: string;
}

/** The signed-in person as the community shows them. */
export interface Me {
  readonly id: string;
  /** Until the profile is there, the name they signed up with. */
  readonly username: string;
  readonly avatarUrl: string | null;
  /** Until when they may not write; null while they may. */
  readonly suspendedUntil: string | null;
}

/** The signed-in person, or null for a visitor. Never waits: what the profile adds comes in when it's there. */
export function useMe(user: PageUser | null): Me | null {
  const { data: profile } = useQuery({ ...profileOptions(user?.id ?? ""), enabled: user !== null });
  if (user === null) return null;
  return {
    id: user.id,
    username: profile?.username ?? user.name,
    avatarUrl: profile?.avatarUrl ?? null,
    suspendedUntil: profile?.suspendedUntil ?? null,
  };
}

/** Whose eyes: what may be seen, liked and changed differs from person to person. Null is a visitor. */
export type Viewer = string | null;
