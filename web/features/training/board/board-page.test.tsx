import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { testPage } from "../../../testing/test-page.ts";
import { ToastProvider } from "../../../ui/toast.tsx";
import { trainingKeys } from "../queries.ts";
import { BoardPage } from "./board-page.tsx";

const { page, show } = testPage();

it("shows the way to a plan to who has none, also where the sample week can't be had", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  client.setQueryData(trainingKeys.current, null);
  show(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ToastProvider>
          <BoardPage user={{ id: "6f0d4b56-5c4e-4d2a-8a37-0e4a54a0f222", name: "Bo" }} />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await act(async () => {});
  expect(page.textContent).toContain("No week to edit yet");
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/workout-setup");
});
