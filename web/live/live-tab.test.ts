import { describe, expect, test } from "vitest";
import type { LiveEvent } from "@lockstep/contract/live.ts";
import type { LiveMessage } from "../offline/tab-channel.ts";
import type { EventStream } from "./live-stream.ts";
import { joinLive, type LiveTabPorts } from "./live-tab.ts";

/** A browser with tabs: its lock, its channels, its connection. */
class FakeBrowser {
  isOnline = true;
  readonly streams: { url: string; isClosed: boolean; say(type: string, data: string, id: string): void }[] = [];
  readonly #waiting: { name: string; lead: () => () => void; end: (() => void) | null }[] = [];
  readonly #listening: { tab: symbol; stream: string; listener: (message: LiveMessage) => void }[] = [];
  readonly #circumstances = new Set<() => void>();
  readonly timers: { work: () => void }[] = [];

  get open(): readonly string[] {
    return this.streams.filter(({ isClosed }) => !isClosed).map(({ url }) => url);
  }
  change(): void {
    for (const listener of this.#circumstances) listener();
  }

  tab(options: { hasLocks?: boolean } = {}): LiveTabPorts & { hidden: boolean } {
    const hasLocks = options.hasLocks ?? true;
    const tab = Symbol("A tab.");
    const ports = {
      hidden: false,
      hasLocks,
      isOnline: () => this.isOnline,
      isHidden: () => ports.hidden,
      random: () => 1,
      openStream: (url: string): EventStream => {
        const listeners = new Map<string, (event: { data: string; lastEventId: string }) => void>();
        const stream = {
          url,
          isClosed: false,
          say: (type: string, data: string, lastEventId: string) => listeners.get(type)?.({ data, lastEventId }),
        };
        this.streams.push(stream);
        return {
          addEventListener: (type: string, listener: (event: { data: string; lastEventId: string }) => void) =>
            void listeners.set(type, listener),
          close: () => {
            stream.isClosed = true;
          },
        };
      },
      notifyTabs: (stream: string, message: LiveMessage) => {
        for (const other of this.#listening)
          if (other.tab !== tab && other.stream === stream) other.listener(structuredClone(message));
      },
      onTabMessage: (stream: string, listener: (message: LiveMessage) => void) => {
        const entry = { tab, stream, listener };
        this.#listening.push(entry);
        return () => void this.#listening.splice(this.#listening.indexOf(entry), 1);
      },
      holdLock: (name: string, lead: () => () => void) => {
        const entry = { name, lead, end: null as (() => void) | null };
        this.#waiting.push(entry);
        this.#grant(name);
        return () => {
          this.#waiting.splice(this.#waiting.indexOf(entry), 1);
          entry.end?.();
          this.#grant(name);
        };
      },
      onCircumstances: (listener: () => void) => {
        this.#circumstances.add(listener);
        return () => void this.#circumstances.delete(listener);
      },
      schedule: (work: () => void) => {
        const entry = { work };
        this.timers.push(entry);
        return () => void this.timers.splice(this.timers.indexOf(entry), 1);
      },
    };
    if (!hasLocks) ports.holdLock = (_, lead) => lead();
    return ports;
  }
  #grant(name: string): void {
    const first = this.#waiting.find((entry) => entry.name === name);
    if (first !== undefined) first.end ??= first.lead();
  }
}

function join(ports: LiveTabPorts, person: string | null = "me", after: string | null = null) {
  const heard: LiveEvent[] = [];
  const seen = { others: 0, begins: 0, place: after };
  const leave = joinLive(ports, {
    person,
    after,
    onEvent: (event) => heard.push(event),
    onPlace: (place) => (seen.place = place),
    onBegin: () => (seen.begins += 1),
    onOtherPerson: () => (seen.others += 1),
  });
  return { heard, leave, others: () => seen.others, begins: () => seen.begins, place: () => seen.place };
}
const EVENT = '{"type":"streaks.changed"}';
const READY = '{"person":"me"}';

describe("tabs", () => {
  test("share one stream, and each receives everything once", () => {
    const browser = new FakeBrowser();
    const tabs = [1, 2, 3].map(() => join(browser.tab()));
    expect(browser.open).toEqual(["/api/events"]);
    browser.streams[0]?.say("message", EVENT, "4-1-1");
    expect(tabs.map(({ heard }) => heard)).toEqual([1, 2, 3].map(() => [{ type: "streaks.changed" }]));
  });

  test("go on at the place where the one that led was closed", () => {
    const browser = new FakeBrowser();
    const [first, second] = [join(browser.tab()), join(browser.tab())];
    browser.streams[0]?.say("message", EVENT, "4-1-1");
    first.leave();
    expect(browser.open).toEqual(["/api/events?after=4-1-1"]);
    browser.streams[1]?.say("message", EVENT, "5-1-1");
    expect([first.heard.length, second.heard.length]).toEqual([1, 2]);
    second.leave();
    expect(browser.open).toEqual([]);
  });

  test("without locks each have their own", () => {
    const browser = new FakeBrowser();
    const tabs = [1, 2].map(() => join(browser.tab({ hasLocks: false })));
    expect(browser.open.length).toBe(2);
    browser.streams[0]?.say("message", EVENT, "4-1-1");
    expect(tabs.map(({ heard }) => heard.length)).toEqual([1, 0]);
  });

  test("of two people never share messages", () => {
    const browser = new FakeBrowser();
    const [mine, visitors] = [join(browser.tab(), "me"), join(browser.tab(), null)];
    expect(browser.open.length).toBe(2);
    browser.streams[0]?.say("message", EVENT, "4-1-1");
    expect([mine.heard.length, visitors.heard.length]).toEqual([1, 0]);
  });

  test("rest while there's no connection", () => {
    const browser = new FakeBrowser();
    join(browser.tab());
    browser.streams[0]?.say("ready", '{"person":"me"}', "4-0-1");
    browser.isOnline = false;
    browser.change();
    expect(browser.open).toEqual([]);
    browser.isOnline = true;
    browser.change();
    expect(browser.open).toEqual(["/api/events?after=4-0-1"]);
  });

  test("that nobody looks at for long give the stream to one that is looked at", () => {
    const browser = new FakeBrowser();
    const hidden = browser.tab();
    join(hidden);
    hidden.hidden = true;
    browser.change();
    expect(browser.open.length).toBe(1);
    for (const { work } of browser.timers.splice(0)) work();
    expect(browser.open).toEqual([]);
    join(browser.tab());
    expect(browser.open.length).toBe(1);
    hidden.hidden = false;
    browser.change();
    expect(browser.open.length).toBe(1);
  });

  test("that are looked at again in time never stopped", () => {
    const browser = new FakeBrowser();
    const tab = browser.tab();
    join(tab);
    tab.hidden = true;
    browser.change();
    tab.hidden = false;
    browser.change();
    expect([browser.timers, browser.streams.length]).toEqual([[], 1]);
  });

  test("notice that the session has changed", () => {
    const browser = new FakeBrowser();
    const tab = join(browser.tab());
    browser.streams[0]?.say("ready", '{"person":"me"}', "4-0-1");
    expect(tab.others()).toBe(0);
    browser.streams[0]?.say("ready", '{"person":null}', "4-0-1");
    expect(tab.others()).toBe(1);
  });

  test("get one reset where their stream starts, because what they read before may be stale", () => {
    const browser = new FakeBrowser();
    const first = join(browser.tab());
    const second = join(browser.tab());
    expect([first.begins(), second.begins()]).toEqual([0, 0]);
    browser.streams[0]?.say("ready", READY, "4-0-1");
    browser.streams[0]?.say("message", EVENT, "5-1-1");
    expect([first.begins(), second.begins()]).toEqual([1, 1]);
    const late = join(browser.tab());
    expect([late.begins(), late.place(), first.begins(), second.begins()]).toEqual([1, "5-1-1", 1, 1]);
    browser.streams[0]?.say("error", "", "");
    for (const { work } of browser.timers.splice(0)) work();
    browser.streams[1]?.say("ready", READY, "6-0-1");
    expect([first.begins(), second.begins(), late.begins()]).toEqual([1, 1, 1]);
  });

  test("that listen again resume where they were, and are notified if others received more in the meantime", () => {
    const browser = new FakeBrowser();
    const back = join(browser.tab(), "me", "4-0-1");
    expect(browser.open).toEqual(["/api/events?after=4-0-1"]);
    browser.streams[0]?.say("ready", READY, "6-0-1");
    expect(back.begins()).toBe(0);
    expect(join(browser.tab(), "me", "4-0-1").begins()).toBe(1);
    expect(join(browser.tab(), "me", "6-0-1").begins()).toBe(0);
  });

  test("that are idle are notified when the stream restarts without them", () => {
    const browser = new FakeBrowser();
    const ports = browser.tab();
    const resting = join(ports);
    browser.streams[0]?.say("ready", READY, "4-0-1");
    ports.hidden = true;
    browser.change();
    for (const { work } of browser.timers.splice(0)) work();
    join(browser.tab());
    browser.streams[1]?.say("ready", READY, "9-0-1");
    expect([resting.begins(), resting.place()]).toEqual([2, "9-0-1"]);
  });
});
