import { index, layout, route } from "@react-router/dev/routes";
import type { RouteConfig } from "@react-router/dev/routes";

/** Parts whose own issue has not landed: each line is replaced by a file of its own when it does. */
const later = (path: string) => route(path, "routes/later.tsx", { id: `later:${path}` });

/** One file a URL. What stands inside the guard needs a session, or a guest who may read there (shell/guard-rule.ts). */
export default [
  layout("routes/site.tsx", [
    index("routes/landing.tsx"),
    route("plan-selection", "routes/plan-selection.tsx"),
    route("login", "routes/login.tsx"),
    route("register", "routes/register.tsx"),
    route("forgot-password", "routes/forgot-password.tsx"),
    route("reset-password", "routes/reset-password.tsx"),
    route("verify-email", "routes/verify-email.tsx"),
    route("exercises", "routes/exercises.tsx"),
    route("exercises/:id", "routes/exercise.tsx"),
    route("recipes", "routes/recipes.tsx"),
    route("recipes/:id", "routes/recipe.tsx"),
    route("shared/:token", "routes/shared-plan.tsx"),
    route("posts/:id", "routes/post.tsx"),
    route("members/:username", "routes/member.tsx"),
    route("dev/ui", "routes/dev-ui.tsx"),
    ...["checkout-success", "help-center", "faq", "privacy", "terms", "cookies"].map(later),
    layout("routes/guarded.tsx", [
      route("profile-setup", "routes/profile-setup.tsx"),
      route("workout-setup", "routes/workout-setup.tsx"),
      route("workout-planner", "routes/workout-planner.tsx"),
      route("workout-plan", "routes/workout-plan.tsx"),
      route("meal-plan-setup", "routes/meal-plan-setup.tsx"),
      route("meal-plan", "routes/meal-plan.tsx"),
      route("progress", "routes/progress.tsx"),
      route("settings", "routes/settings.tsx"),
      route("moderation", "routes/moderation.tsx"),
      route("profile", "routes/profile.tsx"),
      route("community-hub", "routes/community-hub.tsx"),
      route("challenges", "routes/challenges.tsx"),
      route("groups", "routes/groups.tsx"),
      route("groups/:groupId", "routes/group.tsx"),
      route("groups/:groupId/settings", "routes/group-settings.tsx"),
      route("community", "routes/community.tsx"),
      route("notifications-settings", "routes/notifications-settings.tsx"),
    ]),
    route("*", "routes/not-found.tsx"),
  ]),
] satisfies RouteConfig;
