import { useMemo } from "react";
import { Link, useLocation } from "react-router";
import { keepRedirect } from "../../shell/account-paths.ts";
import { BusySteps, Button } from "../../ui/button.tsx";
import type { Entry, Turn } from "./conversation.ts";
import { CopyAnswer } from "./copy-answer.tsx";
import { withoutLooseEnd } from "./markdown.ts";
import { MarkdownText } from "./markdown-text.tsx";
import { ProposalCard } from "./proposal-card.tsx";
import type { Conversation } from "./use-conversation.ts";

type Acts = Pick<Conversation, "askAgain" | "decide" | "decline" | "declined" | "waiting"> & {
  readonly isMember: boolean;
  readonly onFollow: () => void;
};

/** The one message that every conversation begins with. */
export function Welcome({ name }: { name: string }) {
  return (
    <div className="coach-welcome on-volt">
      <p className="d2 text-26 wrap-break-word">Hi {name}!</p>
      <p className="mt-2">
        I'm your AI coach. Ask me about training, food and recovery. When I suggest a change, nothing happens until you confirm
        it.
      </p>
    </div>
  );
}

function Typing() {
  return (
    <p className="coach-typing">
      <BusySteps />
      <span className="visually-hidden">The coach is typing</span>
    </p>
  );
}

/** What's left to do about a question that has no answer. */
function Unanswered({ turn, acts }: { turn: Turn; acts: Acts }) {
  const { pathname } = useLocation();
  const isLimit = turn.problem?.kind === "limit";
  return (
    <>
      {turn.problem === null ? (
        <p className="text-15 text-fg-2">{turn.text === "" ? "Stopped." : "Stopped here."}</p>
      ) : (
        <p className="coach-problem">{turn.problem.text}</p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button look="quiet" size="sm" disabled={acts.waiting !== null} onClick={() => acts.askAgain(turn)}>
          {turn.state === "stopped" ? "Ask again" : "Try again"}
        </Button>
        {isLimit && !acts.isMember ? (
          <Link
            to={keepRedirect("/register", pathname)}
            className="link inline-flex min-h-11 items-center text-15"
            onClick={acts.onFollow}
          >
            Create a free account for more
          </Link>
        ) : null}
      </div>
    </>
  );
}

function Answer({ entry, acts }: { entry: Entry; acts: Acts }) {
  const { text, proposals, turn } = entry;
  const isWaiting = turn?.state === "waiting";
  const isComplete = turn === null || turn.state === "answered";
  const shown = useMemo(() => (isComplete ? text : withoutLooseEnd(text)), [text, isComplete]);
  return (
    <div className="coach-answer">
      <p className="visually-hidden">Coach:</p>
      {shown.trim() === "" ? null : <MarkdownText text={shown} onFollow={acts.onFollow} />}
      {isWaiting ? <Typing /> : null}
      {proposals.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          proposal={proposal}
          isDeclined={acts.declined.includes(proposal.id)}
          onDecide={acts.decide}
          onDecline={acts.decline}
          onFollow={acts.onFollow}
        />
      ))}
      {isComplete ? <CopyAnswer text={text} /> : null}
      {turn?.state === "failed" || turn?.state === "stopped" ? <Unanswered turn={turn} acts={acts} /> : null}
    </div>
  );
}

/** The messages, oldest first. */
export function MessageList({ entries, acts }: { entries: readonly Entry[]; acts: Acts }) {
  return entries.map((entry) =>
    entry.role === "user" ? (
      <div key={entry.key} className="coach-question">
        <p className="visually-hidden">You:</p>
        <p dir="auto">{entry.text}</p>
      </div>
    ) : (
      <Answer key={entry.key} entry={entry} acts={acts} />
    ),
  );
}
