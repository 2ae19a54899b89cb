import type { PostType } from "@lockstep/contract/community.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import type { Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ToastProvider } from "../../ui/toast.tsx";
import { Composer } from "./composer.tsx";
import { keepDraft } from "./drafts.ts";

/** The browser's side of sending a picture in: the server takes it at once. */
class TakenUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 404;
  responseText = "";
  open(method: string, path: string): void {
    if (method === "POST" && path === "/api/uploads/post-images") this.status = 201;
  }
  setRequestHeader(): void {}
  abort(): void {}
  send(form: FormData): void {
    uploads.push(form.get("file"));
    this.responseText = JSON.stringify({ url: "/uploads/post-images/a.webp", width: 3, height: 2 });
    queueMicrotask(() => {
      this.dispatchEvent(new Event("load"));
      this.dispatchEvent(new Event("loadend"));
    });
  }
}

const me = { id: "me", username: "Mira", avatarUrl: null, suspendedUntil: null };
let root: Root;
let page: HTMLElement;
let uploads: unknown[];
let posts: { readonly id: string; readonly postType: PostType; readonly imageUrl: string | null }[];

function find<Kind extends Element>(kind: new () => Kind, selector: string): Kind {
  const found = page.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}.`);
  return found;
}

/** Presses Post, and loses the answer. */
async function post() {
  await act(async () => find(HTMLFormElement, "form").requestSubmit());
  await act(async () => new Promise((done) => setTimeout(done, 0)));
  const last = posts.at(-1);
  if (last === undefined) throw new Error("Nothing was sent.");
  return last;
}

async function open() {
  page = document.body.appendChild(document.createElement("div"));
  root = createRoot(page);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <Composer me={me} signInTo="/sign-in" />
        </ToastProvider>
      </QueryClientProvider>,
    ),
  );
}

async function close() {
  await act(async () => root.unmount());
  page.remove();
}

async function pick() {
  const input = find(HTMLInputElement, 'input[type="file"]');
  const file = new File(["x"], "lunch.png", { type: "image/png" });
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  await act(async () => input.dispatchEvent(new Event("change", { bubbles: true })));
  return file;
}

beforeEach(async () => {
  posts = [];
  uploads = [];
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("fetch", (_address: string, init: RequestInit) => {
    if (typeof init.body === "string") posts.push(JSON.parse(init.body) as (typeof posts)[number]);
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  vi.stubGlobal("XMLHttpRequest", TakenUpload);
  localStorage.clear();
  keepDraft("me", "post", { content: "Leg day.", postType: "general", id: null });
  await open();
});
afterEach(async () => {
  await close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("sends the same post again under the same id, after a reload too", async () => {
  const first = await post();
  expect(await post()).toEqual(first);
  await close();
  await open();
  expect(await post()).toEqual(first);
});

it("sends another kind of post under another id: the server answers a known one with what it stored", async () => {
  const first = await post();
  const select = find(HTMLSelectElement, "select");
  select.value = "workout";
  await act(async () => select.dispatchEvent(new Event("change", { bubbles: true })));
  const second = await post();
  expect(second.postType).toBe("workout");
  expect(second.id).not.toBe(first.id);
});

it("sends a post with another picture, or none anymore, under another id", async () => {
  const bare = await post();
  const file = await pick();
  const pictured = await post();
  expect(uploads).toEqual([file]);
  expect(pictured.imageUrl).toBe("/uploads/post-images/a.webp");
  expect(pictured.id).not.toBe(bare.id);
  expect((await post()).id).toBe(pictured.id);
  await act(async () => find(HTMLButtonElement, ".picture-remove").click());
  const again = await post();
  expect(again.imageUrl).toBeNull();
  expect([bare.id, pictured.id]).not.toContain(again.id);
});
