import type { LogEntry } from "@lockstep/contract/moderation.ts";
import { Link } from "react-router";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { SafeText } from "../../ui/safe-text.tsx";
import { Button } from "../../ui/button.tsx";
import { actionWords } from "./words.ts";

/** What moderators did, the latest first; what can still be taken back has a button. */
export function LogList({ entries, onUndo }: { entries: readonly LogEntry[]; onUndo: (entry: LogEntry) => void }) {
  return (
    <ol className="grid gap-2">
      {entries.map((entry) => (
        <li key={entry.id} className="card grid gap-2">
          <p className="wrap-anywhere">
            <strong>{entry.moderator?.username ?? "A former moderator"}</strong>{" "}
            {actionWords(entry.action, entry.subjectType, entry.member?.username ?? null).logged}
            {entry.member === null ? "" : ` (${entry.member.username})`}
            <span className="text-14 text-fg-2">
              {" "}
              · <RelativeTime at={entry.createdAt} />
            </span>
          </p>
          {entry.reason === "" ? null : <SafeText text={entry.reason} className="text-fg-2" />}
          <div className="flex flex-wrap gap-2">
            {entry.undo === null ? null : (
              <Button size="sm" look="secondary" onClick={() => onUndo(entry)}>
                {actionWords(entry.undo, entry.subjectType, null).button}
              </Button>
            )}
            {entry.path === null ? (
              <p className="text-14 text-fg-2">It's been deleted.</p>
            ) : (
              <Link to={entry.path} className="btn btn-plain btn-sm">
                See it
              </Link>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
