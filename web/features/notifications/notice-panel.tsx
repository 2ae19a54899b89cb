import type { ReactNode } from "react";

/** What's below the bell: head and foot stay, the list between them scrolls. */
export function NoticePanel({ act, foot, children }: { act?: ReactNode; foot?: ReactNode; children?: ReactNode }) {
  return (
    // Classes of its own would come with two chunks; the framework loads such a sheet under an odd address.
    <section
      className="max-h-[min(560px,calc(100dvh-var(--header-h)-96px))] w-[min(380px,calc(100vw-48px))] flex flex-col outline-none"
      data-notices
      tabIndex={-1}
      aria-label="Notifications"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-2">
        <h2 className="font-name">Notifications</h2>
        {act}
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain">{children}</div>
      {foot}
    </section>
  );
}
