import type { Page } from "@playwright/test";

/** How many writes of the member on the page the device still lays over what the server said. */
export async function pendingOf(page: Page): Promise<number> {
  const { id } = (await (await page.request.get("/api/profile")).json()) as { id: string };
  return page.evaluate(
    (owner) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open("lockstep");
        opening.addEventListener("error", () => reject(new Error("Not opened.")));
        opening.addEventListener("success", () => {
          const reading = opening.result.transaction("outbox").objectStore("outbox").getAll();
          reading.addEventListener("success", () => {
            opening.result.close();
            const entries: readonly { owner: string }[] = reading.result;
            resolve(entries.filter((entry) => entry.owner === owner).length);
          });
        });
      }),
    id,
  );
}
