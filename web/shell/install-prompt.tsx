import { Smartphone, X } from "lucide-react";
import { lazy, useState, useSyncExternalStore } from "react";
import { logFailure } from "../api/log-failure.ts";
import { Button } from "../ui/button.tsx";
import { LazyPart } from "../ui/lazy-part.tsx";
import { endInstallOffer, onInstallOffer, readInstallable } from "./installable.ts";
import type { Installable } from "./installable.ts";
import { useFreePlace } from "./use-free-place.ts";
import "./free-note.css";

const InstallGuide = lazy(() => import("./install-guide.tsx"));

/** Offers to install Lockstep until it's accepted or dismissed. */
export default function InstallPrompt() {
  const installable = useSyncExternalStore(onInstallOffer, readInstallable, () => null);
  return installable === null ? null : <Offer by={installable} />;
}

/** Where it covers no main act of the page. Safari gets the steps, every other browser its own question. */
function Offer({ by }: { by: Installable }) {
  const [isGuideOpen, setGuideOpen] = useState(false);
  useFreePlace();
  const install = async () => {
    if (by === "safari") return setGuideOpen(true);
    try {
      // Either answer ends it: the browser asks only once per offer.
      await window.installEvent?.prompt();
    } catch (error) {
      logFailure("The browser didn't ask to install", error);
    }
    endInstallOffer();
  };
  return (
    <>
      <aside className="free-note install-prompt no-print" aria-label="Install Lockstep">
        <Smartphone size={20} aria-hidden="true" />
        <p>
          <span className="block font-name">Install Lockstep</span>
          <span className="block text-14">Works offline, too</span>
        </p>
        <Button size="sm" look="secondary" onClick={() => void install()}>
          {by === "safari" ? "How to" : "Install"}
        </Button>
        <button type="button" aria-label="Dismiss the install prompt" onClick={endInstallOffer}>
          <X size={20} aria-hidden="true" />
        </button>
      </aside>
      {isGuideOpen ? (
        <LazyPart>
          <InstallGuide device="apple" onClose={endInstallOffer} />
        </LazyPart>
      ) : null}
    </>
  );
}
