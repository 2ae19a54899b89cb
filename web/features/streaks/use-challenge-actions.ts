import { joinChallenge, leaveChallenge } from "@lockstep/contract/streaks.ts";
import type { Challenge } from "@lockstep/contract/streaks.ts";
import { useQueryClient } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";
import { ApiError, callApi } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";
import { useToast } from "../../ui/toast.tsx";
import { challengeKeys } from "./queries.ts";
import type { ChallengeWeek } from "./queries.ts";

/** What a person can do about a challenge; each shows at once and goes back when it didn't work. */
export interface ChallengeActions {
  readonly join: (challenge: Challenge) => Promise<void>;
  readonly leave: (challenge: Challenge) => Promise<void>;
  readonly setOnLeaderboard: (challenge: Challenge, onLeaderboard: boolean) => Promise<void>;
}

/** Joining, leaving and the leaderboard, with what to say when it failed. */
export function useChallengeActions(): ChallengeActions {
  const queryClient = useQueryClient();
  const toast = useToast();
  const act = async (shown: Challenge, send: () => Promise<Challenge>): Promise<boolean> => {
    await queryClient.cancelQueries({ queryKey: challengeKeys.week });
    put(queryClient, shown);
    try {
      const known = await send();
      // What was asked for while it was sent may have been answered before it arrived.
      await queryClient.cancelQueries({ queryKey: challengeKeys.week });
      put(queryClient, known);
      void queryClient.invalidateQueries({ queryKey: challengeKeys.all });
      return true;
    } catch (error) {
      logFailure("challenge", error);
      void queryClient.invalidateQueries({ queryKey: challengeKeys.all });
      toast({ tone: "error", message: error instanceof ApiError ? error.message : "That didn't work. Please try again." });
      return false;
    }
  };
  const params = ({ id }: Challenge) => ({ id });
  /** Goes in, or changes whether the person, in already, is on the leaderboard. */
  const enter = async (challenge: Challenge, body: { onLeaderboard?: boolean }) => {
    await act({ ...asJoined(challenge), ...body }, () => callApi(joinChallenge, { params: params(challenge), body }));
  };
  return {
    join: (challenge) => enter(challenge, {}),
    leave: async (challenge) => {
      const left = await act(asLeft(challenge), () => callApi(leaveChallenge, { params: params(challenge) }));
      // Back to where they stood: who was seen on the leaderboard is seen there again.
      const onUndo = () => void enter(asLeft(challenge), { onLeaderboard: challenge.onLeaderboard });
      if (left) toast({ message: `You left ${challenge.name}.`, onUndo });
    },
    setOnLeaderboard: (challenge, onLeaderboard) => enter(challenge, { onLeaderboard }),
  };
}

function asJoined(challenge: Challenge): Challenge {
  return challenge.isJoined
    ? challenge
    : { ...challenge, isJoined: true, canLeave: true, participants: challenge.participants + 1 };
}

function asLeft(challenge: Challenge): Challenge {
  if (!challenge.isJoined) return challenge;
  const participants = Math.max(0, challenge.participants - 1);
  return { ...challenge, isJoined: false, canLeave: false, onLeaderboard: false, participants };
}

function put(queryClient: QueryClient, challenge: Challenge): void {
  queryClient.setQueryData<ChallengeWeek>(
    challengeKeys.week,
    (week) => week && { ...week, items: week.items.map((each) => (each.id === challenge.id ? challenge : each)) },
  );
}
