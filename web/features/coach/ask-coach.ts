import { askCoach as route } from "@lockstep/contract/coach.ts";
import type { CoachAnswer, CoachEvent, CoachQuestion } from "@lockstep/contract/coach.ts";
import { ApiError, failureOf, unreached } from "../../api/client.ts";
import { logFailure } from "../../api/log-failure.ts";
import type { Problem } from "./conversation.ts";
import { readEvents } from "./read-events.ts";

/** SPEC 8's words. */
const ERROR_TEXT = "Sorry, I encountered an error. Please try again later.";
const EMPTY_TEXT = "I'm sorry, I couldn't generate a response. Please try again.";

/** The server gives up earlier, and says so: after this long without a sign of life the connection is dead. */
const SILENCE_MS = 90_000;

/** For the log; nobody is shown it (SPEC 8). */
const failed = (code: ApiError["code"]): ApiError => new ApiError({ code, message: "Failed to get response from AI", status: 0 });

function isEvent(value: unknown): value is CoachEvent {
  return typeof value === "object" && value !== null && "type" in value;
}

const withText = ({ id, answer, proposals }: CoachAnswer): CoachAnswer => ({
  id,
  answer: typeof answer === "string" && answer.trim() !== "" ? answer : EMPTY_TEXT,
  proposals: proposals ?? [],
});

async function readAnswer(response: Response, onText: (text: string) => void, onLife: () => void): Promise<CoachAnswer> {
  // Whatever is between us and the server may not let events through.
  if (!/event-stream/.test(response.headers.get("content-type") ?? "") || response.body === null)
    return withText((await response.json()) as CoachAnswer);
  for await (const event of readEvents(response.body, onLife)) {
    if (!isEvent(event)) continue;
    if (event.type === "delta") onText(event.text);
    else if (event.type === "done") return withText(event);
    else throw new ApiError({ code: event.code, message: event.message, status: 0 });
  }
  throw failed("UNREADABLE");
}

/** Asks, and hands on the answer's text as it comes; the result has all of it. Throws {@link ApiError}, or the abort of `signal`. */
export async function askCoach(
  body: CoachQuestion,
  { signal, onText }: { readonly signal: AbortSignal; readonly onText: (text: string) => void },
): Promise<CoachAnswer> {
  const request = new AbortController();
  const stop = () => request.abort();
  signal.addEventListener("abort", stop, { once: true });
  let timer = setTimeout(stop, SILENCE_MS);
  const onLife = () => {
    clearTimeout(timer);
    timer = setTimeout(stop, SILENCE_MS);
  };
  try {
    const response = await fetch(route.path, {
      method: route.method,
      credentials: "same-origin",
      headers: { accept: "text/event-stream", "content-type": "application/json" },
      body: JSON.stringify(body),
      signal: request.signal,
    });
    if (!response.ok) throw await failureOf(response);
    return await readAnswer(response, onText, onLife);
  } catch (cause) {
    if (signal.aborted || cause instanceof ApiError) throw cause;
    throw unreached();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", stop);
  }
}

/** What's shown in the answer's place. Limits say when the next question can be asked; all else is SPEC 8's sentence. */
export function problemOf(error: unknown): Problem {
  const code = error instanceof ApiError ? error.code : null;
  if (error instanceof ApiError) {
    if (code === "RATE_LIMITED") return { kind: "limit", text: error.message };
    if (code === "OFFLINE") return { kind: "failed", text: error.message };
    if (code === "VALIDATION_FAILED") return { kind: "failed", text: error.issues[0]?.message ?? ERROR_TEXT };
  }
  logFailure("Failed to get response from AI", error);
  return { kind: "failed", text: ERROR_TEXT };
}
