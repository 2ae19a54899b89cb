import { act } from "react";
import { beforeEach, vi } from "vitest";

/** The event streams that a page opens, as the only tab: what the server says is said by the test. */
export function fakeStreams() {
  const streams: FakeStream[] = [];
  class FakeStream {
    readonly url: string;
    readonly #listeners = new Map<string, (event: { data: string; lastEventId: string }) => void>();
    constructor(url: string) {
      this.url = url;
      streams.push(this);
    }
    addEventListener(type: string, listener: (event: { data: string; lastEventId: string }) => void): void {
      this.#listeners.set(type, listener);
    }
    close(): void {
      this.#listeners.clear();
    }
    say(type: "ready" | "message", data: object, lastEventId: string): void {
      this.#listeners.get(type)?.({ data: JSON.stringify(data), lastEventId });
    }
  }
  beforeEach(() => {
    streams.length = 0;
    vi.stubGlobal("EventSource", FakeStream);
    // The simulated browser has none.
    const request = (_name: string, _options: object, lead: () => Promise<void>) => lead();
    Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  });
  return {
    urls: () => streams.map(({ url }) => url),
    /** Said by the stream that was opened last. */
    say: (type: "ready" | "message", data: object, lastEventId: string) =>
      act(async () => streams.at(-1)?.say(type, data, lastEventId)),
  };
}
