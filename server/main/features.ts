import { accountsFeature } from "../features/accounts/index.ts";
import { aiPostsFeature } from "../features/ai-posts/index.ts";
import { billingFeature } from "../features/billing/index.ts";
import { familyFeature } from "../features/family/index.ts";
import { familyTrainingFeature } from "../features/family-training/index.ts";
import { coachFeature } from "../features/coach/index.ts";
import { communityFeature } from "../features/community/index.ts";
import { groceriesFeature } from "../features/groceries/index.ts";
import { groupsFeature } from "../features/groups/index.ts";
import { notificationsFeature } from "../features/notifications/index.ts";
import { nutritionFeature } from "../features/nutrition/index.ts";
import { streaksFeature } from "../features/streaks/index.ts";
import { seriesFeature } from "../features/series/index.ts";
import { todayFeature } from "../features/today/index.ts";
import { trainingFeature } from "../features/training/index.ts";
import { membersFeature } from "../features/members/index.ts";
import { uploadsFeature } from "../features/uploads/index.ts";
import { helpFeature } from "../features/help/index.ts";
import { moderationFeature } from "../features/moderation/index.ts";
import type { Feature } from "../platform/feature.ts";

/**
 * Every feature of the product. The parts of an account's deletion run in this order: streaks, which hold challenges, are before groups and the
 * community, which hold posts (docs/decisions/0018).
 */
export const FEATURES: readonly Feature[] = [
  accountsFeature,
  billingFeature,
  familyFeature,
  trainingFeature,
  familyTrainingFeature,
  seriesFeature,
  nutritionFeature,
  groceriesFeature,
  streaksFeature,
  membersFeature,
  groupsFeature,
  communityFeature,
  aiPostsFeature,
  uploadsFeature,
  notificationsFeature,
  moderationFeature,
  helpFeature,
  coachFeature,
  todayFeature,
];
