/** How far someone is in a challenge. */
interface Standing {
  readonly goal: number;
  readonly isShared: boolean;
  readonly isJoined: boolean;
  readonly progress: number;
  readonly groupProgress: number | null;
  readonly completedAt: string | null;
  /** Its last day, `YYYY-MM-DD`. */
  readonly weekEnd: string;
}

/** The share of the goal that's done, 0 to 1: of a shared one by all members together. */
function shareDone({ goal, isShared, progress, groupProgress }: Standing): number {
  return Math.min(1, (isShared ? (groupProgress ?? progress) : progress) / Math.max(1, goal));
}

/** Of the challenges that someone is in and hasn't completed, the one that's closest to its end: the soonest to end, then the furthest along. */
export function nearestChallenge<T extends Standing>(challenges: readonly T[]): T | null {
  const open = challenges.filter(({ isJoined, completedAt }) => isJoined && completedAt === null);
  const [nearest = null] = open.toSorted(
    (a, b) => (a.weekEnd < b.weekEnd ? -1 : a.weekEnd > b.weekEnd ? 1 : 0) || shareDone(b) - shareDone(a),
  );
  return nearest;
}
