import { CircleAlert, Clock } from "lucide-react";
import { useId, useState } from "react";
import { logFailure } from "../../api/log-failure.ts";
import { outbox } from "../../offline/browser-outbox.ts";
import { addedAt } from "../../offline/outbox.ts";
import type { OutboxEntry } from "../../offline/outbox.ts";
import type { UnsentWords } from "../../offline/unsent-words.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { SafeText } from "../../ui/safe-text.tsx";
import { useToast } from "../../ui/toast.tsx";
import { unsentState } from "./unsent-state.ts";

/** What was done. An entry without a change takes back at the server what the member discarded here. */
function Title({ entry, words }: { entry: OutboxEntry; words: UnsentWords | undefined }) {
  if (entry.change === null) return "Undo a change you discarded";
  return words === undefined ? "A change" : <words.Title change={entry.change as never} />;
}

/** One change: what, when, where it is, and what can be done with it. */
export function UnsentRow({
  entry,
  online,
  now,
  words,
  onGone,
}: {
  entry: OutboxEntry;
  online: boolean;
  /** Ms of the epoch. */
  now: number;
  words: UnsentWords | undefined;
  onGone: () => void;
}) {
  const toast = useToast();
  const titleId = useId();
  const [isEdited, setEdited] = useState(false);
  const isRefused = entry.state === "refused";
  const change = entry.change as never;
  const text = entry.change === null ? undefined : words?.text?.(change);
  const to = entry.change === null ? undefined : words?.to?.(change);
  const attempt = async (work: () => Promise<void> | undefined): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      logFailure("An unsent change wasn't changed", error);
      toast({ message: "That didn't work. Please try again.", tone: "error" });
      return false;
    }
  };
  const discard = async () => {
    if (!(await attempt(() => outbox?.discard(entry.place)))) return;
    // The last attempt may have arrived although no answer came back.
    const mayBeThere = entry.isTried === true && !isRefused;
    toast({
      message: mayBeThere ? "Discarded. It may have reached Lockstep already." : "Discarded",
      onUndo: () => void attempt(() => outbox?.restore(entry)),
    });
    onGone();
  };
  const Editor = entry.change === null ? undefined : words?.Editor;
  const StateIcon = isRefused ? CircleAlert : Clock;
  return (
    <li className="card unsent">
      <h2 id={titleId} className="text-17 font-name">
        <Title entry={entry} words={words} />
      </h2>
      {isEdited && Editor ? (
        <Editor entry={entry as OutboxEntry<never>} onDone={() => setEdited(false)} />
      ) : (
        <>
          {text === undefined ? null : <SafeText text={text} className="mt-1" />}
          <p className="unsent-state" data-refused={isRefused || undefined}>
            <StateIcon size={18} aria-hidden="true" />
            <span>
              {isRefused ? <span className="visually-hidden">Refused: </span> : null}
              {unsentState(entry, { online, now })} <span className="unsent-time">·</span>{" "}
              <RelativeTime at={new Date(addedAt(entry)).toISOString()} className="unsent-time" />
            </span>
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            {isRefused ? (
              <Button
                size="sm"
                look="secondary"
                aria-describedby={titleId}
                onClick={() => void attempt(() => outbox?.retry(entry.place))}
              >
                Try again
              </Button>
            ) : null}
            {Editor ? (
              <Button size="sm" look="secondary" aria-describedby={titleId} onClick={() => setEdited(true)}>
                Edit
              </Button>
            ) : null}
            {to === undefined ? null : (
              <LinkButton to={to} size="sm" look="quiet" aria-describedby={titleId}>
                Open
              </LinkButton>
            )}
            <Button size="sm" look="quiet" aria-describedby={titleId} onClick={() => void discard()}>
              Discard
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
