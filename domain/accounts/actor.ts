/** Roles of the whole site: a moderator looks after what others write. */
export const ROLES = ["member", "moderator"] as const;
export type Role = (typeof ROLES)[number];

/** The caller, from the session and never from a body. Policies decide by this alone. */
export interface Actor {
  readonly userId: string;
  readonly role: Role;
}
