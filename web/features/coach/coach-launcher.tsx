import { lazy, useEffect, useRef, useState } from "react";
import type { PageUser } from "../../session/me.ts";
import type { CoachView } from "../../shell/coach-view.ts";
import { COACH_VIEW_KEY, showCoach, useCoachState } from "../../shell/coach-view.ts";
import { useFreePlace } from "../../shell/use-free-place.ts";
import { BusySteps } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { LazyPart, PART_MISSING } from "../../ui/lazy-part.tsx";
import { useToast } from "../../ui/toast.tsx";

const loadPanel = () => import("./coach-panel.tsx");
const CoachPanel = lazy(loadPanel);
/** Whoever points at the button is about to press it. */
const prefetch = () => void loadPanel().catch(() => undefined);

interface CoachLauncherProps {
  user: PageUser | null;
  pending: boolean;
  hasTabBar: boolean;
}

/** The button at the bottom right of every page; the panel that it opens comes with the first press. */
export function CoachLauncher({ user, pending, hasTabBar }: CoachLauncherProps) {
  const { view } = useCoachState();
  const [used, setUsed] = useState(false);
  if (view !== "closed" && !used) setUsed(true);
  const button = useRef<HTMLButtonElement>(null);
  const toast = useToast();
  useFreePlace();
  useEffect(() => {
    try {
      if (sessionStorage[COACH_VIEW_KEY] !== undefined) showCoach(sessionStorage[COACH_VIEW_KEY] as CoachView);
    } catch {
      // Without storage a reload closes the panel.
    }
  }, []);
  const className = cx("coach-button no-print", !hasTabBar && "coach-low");
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label="Ask the coach"
        aria-haspopup="dialog"
        hidden={view !== "closed"}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => showCoach("open")}
      >
        <svg width="24" height="24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" aria-hidden="true">
          <path d="M4.9 16.6 3 21.2l5-1.3a9 9 0 1 0-3.1-3.3z" />
        </svg>
      </button>
      {used && !pending ? (
        <LazyPart
          waiting={
            view === "closed" ? null : (
              <span className={className}>
                <BusySteps />
              </span>
            )
          }
          onMissing={() => {
            setUsed(false);
            showCoach("closed");
            toast(PART_MISSING);
          }}
        >
          <CoachPanel key={user?.id} user={user} launcher={button} />
        </LazyPart>
      ) : null}
    </>
  );
}
