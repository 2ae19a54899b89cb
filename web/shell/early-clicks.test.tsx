import { act } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { EARLY_CLICK_SCRIPT, useEarlyClicks } from "./early-clicks.ts";

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let pressed = 0;
function Page() {
  useEarlyClicks();
  return (
    <button type="button" onClick={() => (pressed += 1)}>
      Watch Demo
    </button>
  );
}

afterEach(() => {
  delete document.documentElement.dataset["live"];
  document.body.innerHTML = "";
  pressed = 0;
});

test("a button pressed twice before the page is alive acts once when it is, and normally from then on", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(<Page />);
  // oxlint-disable-next-line typescript/no-implied-eval -- the script as the document carries it: one constant text
  new Function(EARLY_CLICK_SCRIPT)();
  const button = container.querySelector("button");
  button?.click();
  button?.click();
  expect(pressed).toBe(0);
  await act(async () => void hydrateRoot(container, <Page />));
  expect(pressed).toBe(1);
  await act(async () => button?.click());
  expect(pressed).toBe(2);
});

test("nothing pressed, nothing done", async () => {
  const container = document.createElement("div");
  document.body.append(container);
  await act(async () => createRoot(container).render(<Page />));
  expect(pressed).toBe(0);
});
