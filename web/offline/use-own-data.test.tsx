import "fake-indexeddb/auto";
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { testPage } from "../testing/test-page.ts";
import { outbox } from "./browser-outbox.ts";
import { guestStore } from "./guest-store.ts";
import { useOwnData } from "./use-own-data.ts";
import type { OwnData } from "./use-own-data.ts";
import { writeKind } from "./write-kind.ts";

interface Mark {
  readonly page: number;
  readonly word: string;
}
const isWords = (value: unknown): value is string[] => Array.isArray(value);
const MARKS = writeKind<OwnData<readonly string[], Mark>>({
  kind: "marks",
  request: ({ page, word }) => ({ method: "PUT", path: `/api/marks/${page}/${word}` }),
  settle: async () => true,
  apply: (words, { word }) => [...words, word],
  guest: guestStore("guest-training").value<readonly string[]>("marks", isWords, []),
});
const isFirstPage = ({ page }: Mark) => page === 1;

const { show } = testPage();
let client: QueryClient;
let own: { readonly data: readonly string[]; readonly change: (mark: Mark) => Promise<unknown> };
function seen(current: typeof own) {
  own = current;
}
function FirstPage({ userId }: { userId: string | null }) {
  const member = useQuery({ queryKey: ["marks"], queryFn: async () => ["server"], enabled: userId !== null });
  const current = useOwnData(MARKS, userId, member, isFirstPage);
  useEffect(() => seen(current));
  return null;
}
const open = (userId: string | null) =>
  show(
    <QueryClientProvider client={client}>
      <FirstPage userId={userId} />
    </QueryClientProvider>,
  );
const until = (words: readonly string[]) => act(async () => vi.waitFor(() => expect(own.data).toEqual(words)));

beforeEach(() => {
  client = new QueryClient();
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
});
afterEach(async () => {
  await act(async () => outbox?.clear("me"));
  vi.restoreAllMocks();
});

test("a member sees what the server has with their own changes of it, and sends them", async () => {
  open("me");
  await until(["server"]);
  await act(async () => Promise.all([own.change({ page: 1, word: "mine" }), own.change({ page: 2, word: "elsewhere" })]));
  await until(["server", "mine"]);
  expect(outbox?.entries().map(({ owner, path }) => `${owner} ${path}`)).toEqual([
    "me /api/marks/1/mine",
    "me /api/marks/2/elsewhere",
  ]);
});

test("a guest's changes stay on the device", async () => {
  open(null);
  await until([]);
  await act(async () => own.change({ page: 1, word: "kept" }));
  await until(["kept"]);
  expect(await client.fetchQuery(MARKS.guest.options())).toEqual(["kept"]);
  expect(outbox?.entries()).toEqual([]);
});
