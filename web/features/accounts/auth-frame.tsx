import { useSyncExternalStore } from "react";
import type { ReactNode } from "react";

const WIDE = "(min-width: 960px)";

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** The frame of the ways in: the form, and on a wide screen a poster beside it. A phone never loads the poster's drawing. */
export function AuthFrame({
  title,
  intro,
  line,
  art,
  children,
}: {
  title: string;
  intro?: ReactNode;
  line: string;
  art: ReactNode;
  children: ReactNode;
}) {
  const wide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
  return (
    <div className="wrap md:grid md:grid-cols-2 md:items-stretch md:gap-16 md:py-12">
      <div className="page-body mx-auto w-full max-w-[448px] md:mx-0 md:justify-self-center">
        <h1 className="d text-40 md:text-56">{title}</h1>
        {intro ? <p className="mt-3 text-17 text-fg-2">{intro}</p> : null}
        <div className="mt-7">{children}</div>
      </div>
      {/* The room is kept from the first paint, so that nothing moves when the figure arrives. */}
      <div
        className="on-volt hidden min-h-[620px] flex-col justify-between overflow-hidden rounded-card p-9 md:flex"
        aria-hidden="true"
      >
        <p className="d max-w-[11ch] text-56">{line}</p>
        <div className="mx-auto w-full max-w-[520px]">{wide ? art : null}</div>
      </div>
    </div>
  );
}
