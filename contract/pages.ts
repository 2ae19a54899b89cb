/** Who may open a page: everyone, members and guests who look around first, members only, or everyone on a local installation. */
export type Audience = "everyone" | "guests" | "members" | "local";

/** A page of the site. */
export interface Page {
  readonly path: string;
  /** Its module in web/routes, without the ending. */
  readonly file: string;
  readonly audience: Audience;
  /**
   * Whose document is written when the site is built. `visitors`: the page leads members on, so theirs comes with their session. A form on it takes over
   * what someone typed before the scripts arrived.
   */
  readonly prerendered?: "everyone" | "visitors";
  /** Search engines may list it. */
  readonly listed?: true;
  /**
   * Paths of API calls that its first view reads: a member's document brings their answers and the page drawn with them. `{monday}` is the Monday of the
   * person's week, `{monday-7}` a day so many days before or after it.
   */
  readonly data?: readonly string[];
}

/** What every page of a member reads first. */
export const EVERY_PAGE_DATA: readonly string[] = ["/api/auth/get-session", "/api/config", "/api/profile", "/api/subscription"];

/** The id of the element that brings a page's data in its document: a JSON object, answer by path. */
export const PAGE_DATA_ID = "page-data";

/** The name in it under which the time of the answers is, ms of the epoch. */
export const PAGE_TIME = "time";

/** Every page: the browser's routes and guards, the server, the sitemap, the build and the tests read this list. */
export const PAGES: readonly Page[] = [
  { path: "/", file: "landing", audience: "everyone", prerendered: "everyone", listed: true },
  { path: "/plan-selection", file: "plan-selection", audience: "everyone", prerendered: "everyone", listed: true },
  { path: "/login", file: "login", audience: "everyone", prerendered: "visitors", listed: true },
  { path: "/register", file: "register", audience: "everyone", prerendered: "visitors", listed: true },
  { path: "/forgot-password", file: "forgot-password", audience: "everyone", prerendered: "visitors" },
  { path: "/reset-password", file: "reset-password", audience: "everyone" },
  { path: "/verify-email", file: "verify-email", audience: "everyone" },
  { path: "/exercises", file: "exercises", audience: "everyone", listed: true },
  { path: "/exercises/:id", file: "exercise", audience: "everyone" },
  { path: "/recipes", file: "recipes", audience: "everyone", listed: true },
  { path: "/recipes/:id", file: "recipe", audience: "everyone" },
  { path: "/shared/:token", file: "shared-plan", audience: "everyone" },
  { path: "/posts/:id", file: "post", audience: "everyone" },
  { path: "/members/:username", file: "member", audience: "everyone" },
  { path: "/family/invitation/:token", file: "family-invitation", audience: "everyone" },
  { path: "/unsubscribe/:token", file: "unsubscribe", audience: "everyone" },
  { path: "/checkout-success", file: "checkout-success", audience: "everyone" },
  { path: "/help-center", file: "help-center", audience: "everyone", prerendered: "everyone", listed: true },
  { path: "/faq", file: "faq", audience: "everyone", prerendered: "everyone", listed: true },
  { path: "/privacy", file: "privacy", audience: "everyone", prerendered: "everyone", listed: true },
  { path: "/terms", file: "terms", audience: "everyone", prerendered: "everyone", listed: true },
  { path: "/cookies", file: "cookies", audience: "everyone", prerendered: "everyone", listed: true },
  { path: "/today", file: "today", audience: "members", data: ["/api/today"] },
  { path: "/workout-setup", file: "workout-setup", audience: "guests" },
  { path: "/workout-planner", file: "workout-planner", audience: "guests" },
  {
    path: "/workout-plan",
    file: "workout-plan",
    audience: "guests",
    data: [
      "/api/training/plans/current",
      "/api/training/completions?from={monday-56}&to={monday+6}",
      "/api/training/preferences",
      "/api/training/favorites",
    ],
  },
  { path: "/workout", file: "workout", audience: "members" },
  { path: "/workouts", file: "workouts", audience: "members" },
  { path: "/workouts/:id", file: "one-workout", audience: "members" },
  { path: "/routines/:id", file: "routine", audience: "members" },
  { path: "/series", file: "series", audience: "guests", data: ["/api/series"] },
  { path: "/series/:id", file: "one-series", audience: "guests", data: ["/api/series"] },
  { path: "/meal-plan-setup", file: "meal-plan-setup", audience: "guests" },
  {
    path: "/meal-plan",
    file: "meal-plan",
    audience: "guests",
    data: ["/api/nutrition/plans/current", "/api/nutrition/log?from={monday-7}&to={monday+13}"],
  },
  { path: "/grocery", file: "grocery", audience: "members", data: ["/api/family/groceries"] },
  { path: "/progress", file: "progress", audience: "guests" },
  { path: "/community", file: "community", audience: "guests", data: ["/api/posts"] },
  { path: "/community-hub", file: "community-hub", audience: "guests" },
  { path: "/groups", file: "groups", audience: "guests" },
  { path: "/groups/:groupId", file: "group", audience: "guests" },
  // A guest has nothing to set there: the page itself leads back to the groups.
  { path: "/groups/:groupId/settings", file: "group-settings", audience: "guests" },
  { path: "/profile", file: "profile", audience: "guests" },
  { path: "/profile-setup", file: "profile-setup", audience: "members" },
  { path: "/challenges", file: "challenges", audience: "members" },
  { path: "/import", file: "import", audience: "members", data: ["/api/imports"] },
  { path: "/settings", file: "settings", audience: "members" },
  { path: "/membership", file: "membership", audience: "members" },
  { path: "/family", file: "family", audience: "members" },
  { path: "/notifications-settings", file: "notifications-settings", audience: "members" },
  { path: "/share", file: "share", audience: "members" },
  { path: "/unsent", file: "unsent", audience: "members" },
  { path: "/moderation", file: "moderation", audience: "members" },
  { path: "/moderation/contact", file: "moderation-contact", audience: "members" },
  { path: "/dev/ui", file: "dev-ui", audience: "local" },
];

/** The page at an address; a slash at the end doesn't matter. */
export function pageAt(pathname: string): Page | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  return PAGES.find((page) => new RegExp(`^${page.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(path));
}
