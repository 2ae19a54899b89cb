import { isHouseAccount } from "../accounts/house-account.ts";

/** Who may see a profile, or what its owner does: everyone, whoever is signed in, nobody else. */
export type Visibility = "everyone" | "members" | "only_me";

/** What a profile's owner decided about who sees it. */
export interface Privacy {
  readonly userId: string;
  readonly profileVisibility: Visibility;
  readonly activityVisibility: Visibility;
}

/** Blocks between who looks and whose profile it is. */
export interface Blocks {
  /** Who looks blocked the other. */
  readonly byViewer: boolean;
  /** The other blocked who looks. */
  readonly byOwner: boolean;
}

/** What someone may see of a profile, and do about its owner. */
export interface ProfileAbilities {
  /** False: the profile is as missing as one that never was. */
  readonly canKnow: boolean;
  /** Biography, goals and counts. False leaves the name and the picture, which are beside posts anyway. */
  readonly canSeeProfile: boolean;
  /** Posts by this person as a list, achievements, statistics. */
  readonly canSeeActivity: boolean;
  readonly canFollow: boolean;
  readonly canBlock: boolean;
  readonly canReport: boolean;
}

const NOTHING: ProfileAbilities = {
  canKnow: false,
  canSeeProfile: false,
  canSeeActivity: false,
  canFollow: false,
  canBlock: false,
  canReport: false,
};

/** Whether a setting lets someone see; `viewerId` is null for a visitor. Moderators see no more than other members. */
export function isShownTo(visibility: Visibility, ownerId: string, viewerId: string | null): boolean {
  if (viewerId === ownerId) return true;
  return visibility === "everyone" || (visibility === "members" && viewerId !== null);
}

/**
 * What a viewer (null: a visitor) may see and do. Whoever was blocked finds no profile; whoever blocked finds the name and the way to
 * take it back, also when both blocked each other. Activity shows only where the profile itself does.
 */
export function profileAbilities(privacy: Privacy, viewerId: string | null, blocks: Blocks): ProfileAbilities {
  const isOwn = viewerId === privacy.userId;
  if (!isOwn && blocks.byOwner && !blocks.byViewer) return NOTHING;
  const isOther = viewerId !== null && !isOwn;
  if (blocks.byViewer && !isOwn) return { ...NOTHING, canKnow: true, canReport: isOther };
  const canSeeProfile = isShownTo(privacy.profileVisibility, privacy.userId, viewerId);
  return {
    canKnow: true,
    canSeeProfile,
    canSeeActivity: canSeeProfile && isShownTo(privacy.activityVisibility, privacy.userId, viewerId),
    canFollow: isOther && !isHouseAccount(privacy.userId),
    canBlock: isOther,
    canReport: isOther,
  };
}

/**
 * Whether someone may not write what others see at a moment; both are moments in time, `suspendedUntil` is null for people who never were suspended.
 * A moment that is none (the database's "infinity") has no end.
 */
export function isSuspended(suspendedUntil: Date | null, now: Date): boolean {
  return suspendedUntil !== null && !(suspendedUntil.getTime() <= now.getTime());
}
