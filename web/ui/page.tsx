import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** The frame of a page: one h1, side margins, room above the tab bar. `narrow` for forms (480), `reading` for text (720). */
export function Page({
  title,
  intro,
  actions,
  width = "full",
  hideTitle,
  children,
}: {
  title: string;
  intro?: ReactNode;
  actions?: ReactNode;
  width?: "full" | "reading" | "narrow";
  hideTitle?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className={cx("wrap page-body", width === "narrow" && "wrap-form", width === "reading" && "wrap-reading")}>
      <div className={hideTitle ? "visually-hidden" : "mb-7 flex flex-wrap items-end justify-between gap-4"}>
        <div className="min-w-0">
          <h1 className="d text-40 md:text-64">{title}</h1>
          {intro ? <p className="mt-3 max-w-[48ch] text-17 text-fg-2">{intro}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}
