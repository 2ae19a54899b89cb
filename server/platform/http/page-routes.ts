/**
 * The pages of the application that have no prerendered document: the fallback document answers them with 200. Everything else that
 * is no file gets the same document with 404, and the page says so.
 */
export const PAGE_PATHS: readonly string[] = [
  "/",
  "/plan-selection",
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/checkout-success",
  "/help-center",
  "/faq",
  "/privacy",
  "/terms",
  "/cookies",
  "/profile",
  "/profile-setup",
  "/workout-setup",
  "/workout-planner",
  "/workout-plan",
  "/progress",
  "/exercises",
  "/exercises/:id",
  "/recipes",
  "/recipes/:id",
  "/meal-plan-setup",
  "/meal-plan",
  "/community-hub",
  "/community",
  "/posts/:id",
  "/groups",
  "/groups/:groupId",
  "/groups/:groupId/settings",
  "/challenges",
  "/notifications-settings",
  "/settings",
  "/moderation",
  "/shared/:token",
  "/members/:username",
];
const PAGES: readonly RegExp[] = PAGE_PATHS.map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`));

/** Pages that exist only on a local installation. */
export const LOCAL_PAGES: readonly string[] = ["/dev/ui"];

/** Whether what one of a page's addresses names exists. `path` has one group, the name. */
export interface PageCheck {
  readonly path: RegExp;
  readonly exists: (name: string) => Promise<boolean> | boolean;
}

/** False when a check says that the address names nothing. A check that fails says nothing: the page then tells what is wrong. */
export async function namesSomething(path: string, checks: readonly PageCheck[]): Promise<boolean> {
  for (const check of checks) {
    const name = check.path.exec(path)?.[1];
    if (name !== undefined) return Promise.resolve(check.exists(name)).catch(() => true);
  }
  return true;
}

export function isPage(path: string, isLocal: boolean): boolean {
  return PAGES.some((pattern) => pattern.test(path)) || (isLocal && LOCAL_PAGES.includes(path));
}

export function isLocalPage(path: string): boolean {
  return LOCAL_PAGES.includes(path);
}
