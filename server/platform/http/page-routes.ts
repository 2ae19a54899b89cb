import { pageAt } from "@lockstep/contract/pages.ts";

/** Whether what one of a page's addresses names exists. `path` has one group, the name. */
export interface PageCheck {
  readonly path: RegExp;
  readonly exists: (name: string) => Promise<boolean> | boolean;
}

/** False when a check says that the address names nothing. A failed check says nothing: the page then shows the error. */
export async function namesSomething(path: string, checks: readonly PageCheck[]): Promise<boolean> {
  for (const check of checks) {
    const name = check.path.exec(path)?.[1];
    if (name !== undefined) return Promise.resolve(check.exists(name)).catch(() => true);
  }
  return true;
}

/** Whether the browser has a page there: the fallback document answers with 200, and with 404 everywhere else. */
export function isPage(path: string, isLocal: boolean): boolean {
  const page = pageAt(path);
  return page !== undefined && (isLocal || page.audience !== "local");
}

/** Pages that exist only on a local installation. */
export function isLocalPage(path: string): boolean {
  return pageAt(path)?.audience === "local";
}
