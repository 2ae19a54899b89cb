import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, vi } from "vitest";

/** A page that the tests of a file draw on: empty before each, and gone after it with what was stubbed. */
export function testPage() {
  const page = document.createElement("div");
  let root: Root;
  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    document.body.append(page);
    root = createRoot(page);
  });
  afterEach(() => {
    act(() => root.unmount());
    page.remove();
    vi.unstubAllGlobals();
  });
  const show = (what: ReactNode): void => act(() => root.render(what));
  return { page, show };
}
