import type { LegalText } from "@lockstep/domain/help/legal-text.ts";

/** The contract with members. */
export const TERMS: LegalText = {
  title: "Terms of service",
  intro: "What you can expect from us and what we expect from you. By creating an account, you agree to these terms.",
  sections: [
    {
      id: "the-service",
      title: "What Lockstep is",
      blocks: [
        "Lockstep makes workout and meal plans, shows exercises, tracks your progress, and hosts a community. You can look around without an account; posting, joining groups and saving plans on all your devices need one.",
      ],
    },
    {
      id: "who-can-use-it",
      title: "Who can use it",
      blocks: [
        [
          "You must be 16 or older.",
          "Give a real email address, keep your password to yourself, and use one account. What happens in your account is your responsibility; tell us if someone else gets into it.",
        ],
      ],
    },
    {
      id: "health",
      title: "Your health",
      blocks: [
        "Plans, recipes, calorie estimates and the AI coach are general information. They aren't medical advice, and they don't diagnose or treat anything.",
        [
          "Talk to a doctor before you start if you're pregnant, have a heart condition, high blood pressure, an injury or an illness, or take medication.",
          "Stop when something hurts, and get help for chest pain, fainting or shortness of breath.",
          "Brands differ: with an allergy, read the labels of what you buy.",
          "Eat fewer than 1,200 calories a day only under medical supervision.",
        ],
      ],
    },
    {
      id: "ai",
      title: "The AI coach and AI posts",
      blocks: [
        "The coach is an AI. It can be wrong, so check what matters. It changes nothing in your plans or log until you confirm it. Posts written by AI are marked.",
      ],
    },
    {
      id: "memberships",
      title: "Memberships and prices",
      blocks: [
        {
          columns: ["Plan", "Price", "For"],
          rows: [
            ["Free", "$0", "One person"],
            ["Premium", "$49.99 a month", "One person"],
            ["Family", "$89.99 a month", "Up to five people, including whoever pays"],
          ],
        },
        "What each plan includes is listed with the [prices](/#pricing). Memberships renew every month, at the same price, until you cancel. Payments are handled by our payment provider.",
        "If we change the price of your membership, you get 30 days' notice and can cancel before it applies.",
        "If a payment fails, you keep your membership for 7 days while we try again. After that your account is Free.",
      ],
    },
    {
      id: "trial",
      title: "Free trial",
      blocks: [
        "Your first membership begins with a 7-day free trial, once per person. If you don't cancel during the trial, it becomes a paid membership when the trial ends. We email you three days before.",
      ],
    },
    {
      id: "canceling",
      title: "Canceling",
      blocks: [
        "You can cancel anytime, in one step, on [your membership page](/membership). Cancel at least 24 hours before the period ends so that it isn't renewed. You keep the membership until the end of the period you've paid for. What you've made stays yours after that.",
        "We don't refund the rest of a period, unless the law where you live gives you that right.",
      ],
    },
    {
      id: "families",
      title: "Families",
      blocks: [
        "Whoever pays for a Family membership can invite and remove people. Each person has their own account and decides what the others see. When the membership ends, everyone keeps what's theirs.",
      ],
    },
    {
      id: "community-rules",
      title: "Community rules",
      blocks: [
        [
          "Be kind. No harassment, hate, threats, or judging other people's bodies or meals.",
          "Nothing sexual or violent, and nothing that encourages self-harm or disordered eating.",
          "No unsafe training or health advice, no sale of drugs, no spam or advertising.",
          "Post only what's yours to share, and respect other people's privacy.",
          "Don't try to break, overload or scrape the service, or get around its limits.",
        ],
        "Reports and posts held by our filter are reviewed by a moderator within 24 to 48 hours. Moderators can remove posts, names and texts, and warn or suspend members. You're notified of warnings and suspensions with the reason. If you think a decision is wrong, [write to us](/help-center#contact).",
      ],
    },
    {
      id: "your-content",
      title: "What you post",
      blocks: [
        "It stays yours. You allow us to store it and to show it to the people you share it with, as long as it's on Lockstep. When you delete it, we stop showing it. What we store about you is in our [privacy policy](/privacy).",
        "Lockstep's own texts, recipes, drawings and software belong to us or to those who license them to us. You may use your plans and PDFs for yourself and the people you train and cook with.",
      ],
    },
    {
      id: "ending",
      title: "Ending",
      blocks: [
        "You can delete your account anytime in [your settings](/settings#data). We may suspend or close an account that breaks these terms, after a warning unless it's serious. If we ever close Lockstep, we'll tell you ahead of time so that you can download your data, and we'll refund what you've paid for the time after that.",
      ],
    },
    {
      id: "liability",
      title: "Warranty and liability",
      blocks: [
        "We work to keep Lockstep available and correct, but we can't promise that it's always either. It's provided as is, as far as the law allows.",
        "Our total liability is limited to the greater of the fees you paid us in the last 12 months or $100. Nothing here limits liability that can't be limited by law, such as for intent, gross negligence or injury.",
      ],
    },
    {
      id: "changes",
      title: "Changes and contact",
      blocks: [
        "We may change these terms. If a change matters, we notify you in the app at least 30 days before; if you don't agree, you can cancel and delete your account.",
        "Questions? Use the form in the [help center](/help-center#contact) or call 555-0100, Monday to Friday, 9am to 5pm EST. We reply within 24 hours. See also our [privacy policy](/privacy) and [cookie policy](/cookies).",
      ],
    },
  ],
};
