import { Plus } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import "./fold.css";

/** A row that opens below itself. Rows are under each other with a line between; give them one `name` to keep one open at a time. */
export function Fold({ title, children, className, ...rest }: Omit<ComponentProps<"details">, "title"> & { title: ReactNode }) {
  return (
    <details {...rest} className={cx("fold", className)}>
      <summary>
        <span className="min-w-0">{title}</span>
        <Plus size={20} aria-hidden="true" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
