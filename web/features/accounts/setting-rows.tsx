import type { ReactNode } from "react";
import { cx } from "../../ui/cx.ts";

/** One part of the settings: an anchor, a heading beside its rows on a wide screen. */
export function SettingsSection({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="grid gap-4">
      <div>
        <h2 id={`${id}-title`} tabIndex={-1} className="d2 text-26">
          {title}
        </h2>
        {note ? <p className="mt-1 max-w-[60ch] text-fg-2">{note}</p> : null}
      </div>
      {children}
    </section>
  );
}

/** A list of settings, one surface with lines between. */
export function SettingRows({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line rounded-card bg-surface px-4 sm:px-6">{children}</div>;
}

/** One setting: its name, what it's now, and what changes it. */
export function SettingRow({
  id,
  label,
  value,
  hint,
  action,
  below = false,
}: {
  id?: string;
  label: string;
  value?: ReactNode;
  hint?: ReactNode;
  action?: ReactNode;
  /** Whether a long action is below the words on a phone. */
  below?: boolean;
}) {
  return (
    <div id={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className={cx("min-w-0", below ? "basis-full sm:basis-32 sm:flex-1" : "flex-[1_1_8rem]")}>
        <h3 className="text-15 font-label">{label}</h3>
        {value ? <div className="min-w-0 break-words text-17">{value}</div> : null}
        {hint ? <div className="max-w-[52ch] text-14 text-fg-2">{hint}</div> : null}
      </div>
      {action ? <div className="flex flex-wrap gap-2">{action}</div> : null}
    </div>
  );
}
