import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** Waits until a dialog or sheet holds the focus, which it takes a frame after it's there: a key pressed before that would go elsewhere. */
export async function expectFocusIn(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
}

/** The Undo of the toast that says this, held: a toast goes on its own after five seconds, but not while the focus is in it. */
export async function heldUndo(page: Page, says: string | RegExp): Promise<Locator> {
  const undo = page.locator(".toast").filter({ hasText: says }).getByRole("button", { name: "Undo", exact: true });
  await undo.focus();
  return undo;
}
