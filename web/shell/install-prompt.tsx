import { Smartphone, X } from "lucide-react";
import { useRef, useState } from "react";
import { logFailure } from "../api/log-failure.ts";
import { Button } from "../ui/button.tsx";
import InstallGuide from "./install-guide.tsx";
import { endInstallOffer } from "./install-offer.ts";
import { useFreePlace } from "./use-free-place.ts";

/** Offers to install Lockstep, where it covers no main act of the page. Safari gets the steps, every other browser its own question. */
export default function InstallPrompt({ offer }: { offer: "browser" | "safari" }) {
  const box = useRef<HTMLElement>(null);
  const [isGuideOpen, setGuideOpen] = useState(false);
  useFreePlace(box);
  const install = async () => {
    if (offer === "safari") return setGuideOpen(true);
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
      <aside className="free-note install-prompt no-print" aria-label="Install Lockstep" ref={box}>
        <Smartphone size={20} aria-hidden="true" />
        <p>
          <span className="block font-name">Install Lockstep</span>
          <span className="block text-14">On your home screen, offline too</span>
        </p>
        <Button size="sm" look="secondary" onClick={() => void install()}>
          {offer === "safari" ? "How to" : "Install"}
        </Button>
        <button type="button" aria-label="Dismiss the install prompt" onClick={endInstallOffer}>
          <X size={20} aria-hidden="true" />
        </button>
      </aside>
      {isGuideOpen ? <InstallGuide device="apple" onClose={endInstallOffer} /> : null}
    </>
  );
}
