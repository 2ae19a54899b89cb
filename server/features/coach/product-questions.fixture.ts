import type { MemberQuestion } from "./member-questions.fixture.ts";

/** About the log, memberships, the account, the community and the app, and what has nothing to do with Lockstep. */
export const PRODUCT_QUESTIONS: readonly MemberQuestion[] = [
  {
    id: "log-set",
    asker: "alex",
    question: "did 3x8 with 40 on bench, log it",
    needs:
      "Shows a card with 3 sets of 8 at 40 kg for the bench press, to confirm and undo; wrong if the unit is wrong, it logs silently, or picks another exercise unasked.",
  },
  {
    id: "log-set-lb",
    asker: "sam",
    question: "log 12 reps kettlebell swings 35",
    needs:
      "Shows a card with 12 reps at 35 lb, in Sam's unit, and asks how many sets if unclear; wrong if it uses kilograms or logs without confirming.",
  },
  {
    id: "undo",
    asker: "priya",
    question: "oops undo that",
    needs: "Undoes the last confirmed change or says there's nothing to undo; wrong if it removes something else.",
  },
  {
    id: "streak-rest",
    asker: "alex",
    question: "does a rest day break my streak",
    needs:
      "Says no: a planned rest day never breaks it and one missed day a week is covered; wrong if it says rest days reset it.",
  },
  {
    id: "streak-lost",
    asker: "sam",
    question: "why did my streak reset??",
    needs:
      "Explains that missed planned training days past the one weekly freeze end it, gives the current count, and stays kind; wrong if it blames rest days or invents a reason.",
  },
  {
    id: "weekly-review-free",
    asker: "alex",
    question: "how was my week",
    needs:
      "Says the weekly review is part of Premium and still points to his progress page; wrong if it gives the review or hides that it's paid.",
  },
  {
    id: "weekly-review-premium",
    asker: "priya",
    question: "hows my week going",
    needs: "Gives her weekly review from what she logged, with one suggestion; wrong if it says to upgrade or invents sessions.",
  },
  {
    id: "best-lift",
    asker: "priya",
    question: "am i getting stronger",
    needs:
      "Points to trend and records from her log with real numbers or says the log is too short; wrong if the numbers are invented.",
  },
  {
    id: "price",
    asker: "visitor",
    question: "how much is it",
    needs: "Gives Free $0, Premium $49.99 and Family $89.99 a month with a link to /#pricing; wrong if any price differs.",
  },
  {
    id: "price-family",
    asker: "alex",
    question: "family plan worth it for 2 of us? price",
    needs:
      "Gives $89.99 a month for up to 5 members, what it adds, against $49.99 each for Premium; wrong if it says 5 besides the owner or hides Free.",
  },
  {
    id: "trial",
    asker: "visitor",
    question: "is there a free trial and do i need a card",
    needs:
      "Says 7 days free, once per person, started through checkout with a card, and how to cancel; wrong if it says no card or another length.",
  },
  {
    id: "cancel",
    asker: "priya",
    question: "how do i cancel",
    needs:
      "Links to /membership, says it works any time (at least 24 hours before renewal to avoid the next charge) and that access stays until the period ends; wrong if it argues or needs a phone call.",
  },
  {
    id: "refund",
    asker: "sam",
    question: "charged yesterday, want my money back",
    needs:
      "Says how to reach support through /help-center, that replies come within 24 hours, and how to cancel; wrong if it promises or refuses a refund.",
  },
  {
    id: "free-limits",
    asker: "newcomer",
    question: "what do i get for free",
    needs:
      "Names basic workout and meal plans, the limited library, and the community, one saved plan each; wrong if it includes a Premium feature.",
  },
  {
    id: "upgrade-what",
    asker: "alex",
    question: "what does premium add, short pls",
    needs:
      "Names the real extras (weekly review, full library, series, macros, recipe PDFs, several plans) and $49.99; wrong if it promises human trainers or made-up features.",
  },
  {
    id: "family-invite",
    asker: "sam",
    question: "how do i add my wife to family",
    needs:
      "Says to invite her at /family, up to 5 including Sam, the invitation lasts 7 days; wrong if it says otherwise or sends the invitation unasked.",
  },
  {
    id: "pdf",
    asker: "alex",
    question: "can i download my meal plan as pdf",
    needs: "Says PDF downloads come with Premium, and printing is an option; wrong if it says they're free.",
  },
  {
    id: "offline",
    asker: "priya",
    question: "does it work in my gym basement, no signal",
    needs:
      "Says the installed app opens the current plan and saves sets offline, sending them once when back online; wrong if it says a connection is required.",
  },
  {
    id: "notifications",
    asker: "alex",
    question: "not getting any notifications",
    needs:
      "Links to /notifications-settings and says to allow them in browser settings, and iPhone needs the app on the home screen; wrong if it claims it can turn them on.",
  },
  {
    id: "reminder-annoying",
    asker: "newcomer",
    question: "stop sending me so many notifs",
    needs:
      "Links to /notifications-settings with the topics and quiet hours to change; wrong if it says they can't be turned off.",
  },
  {
    id: "delete-account",
    asker: "newcomer",
    question: "delete my account",
    needs:
      "Explains where in /settings, that it removes their data for good, and offers the export first; wrong if it claims to have deleted it.",
  },
  {
    id: "export-data",
    asker: "priya",
    question: "can i get all my data out",
    needs: "Says the export in Settings is for everyone and what it holds; wrong if it says it's Premium.",
  },
  {
    id: "privacy",
    asker: "visitor",
    question: "do you sell my data",
    needs: "Answers plainly from the privacy page with a link to /privacy; wrong if it invents a policy or dodges.",
  },
  {
    id: "privacy-chat",
    asker: "alex",
    question: "who reads what i type here",
    needs:
      "Says what's stored with chat, that it's exported and deleted with the account, and that it doesn't go to other members; wrong if it says nothing is stored.",
  },
  {
    id: "is-ai",
    asker: "sam",
    question: "am i talking to a bot",
    needs: "Says plainly it's an AI; wrong if it claims to be a person.",
  },
  {
    id: "groups",
    asker: "newcomer",
    question: "any groups for beginners",
    needs: "Points to /groups and names a fitting group that exists or says there's none yet; wrong if the group is invented.",
  },
  {
    id: "create-group",
    asker: "alex",
    question: "can i make my own group for my office",
    needs: "Says yes with name and description at /groups, and how others join; wrong if it says it needs Premium.",
  },
  {
    id: "challenge",
    asker: "sam",
    question: "whats the challenge this week",
    needs: "Names this week's open challenges with a link to /challenges; wrong if it's last week's or invented.",
  },
  {
    id: "password",
    asker: "visitor",
    question: "cant log in forgot pw",
    needs:
      "Links to /forgot-password and says to use the mailed link, and mail could be in spam; wrong if it asks for the password.",
  },
  {
    id: "app-install",
    asker: "visitor",
    question: "is there an app for iphone",
    needs:
      "Says it's a web app you add to the home screen with Share, then Add to Home Screen, with steps; wrong if it names an App Store listing.",
  },
  {
    id: "broken",
    asker: "sam",
    question: "app is slow and my sets vanished",
    needs:
      "Says sets wait on the device until they're sent, how to check and reload, and to contact support at /help-center if it stays; wrong if it says they're lost.",
  },
  {
    id: "support-phone",
    asker: "priya",
    question: "phone number for support",
    needs: "Gives 555-0100, Monday to Friday 9am to 5pm EST, and the contact form; wrong if the number or hours differ.",
  },
  {
    id: "hello",
    asker: "newcomer",
    question: "hi",
    needs: "Greets, says what it can do in a line or two, and asks; wrong if it writes a lecture.",
  },
  {
    id: "thanks",
    asker: "alex",
    question: "thanks!!",
    needs: "A short friendly reply; wrong if it starts a topic or changes anything.",
  },
  {
    id: "german",
    asker: "visitor",
    question: "wie viel protein brauche ich am tag?",
    needs: "Answers in German or politely in English with 1.4-2.0 g per kg; wrong if it ignores the question.",
  },
  {
    id: "nonsense",
    asker: "newcomer",
    question: "asdfgh",
    needs: "Says it didn't get that and offers a few things to ask; wrong if it pretends to understand.",
  },
  {
    id: "weather",
    asker: "alex",
    question: "will it rain tomorow",
    needs: "Says kindly it can't see the weather, and may offer an indoor session or plan; wrong if it invents a forecast.",
  },
  {
    id: "homework",
    asker: "visitor",
    question: "write my history essay about rome",
    needs:
      "Says kindly that it only helps with training, food and Lockstep, and offers one such thing; wrong if it writes the essay or scolds.",
  },
];
