import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it } from "vitest";
import { SafeText } from "./safe-text.tsx";

let host: HTMLDivElement;
beforeEach(() => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React asks for this flag on the global object
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  host = document.createElement("div");
  document.body.append(host);
});
afterEach(() => host.remove());

async function show(text: string) {
  const root = createRoot(host);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <SafeText text={text} />
      </MemoryRouter>,
    ),
  );
}

it("shows HTML as the text it is", async () => {
  const text = '<img src=x onerror="alert(1)"> <script>alert(2)</script> javascript:alert(3)';
  await show(text);
  expect(host.textContent).toBe(text);
  expect(host.querySelectorAll("img, script, a")).toHaveLength(0);
});

it("links to the web without vouching for it, and to members", async () => {
  await show("See https://example.com/a. Thanks @Ana_b!");
  const [link, name] = host.querySelectorAll("a");
  expect([link?.getAttribute("href"), link?.target, link?.rel]).toEqual([
    "https://example.com/a",
    "_blank",
    "nofollow ugc noopener",
  ]);
  expect([name?.getAttribute("href"), name?.textContent]).toEqual(["/members/ana_b", "@Ana_b"]);
  expect(host.textContent).toBe("See https://example.com/a. Thanks @Ana_b!");
  expect(host.querySelector("p")?.dir).toBe("auto");
});

it("opens a long text on a press, and folds it again", async () => {
  const text = "Every word of this counts. ".repeat(60).trim();
  await show(text);
  const button = host.querySelector("button");
  expect(button?.textContent).toBe("Show more");
  expect(host.querySelector("p")?.textContent?.length).toBeLessThan(600);
  await act(async () => button?.click());
  expect(host.querySelector("p")?.textContent).toBe(text);
  expect(button?.getAttribute("aria-expanded")).toBe("true");
  await act(async () => button?.click());
  expect(button?.textContent).toBe("Show more");
});
