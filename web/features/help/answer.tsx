import { readAnswer } from "@lockstep/domain/help/faq.ts";
import { Fragment } from "react";
import { Link } from "react-router";

/** A text's words, its links to pages of the site among them. */
export function Words({ text }: { text: string }) {
  return readAnswer(text)
    .flat()
    .map(({ text: words, to }, index) =>
      to === undefined ? (
        <Fragment key={index}>{words}</Fragment>
      ) : (
        <Link key={index} to={to} className="link">
          {words}
        </Link>
      ),
    );
}

/** The paragraphs of an answer. */
export function Answer({ text }: { text: string }) {
  return (
    <div className="grid max-w-[65ch] gap-3 text-fg-2">
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>
          <Words text={paragraph} />
        </p>
      ))}
    </div>
  );
}
