import { SAMPLE_POSTS } from "@lockstep/content/sample/index.ts";
import { PAGES as SITE } from "@lockstep/contract/pages.ts";
import { samplePostId } from "../server/sample/sample-id.ts";

// What the sample holds has the same id everywhere (server/sample/sample-id.ts).
/** A sample group in which the sample member is, and a private one in which they aren't. */
export const FIRST_STEPS = "13f85661-6439-87df-ba64-ee794df68523";
const NIGHT_SHIFT = "493070a2-ac18-8f71-8dd3-2487406dfda0";
/** A sample post with a picture and comments. */
const TALKED_ABOUT = SAMPLE_POSTS.told.find(({ picture, comments }) => picture !== undefined && comments.length > 0);
if (TALKED_ABOUT === undefined) throw new Error("No sample post has a picture and comments.");
export const SAMPLE_POST = samplePostId(TALKED_ABOUT);
/** The sample member's own group, founded by `prepareGroup` (people.ts). */
export const OWN_GROUP = "6b1f8a52-4c1d-4f0e-9a3b-2d7c5e8f1a90";

/**
 * A visitor; a guest who looks around, and one with a plan on the device; sample members: with plans and no membership, with Premium, and one who pays for
 * a family; one who has just registered; a moderator.
 */
export const VIEWERS = ["visitor", "guest", "planning guest", "member", "premium", "family", "newcomer", "moderator"] as const;
export type Viewer = (typeof VIEWERS)[number];

/** A page to look at and to check: where it is and as whom. */
export interface PageToSee {
  readonly name: string;
  readonly path: string;
  readonly viewer: Viewer;
  /** Where the person ends up, if not there. */
  readonly leadsTo?: string;
  /** It's about an answer that refuses something, which the browser notes as an error. */
  readonly isRefused?: true;
}

/** `/dev/ui` is called dev-ui. */
const nameOf = (path: string): string => (path === "/" ? "landing" : path.slice(1).replaceAll("/", "-"));

/** Pages as others see them, with what an address says, and those that show one of many. */
const SPECIAL: readonly PageToSee[] = [
  { name: "reset-password", path: "/reset-password?token=unknown", viewer: "visitor" },
  { name: "verify-email", path: "/verify-email?error=TOKEN_EXPIRED", viewer: "visitor" },
  { name: "shared-gone", path: "/shared/never-made", viewer: "visitor", isRefused: true },
  { name: "shared-meals-gone", path: "/shared/meal-never-made", viewer: "visitor", isRefused: true },
  { name: "not-found", path: "/nowhere", viewer: "visitor", isRefused: true },
  { name: "share", path: "/share?text=A%20long%20run", viewer: "member", leadsTo: "/community" },
  { name: "guest-workout-setup", path: "/workout-setup", viewer: "guest" },
  { name: "guest-workout-plan", path: "/workout-plan", viewer: "guest" },
  { name: "guest-exercises", path: "/exercises", viewer: "guest" },
  { name: "guest-meal-plan-setup", path: "/meal-plan-setup", viewer: "guest" },
  { name: "guest-meal-plan", path: "/meal-plan", viewer: "guest" },
  { name: "guest-recipes", path: "/recipes", viewer: "guest" },
  { name: "guest-profile", path: "/profile", viewer: "guest" },
  { name: "meal-plan-groceries", path: "/meal-plan?view=groceries", viewer: "member" },
  { name: "meal-plan-cooking", path: "/meal-plan?view=cooking", viewer: "member" },
  { name: "meal-plan-cook-mode", path: "/meal-plan?cook=d1-dinner", viewer: "member" },
  { name: "exercises", path: "/exercises", viewer: "member" },
  { name: "exercise", path: "/exercises/g-barbell-back-squat", viewer: "member" },
  { name: "recipes", path: "/recipes", viewer: "member" },
  { name: "recipe", path: "/recipes/red-lentil-dal-rice", viewer: "member" },
  { name: "routine-new", path: "/routines/new", viewer: "member" },
  { name: "workout-gone", path: "/workouts/00000000-0000-4000-8000-000000000000", viewer: "member", isRefused: true },
  { name: "progress-records", path: "/progress?view=records", viewer: "member" },
  { name: "progress-body", path: "/progress?view=body", viewer: "member" },
  { name: "guest-progress-records", path: "/progress?view=records", viewer: "guest" },
  { name: "progress-food", path: "/progress?view=food", viewer: "member" },
  { name: "moderation", path: "/moderation", viewer: "moderator" },
  { name: "moderation-log", path: "/moderation?view=log", viewer: "moderator" },
  { name: "moderation-for-others", path: "/moderation", viewer: "member" },
  { name: "profile-stats", path: "/profile?view=stats", viewer: "member" },
  { name: "member", path: "/members/marta_lindqvist", viewer: "member" },
  { name: "member-stats", path: "/members/marta_lindqvist?view=stats", viewer: "visitor" },
  { name: "member-gone", path: "/members/nobody_at_all", viewer: "visitor", isRefused: true },
  { name: "guest-community", path: "/community", viewer: "guest" },
  { name: "guest-community-hub", path: "/community-hub", viewer: "guest" },
  { name: "guest-groups", path: "/groups", viewer: "guest" },
  { name: "groups-none", path: "/groups?q=no-such-group", viewer: "member" },
  { name: "groups-create", path: "/groups?create=1", viewer: "member" },
  { name: "group", path: `/groups/${FIRST_STEPS}`, viewer: "member" },
  { name: "guest-group", path: `/groups/${FIRST_STEPS}`, viewer: "guest" },
  { name: "group-private", path: `/groups/${NIGHT_SHIFT}`, viewer: "member" },
  { name: "group-new", path: `/groups/${OWN_GROUP}`, viewer: "member" },
  { name: "group-settings", path: `/groups/${OWN_GROUP}/settings`, viewer: "member" },
  {
    name: "group-settings-for-others",
    path: `/groups/${FIRST_STEPS}/settings`,
    viewer: "member",
    leadsTo: `/groups/${FIRST_STEPS}`,
  },
  { name: "group-gone", path: "/groups/00000000-0000-4000-8000-000000000000", viewer: "guest", isRefused: true },
  { name: "post", path: `/posts/${SAMPLE_POST}`, viewer: "member" },
  { name: "visitor-post", path: `/posts/${SAMPLE_POST}`, viewer: "visitor" },
  { name: "post-gone", path: "/posts/00000000-0000-4000-8000-000000000000", viewer: "visitor", isRefused: true },
  { name: "guest-own-plan", path: "/workout-plan", viewer: "planning guest" },
  { name: "one-series", path: "/series/first-pull-up", viewer: "member" },
  { name: "series-gone", path: "/series/never-filmed", viewer: "guest", isRefused: true },
  { name: "unsubscribe", path: "/unsubscribe/no-such-link", viewer: "visitor" },
  { name: "invitation-gone", path: "/family/invitation/never-made", viewer: "visitor", isRefused: true },
  { name: "grocery", path: "/grocery", viewer: "member", isRefused: true },
  { name: "premium-today", path: "/today", viewer: "premium" },
  { name: "premium-series", path: "/series/first-pull-up", viewer: "premium" },
  { name: "premium-food", path: "/progress?view=food", viewer: "premium" },
  { name: "premium-membership", path: "/membership", viewer: "premium" },
  { name: "family-family", path: "/family", viewer: "family" },
  { name: "family-grocery", path: "/grocery", viewer: "family" },
  { name: "family-food", path: "/progress?view=food", viewer: "family" },
  { name: "family-membership", path: "/membership", viewer: "family" },
  ...[
    "today",
    "progress",
    "workout-plan",
    "workout-planner",
    "meal-plan",
    "community",
    "profile",
    "profile-setup",
    "settings",
  ].map((name) => ({ name: `new-${name}`, path: `/${name}`, viewer: "newcomer" }) as const),
  { name: "faq-open", path: "/faq?q=cancel#cancel", viewer: "visitor" },
  { name: "faq-nothing-found", path: "/faq?q=helicopter", viewer: "visitor" },
  { name: "member-help-center", path: "/help-center", viewer: "premium" },
  { name: "moderation-contact", path: "/moderation/contact", viewer: "moderator" },
  { name: "moderation-contact-for-others", path: "/moderation/contact", viewer: "member" },
];

/** Every page of the site, each once per kind of person who sees something else on it. */
export const PAGES: readonly PageToSee[] = [
  ...SITE.filter(({ path }) => !path.includes(":") && !SPECIAL.some(({ name }) => name === nameOf(path))).map(
    ({ path, audience }): PageToSee => ({
      name: nameOf(path),
      path,
      viewer: audience === "everyone" || audience === "local" ? "visitor" : "member",
    }),
  ),
  ...SPECIAL,
];
