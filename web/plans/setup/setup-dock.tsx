import { ArrowRight } from "lucide-react";
import type { Ref } from "react";
import { Button } from "../../ui/button.tsx";
import { Steps } from "../../ui/steps.tsx";
import "./setup.css";

/** The wizard's foot: what is chosen or still open, how far it is, and Generate. */
export function SetupDock({
  line,
  total,
  done,
  ready,
  busy,
  buttonRef,
  onGenerate,
}: {
  line: string;
  total: number;
  done: number;
  ready: boolean;
  busy: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onGenerate: () => void;
}) {
  return (
    <div className="setup-dock">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:mb-0">
        <p className="min-w-0 font-label" aria-live="polite">
          {line}
        </p>
        <Steps className="w-[150px]" total={total} done={done} label={`${done} of ${total} steps done`} />
      </div>
      <Button
        ref={buttonRef}
        size="lg"
        className="w-full md:w-auto md:min-w-72"
        disabled={!ready}
        busy={busy}
        onClick={onGenerate}
        iconAfter={<ArrowRight aria-hidden="true" />}
      >
        {busy ? "Making your plan" : "Generate my plan"}
      </Button>
    </div>
  );
}
