import type { CoachPage, CoachProposal } from "@lockstep/contract/coach.ts";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { newId } from "../../api/new-id.ts";
import type { PageUser } from "../../session/me.ts";
import { profileOptions } from "../../session/profile-query.ts";
import { askCoach, problemOf } from "./ask-coach.ts";
import { forgetOtherChats, keepChat, readChat } from "./chat-storage.ts";
import { changeTurns, entriesIn, momentAfter } from "./conversation.ts";
import type { Entry, Turn } from "./conversation.ts";
import { plainText } from "./markdown.ts";
import { clearHistory, decideProposal, historyOptions, refreshHistory } from "./queries.ts";

export interface Conversation {
  /** Null while the history isn't known. */
  readonly entries: readonly Entry[] | null;
  /** The question that's being answered. */
  readonly waiting: Turn | null;
  /** For a screen reader: that an answer is coming, then all of it at once. */
  readonly announcement: string;
  readonly older: { readonly hasMore: boolean; readonly isLoading: boolean; readonly load: () => void };
  readonly historyFailed: boolean;
  readonly retryHistory: () => void;
  readonly declined: readonly string[];
  readonly ask: (question: string, page: CoachPage | null) => void;
  readonly askAgain: (turn: Turn) => void;
  readonly stop: () => void;
  readonly clear: () => Promise<void>;
  readonly decide: (proposal: CoachProposal, decision: "confirm" | "undo") => Promise<void>;
  readonly decline: (proposal: CoachProposal, isDeclined: boolean) => void;
}

/** A member's conversation, which the server keeps, or a visitor's, which lives in the tab. Give each person their own. */
export function useConversation(user: PageUser | null): Conversation {
  const owner = user?.id ?? null;
  const queryClient = useQueryClient();
  const { data: profile } = useQuery({ ...profileOptions(owner ?? ""), enabled: owner !== null });
  const history = useInfiniteQuery({ ...historyOptions(owner ?? ""), enabled: owner !== null });
  const [kept] = useState(() => readChat(owner));
  const [turns, dispatch] = useReducer(changeTurns, kept.turns);
  const [declined, setDeclined] = useState(kept.declined);
  const [announcement, announce] = useState("");
  const running = useRef<AbortController | null>(null);
  useEffect(() => forgetOtherChats(owner), [owner]);
  useEffect(() => keepChat(owner, { turns, declined }), [owner, turns, declined]);
  // Whoever signs out in the middle of an answer doesn't get the rest.
  useEffect(() => () => running.current?.abort(), []);

  const entries = useMemo(() => {
    if (owner !== null && history.data === undefined && !history.isError) return null;
    return entriesIn(history.data?.pages.flatMap(({ items }) => items) ?? [], turns);
  }, [owner, history.data, history.isError, turns]);

  const send = async (turn: Pick<Turn, "id" | "question" | "page" | "at">) => {
    if (running.current !== null) return;
    const request = new AbortController();
    running.current = request;
    dispatch({ type: "asked", turn });
    announce("The coach is typing");
    try {
      const answer = await askCoach(
        {
          query: turn.question,
          user_id: owner,
          username: profile?.username ?? null,
          fitness_goals: profile?.fitnessGoals ?? null,
          id: turn.id,
          page: turn.page,
          time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
        },
        { signal: request.signal, onText: (text) => dispatch({ type: "written", id: turn.id, text }) },
      );
      dispatch({ type: "answered", id: turn.id, answer });
      announce(plainText(answer.answer));
      if (owner !== null) void refreshHistory(queryClient, owner);
    } catch (error) {
      if (request.signal.aborted) return;
      const problem = problemOf(error);
      dispatch({ type: "failed", id: turn.id, problem });
      announce(problem.text);
    } finally {
      if (running.current === request) running.current = null;
    }
  };

  const stop = () => {
    const waiting = turns.find(({ state }) => state === "waiting");
    if (waiting === undefined) return;
    running.current?.abort();
    running.current = null;
    dispatch({ type: "stopped", id: waiting.id });
    announce("Stopped");
  };

  const clear = async () => {
    stop();
    if (owner !== null) await clearHistory(queryClient, owner);
    dispatch({ type: "cleared" });
    setDeclined([]);
    announce("Conversation cleared");
  };

  const decide = async (proposal: CoachProposal, decision: "confirm" | "undo") => {
    if (owner === null) return;
    const changed = await decideProposal(queryClient, owner, proposal, decision);
    dispatch({ type: "proposal", proposal: changed });
    announce(`${decision === "confirm" ? "Done" : "Undone"}: ${proposal.summary}`);
  };

  const decline = ({ id }: CoachProposal, isDeclined: boolean) => {
    setDeclined((ids) => (isDeclined ? [...ids, id] : ids.filter((each) => each !== id)));
  };

  const at = (): number => momentAfter(entries ?? [], Date.now());
  return {
    entries,
    waiting: turns.find(({ state }) => state === "waiting") ?? null,
    announcement,
    older: {
      hasMore: history.hasNextPage,
      isLoading: history.isFetchingNextPage,
      load: () => void history.fetchNextPage(),
    },
    historyFailed: history.isError,
    retryHistory: () => void history.refetch(),
    declined,
    ask: (question, page) => void send({ id: newId(), question, page, at: at() }),
    // What was said before it was stopped is kept as that question's answer.
    askAgain: ({ id, question, page, text }) => void send({ id: text === "" ? id : newId(), question, page, at: at() }),
    stop,
    clear,
    decide,
    decline,
  };
}
