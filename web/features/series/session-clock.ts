import { lineToSay, spokenLines } from "@lockstep/domain/series/spoken.ts";
import type { SpokenLine } from "@lockstep/domain/series/spoken.ts";
import {
  countsAsDone,
  momentAt,
  nextStart,
  previousStart,
  repetitionsDone,
  workBetween,
} from "@lockstep/domain/series/timeline.ts";
import type { Step, Timeline } from "@lockstep/domain/series/timeline.ts";
import type { Place } from "./places.ts";

/** How often the clock is looked at, ms. What it shows comes from the time that has passed, not from how often it was looked at. */
const LOOK_MS = 100;
/** The place is kept this often while the session runs, seconds. */
const KEEP_EVERY_SECONDS = 5;
/** A page out of sight for longer is one that was left (a call, another app): the session waits where it was. */
const AWAY_MS = 30_000;

/** What a screen shows of a running session; it changes at most once a second or repetition. */
export interface Shown {
  readonly index: number;
  /** Null once the session is over. */
  readonly step: Step | null;
  /** Whole seconds left of the step. */
  readonly secondsLeft: number;
  /** Repetitions done in the step. */
  readonly repetitions: number;
  readonly isPlaying: boolean;
  /** It paused on its own because the page was out of sight. */
  readonly wasAway: boolean;
  /** Once it's over: whether enough was done to count. */
  readonly counts: boolean;
}

interface Hands {
  /** Says a line now. */
  readonly say: (text: string) => void;
  readonly hush: () => void;
  /** Keeps the place; null once the session is over. */
  readonly keep: (place: Place | null) => void;
  /** Once, when the session ends. */
  readonly onOver: (counts: boolean) => void;
}

const now = (): number => performance.now();

/** Plays a session by the page's clock: where it is follows from when it was started, so it neither drifts nor stands still in a background tab. */
export class SessionClock {
  readonly #timeline: Timeline;
  readonly #lines: readonly SpokenLine[];
  readonly #hands: Hands;
  readonly #listeners = new Set<() => void>();
  /** Where it was when it last began to run, or was paused. */
  #from: number;
  /** When it began to run from there; null while paused. */
  #since: number | null = null;
  /** Where it was when it was last looked at. */
  #at: number;
  #worked: number;
  /** Everything up to this second was said. */
  #said: number;
  #kept: number;
  #hidden: { readonly since: number; readonly at: number } | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #shown: Shown;

  constructor(timeline: Timeline, place: Place | null, hands: Hands) {
    this.#timeline = timeline;
    this.#lines = spokenLines(timeline);
    this.#hands = hands;
    this.#from = Math.min(place?.at ?? 0, timeline.seconds);
    this.#at = this.#from;
    this.#worked = place?.worked ?? 0;
    this.#said = this.#at === 0 ? -1 : this.#at;
    this.#kept = this.#at;
    this.#shown = this.#look(false);
  }

  /** Seconds of the session at this very moment. */
  readonly position = (): number =>
    this.#since === null ? this.#from : Math.min(this.#timeline.seconds, this.#from + (now() - this.#since) / 1000);

  readonly shown = (): Shown => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows whether the page is in sight; the answer ends that and keeps the place. */
  attach(): () => void {
    const onSight = () => this.#onSight(document.visibilityState === "hidden");
    const onLeave = () => this.#keep();
    document.addEventListener("visibilitychange", onSight);
    window.addEventListener("pagehide", onLeave);
    return () => {
      document.removeEventListener("visibilitychange", onSight);
      window.removeEventListener("pagehide", onLeave);
      this.pause();
    };
  }

  play(): void {
    if (this.#since !== null || this.#shown.step === null) return;
    this.#since = now();
    this.#timer = setInterval(() => this.#tick(), LOOK_MS);
    this.#tick();
  }

  pause(): void {
    this.#stop();
    this.#hands.hush();
    this.#keep();
    this.#show(false);
  }

  /** To the next step; past the last one it's over. */
  next(): void {
    this.#jump(nextStart(this.#timeline, this.position()));
  }

  back(): void {
    this.#jump(previousStart(this.#timeline, this.position()));
  }

  #jump(to: number): void {
    this.#advance();
    this.#moveTo(to);
    // Just before the step's first word.
    this.#said = to - 0.001;
    this.#hands.hush();
    this.#keep();
    this.#tick();
  }

  /** Takes over the time that has passed. */
  #advance(): void {
    const at = this.position();
    this.#worked += workBetween(this.#timeline, this.#at, at);
    this.#at = at;
  }

  #moveTo(at: number): void {
    this.#from = at;
    this.#at = at;
    if (this.#since !== null) this.#since = now();
  }

  #stop(): void {
    this.#advance();
    this.#since = null;
    this.#from = this.#at;
    clearInterval(this.#timer);
  }

  #tick(): void {
    if (this.#hidden !== null && now() - this.#hidden.since > AWAY_MS) {
      this.#leave();
      return;
    }
    this.#advance();
    if (this.#at >= this.#timeline.seconds) {
      this.#end();
      return;
    }
    if (this.#since !== null) {
      const line = lineToSay(this.#lines, this.#said, this.#at);
      this.#said = Math.max(this.#said, this.#at);
      if (line !== null) this.#hands.say(line.text);
    }
    if (Math.abs(this.#at - this.#kept) >= KEEP_EVERY_SECONDS) this.#keep();
    this.#show(false);
  }

  #end(): void {
    if (this.#shown.step === null) return;
    this.#stop();
    this.#show(false);
    this.#hands.keep(null);
    this.#hands.onOver(this.#shown.counts);
  }

  #onSight(isHidden: boolean): void {
    if (isHidden) {
      this.#keep();
      this.#hidden = this.#since === null ? null : { since: now(), at: this.position() };
      return;
    }
    if (this.#since !== null) this.#tick();
    this.#hidden = null;
  }

  /** The page was out of sight for long: back to the moment at which it was left. */
  #leave(): void {
    const at = this.#hidden?.at ?? this.#at;
    this.#since = null;
    clearInterval(this.#timer);
    this.#moveTo(at);
    this.#hidden = null;
    this.#said = at;
    this.#hands.hush();
    this.#keep();
    this.#show(true);
  }

  #keep(): void {
    if (this.#shown.step === null) return;
    this.#advance();
    this.#kept = this.#at;
    this.#hands.keep({ at: this.#at, worked: this.#worked });
  }

  #look(wasAway: boolean): Shown {
    const moment = momentAt(this.#timeline, this.#at);
    const counts = countsAsDone(this.#timeline, this.#worked);
    if (moment === null)
      return {
        index: this.#timeline.steps.length,
        step: null,
        secondsLeft: 0,
        repetitions: 0,
        isPlaying: false,
        wasAway: false,
        counts,
      };
    const { index, step, elapsed } = moment;
    return {
      index,
      step,
      secondsLeft: Math.max(1, Math.ceil(step.seconds - elapsed - 0.001)),
      repetitions: step.kind === "work" ? repetitionsDone(step, elapsed) : 0,
      isPlaying: this.#since !== null,
      wasAway,
      counts: false,
    };
  }

  #show(wasAway: boolean): void {
    const next = this.#look(wasAway);
    const before = this.#shown;
    const isSame =
      next.index === before.index &&
      next.secondsLeft === before.secondsLeft &&
      next.repetitions === before.repetitions &&
      next.isPlaying === before.isPlaying &&
      next.wasAway === before.wasAway &&
      next.counts === before.counts;
    if (isSame) return;
    this.#shown = next;
    for (const listener of this.#listeners) listener();
  }
}
