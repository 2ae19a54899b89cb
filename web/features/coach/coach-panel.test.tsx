import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, createRef } from "react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { showCoach } from "../../shell/coach-view.ts";
import { testPage } from "../../testing/test-page.ts";
import CoachPanel from "./coach-panel.tsx";

const { page, show } = testPage();
const PROFILE = { id: "me", username: "mira", fitnessGoals: "Lift more" };

interface Asked {
  readonly id: string;
  readonly query: string;
  readonly write: (event: object) => Promise<void>;
  isStopped: boolean;
}
let asked: Asked[];
let stored: object[];
let deleted: number;

/** Lets everything that's due happen. */
const pause = () => act(async () => new Promise((done) => setTimeout(done, 0)));

/** The server's side: answers questions when the test says so, and keeps what the test says it keeps. */
function serve(_path: string, init: RequestInit = {}): Promise<Response> {
  const path = _path.split("?")[0];
  if (path === "/api/profile") return Promise.resolve(Response.json(PROFILE));
  if (path === "/api/coach/messages" && init.method === "DELETE") {
    deleted += 1;
    stored = [];
    return Promise.resolve(Response.json({ ok: true }));
  }
  if (path === "/api/coach/messages") return Promise.resolve(Response.json({ items: stored, nextCursor: null }));
  if (path !== "/functions/v1/fitness-chatbot") return Promise.reject(new TypeError(`Nothing is at ${path}.`));
  const { id, query } = JSON.parse(String(init.body)) as { id: string; query: string };
  let pipe: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      pipe = controller;
    },
  });
  const question: Asked = {
    id,
    query,
    write: (event) => {
      pipe?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
      return pause();
    },
    isStopped: false,
  };
  init.signal?.addEventListener("abort", () => {
    question.isStopped = true;
    pipe?.error(new DOMException("Stopped", "AbortError"));
  });
  asked.push(question);
  return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
}

beforeEach(() => {
  asked = [];
  stored = [];
  deleted = 0;
  sessionStorage.clear();
  localStorage.clear();
  showCoach("open");
  vi.stubGlobal("fetch", serve);
  vi.spyOn(console, "error").mockImplementation(() => {});
});

async function open(user: { id: string; name: string } | null): Promise<void> {
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <CoachPanel key={`${user?.id} ${Math.random()}`} user={user} launcher={createRef()} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await pause();
  await pause();
}
const button = (name: string) =>
  [...page.querySelectorAll("button")].findLast((each) => each.textContent === name || each.getAttribute("aria-label") === name);
const press = (name: string) => act(async () => button(name)?.click());
async function ask(text: string): Promise<Asked> {
  const area = page.querySelector("textarea");
  await act(async () => {
    if (area === null) return;
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(area, text);
    area.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await press("Send");
  await pause();
  const last = asked.at(-1);
  if (last === undefined) throw new Error("Nothing was asked.");
  return last;
}
const said = (): string[] => [...page.querySelectorAll(".coach-answer")].map(({ textContent }) => textContent ?? "");
const status = () => page.querySelector("dialog > [role=status]")?.textContent;

it("greets, streams an answer that's announced once, and keeps a visitor's chat in the tab", async () => {
  await open(null);
  expect(page.textContent).toContain("Hi there!");
  const question = await ask("How long should I rest?");
  expect(question.query).toBe("How long should I rest?");
  expect(status()).toBe("The coach is typing");
  expect(button("Send")?.disabled).toBe(true);
  await question.write({ type: "delta", text: "Rest **two" });
  expect(said()).toEqual(["Coach:Rest twoThe coach is typing"]);
  expect(page.querySelector(".coach-answer strong")?.textContent).toBe("two");
  expect(status()).toBe("The coach is typing");
  await question.write({ type: "done", id: "a", answer: "Rest **two minutes**.", proposals: [] });
  expect(status()).toBe("Rest two minutes.");
  await open(null);
  expect(said()).toEqual(["Coach:Rest two minutes.Copy"]);
});

it("says SPEC's words when it fails, and asks the same question again under the same id", async () => {
  await open(null);
  const first = await ask("How heavy?");
  await first.write({ type: "error", code: "COACH_UNAVAILABLE", message: "x" });
  expect(said()[0]).toContain("Sorry, I encountered an error. Please try again later.");
  await press("Try again");
  expect(asked.map(({ id, query }) => [id, query])).toEqual([
    [first.id, "How heavy?"],
    [first.id, "How heavy?"],
  ]);
  expect(said()).toHaveLength(1);
});

it("stops, and keeps what had come and what's typed", async () => {
  await open(null);
  const question = await ask("How heavy?");
  await question.write({ type: "delta", text: "Start light" });
  await press("Stop");
  expect(question.isStopped).toBe(true);
  expect(said()).toEqual(["Coach:Start lightStopped here.Ask again"]);
});

it("shows a member's history by name, and a cleared chat is one message, here and on the server", async () => {
  stored = [
    { id: "2", role: "assistant", content: "Yes.", createdAt: "2026-11-20T10:00:01Z", proposals: [] },
    { id: "1", role: "user", content: "Is it safe?", createdAt: "2026-11-20T10:00:00Z", proposals: [] },
  ];
  await open({ id: "me", name: "Mira" });
  expect(page.textContent).toContain("Hi mira!");
  expect(page.textContent).toContain("Is it safe?");
  await press("Clear chat");
  expect(deleted).toBe(0);
  await press("Clear chat");
  await pause();
  expect(deleted).toBe(1);
  expect(said()).toEqual([]);
  expect(page.querySelectorAll(".coach-welcome")).toHaveLength(1);
});

it("asks a question from elsewhere once, and keeps a second one in the field while the first is answered", async () => {
  await open(null);
  await act(async () => showCoach("open", "How much protein?"));
  await pause();
  expect(asked.map(({ query }) => query)).toEqual(["How much protein?"]);
  await act(async () => showCoach("open", "And carbs?"));
  await pause();
  expect(asked).toHaveLength(1);
  expect(page.querySelector("textarea")?.value).toBe("And carbs?");
});
