import { ArrowRight } from "lucide-react";
import { lazy, useState } from "react";
import { art } from "virtual:landing-art";
import { LinkButton } from "../../ui/button.tsx";
import { LogoMark } from "../../ui/logo.tsx";
import { PART_MISSING, LazyPart } from "../../ui/lazy-part.tsx";
import { useToast } from "../../ui/toast.tsx";
import type { Device } from "../../shell/install-guide.tsx";

const InstallGuide = lazy(() => import("../../shell/install-guide.tsx"));

function StoreBadge({ small, large, onClick }: { small: string; large: string; onClick: () => void }) {
  return (
    <button type="button" className="store-badge" aria-haspopup="dialog" onClick={onClick}>
      <LogoMark size={26} />
      <span>
        <span className="block text-13">{small}</span>
        <span className="block font-name text-17">{large}</span>
      </span>
    </button>
  );
}

/** The last word, and how to keep the app on a phone. */
export function Finale() {
  const [device, setDevice] = useState<Device | null>(null);
  const toast = useToast();
  const guideIsMissing = () => {
    setDevice(null);
    toast(PART_MISSING);
  };
  return (
    <section className="section" aria-labelledby="finale-title">
      <div className="finale on-ink">
        <div className="wrap">
          <h2 id="finale-title" className="d relative z-1 text-52 md:text-80">
            Lace up.
            <br />
            The rest
            <br />
            is planned.
          </h2>
          <div className="relative z-1 mt-9 grid gap-3 sm:flex sm:flex-wrap">
            <LinkButton to="/plan-selection" look="volt" size="lg" iconAfter={<ArrowRight aria-hidden="true" />}>
              Get Started
            </LinkButton>
            <StoreBadge small="Install on" large="iPhone and iPad" onClick={() => setDevice("apple")} />
            <StoreBadge small="Install on" large="Android" onClick={() => setDevice("android")} />
          </div>
        </div>
        <img
          src={art.finale}
          alt=""
          width="500"
          height="320"
          loading="lazy"
          className="mx-auto mt-10 -mb-18 w-full max-w-xl md:absolute md:right-[4%] md:bottom-0 md:mb-0 md:mt-0 md:h-[88%] md:w-auto md:max-w-[56%]"
        />
      </div>
      {device ? (
        <LazyPart onMissing={guideIsMissing}>
          <InstallGuide device={device} onClose={() => setDevice(null)} />
        </LazyPart>
      ) : null}
    </section>
  );
}
