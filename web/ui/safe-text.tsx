import { segmentsOf } from "@lockstep/domain/community/safe-text.ts";
import { useId, useMemo, useState } from "react";
import { Link } from "react-router";
import { cx } from "./cx.ts";
import { beginningOf } from "./shorten.ts";
import "./member-row.css";

/** What someone wrote, as text: links and names can be followed, line breaks stay, nothing is ever read as HTML. Long texts open on a press. */
export function SafeText({
  text,
  className,
  id,
  whole = false,
}: {
  text: string;
  className?: string;
  id?: string;
  whole?: boolean;
}) {
  const beginning = useMemo(() => (whole ? null : beginningOf(text)), [text, whole]);
  const [open, setOpen] = useState(false);
  const made = useId();
  const textId = id ?? made;
  const cut = beginning !== null && !open;
  return (
    <div className={className}>
      <p id={textId} className="safe-text" dir="auto">
        <Segments text={cut ? beginning : text} />
        {cut ? "…" : null}
      </p>
      {beginning === null ? null : (
        <button
          type="button"
          className={cx("link min-h-11 text-15")}
          aria-expanded={open}
          aria-controls={textId}
          onClick={() => setOpen(!open)}
        >
          {open ? "Show less" : "Show more"}
        </button>
      )}
    </div>
  );
}

function Segments({ text }: { text: string }) {
  const segments = useMemo(() => segmentsOf(text), [text]);
  return segments.map((each, index) => {
    if (each.kind === "text") return each.text;
    if (each.kind === "mention") {
      return (
        <Link key={index} to={`/members/${each.username}`} className="link">
          {each.text}
        </Link>
      );
    }
    return (
      <a key={index} href={each.href} target="_blank" rel="nofollow ugc noopener" className="link">
        {each.text}
      </a>
    );
  });
}
