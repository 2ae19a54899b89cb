import { pageAt } from "@lockstep/contract/pages.ts";
/** A place in a menu. */
export interface Place {
  label: string;
  to: string;
}

/** The landing page's own header. Ids are those of its sections, for the highlight. */
export const LANDING_SECTIONS = [
  { label: "Home", to: "/#hero", id: "hero" },
  { label: "Features", to: "/#features", id: "features" },
  { label: "How It Works", to: "/#how-it-works", id: "how-it-works" },
  { label: "Pricing", to: "/#pricing", id: "pricing" },
] as const;

export const SERVICES: ReadonlyArray<Place> = [
  { label: "Workout Plans", to: "/workout-setup" },
  { label: "Meal Plans", to: "/meal-plan-setup" },
];

export const COMMUNITY: ReadonlyArray<Place> = [
  { label: "Activity Feed", to: "/community" },
  { label: "Fitness Groups", to: "/groups" },
];

/** What there is to train beside the plan. */
export const TRAINING: ReadonlyArray<Place> = [
  { label: "Exercise Library", to: "/exercises" },
  { label: "Video Series", to: "/series" },
];

export const CHALLENGES: Place = { label: "Challenges", to: "/challenges" };

export const SETTINGS: ReadonlyArray<Place> = [
  { label: "Profile", to: "/profile" },
  { label: "Account", to: "/settings" },
  { label: "Family", to: "/family" },
  { label: "Notifications", to: "/notifications-settings" },
];

export type AppArea = "home" | "workouts" | "meals" | "community" | "progress";

/** Where a member's day is. */
export const TODAY: Place = { label: "Go to Today", to: "/today" };

/** The app's header and the phone's tab bar; Home is a visitor's landing page, and a member's own day. */
export function appPlaces(isMember: boolean): ReadonlyArray<Place & { area: AppArea }> {
  return isMember ? MEMBER_PLACES : APP_PLACES;
}

const APP_PLACES: ReadonlyArray<Place & { area: AppArea }> = [
  { label: "Home", to: "/", area: "home" },
  { label: "Workouts", to: "/workout-plan", area: "workouts" },
  { label: "Meals", to: "/meal-plan", area: "meals" },
  { label: "Community", to: "/community", area: "community" },
  { label: "Progress", to: "/progress", area: "progress" },
];

const MEMBER_PLACES = APP_PLACES.map((place) => (place.area === "home" ? { ...place, to: TODAY.to } : place));

const AREA_STARTS: ReadonlyArray<readonly [start: string, area: AppArea]> = [
  ["/today", "home"],
  ["/workout", "workouts"],
  ["/routines", "workouts"],
  ["/exercises", "workouts"],
  ["/series", "workouts"],
  ["/meal", "meals"],
  ["/recipes", "meals"],
  ["/grocery", "meals"],
  ["/community", "community"],
  ["/groups", "community"],
  ["/challenges", "community"],
  ["/posts", "community"],
  ["/members/", "community"],
  ["/progress", "progress"],
];

/** The area a path belongs to, for the mark in the menu; none for settings, legal texts and the like. */
export function areaOf(pathname: string): AppArea | null {
  if (pathname === "/") return "home";
  return AREA_STARTS.find(([start]) => pathname.startsWith(start))?.[1] ?? null;
}

/** A page for everyone outside the app's areas: it ends with the whole footer, the app's own pages with one line. */
export function isPublicPage(pathname: string): boolean {
  return pageAt(pathname)?.audience === "everyone" && (pathname === "/" || areaOf(pathname) === null);
}

export const FOOTER_LINE: readonly Place[] = [
  { label: "Help", to: "/help-center" },
  { label: "Privacy", to: "/privacy" },
  { label: "Terms", to: "/terms" },
  { label: "Cookies", to: "/cookies" },
];

export const FOOTER: ReadonlyArray<{ title: string; places: ReadonlyArray<Place> }> = [
  {
    title: "Quick links",
    places: [
      { label: "Features", to: "/#features" },
      { label: "How It Works", to: "/#how-it-works" },
      { label: "Pricing", to: "/#pricing" },
      { label: "Community", to: "/community" },
    ],
  },
  {
    title: "Services",
    places: [
      { label: "Workout Plans", to: "/workout-setup" },
      { label: "Meal Plans", to: "/meal-plan-setup" },
      { label: "Exercise Library", to: "/exercises" },
      { label: "Video Series", to: "/series" },
      { label: "Recipes", to: "/recipes" },
      { label: "Challenges", to: "/challenges" },
    ],
  },
  {
    title: "Help",
    places: [
      { label: "Help Center", to: "/help-center" },
      { label: "FAQ", to: "/faq" },
      { label: "Privacy", to: "/privacy" },
      { label: "Terms", to: "/terms" },
      { label: "Cookies", to: "/cookies" },
    ],
  },
];
