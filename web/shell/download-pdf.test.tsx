import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DownloadPdfIcon } from "./download-pdf.tsx";

/** A lazy part's file takes its time on a busy machine. */
const waitFor = <T,>(check: () => T) => vi.waitFor(check, { timeout: 30_000 });

let page: HTMLElement;
let root: Root;
beforeEach(() => {
  page = document.createElement("div");
  document.body.append(page);
  root = createRoot(page);
});
afterEach(() => {
  root.unmount();
  page.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show(recipePdfs: boolean): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(["membership", "ada"], { features: { recipePdfs } });
  // Sheets come with code of their own, outside of any act: the tests wait for what they see.
  root.render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <DownloadPdfIcon path="/api/recipes/dal/pdf" what="this recipe" userId="ada" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const buttonOf = (label: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll("button")].find(
      (each) => (each.getAttribute("aria-label") ?? each.textContent) === label,
    );
    if (found === undefined) throw new Error(`There's no ${label} yet.`);
    return found;
  });
const press = async () => (await buttonOf("Download PDF")).click();

const pdf = () =>
  new Response("%PDF", {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="Crepes.pdf"; filename*=UTF-8''Cr%C3%AApes.pdf`,
    },
  });

it("asks for nothing where it's locked, and says what it is", async () => {
  const asked = vi.fn(async () => pdf());
  vi.stubGlobal("fetch", asked);
  show(false);
  await press();
  await waitFor(() => expect(document.body.textContent).toContain("Get this recipe, ready to print. It's included in Premium."));
  expect(asked).not.toHaveBeenCalled();
});

it("saves the file under its own name, once for two presses", async () => {
  let answer: (response: Response) => void = () => undefined;
  const asked = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  vi.stubGlobal("fetch", asked);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  show(true);
  await press();
  (await buttonOf("Making your PDF")).click();
  answer(pdf());
  await waitFor(() => expect(saved).toEqual(["Crêpes.pdf"]));
  expect(asked).toHaveBeenCalledTimes(1);
});

it.each([
  [true, "Can't reach Lockstep right now."],
  [false, "You're offline. PDFs are made on our side"],
])("says why no file came (a network: %s)", async (onLine, words) => {
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  show(true);
  await press();
  await waitFor(() => expect(document.body.textContent).toContain(words));
});

it("hands the file to the device's own sheet in an app on the home screen, after one more tap", async () => {
  const share = vi.fn(async () => undefined);
  vi.stubGlobal("fetch", async () => pdf());
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { standalone: true, canShare: () => true, share }));
  show(true);
  await press();
  (await buttonOf("Save or share")).click();
  expect(share).toHaveBeenCalledWith({ files: [expect.objectContaining({ name: "Crêpes.pdf" })] });
});
