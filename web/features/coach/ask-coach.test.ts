import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../api/client.ts";
import { askCoach, problemOf } from "./ask-coach.ts";

const encoder = new TextEncoder();
const SORRY = "Sorry, I encountered an error. Please try again later.";

/** The server's side of one question: its answer comes in these pieces. */
function answerWith(
  pieces: readonly Uint8Array[],
  headers: Record<string, string> = { "content-type": "text/event-stream" },
  status = 200,
) {
  const calls: RequestInit[] = [];
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    calls.push(init);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece);
        controller.close();
      },
    });
    return Promise.resolve(new Response(body, { status, headers }));
  });
  return calls;
}

const eventOf = (event: object, end = "\n"): string => `data: ${JSON.stringify(event)}${end}${end}`;
const DONE = { type: "done", id: "x", answer: "Rest **90 s**.", proposals: [] };
const ask = (onText: (text: string) => void = () => {}) =>
  askCoach({ query: "How long?" }, { signal: new AbortController().signal, onText });

beforeEach(() => vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a streamed answer", () => {
  it("is handed on as it comes, wherever it's cut", async () => {
    const text = `: hello\r\n\r\n${eventOf({ type: "delta", text: "Rést " }, "\r\n")}${eventOf({ type: "delta", text: "90" })}${eventOf(DONE)}`;
    const bytes = encoder.encode(text);
    for (const size of [1, 2, 7, 1000]) {
      const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.slice(index * size, (index + 1) * size),
      );
      const calls = answerWith(pieces);
      let written = "";
      await expect(ask((more) => (written += more))).resolves.toEqual({ id: "x", answer: "Rest **90 s**.", proposals: [] });
      expect(written).toBe("Rést 90");
      expect(calls[0]?.headers).toMatchObject({ accept: "text/event-stream" });
    }
  });

  it("that breaks off, or ends with an error, is none", async () => {
    for (const end of ["", eventOf({ type: "error", code: "COACH_UNAVAILABLE", message: SORRY }), "data: {garbage\n\n"]) {
      answerWith([encoder.encode(eventOf({ type: "delta", text: "Rest" }) + end)]);
      const error = await ask().catch((cause: unknown) => cause);
      expect(problemOf(error)).toEqual({ kind: "failed", text: SORRY });
    }
  });

  it("with nothing in it gets SPEC's words", async () => {
    answerWith([encoder.encode(eventOf({ ...DONE, answer: " \n" }))]);
    await expect(ask()).resolves.toMatchObject({ answer: "I'm sorry, I couldn't generate a response. Please try again." });
  });

  it("may come as plain JSON", async () => {
    answerWith([encoder.encode(JSON.stringify({ id: "x", answer: "Yes.", proposals: [] }))], {
      "content-type": "application/json",
    });
    await expect(ask()).resolves.toEqual({ id: "x", answer: "Yes.", proposals: [] });
  });
});

describe("what's shown when there's no answer", () => {
  const refuse = async (status: number, code: string, message: string, issues?: object[]) => {
    answerWith(
      [encoder.encode(JSON.stringify({ error: { code, message, issues } }))],
      { "content-type": "application/json" },
      status,
    );
    return problemOf(await ask().catch((cause: unknown) => cause));
  };
  it("a limit says when it works again", async () =>
    expect(await refuse(429, "RATE_LIMITED", "You can ask again tomorrow.")).toEqual({
      kind: "limit",
      text: "You can ask again tomorrow.",
    }));
  it("a refused question says why", async () =>
    expect(
      await refuse(422, "VALIDATION_FAILED", "Please check the highlighted fields.", [{ path: "query", message: "Too long." }]),
    ).toEqual({
      kind: "failed",
      text: "Too long.",
    }));
  it.each([
    [503, "COACH_UNAVAILABLE"],
    [500, "INTERNAL"],
    [403, "ORIGIN_REFUSED"],
  ])("everything else is SPEC's sentence: %i %s", async (status, code) =>
    expect(await refuse(status, code, "Whatever it says.")).toEqual({ kind: "failed", text: SORRY }),
  );
  it("no server is SPEC's sentence, no connection says so", () => {
    const of = (code: ApiError["code"]) => problemOf(new ApiError({ code, message: `${code}.`, status: 0 }));
    expect(of("UNREACHED")).toEqual({ kind: "failed", text: SORRY });
    expect(of("OFFLINE")).toEqual({ kind: "failed", text: "OFFLINE." });
    expect(problemOf(new TypeError("Failed to fetch"))).toEqual({ kind: "failed", text: SORRY });
  });
  it("what was stopped is no failure: the abort comes through", async () => {
    const controller = new AbortController();
    vi.stubGlobal(
      "fetch",
      (_path: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener("abort", () => reject(new DOMException("Stopped", "AbortError"))),
        ),
    );
    const asked = askCoach({ query: "How long?" }, { signal: controller.signal, onText: () => {} });
    controller.abort();
    await expect(asked).rejects.toThrow("Stopped");
  });
});
