import type { LegalText } from "@lockstep/domain/help/legal-text.ts";

/** What is stored about people. Its tables are compared with the database and its periods with the code (legal.test.ts). */
export const PRIVACY: LegalText = {
  title: "Privacy policy",
  intro:
    "What we store about you, why, for how long, and what you can do about it. We don't sell your data, show ads or track you.",
  sections: [
    {
      id: "in-short",
      title: "In short",
      blocks: [
        [
          "We store what Lockstep needs to work: your account, your plans, what you log, and what you post.",
          "We don't sell your data, we don't show ads, and there are no analytics or tracking tools on our pages.",
          "You can download everything we store about you, or delete your account, in [your settings](/settings#data).",
          "What's kept in your browser is listed in our [cookie policy](/cookies).",
        ],
        'This policy covers this website and the app installed from it. "We" is the team that runs Lockstep; [contact us](/help-center#contact) about anything in it.',
      ],
    },
    {
      id: "what-we-store",
      title: "What we store about you",
      blocks: [
        {
          columns: ["What", "What's in it", "Why"],
          rows: [
            [
              "Account",
              "Name, email address, whether it's confirmed, and a hash of your password (never the password)",
              "To sign you in and reach you about your account",
            ],
            [
              "Sign-ins",
              "For each device: when it signed in, its IP address and browser, until it signs out or 30 days after you last used it",
              "To keep you signed in and show you where you are",
            ],
            [
              "Profile",
              "Username, picture, bio, goals, level, units, time zone, theme, year of birth, and who may see your profile",
              "To show you to others as you choose, and to plan for you",
            ],
            [
              "Health and limits",
              "What you avoid in training, your answers to the health check, allergies and diets in meal plans",
              "Only to plan around them. Nobody else sees them, except that a family shares the diets and allergies of everyone who eats together",
            ],
            [
              "Workout plans and log",
              "Plans, workouts with their times, sets, reps, weights, effort and notes, your body weight if you enter it, your own exercises and routines, notes on exercises, your bars and plates, files you import from other apps and which exercises their names stand for, guided sessions, favorites, weekly reviews",
              "To plan, show your progress and count streaks",
            ],
            [
              "Body measurements",
              "If you enter them: body weight, waist, hips, chest, arm and thigh, body fat, each with its day, and whether you hide them",
              "To show you their trend, and to count your body in pull-ups and dips. Nobody else sees them",
            ],
            [
              "Meal plans and log",
              "Plans, grocery lists, what you log as eaten, targets, favorites, dismissed reminders",
              "To plan and add up what you eat",
            ],
            [
              "Streaks, achievements, challenges",
              "Counts, milestones, rest days, challenges you've joined and whether you're on the leaderboard",
              "To show them to you, and to others if you allow it",
            ],
            [
              "Community",
              "Posts, with what you share of a workout in them, comments, likes, pictures, groups, requests and invitations, whom you follow or block",
              "To show them to the people they're meant for",
            ],
            [
              "Family",
              "Who's in it, invitations (with the email address they went to), people you cook for, the shared grocery list and workout frame, what you share",
              "To share a membership",
            ],
            [
              "AI coach",
              "Your questions, the answers, and changes it suggested",
              "To show you the conversation and answer follow-up questions",
            ],
            [
              "Notifications",
              "What you were notified about, your choices, quiet hours, and the push address of devices where you turned them on",
              "To notify you",
            ],
            [
              "Membership",
              "Plan, status, dates, your customer number at the payment provider, which emails about it were sent, and events it reports",
              "To know what's included for you",
            ],
            [
              "Messages to support",
              "Name, email, subject and message, whether you're a member, when it was answered",
              "To answer you",
            ],
            [
              "Reports and moderation",
              "Reports you make or that are about you, warnings, suspensions, and what moderators decided",
              "To keep the community safe and explain decisions",
            ],
          ],
        },
        "What you type into the calorie estimate (age, sex, height, weight) is calculated in your browser and isn't sent to us or stored.",
        "Camera data in pictures, such as where they were taken, is removed before we store them.",
      ],
    },
    {
      id: "guests",
      title: "Without an account",
      blocks: [
        "If you look around without an account, your plans, completed exercises and favorites stay on your device. We don't store them. To make a plan, your choices are sent to us, used to calculate it, and not kept.",
        "When you register and sign in, we ask whether to move what's on the device into your account. You can also delete it there.",
        "Questions a visitor asks the AI coach aren't stored in an account.",
      ],
    },
    {
      id: "technical-data",
      title: "Technical data",
      blocks: [
        [
          "Our server's log has one line per request: time, address on our site (without its query), result and duration. It doesn't contain IP addresses, message contents, cookies or passwords.",
          "To stop abuse, we count how often an IP address, an account or an email address does certain things. These counters are deleted within hours.",
          'Events inside our system (such as "a post was liked") are kept for 30 days, and messages to open browsers for one hour. They carry ids, not your words.',
          "Addresses that turned off our invitations, and addresses that have had a free trial and deleted their account, are kept only as a keyed hash that can't be turned back into an address.",
        ],
      ],
    },
    {
      id: "who-sees-what",
      title: "Who sees your data",
      blocks: [
        [
          "Other members and visitors see your username, your picture and what you post, and the rest of your profile and activity as you choose in [your profile](/profile#privacy).",
          "Posts in private groups are only shown to their members, and to moderators when they're reported.",
          "Anyone with the link can see a plan you share, but not who you are. You can turn the link off.",
          "Your family sees what you choose to share, how each of you eats, and the shared list.",
          "Moderators see reports, held posts and messages to support.",
        ],
        "Companies that work for us get only what their job needs:",
        {
          columns: ["Who", "What they get"],
          rows: [
            [
              "Payment provider (Stripe)",
              "Your email address and account number, what you buy, and your card, which you enter on their page. We never see or store card numbers",
            ],
            [
              "AI provider, if this installation uses one",
              "Your question to the coach, the conversation so far, and what's needed from your own plan, log and goals to answer it. Never other people's data, your email address or your password. Without a provider, the built-in coach answers and nothing leaves our servers",
            ],
            ["Email service", "Your email address and the email"],
            ["Push service of your browser", "The push address of your device and an encrypted notification it can't read"],
            ["Hosting and storage", "Everything above, stored on our behalf"],
          ],
        },
        "We give data to authorities only where the law requires it.",
      ],
    },
    {
      id: "how-long",
      title: "How long we keep it",
      blocks: [
        {
          columns: ["What", "How long"],
          rows: [
            ["Account, profile, plans, logs, coach conversations", "Until you delete them or your account"],
            [
              "Posts and comments you delete",
              "They disappear right away and can be restored for one day; then they're erased, pictures included",
            ],
            ["Sign-ins", "Until you sign out, or 30 days after you last used that device"],
            ["Links to confirm an email or choose a password", "24 hours and 1 hour"],
            ["Notifications", "90 days"],
            ["Payment events", "60 days. The payment provider keeps invoices as long as the law requires"],
            ["Removed items of a family's grocery list", "One year, without their text"],
            ["Deleted workouts, sets, routines and measurements", "90 days"],
            ["Files of workouts you import", "Until their workouts are saved; one day if you only look at them"],
            ["Deleted exercises of your own", "As long as a workout of yours has them"],
            ["Messages to support without an account", "365 days"],
            ["Messages our spam filter caught", "30 days"],
            ["Messages to support from members", "As long as the account"],
            ["Backups", "Until they're replaced by newer ones"],
          ],
        },
      ],
    },
    {
      id: "delete",
      title: "Deleting your account",
      blocks: [
        "You can delete your account in [your settings](/settings#data). Your profile, plans, logs, posts, comments, likes, coach conversations and messages to support are erased right away, and a running membership is canceled.",
        "What stays doesn't name you: groups you created (without you) as long as they have members, reports you made (without your name), moderators' decisions with an id that can't be traced to anyone, and a keyed hash of your address if you had a free trial.",
      ],
    },
    {
      id: "your-rights",
      title: "Your rights",
      blocks: [
        [
          "See and take your data: Download my data in [your settings](/settings#data) gives you everything as one JSON file.",
          "Correct it: you can edit your profile, plans, logs and posts yourself.",
          "Erase it: delete individual items, or your account.",
          "Object or restrict: choose who sees you, turn off notifications and emails, or [write to us](/help-center#contact).",
          "Complain: you can turn to the data protection authority where you live.",
        ],
        "We use your data to provide what you signed up for. Health details are only used because you entered them, and you can remove them anytime.",
      ],
    },
    {
      id: "age",
      title: "Minimum age",
      blocks: [
        "Lockstep is for people who are 16 or older. If we learn that someone younger has an account, we delete it. In a family, a child is only a name, a diet, allergies and a portion size that a parent enters and can remove.",
      ],
    },
    {
      id: "security",
      title: "Security",
      blocks: [
        "Passwords and session tokens are stored as hashes, connections are encrypted, and each person can only reach their own data. If something goes wrong that concerns your data, we'll tell you and the authorities as the law requires.",
      ],
    },
    {
      id: "changes",
      title: "Changes and contact",
      blocks: [
        "If we change this policy, we update the date at the top, and notify you in the app when it matters to you.",
        "Questions? Use the form in the [help center](/help-center#contact) or call 555-0100, Monday to Friday, 9am to 5pm EST. We reply within 24 hours. See also our [terms](/terms) and [cookie policy](/cookies).",
      ],
    },
  ],
};
