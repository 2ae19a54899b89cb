import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { refetchShown } from "./refetch-shown.ts";

/** A query that is shown; its answers are given by hand. */
function shown() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const asked: { resolve(answer: string): void; reject(error: Error): void }[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }): Promise<string> =>
    new Promise((resolve, reject) => {
      asked.push({ resolve, reject });
      signal.addEventListener("abort", () => reject(new Error("Broken off.")));
    });
  const observer = new QueryObserver(queryClient, { queryKey: ["it"], queryFn });
  const leave = observer.subscribe(() => undefined);
  return { queryClient, asked, leave, data: () => queryClient.getQueryData(["it"]) };
}

test("a first reading is let finish and then done once more, however often that was wanted meanwhile", async () => {
  const { queryClient, asked, leave, data } = shown();
  const again = [1, 2, 3].map(() => refetchShown(queryClient, { queryKey: ["it"] }));
  expect(asked).toHaveLength(1);
  asked[0]?.resolve("old");
  await expect.poll(() => asked.length).toBe(2);
  expect(data()).toBe("old");
  asked[1]?.resolve("new");
  await Promise.all(again);
  expect([data(), asked.length]).toEqual(["new", 2]);
  leave();
});

test("a failed first fetch isn't retried automatically", async () => {
  const { queryClient, asked, leave } = shown();
  const again = refetchShown(queryClient, { queryKey: ["it"] });
  asked[0]?.reject(new Error("No."));
  await again;
  expect([asked.length, queryClient.getQueryState(["it"])?.status]).toEqual([1, "error"]);
  leave();
});

test("a later fetch is cancelled and restarted", async () => {
  const { queryClient, asked, leave, data } = shown();
  asked[0]?.resolve("old");
  await expect.poll(data).toBe("old");
  const later = refetchShown(queryClient, {});
  const latest = refetchShown(queryClient, {});
  expect(asked).toHaveLength(3);
  asked[1]?.resolve("older");
  asked[2]?.resolve("new");
  await Promise.all([later, latest]);
  expect([data(), asked.length]).toEqual(["new", 3]);
  leave();
});
