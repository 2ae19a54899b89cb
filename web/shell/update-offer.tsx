import { useEffect, useRef, useState } from "react";
import { logFailure } from "../api/log-failure.ts";
import { Button } from "../ui/button.tsx";
import { keepTyped } from "./typed-text.ts";

/**
 * The new version is asked to take over every second, since the browser only lets it while the old worker owes no answer. On a bad line that can be minutes:
 * the page then reloads without it, which brings the new content too.
 */
const ASK_EVERY_MS = 1000;
const ASK_TIMES = 8;

/** What a reload would end: an open dialog (a session that plays, a recipe that's cooked) or a chosen picture. */
function isBusy(): boolean {
  return document.querySelector("dialog[open], .sheet, [role=dialog], form img[src^='blob:']") !== null;
}

function reload(): void {
  try {
    keepTyped();
  } catch (error) {
    logFailure("What was typed wasn't kept", error);
  }
  window.location.reload();
}

/**
 * Asks before a new version takes over. Then every tab reloads, with what was typed in it, also one where the question was put off; a tab in the middle of
 * something asks for itself.
 */
export default function UpdateOffer({ registration }: { registration: ServiceWorkerRegistration }) {
  const [isHidden, setHidden] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const hasTakenOver = useRef(false);
  useEffect(() => {
    const onChange = () => {
      hasTakenOver.current = true;
      if (!isAccepted && isBusy()) setHidden(false);
      else reload();
    };
    navigator.serviceWorker.addEventListener("controllerchange", onChange);
    return () => navigator.serviceWorker.removeEventListener("controllerchange", onChange);
  }, [isAccepted]);
  useEffect(() => {
    if (!isAccepted) return;
    let asked = 0;
    const ask = () => {
      if (hasTakenOver.current || asked === ASK_TIMES) reload();
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target origin
      else registration.waiting?.postMessage("SKIP_WAITING");
      asked += 1;
    };
    ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isAccepted, registration]);
  if (isHidden) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds buttons, which <output> may not
    <div className="toasts toasts-patient no-print" role="status">
      <div className="toast">
        <p>New content available. Reload?</p>
        <button type="button" onClick={() => setHidden(true)}>
          Later
        </button>
        <Button look="volt" size="sm" className="no-underline!" busy={isAccepted} onClick={() => setAccepted(true)}>
          Reload
        </Button>
      </div>
    </div>
  );
}
