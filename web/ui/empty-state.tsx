import type { ReactNode } from "react";

/** Nothing here yet: a figure at rest, one sentence, one act. */
export function EmptyState({
  art,
  title,
  children,
  action,
}: {
  art?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="empty">
      {art}
      <h2 className="d2 text-22">{title}</h2>
      {children ? <p className="text-fg-2">{children}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
