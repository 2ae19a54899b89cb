import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { profileOptions } from "../session/profile-query.ts";
import { Avatar } from "../ui/avatar.tsx";
import { UserArea } from "./user-area.tsx";

it("shows the same avatar as beside the person's posts", () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(profileOptions("ada").queryKey, { username: "ada_runs" } as never);
  const user = { id: "ada", name: "Zoe Ada King", email: "ada@example.com", image: null, role: "member" } as never;
  const page = document.createElement("div");
  const root = createRoot(page);
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <UserArea user={user} pending={false} landing={false} onSignOut={() => undefined} />
          <Avatar name="ada_runs" size={40} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
  const [own, beside] = [...page.querySelectorAll(".avatar")].map((each) => each.outerHTML);
  expect(own).toBeDefined();
  expect(own).toBe(beside);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
