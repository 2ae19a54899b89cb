import { z } from "zod";
import { getSubscription } from "../../billing/index.ts";
import { memberTool } from "./tool.ts";

/** The person's membership: what it includes, and when it renews or ends. */
export const readMyMembership = memberTool({
  name: "read_my_membership",
  description:
    "The person's membership: tier, status, when the period or trial ends (epoch seconds), whether it's cancelled, and what it includes.",
  input: z.object({}),
  async run(platform, actor) {
    const { tier, subscriptionStatus, currentPeriodEnd, cancelAtPeriodEnd, trialEndsAt, isThroughFamily, features } =
      await getSubscription(platform, actor);
    return {
      tier,
      status: subscriptionStatus,
      currentPeriodEnd,
      cancelAtPeriodEnd,
      trialEndsAt,
      isThroughFamily,
      features,
      path: "/membership",
    };
  },
});
