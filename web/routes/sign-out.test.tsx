import "fake-indexeddb/auto";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { Guard } from "../shell/guard.tsx";
import { testPage } from "../testing/test-page.ts";
import { ToastProvider } from "../ui/toast.tsx";
import { useSignOut } from "./sign-out.tsx";

const { page, show } = testPage();

/** What the server does with a sign-out; it knows Ana until it has answered with 200. */
let status: number;
let isIn: boolean;
let answer: () => void;
let asked: string[];
let checks: number;

beforeEach(() => {
  status = 200;
  isIn = true;
  asked = [];
  checks = 0;
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    if (path === "/api/auth/get-session") {
      checks += 1;
      return Response.json(isIn ? { user: { id: "ana", name: "Ana", email: "a@example.com" }, session: { id: "t" } } : null);
    }
    asked.push(`${method} ${path} on ${router.state.location.pathname}`);
    await new Promise<void>((resolve) => (answer = resolve));
    isIn = status !== 200;
    return Response.json(status === 200 ? { success: true } : { error: { code: "INTERNAL", message: "No." } }, { status });
  });
});

function Settings() {
  const { signOut, dialog } = useSignOut();
  return (
    <>
      <button onClick={signOut}>Sign Out</button>
      {dialog}
    </>
  );
}

let router: ReturnType<typeof createMemoryRouter>;

async function openSettings(): Promise<string[]> {
  router = createMemoryRouter(
    [
      { path: "/", element: "The landing page" },
      { path: "/login", element: "The sign-in page" },
      {
        path: "/settings",
        element: (
          <Guard>
            <Settings />
          </Guard>
        ),
      },
    ],
    { initialEntries: ["/settings"] },
  );
  const places: string[] = [];
  router.subscribe(({ location }) => places.at(-1) === location.pathname || places.push(location.pathname));
  show(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => act(async () => expect(page.textContent).toContain("Sign Out")));
  await act(async () => page.querySelector("button")?.click());
  await vi.waitFor(() => expect(asked).toEqual(["POST /api/auth/sign-out on /settings"]));
  return places;
}

it("leaves who could not be signed out where they are, with a word", async () => {
  status = 500;
  const places = await openSettings();
  await act(async () => answer());
  await vi.waitFor(() => act(async () => expect(page.textContent).toContain("We couldn't sign you out. Please try again.")));
  expect(page.textContent).toContain("Sign Out");
  expect(places).toEqual([]);
});

it("shows the landing page only once the server has let go, and never the sign-in page", async () => {
  const places = await openSettings();
  expect(page.textContent).toContain("Sign Out");
  await act(async () => answer());
  await vi.waitFor(() => act(async () => expect(page.textContent).toBe("The landing page")));
  // To its end, when the header knows it too.
  await vi.waitFor(() => expect(checks).toBe(1));
  expect(places).toEqual(["/"]);
});
