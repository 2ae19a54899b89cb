import type { QueueItem } from "@lockstep/contract/moderation.ts";
import { ArrowUpRight } from "lucide-react";
import { Link } from "react-router";
import { MemberRow } from "../../ui/member-row.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { REASON_LABELS } from "./report-reasons.ts";
import { SafeText } from "../../ui/safe-text.tsx";
import { Button } from "../../ui/button.tsx";
import type { ButtonLook } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { actionWords, memberRecord, STATE_NAMES, subjectTitle } from "./words.ts";
import type { Action } from "./words.ts";

const LOOKS: Partial<Readonly<Record<Action, ButtonLook>>> = { approve: "primary", hide: "danger", suspend: "danger" };

/** Something that waits: what it is, who is behind it, why it waits, and what can be done. */
export function QueueCard({ item, onAct }: { item: QueueItem; onAct: (action: Action) => void }) {
  const state = STATE_NAMES[item.state];
  const who = item.member?.username ?? null;
  return (
    <article className="card grid gap-4" aria-label={`${subjectTitle(item)}${who === null ? "" : ` by ${who}`}`}>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-name text-17 wrap-anywhere">{subjectTitle(item)}</h3>
        {state === undefined ? null : <Chip>{state}</Chip>}
        <span className="ml-auto text-14 text-fg-2">
          <RelativeTime at={item.since} />
        </span>
      </div>
      {item.member === null ? (
        <p className="text-fg-2">The account has been deleted.</p>
      ) : (
        <MemberRow member={item.member} below={`${item.member.fullName} · ${memberRecord(item)}`} />
      )}
      <Content item={item} />
      <Reports item={item} />
      <div className="flex flex-wrap items-center gap-2">
        {item.actions.map((action) => {
          const { button, title } = actionWords(action, item.subjectType, who);
          return (
            <Button
              key={action}
              size="sm"
              look={LOOKS[action] ?? "secondary"}
              aria-label={`${button}: ${title}`}
              onClick={() => onAct(action)}
            >
              {button}
            </Button>
          );
        })}
        {item.actions.length === 0 ? (
          <p className="text-15 text-fg-2">This is yours, so another moderator has to review it.</p>
        ) : null}
        {item.isPrivate || item.state === "deleted" ? null : (
          <Link to={item.path} className="btn btn-plain btn-sm ml-auto">
            View in context <ArrowUpRight aria-hidden="true" />
          </Link>
        )}
      </div>
    </article>
  );
}

function Content({ item }: { item: QueueItem }) {
  const { text, imageUrl, imageAlt, subjectType } = item;
  if (text === "" && imageUrl === null) return <p className="text-fg-2">This profile has no text.</p>;
  return (
    <div className="panel grid gap-3">
      {text === "" ? null : <SafeText text={text} />}
      {imageUrl === null ? null : (
        <img
          src={imageUrl}
          alt={subjectType === "member" ? "The member's picture" : `The ${subjectType}'s picture`}
          loading="lazy"
          decoding="async"
          className="max-h-80 w-auto max-w-full justify-self-start rounded-(--r-inner)"
        />
      )}
      {imageAlt === null ? null : <SafeText text={`Description: ${imageAlt}`} className="text-fg-2" />}
    </div>
  );
}

function Reports({ item: { reports, reportCount } }: { item: QueueItem }) {
  if (reportCount === 0) return null;
  const more = reportCount - reports.length;
  return (
    <div>
      <h4 className="field-label">{reportCount === 1 ? "1 report" : `${reportCount} reports`}</h4>
      <ul className="mt-2 grid gap-3">
        {reports.map((report) => (
          <li key={report.id} className="border-l-2 border-line-2 pl-3">
            <p className="font-label">{REASON_LABELS[report.reason]}</p>
            {report.note === "" ? null : <SafeText text={report.note} />}
            <p className="text-14 text-fg-2">
              {report.reporter?.username ?? "Deleted account"} · <RelativeTime at={report.createdAt} />
            </p>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-2 text-14 text-fg-2">And {more} more.</p> : null}
    </div>
  );
}
