/** Intents that an item of the FAQ answers, with what the coach adds before it or leads to after it. */
export const FAQ_ANSWERS: Readonly<Record<string, { readonly faq: string; readonly first?: string; readonly more?: string }>> = {
  price: { faq: "plans-and-prices" },
  trial: { faq: "free-trial", more: "You can cancel anytime on [your membership](/membership). [See the plans](/#pricing)." },
  "minimum-age": { faq: "minimum-age", first: "Not before 16." },
  "report-someone": {
    faq: "report",
    first: "I'm sorry, nobody should have to put up with that.",
    more: "You can also choose who sees your profile, under [Privacy](/profile#privacy). If you feel threatened, keep the messages and tell the police too.",
  },
  "family-invite": {
    faq: "family-membership",
    first: "Open [your family page](/family) and create an invitation; you can send the link or have it emailed.",
  },
  offline: { faq: "offline" },
  notifications: { faq: "notifications" },
  units: { faq: "units" },
  "hide-calories": {
    faq: "hide-calories",
    first: "Good idea, you don't need them to eat well.",
    more: "Your plan stays as it is. If thoughts about food take over your day, a doctor or a dietitian can help, and it's fine to ask early.",
  },
  "dark-mode": { faq: "dark-mode" },
  posts: {
    faq: "who-sees-posts",
    more: "You can edit, delete or report a post from its menu; the [feed](/community) is open to everyone.",
  },
  "saved-plans": { faq: "save-workout-plans" },
  "ai-posts": { faq: "ai-posts" },
};
