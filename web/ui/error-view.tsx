import { ArrowLeft, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button, LinkButton } from "./button.tsx";

/** Something went wrong on this page or part: what, and two ways on. */
export function ErrorView({
  title = "Something went wrong.",
  children = "It's on our side. Your saved work is safe.",
  onRetry,
  requestId,
  numeral,
  level = 1,
}: {
  title?: string;
  children?: ReactNode;
  onRetry?: () => void;
  /** Shown small, for support. */
  requestId?: string;
  /** One huge number above the title, such as 404. */
  numeral?: string;
  /** Of the heading: 1 when the view is the whole page. */
  level?: 1 | 2 | 3;
}) {
  const Heading = `h${level}` as const;
  return (
    <div className="grid justify-items-start gap-4 py-8">
      {numeral ? <p className="n text-132 sm:text-168">{numeral}</p> : null}
      <Heading className={level === 1 ? "d text-40 md:text-56" : "d2 text-26"}>{title}</Heading>
      <p className="max-w-[48ch] text-17 text-fg-2">{children}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {onRetry ? (
          <Button onClick={onRetry} icon={<RotateCcw aria-hidden="true" />}>
            Try again
          </Button>
        ) : null}
        <LinkButton to="/" look={onRetry ? "secondary" : "primary"} icon={<ArrowLeft aria-hidden="true" />}>
          Back to home
        </LinkButton>
      </div>
      {requestId ? <p className="text-13 text-fg-3">For support: {requestId}</p> : null}
    </div>
  );
}
