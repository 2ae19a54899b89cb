import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { profileOptions } from "../../session/profile-query.ts";
import { useToday } from "../../plans/use-today.ts";
import { challengeKeys, challengeWeekOptions } from "./queries.ts";
import type { ChallengeWeek } from "./queries.ts";

const READ_AGAIN_MS = 60_000;

/** This week's challenges and the person's own day. While the page stays open, a week that ended gives way to the new one. */
export function useChallengeWeek(userId: string): {
  readonly week: ChallengeWeek | undefined;
  readonly today: CalendarDay;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
} {
  const queryClient = useQueryClient();
  const { data: week, error, refetch } = useQuery(challengeWeekOptions());
  const { data: profile } = useQuery(profileOptions(userId));
  const today = useToday(profile?.timeZone ?? null);
  const isOver = week !== undefined && today > week.weekEnd;
  useEffect(() => {
    if (!isOver) return;
    const refetchShown = () => void queryClient.invalidateQueries({ queryKey: challengeKeys.all });
    refetchShown();
    // The server's Monday may be a moment later than this device's, or there's no network just now.
    const timer = setInterval(refetchShown, READ_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOver, queryClient]);
  return { week, today, error, refetch };
}
