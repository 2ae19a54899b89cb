/**
 * The pages of the application that have no prerendered document: the fallback document answers them with 200. Everything else that
 * is no file gets the same document with 404, and the page says so.
 */
const PAGES: readonly RegExp[] = [
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
  "/meal-plan-setup",
  "/meal-plan",
  "/recipes",
  "/recipes/:id",
  "/community-hub",
  "/community",
  "/posts/:id",
  "/members/:username",
  "/groups",
  "/groups/:groupId",
  "/groups/:groupId/settings",
  "/challenges",
  "/notifications-settings",
  "/settings",
  "/shared/:token",
].map((path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`));

/** Pages that exist only on a local installation. */
const LOCAL_PAGES: readonly string[] = ["/dev/ui"];

export function isPage(path: string, isLocal: boolean): boolean {
  return PAGES.some((pattern) => pattern.test(path)) || (isLocal && LOCAL_PAGES.includes(path));
}

export function isLocalPage(path: string): boolean {
  return LOCAL_PAGES.includes(path);
}
