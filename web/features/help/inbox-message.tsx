import type { ContactSubmission } from "@lockstep/contract/help.ts";
import { Check, Reply } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { RelativeTime } from "../../ui/relative-time.tsx";
import { SafeText } from "../../ui/safe-text.tsx";
import type { InboxAction } from "./inbox-queries.ts";

const SIGNS: Readonly<Record<ContactSubmission["signs"][number], string>> = {
  trap: "Filled in a hidden field",
  "too-fast": "Sent within seconds",
  links: "Links",
  markup: "Link markup",
  copy: "Same text from another address",
  repetition: "Repeated text",
  advertising: "Advertising words",
};

const MOST_QUOTED = 800;

/** The address that opens an email program with the answer begun: to whom, about what, and what they wrote. */
export function replyAddress({
  email,
  subject,
  message,
  name,
}: Pick<ContactSubmission, "email" | "subject" | "message" | "name">): string {
  const quoted = message
    .slice(0, MOST_QUOTED)
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  const body = `Hi ${name},\n\n\n\n${quoted}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=${encodeURIComponent(body)}`;
}

/** One message: who wrote, about what, and what can be done. */
export function InboxMessage({
  message,
  busy,
  onAct,
}: {
  message: ContactSubmission;
  busy: boolean;
  onAct: (action: InboxAction) => void;
}) {
  const { name, email, subject, isPriority, isSpam, signs, member, createdAt, answeredAt, answeredBy } = message;
  return (
    <article className="card grid gap-4" aria-label={`${subject} from ${name}`}>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="font-name text-17">{subject}</h3>
        {isPriority ? <Chip look="volt">Priority</Chip> : null}
        <span className="ml-auto text-14 text-fg-2">
          <RelativeTime at={createdAt} />
        </span>
      </div>
      <p className="wrap-anywhere text-fg-2">
        <span className="font-label text-fg" dir="auto">
          {name}
        </span>
        {` · ${email}`}
        {member === null ? " · no account" : " · "}
        {member === null ? null : (
          <Link to={`/members/${member.username}`} className="link">
            {member.username}
          </Link>
        )}
      </p>
      <SafeText text={message.message} />
      {isSpam && signs.length > 0 ? (
        <p className="flex flex-wrap gap-2">
          {signs.map((sign) => (
            <Chip key={sign}>{SIGNS[sign]}</Chip>
          ))}
        </p>
      ) : null}
      {answeredAt === null ? null : (
        <p className="text-14 text-fg-2">
          Answered by {answeredBy?.username ?? "a former moderator"} · <RelativeTime at={answeredAt} />
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {isSpam ? (
          <Button size="sm" look="secondary" busy={busy} onClick={() => onAct("not-spam")}>
            Not spam
          </Button>
        ) : (
          <>
            <a href={replyAddress(message)} className="btn btn-secondary btn-sm">
              <Reply aria-hidden="true" />
              Reply by email
            </a>
            {answeredAt === null ? (
              <Button size="sm" look="primary" busy={busy} icon={<Check aria-hidden="true" />} onClick={() => onAct("answer")}>
                Mark as answered
              </Button>
            ) : (
              <Button size="sm" look="quiet" busy={busy} onClick={() => onAct("reopen")}>
                Mark as unanswered
              </Button>
            )}
            <Button size="sm" look="plain" onClick={() => onAct("spam")}>
              Spam
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
