import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** A quiet block in the shape of what comes; appears after 300 ms so that fast answers never flash. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={cx("skeleton", className)} aria-hidden="true" />;
}

/** Wraps skeletons and says once that something loads. */
export function Loading({
  label = "Loading",
  children,
  className,
}: {
  label?: string;
  children?: ReactNode;
  className?: string;
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds blocks, which <output> may not
    <div role="status" className={className}>
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}
