import type { StateToSee } from "./look-states.ts";

/** The page of unsent changes with each kind of state, and the offer to install. */
export const INSTALLED_STATES: readonly StateToSee[] = [
  {
    name: "state-unsent",
    viewer: "member",
    reach: async ({ page }) => {
      await page.goto("/community");
      await page.route("**/api/posts/*/like", (route) =>
        route.fulfill({ status: 404, json: { error: { code: "NOT_FOUND", message: "This post isn't there anymore." } } }),
      );
      await page.route("**/api/posts", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
      await page.getByRole("article").first().getByRole("button", { name: /^Like/ }).click();
      await page.evaluate(async () => {
        // As the outbox keeps a post that was written without a connection.
        const opened = indexedDB.open("lockstep", 1);
        await new Promise((resolve) => opened.addEventListener("success", resolve));
        const owner = (JSON.parse(localStorage.getItem("lockstep.member") ?? "{}") as { id: string }).id;
        const change = {
          content: "Deadlift day. The last set moved better than the first.",
          postType: "workout",
          groupId: null,
          createdAt: new Date().toISOString(),
        };
        const id = crypto.randomUUID();
        const place = `${String(Date.now() - 300_000).padStart(15, "0")}-000000-${id}`;
        const { createdAt: _createdAt, ...words } = change;
        const write = { id, key: `post:${id}`, owner, method: "POST", path: "/api/posts", body: { id, ...words }, change };
        const entry = { ...write, place, state: "waiting", attempts: 0 };
        const put = opened.result.transaction("outbox", "readwrite").objectStore("outbox").put(entry, place);
        await new Promise((resolve) => put.addEventListener("success", resolve));
        opened.result.close();
      });
      await page.goto("/unsent");
      await page.getByText("Deadlift day.").waitFor();
      await page.getByText("We'll keep trying.").first().waitFor();
      await page.unrouteAll();
    },
  },
  {
    name: "state-install-prompt",
    viewer: "guest",
    path: "/exercises",
    reach: async ({ page }) => {
      await page.evaluate(() => {
        const prompt = () => Promise.resolve({ outcome: "dismissed" });
        window.dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }));
      });
      await page.getByRole("complementary", { name: "Install Lockstep" }).waitFor();
    },
    over: "screen",
  },
];
