import "fake-indexeddb/auto";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { keepProfileDraft } from "../features/members/profile-draft.ts";
import { keepPlace } from "../features/series/places.ts";
import { followLift } from "../features/training/progress/followed-lift.ts";
import { setRest } from "../features/training/workout/rest-timer.ts";
import { refreshSession } from "../session/session.ts";
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

beforeEach(async () => {
  localStorage.clear();
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
  // The test before may have signed out.
  await refreshSession();
  checks = 0;
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

it("leaves nothing of the member in the browser's storage, and keeps what is the device's", async () => {
  const stays = {
    "lockstep.theme": "dark",
    "lockstep.banner-dismissed": "1",
    "lockstep.install-dismissed": "1",
    "lockstep.voice": "off",
    "lockstep.workout-settings": "{}",
    "lockstep.draft.ben.post": "{}",
    workoutLocation: "home",
    elsewhere: "kept",
  };
  for (const [key, value] of Object.entries(stays)) localStorage.setItem(key, value);
  keepPlace("ana", "first-pull-up", 2, { at: 90, worked: 40 });
  setRest({ workoutId: "w", endsAt: 0, seconds: 90 });
  followLift("bench-press");
  keepProfileDraft("ana", { bio: "New" });
  for (const key of ["lockstep.draft.ana.post", "lockstep.of-a-later-version"]) localStorage.setItem(key, "{}");
  await openSettings();
  await act(async () => answer());
  await vi.waitFor(() => act(async () => expect(page.textContent).toBe("The landing page")));
  await vi.waitFor(() => expect(checks).toBe(1));
  expect(Object.keys(localStorage).toSorted()).toEqual(Object.keys(stays).toSorted());
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
