import { ArrowLeft, ArrowRight, Check, Timer, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, PointerEvent, ReactNode } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Steps } from "../../../ui/steps.tsx";
import type { MealEater } from "@lockstep/domain/nutrition/eaters.ts";
import type { Cooking, CookStep } from "./cook-steps.ts";
import { TimerTray } from "./timer-tray.tsx";
import { startTimer, useTimers } from "./timers.ts";
import { useWakeLock } from "../../../ui/use-wake-lock.ts";
import type { WakeState } from "../../../ui/use-wake-lock.ts";
import { WhoGets } from "./who-gets.tsx";
import "./cook.css";

/** A swipe is at least this long, px, and flatter than it is wide. */
const SWIPE = 56;

const placeKey = (id: string) => `lockstep.cook.${id}`;

function readPlace(id: string, last: number): number {
  try {
    const kept = Number(sessionStorage.getItem(placeKey(id)) ?? 0);
    return Number.isInteger(kept) && kept >= 0 && kept <= last ? kept : 0;
  } catch {
    return 0;
  }
}

/** The shown screen, 0 is what to have ready. Kept for the tab: whoever leaves and comes back goes on where they were. */
function usePlace(id: string, last: number) {
  const [place, setPlace] = useState(() => readPlace(id, last));
  const go = (next: number) => {
    const to = Math.min(last, Math.max(0, next));
    setPlace(to);
    try {
      sessionStorage.setItem(placeKey(id), String(to));
    } catch {
      // Without storage the place lasts as long as cook mode.
    }
  };
  return [Math.min(place, last), go] as const;
}

const WAKE_WORDS: Record<WakeState, string> = {
  asking: "",
  held: "Screen stays on",
  refused: "Your device may turn the screen off",
  missing: "This browser can't keep the screen on",
};

function HaveReady({ cooking }: { cooking: Cooking }) {
  return (
    <div className="cook-words">
      <p className="cook-numeral d">Get ready</p>
      {cooking.amountFor ? <p className="mb-5 text-18 text-fg-2">{cooking.amountFor}</p> : null}
      {cooking.ingredients.map(({ dish, lines }) => (
        <div key={dish ?? ""} className="mb-6">
          {dish ? <h3 className="mb-2 font-name text-18">{dish}</h3> : null}
          <ul className="cook-lines">
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      {cooking.equipment.length > 0 ? (
        <p className="text-18">
          <span className="font-name">Equipment: </span>
          {cooking.equipment.join(", ")}
        </p>
      ) : null}
    </div>
  );
}

function StepScreen({ step, number, title, children }: { step: CookStep; number: number; title: string; children?: ReactNode }) {
  const { timers } = useTimers();
  const label = `Step ${number}, ${step.dish ?? title}`;
  const runs = timers.some((timer) => timer.label === label);
  return (
    <div className="cook-words">
      <p className="cook-numeral n">
        <span className="visually-hidden">Step </span>
        {number}
      </p>
      {step.dish ? <p className="mb-2 font-label text-fg-2">{step.dish}</p> : null}
      <p className="cook-text">{step.text}</p>
      {step.lines.length > 0 ? (
        <ul className="cook-lines mt-6" aria-label="For this step">
          {step.lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {step.minutes === null || runs ? null : (
        <Button
          look="volt"
          size="lg"
          className="cook-start mt-7"
          icon={<Timer aria-hidden="true" />}
          onClick={() => startTimer(label, step.minutes ?? 0)}
        >
          Start {step.minutes} min
        </Button>
      )}
      {children}
    </div>
  );
}

/**
 * Cooking, full screen: what to have ready, then one step at a time in type that reads from the stove. Next and back by thumb, arrow keys and
 * swipe; Escape and the close button leave, and coming back goes on where it was.
 */
export function CookMode({
  cooking,
  eaters,
  onClose,
}: {
  cooking: Cooking;
  /** Those in a family's plan: the last step says who gets how much. */
  eaters?: readonly MealEater[] | undefined;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const screen = useRef<HTMLElement>(null);
  const next = useRef<HTMLDivElement>(null);
  const heading = useId();
  const last = cooking.steps.length;
  const [place, setPlace] = usePlace(cooking.id, last);
  const go = (to: number) => {
    setPlace(to);
    if (screen.current) screen.current.scrollTop = 0;
  };
  const wake = useWakeLock(true);
  const touch = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const box = dialog.current;
    const before = document.activeElement;
    if (box && !box.open) box.showModal();
    // The thumb and the keyboard begin at the way on, not at the way out.
    next.current?.querySelector<HTMLElement>("button:last-of-type")?.focus();
    // The page below neither scrolls nor shows through.
    document.documentElement.style.overflow = "hidden";
    return () => {
      document.documentElement.style.overflow = "";
      box?.close();
      // The dialog leaves the page as it closes, and with it the browser's own way back to where the focus was.
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowRight" || event.key === "PageDown") go(place + 1);
    else if (event.key === "ArrowLeft" || event.key === "PageUp") go(place - 1);
    else return;
    event.preventDefault();
  };
  const onPointerUp = (event: PointerEvent) => {
    const start = touch.current;
    touch.current = null;
    if (start === null || event.pointerType !== "touch") return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (Math.abs(x) < SWIPE || Math.abs(x) < Math.abs(y) * 1.5) return;
    go(x < 0 ? place + 1 : place - 1);
  };
  const step = place === 0 ? null : cooking.steps[place - 1];
  const isLast = place === last;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and swipes turn the pages of the whole dialog
    <dialog
      ref={dialog}
      className="cook no-print"
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className="cook-head">
        <div className="min-w-0">
          <h2 id={heading} className="truncate font-name">
            <span className="visually-hidden">Cooking: </span>
            {cooking.title}
          </h2>
          <p className="min-h-5 text-14 text-fg-2">{WAKE_WORDS[wake]}</p>
        </div>
        <IconButton label="Leave cook mode" className="-mr-3" onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </header>
      <Steps
        className="cook-progress"
        total={last + 1}
        done={place + 1}
        height={10}
        label={`Screen ${place + 1} of ${last + 1}`}
      />
      <section
        ref={screen}
        className="cook-screen"
        aria-label="This step"
        aria-live="polite"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long step is scrolled by keys too
        tabIndex={0}
        onPointerDown={(event) => {
          touch.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          touch.current = null;
        }}
      >
        {step ? (
          <StepScreen key={place} step={step} number={place} title={cooking.title}>
            {isLast ? <WhoGets eaters={eaters} level={3} /> : null}
          </StepScreen>
        ) : (
          <HaveReady cooking={cooking} />
        )}
      </section>
      <footer className="cook-foot">
        <TimerTray />
        <div className="cook-actions" ref={next}>
          <Button
            look="secondary"
            size="lg"
            icon={<ArrowLeft aria-hidden="true" />}
            disabled={place === 0}
            onClick={() => go(place - 1)}
          >
            Back
          </Button>
          {isLast ? (
            <Button
              size="lg"
              icon={<Check aria-hidden="true" />}
              onClick={() => {
                go(0);
                onClose();
              }}
            >
              Done
            </Button>
          ) : (
            <Button size="lg" iconAfter={<ArrowRight aria-hidden="true" />} onClick={() => go(place + 1)}>
              {place === 0 ? "Start" : "Next"}
            </Button>
          )}
        </div>
      </footer>
    </dialog>
  );
}
