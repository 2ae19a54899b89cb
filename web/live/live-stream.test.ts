import { describe, expect, test } from "vitest";
import type { LiveEvent } from "@lockstep/contract/live.ts";
import { createLiveStream, type EventStream } from "./live-stream.ts";

class FakeServer {
  readonly streams: FakeStream[] = [];
  readonly open = (url: string): EventStream => {
    const stream = new FakeStream(url);
    this.streams.push(stream);
    return stream;
  };
  get latest(): FakeStream {
    const stream = this.streams.at(-1);
    if (stream === undefined) throw new Error("Nothing was opened.");
    return stream;
  }
}
class FakeStream implements EventStream {
  readonly url: string;
  isClosed = false;
  readonly #listeners = new Map<string, (event: { readonly data: string; readonly lastEventId: string }) => void>();
  constructor(url: string) {
    this.url = url;
  }
  addEventListener(type: string, listener: (event: { readonly data: string; readonly lastEventId: string }) => void): void {
    this.#listeners.set(type, listener);
  }
  close(): void {
    this.isClosed = true;
  }
  say(type: "ready" | "message" | "error", data = "", lastEventId = ""): void {
    this.#listeners.get(type)?.({ data, lastEventId });
  }
}

function setUp() {
  const server = new FakeServer();
  const waiting: { work: () => void; delayMs: number }[] = [];
  const heard: LiveEvent[] = [];
  const greetings: (string | null)[] = [];
  const line = createLiveStream({
    open: server.open,
    schedule(work, delayMs) {
      const entry = { work, delayMs };
      waiting.push(entry);
      return () => void waiting.splice(waiting.indexOf(entry), 1);
    },
    random: () => 1,
    onEvent: (event) => heard.push(event),
    onGreeting: ({ person }) => greetings.push(person),
    onPlace: () => undefined,
  });
  const fire = () => waiting.shift()?.work();
  return { server, waiting, heard, greetings, line, fire };
}

describe("the line", () => {
  test("passes messages on, and only those that are whole", () => {
    const { server, line, heard, greetings } = setUp();
    line.connect(null);
    expect(server.latest.url).toBe("/api/events");
    server.latest.say("ready", '{"person":"me"}', "1-0-9");
    server.latest.say("message", '{"type":"streaks.changed"}', "2-1-9");
    for (const broken of ["", "{", "null", "[]", "{}", '{"type":7}']) server.latest.say("message", broken, "2-1-9");
    expect([heard, greetings, line.place]).toEqual([[{ type: "streaks.changed" }], ["me"], "2-1-9"]);
  });

  test("resumes where it broke off, after growing pauses that reset once it works", () => {
    const { server, line, waiting, fire } = setUp();
    line.connect("5-0-1");
    expect(server.latest.url).toBe("/api/events?after=5-0-1");
    server.latest.say("ready", '{"person":null}', "6-0-1");
    const delays: (number | undefined)[] = [];
    for (let count = 0; count < 8; count += 1) {
      server.latest.say("error");
      expect(server.latest.isClosed).toBe(true);
      delays.push(waiting[0]?.delayMs);
      fire();
      expect(server.latest.url).toBe("/api/events?after=6-0-1");
    }
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
    server.latest.say("ready", '{"person":null}', "6-0-2");
    server.latest.say("error");
    expect(waiting[0]?.delayMs).toBe(1000);
  });

  test("rests without trying, and comes back once", () => {
    const { server, line, waiting } = setUp();
    line.connect(null);
    server.latest.say("error");
    line.rest();
    expect(waiting).toEqual([]);
    line.connect(null);
    line.connect(null);
    expect(server.streams.length).toBe(2);
    line.rest();
    expect(server.latest.isClosed).toBe(true);
  });

  test("receives nothing from a stream it has left", () => {
    const { server, line, heard, waiting } = setUp();
    line.connect(null);
    const before = server.latest;
    line.rest();
    before.say("message", '{"type":"reset"}', "9-9-9");
    before.say("error");
    expect([heard, waiting, line.place]).toEqual([[], [], null]);
  });
});
