import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LinkButton } from "./button.tsx";
import { cx } from "./cx.ts";
import { Sheet } from "./dialog.tsx";

type PaidTier = "Premium" | "Family";

const PRICES = "/#pricing";

/** What a membership adds here: which one, in a plain sentence, over a glimpse of it, and the way to the prices. */
export function Locked({
  tier = "Premium",
  children,
  glimpse,
  className,
}: {
  tier?: PaidTier;
  children: ReactNode;
  /** What it would look like, for the eye only. */
  glimpse?: ReactNode;
  className?: string | undefined;
}) {
  return (
    <section className={cx("on-volt rounded-card p-6 md:p-8", className)} aria-label={`Included in ${tier}`}>
      <Lock size={24} aria-hidden="true" />
      <p className="d2 mt-4 text-26">Included in {tier}</p>
      <p className="mt-2 max-w-[48ch]">{children}</p>
      {glimpse ? (
        <div className="mt-5" aria-hidden="true">
          {glimpse}
        </div>
      ) : null}
      <LinkButton to={PRICES} look="primary" className="mt-5">
        See plans
      </LinkButton>
    </section>
  );
}

/** The same in a line, beside the thing it is about. */
export function LockedLine({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <p className={cx("flex items-baseline gap-2 text-14 text-fg-2", className)}>
      <Lock size={16} aria-hidden="true" className="flex-none translate-y-0.5" />
      <span className="flex flex-wrap items-center gap-x-2">
        <span>{children}</span>
        <Link to={PRICES} className="link inline-flex min-h-11 items-center">
          See plans
        </Link>
      </span>
    </p>
  );
}

/** The same in a sheet, as the answer to a tap on something locked. */
export function LockedSheet({
  title,
  tier = "Premium",
  open,
  onOpenChange,
  children,
}: {
  title: string;
  tier?: PaidTier;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={
        <>
          {children} It's included in {tier}.
        </>
      }
      actions={<LinkButton to={PRICES}>See plans</LinkButton>}
    />
  );
}
