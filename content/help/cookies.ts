import type { LegalText } from "@lockstep/domain/help/legal-text.ts";

/** What is kept in browsers. Its tables are compared with the code (legal.test.ts). */
export const COOKIES: LegalText = {
  title: "Cookie policy",
  intro:
    "We set three cookies: two sign you in safely, one lets you look around. None of them tracks you, so there's no banner to click away.",
  sections: [
    {
      id: "cookies",
      title: "Cookies",
      blocks: [
        {
          columns: ["Name", "What it does", "How long"],
          rows: [
            [
              "better-auth.session_token",
              "Keeps you signed in. On encrypted connections its name begins with __Secure-. Scripts can't read it",
              "30 days after you last used Lockstep, or until you sign out",
            ],
            [
              "lockstep.device",
              "Recognizes a browser you've signed in with, so that a stranger guessing your password can't lock you out. Scripts can't read it",
              "400 days",
            ],
            [
              "lockstep.guest",
              "Remembers that you chose to look around without an account",
              "Until you close the browser or sign in",
            ],
          ],
        },
        "Visitors who neither sign in nor look around get no cookies, and there are no cookies from other companies on our pages. If you buy a membership, you do that on our payment provider's page, which has its own cookies and its own policy.",
      ],
    },
    {
      id: "local-storage",
      title: "Other storage in your browser",
      blocks: [
        "Your browser also keeps things that make pages faster and let them work offline. They stay on your device, except where it says they're sent.",
        {
          columns: ["Name", "What's in it", "How long"],
          rows: [
            ["lockstep.theme", "Light or dark, if you chose one", "Until you clear it"],
            [
              "lockstep.hint",
              "What the last visit looked like (signed in, banner), so that pages don't jump",
              "Until you clear it",
            ],
            ["lockstep.banner-dismissed", "When you dismissed the upgrade banner", "Counts for 24 hours"],
            ["lockstep.install-dismissed", "That you dismissed the install prompt", "Until you clear it"],
            ["lockstep.coach", "Whether the coach's panel is open", "Until you close the tab"],
            ["lockstep.coach-chat", "A visitor's conversation with the coach", "Until you close the tab"],
            [
              "lockstep.typed",
              "What you've typed into a form, for a moment, when you reload for a new version",
              "Until it's back in its form",
            ],
            ["workoutLocation", "Home or gym, your last choice", "Until you clear it"],
            [
              "lockstep.member",
              "Who's signed in here (name, email address, id), so that your pages open offline",
              "Until you sign out",
            ],
            ["lockstep.cached-person", "Whose pages are kept for offline use", "Until you sign out"],
            ["lockstep.settled", "When a change you made here was last confirmed", "Until you sign out"],
            ["lockstep.pushed-to", "Whose notifications this device gets", "Until you sign out or turn them off"],
            ["lockstep.draft", "Posts, comments and profile changes you've begun", "Until you send or discard them, or sign out"],
            ["lockstep.sessions", "Where you are in guided sessions you haven't finished", "Until you finish them"],
            ["lockstep.rest", "When the rest in your current workout ends", "Until the rest is over"],
            [
              "lockstep.workout-settings",
              "Whether you hear a sound when a rest ends, and whether the screen stays on while you train",
              "Until you clear it",
            ],
            ["lockstep.main-lift", "The exercise your progress opens on, if you chose one", "Until you clear it"],
            ["lockstep.voice", "Whether the voice in guided sessions is on", "Until you clear it"],
            ["lockstep.tab-owner", "Whose tab it is", "Until you close the tab"],
            ["lockstep.checkout", "The plan you chose before signing in", "Until you close the tab"],
            ["lockstep.workout-setup", "Your answers in the workout setup", "Until you close the tab"],
            ["lockstep.meal-setup", "Your answers in the meal setup, allergies included", "Until you close the tab"],
            ["lockstep.sets", "Sets you've filled in but not completed", "Until you close the tab"],
            ["lockstep.cook", "The recipe step you're on", "Until you close the tab"],
            ["lockstep.kitchen-timers", "Running kitchen timers", "Until you close the tab"],
            ["lockstep.contact", "A message to support you've begun", "Until you send it or close the tab"],
          ],
        },
      ],
    },
    {
      id: "offline-data",
      title: "Offline data",
      blocks: [
        {
          columns: ["Name", "What's in it", "How long"],
          rows: [
            ["outbox", "What you've done that hasn't been sent yet", "Until it's sent, or you sign out (we warn you first)"],
            [
              "guest-training",
              "Plans, completed exercises and favorites from before you had an account",
              "Until you move them into your account or delete them",
            ],
            [
              "guest-meals",
              "Meal plans, lists and favorites from before you had an account",
              "Until you move them into your account or delete them",
            ],
            ["lockstep-person-answers", "Your plans, lists and the feed, as you last saw them", "Until you sign out"],
            ["lockstep-person-pictures", "Pictures you've seen", "7 days, or until you sign out"],
            ["lockstep-figures", "Drawings of exercises", "180 days"],
            ["lockstep-assets", "Pictures on the site", "60 days"],
          ],
        },
        "The app itself (pages, scripts, fonts) is stored too, and replaced with every new version.",
      ],
    },
    {
      id: "your-choice",
      title: "Your choice",
      blocks: [
        "You can delete all of this in your browser's settings (\"site data\"). You'll be signed out, and what hasn't been sent is lost. If your browser blocks storage, Lockstep still works, but you can't sign in without cookies and nothing works offline.",
        "What we store on our servers is in our [privacy policy](/privacy); see also our [terms](/terms). Questions? [Contact us](/help-center#contact).",
      ],
    },
  ],
};
