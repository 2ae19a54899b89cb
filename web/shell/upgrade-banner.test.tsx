import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BANNER_TEXT } from "./upgrade-banner-rule.ts";
import { UpgradeBanner } from "./upgrade-banner.tsx";

let page: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  page = document.createElement("div");
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

/** The banner for a status, or for one that's still asked for. */
function show(subscriptionStatus: string | null | undefined): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  if (subscriptionStatus !== undefined) client.setQueryData(["membership", "ada"], { subscriptionStatus });
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={["/workout-plan"]}>
          <UpgradeBanner userId="ada" pending={false} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
}

it("offers the upgrade to those without a membership", () => {
  show(null);
  expect(page.textContent).toContain(BANNER_TEXT);
});

it("takes a membership that can't be read for none", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 500 }));
  show(undefined);
  expect(page.textContent).toBe("");
  await vi.waitFor(() => act(async () => expect(page.textContent).toContain(BANNER_TEXT)));
});

it.each(["active", "trialing"])("isn't there for a membership that's %s", (status) => {
  show(status);
  expect(page.textContent).toBe("");
});

it("leads to the billing page while a payment is due, and says when it can't", async () => {
  const asked = vi.fn(async () => Response.json({}, { status: 503 }));
  vi.stubGlobal("fetch", asked);
  show("past_due");
  expect(page.textContent).toBe("Your last payment didn't go through.Update card");
  await act(async () => page.querySelector("button")?.click());
  expect(asked).toHaveBeenCalledWith("/api/billing/portal", expect.objectContaining({ method: "POST" }));
  expect(page.querySelector("[role=alert]")?.textContent).toBe("We couldn't open your billing page. Please try again.");
});
