/** Intents that an item of the FAQ answers, with what the coach adds before it or leads to after it. */
export const FAQ_ANSWERS: Readonly<Record<string, { readonly faq: string; readonly first?: string; readonly more?: string }>> = {
  price: { faq: "plans-and-prices" },
  trial: { faq: "free-trial", more: "You can cancel anytime on [your membership](/membership). [See the plans](/#pricing)." },
  cancel: { faq: "cancel" },
  refund: {
    faq: "refunds",
    first:
      "I'm sorry about the surprise. I can't see or move payments, but our people can: write to them, and they reply within 24 hours.",
    more: "To stop the next charge, cancel on [your membership](/membership).",
  },
  "change-membership": { faq: "change-plan" },
  "family-invite": {
    faq: "family-membership",
    first: "Open [your family page](/family) and create an invitation; you can send the link or have it emailed.",
  },
  pdf: { faq: "pdfs" },
  offline: { faq: "offline" },
  install: { faq: "install", first: "Lockstep isn't in an app store: it's a web app you put on your home screen." },
  notifications: { faq: "notifications" },
  "missing-email": { faq: "missing-email" },
  support: { faq: "contact" },
  units: { faq: "units" },
  "hide-calories": { faq: "hide-calories" },
  "dark-mode": { faq: "dark-mode" },
  posts: {
    faq: "who-sees-posts",
    more: "You can edit, delete or report a post from its menu; the [feed](/community) is open to everyone.",
  },
  "saved-plans": { faq: "save-workout-plans" },
  "ai-posts": { faq: "ai-posts" },
};
