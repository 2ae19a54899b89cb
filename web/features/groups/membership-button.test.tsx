import type { GroupCard } from "@lockstep/contract/groups.ts";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act } from "react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { testPage } from "../../testing/test-page.ts";
import { MembershipButton } from "./membership-button.tsx";
import { groupKeys } from "./queries.ts";

const { page, show } = testPage();

const group: GroupCard = {
  id: "a",
  name: "Runners",
  description: "We run.",
  icon: "🏃",
  coverImage: null,
  memberCount: 3,
  postCount: 0,
  isPrivate: false,
  isMember: false,
  isAdmin: false,
  hasRequested: false,
};

const queryKey = [...groupKeys.ones("me", "a"), null];

function Shown() {
  const { data } = useQuery({ queryKey, queryFn: () => group, initialData: group, staleTime: Infinity });
  return <MembershipButton group={data} viewer="me" signInTo="/login" />;
}

it("says at once what comes next, and that a press on it doesn't count before the server has answered", async () => {
  let answer = (): void => undefined;
  vi.stubGlobal("fetch", async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return Response.json({ ...group, isMember: true, memberCount: 4 });
  });
  show(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Shown />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const button = page.querySelector("button");
  expect(button?.getAttribute("aria-disabled")).toBeNull();
  await act(async () => button?.click());
  await vi.waitFor(() => act(async () => expect(button?.textContent).toBe("Leave Group")));
  expect([button?.getAttribute("aria-busy"), button?.getAttribute("aria-disabled")]).toEqual(["true", "true"]);
  await act(async () => answer());
  await vi.waitFor(() => act(async () => expect(button?.getAttribute("aria-disabled")).toBeNull()));
  expect(button?.textContent).toBe("Leave Group");
});
