import type { QueueItem } from "@lockstep/contract/moderation.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testPage } from "../../testing/test-page.ts";
import { ToastProvider } from "../../ui/toast.tsx";
import { ModerationPage } from "./moderation-page.tsx";

const held: QueueItem = {
  id: "post:1",
  subjectType: "post",
  subjectId: "1",
  state: "held",
  text: "Mild words.",
  imageUrl: "/files/post-images/a/b.webp",
  imageAlt: "A tub",
  version: "as read",
  member: null,
  memberWarnings: 0,
  memberSuspendedUntil: null,
  path: "/posts/1",
  groupName: null,
  isPrivate: false,
  since: "2026-06-01T12:00:00.000Z",
  actions: ["approve", "hide"],
  reportCount: 0,
  reports: [],
};

const { page, show } = testPage();
let waiting: QueueItem;
let sent: unknown[];

beforeEach(() => {
  // The dialog is fetched when it is first opened, which is no act of the test's.
  vi.spyOn(console, "error").mockReturnValue();
  waiting = held;
  sent = [];
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    if (init.method !== "POST") return Promise.resolve(json(200, { items: [waiting], nextCursor: null }));
    sent.push(JSON.parse(String(init.body)));
    // Its author was writing while the moderator read.
    waiting = { ...held, text: "Other words.", version: "as rewritten" };
    const error = { code: "CONFLICT", message: "This has changed in the meantime. Here's the latest version." };
    return Promise.resolve(json(409, { error, requestId: "r" }));
  });
});
afterEach(() => vi.restoreAllMocks());

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}

/** Waits until the page says it; each look is its own act, for only at its end the page is drawn. */
const shows = (text: string): Promise<void> =>
  vi.waitFor(
    async () => {
      await act(async () => new Promise((done) => setTimeout(done, 0)));
      expect(document.body.textContent).toContain(text);
    },
    { timeout: 20_000 },
  );

function press(name: RegExp): void {
  const button = [...document.querySelectorAll("button")].find((each) =>
    name.test(each.getAttribute("aria-label") ?? each.textContent),
  );
  if (button === undefined) throw new Error(`There is no button ${name}.`);
  act(() => button.click());
}

test("what is approved is the text that was read: when its author changed it, the newer one is shown", async () => {
  show(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ToastProvider>
          <ModerationPage view="queue" onView={() => undefined} art={null} />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await shows("Mild words.");
  expect(page.textContent).toContain("Description: A tub");
  press(/^Approve: /);
  await shows("Publish this post?");
  press(/^Approve$/);
  await shows("Other words.");
  expect(sent).toMatchObject([{ action: "approve", subjectId: "1", version: "as read" }]);
  await shows("This has changed in the meantime. Here's the latest version.");
  expect(document.body.textContent).not.toContain("Mild words.");
});
