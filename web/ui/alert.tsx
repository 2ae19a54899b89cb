import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./button.tsx";
import { cx } from "./cx.ts";

const ICON = { error: CircleAlert, success: CircleCheck, info: Info } as const;

/** A message in the page. Errors are announced at once (`role="alert"`), the rest politely. Renders nothing without children. */
export function Alert({ tone = "error", children }: { tone?: "error" | "success" | "info"; children: ReactNode }) {
  if (!children) return null;
  const Icon = ICON[tone];
  return (
    <div className={`alert alert-${tone}`} role={tone === "error" ? "alert" : "status"}>
      <Icon size={20} aria-hidden="true" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

/** A band under the header. */
export function Banner({
  label,
  children,
  onDismiss,
  className,
}: {
  label: string;
  children: ReactNode;
  onDismiss?: () => void;
  className?: string;
}) {
  return (
    <aside className={cx("banner no-print", className)} aria-label={label}>
      <div className="min-w-0 flex-1 sm:flex-none">{children}</div>
      {onDismiss ? (
        <IconButton label={`Dismiss: ${label}`} onClick={onDismiss}>
          <X aria-hidden="true" />
        </IconButton>
      ) : null}
    </aside>
  );
}
