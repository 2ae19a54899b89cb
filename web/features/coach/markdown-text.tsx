import { useMemo } from "react";
import { Link } from "react-router";
import { parseMarkdown } from "./markdown.ts";
import type { Block, Inline } from "./markdown.ts";

function Stretch({ content, onFollow }: { content: readonly Inline[]; onFollow: () => void }) {
  return content.map((each, index) => {
    if (each.kind === "text") return each.text;
    if (each.kind === "bold")
      return (
        <strong key={index}>
          <Stretch content={each.content} onFollow={onFollow} />
        </strong>
      );
    return each.href.startsWith("tel:") ? (
      <a key={index} href={each.href} className="link">
        {each.text}
      </a>
    ) : (
      <Link key={index} to={each.href} className="link" onClick={onFollow}>
        {each.text}
      </Link>
    );
  });
}

function Part({ block, onFollow }: { block: Block; onFollow: () => void }) {
  if (block.kind !== "list")
    return (
      <p className={block.kind === "heading" ? "font-name" : undefined}>
        <Stretch content={block.content} onFollow={onFollow} />
      </p>
    );
  const items = block.items.map((item, index) => (
    <li key={index}>
      <Stretch content={item} onFollow={onFollow} />
    </li>
  ));
  return block.start === null ? <ul>{items}</ul> : <ol start={block.start}>{items}</ol>;
}

/** What the coach wrote. `onFollow` is called when a link into the site is followed. */
export function MarkdownText({ text, onFollow }: { text: string; onFollow: () => void }) {
  const blocks = useMemo(() => parseMarkdown(text), [text]);
  return (
    <div className="coach-text" dir="auto">
      {blocks.map((block, index) => (
        <Part key={index} block={block} onFollow={onFollow} />
      ))}
    </div>
  );
}
