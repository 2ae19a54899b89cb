import { EVERYDAY_FACTS } from "@lockstep/content/coach/everyday-facts.ts";
import { FAQ_ANSWERS } from "@lockstep/content/coach/faq-answers.ts";
import { FAQ } from "@lockstep/content/help/faq.ts";
import { SERIES } from "@lockstep/content/series/index.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { listGroupCards } from "../../../groups/index.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";

/** The answer of an item of the FAQ, with its link. */
export function faqAnswer(id: string): string {
  const item = FAQ.find((each) => each.id === id);
  if (item === undefined) throw new Error(`The FAQ has no ${id}.`);
  return item.answer;
}

const tierOf = async ({ person }: Asking) => (await person.membership())?.tier ?? null;

const price: Answer = async (asking) => {
  const isDoubt = / (?:ripoff|rip|overpriced|expensive|waste|other apps|why) /.test(asking.question.lines[0] ?? "");
  const fair = isDoubt
    ? "Fair question, and you don't have to pay: Free has workout and meal plans, all recipes, logging, progress and the community. Premium adds the weekly review, the full library, guided series, macro targets, PDFs and several plans. "
    : "";
  const tier = await tierOf(asking);
  const own =
    tier === null
      ? " Your first membership starts with 7 days free."
      : tier === "free"
        ? " You're on Free now."
        : ` You have ${tier === "premium" ? "Premium" : "Family"} now.`;
  return says(
    `${fair}**Free** is $0, **Premium** $49.99 a month, and **Family** $89.99 a month for up to five people, including you. Both renew monthly until you cancel, and you can cancel anytime.${own} [See what each includes](/#pricing).`,
  );
};

const familyMembership: Answer = () =>
  says(
    "**Family** is $89.99 a month for up to five people, including the one who pays; **Premium** is $49.99 for one person, and Free is $0. So for two who'd both want Premium, Family is cheaper: $89.99 instead of $99.98. Besides everything in Premium for each, it adds group workout plans, family meal planning, a shared grocery list, family progress and advanced macro tracking. [Compare the plans](/#pricing).",
  );

const familyInvite: Answer = async (asking) => {
  const tier = await tierOf(asking);
  const needs =
    tier === "free" || tier === null
      ? " You need a Family membership for that ([see the plans](/#pricing))."
      : tier === "premium"
        ? " You have Premium; change to Family on [your membership](/membership) first."
        : "";
  return says(
    `Open [your family page](/family) and send an invitation, by email or with a link you send yourself. An invitation is valid for 7 days, and up to five people can be in a family, including you.${needs} Everyone keeps their own account, and nobody sees anyone's workouts unless that person chooses to share them.`,
  );
};

const freeTier: Answer = ({ question }) => {
  const isDoubt = / (?:catch|really|actually|truly|downside|trick|limits?|restrictions?) /.test(question.lines[0] ?? "");
  const start = isDoubt ? "No catch: it stays free, and you don't need a card. " : "";
  const limits = isDoubt
    ? " What you don't get: full instructions for part of the library, guided series, macro targets, the weekly review, PDFs and more than one saved plan of each kind. Those are in Premium, $49.99 a month."
    : "";
  return says(
    `${start}Free, for $0, includes basic workout plans and meal plans (one saved plan of each), the free part of the exercise library, all recipes, logging and progress, and the community with groups and challenges.${limits} [Compare it with Premium](/#pricing).`,
  );
};

const premium: Answer = async (asking) => {
  if (/ (?:trainer|human|person|people) /.test(asking.question.lines[0] ?? ""))
    return says(EVERYDAY_FACTS["human-trainer"] ?? "");
  const tier = await tierOf(asking);
  const start = tier === "premium" || tier === "family" ? "You have it already. " : "";
  return says(
    `${start}**Premium** ($49.99 a month) adds the weekly review with suggestions, the full exercise library, guided video series, macro tracking, PDFs of plans and recipes, locked meals and batch cooking, your own sets and supersets, and 50 saved plans of each kind. It starts with 7 days free, once per person. [See the plans](/#pricing) or [your membership](/membership).`,
  );
};

const payment: Answer = async (asking) => {
  const line = asking.question.lines[0] ?? "";
  const membership = await asking.person.membership();
  if (
    membership !== null &&
    / (?:status|renew|renews|end|ends|expire|am i|have|when|my membership|my subscription) /.test(line) &&
    !/ (?:card|invoice|invoices|receipt|declined|failed) /.test(line)
  ) {
    const { tier, currentPeriodEnd, cancelAtPeriodEnd, isThroughFamily, trialEndsAt } = membership;
    if (tier === "free") return says("You're on Free. [See what Premium and Family add](/#pricing).");
    const name = tier === "premium" ? "Premium" : "Family";
    const until = (seconds: number): string =>
      new Date(seconds * 1000).toLocaleDateString("en-US", { month: "long", day: "numeric", year: "numeric", timeZone: "UTC" });
    const when = isThroughFamily
      ? ", through your family"
      : trialEndsAt !== null
        ? `; your trial runs until ${until(trialEndsAt)}`
        : currentPeriodEnd === null
          ? ""
          : `; it ${cancelAtPeriodEnd ? "ends" : "renews"} on ${until(currentPeriodEnd)}`;
    return says(`You have **${name}**${when}. Everything about it is on [your membership](/membership).`);
  }
  return says(/ (?:failed|declined|fail|rejected) /.test(line) ? faqAnswer("failed-payment") : faqAnswer("update-card"));
};

const cancel: Answer = ({ question }) => {
  const line = question.lines[0] ?? "";
  if (/ trial /.test(line)) {
    const text = EVERYDAY_FACTS["trial-charge"] ?? "";
    const isAsked = / (?:charged|charge|pay|billed|cost) /.test(line);
    return says(isAsked ? text : text.replace(/^No, you won't be charged: cancel/, "Cancel"));
  }
  const pause = / (?:pause|freeze) /.test(line)
    ? "There's no pause, but you can cancel now and come back whenever you like: nothing is deleted. "
    : "";
  return says(`${pause}${faqAnswer("cancel")}`);
};

const refund: Answer = async (asking) => {
  const line = asking.question.lines[0] ?? "";
  const membership = await asking.person.membership();
  const wasCharged = / (?:charged|billed|paid|charge|took|taken|debited) /.test(line);
  const start = wasCharged ? "I'm sorry about that charge. " : "";
  const trial =
    wasCharged && membership?.tier !== "free"
      ? " A charge can also be a free trial that has ended: [your membership](/membership) shows the dates, and that's where you cancel to stop the next one."
      : " To stop the next charge, cancel on [your membership](/membership).";
  return says(
    `${start}I can't see or decide on payments, but our team can: [write to them](/help-center#contact), choose Subscription Support and say ${wasCharged ? "when you were charged" : "what happened"}; they reply within 24 hours.${trial}\n\nAs a rule, a membership that's canceled runs to the end of the period you've paid for, and the rest isn't refunded unless the law where you live says so. A charge by mistake is another matter, so do write.`,
  );
};

const deleteAccount: Answer = () =>
  says(
    `I can't delete anything myself, but you can. ${faqAnswer("delete-account")}\n\nYou may want to download your data first, in the same place.`,
  );
const exportData: Answer = () =>
  says(`${faqAnswer("export-data")} It holds your profile, plans, log, posts, messages with me and more.`);
const privacy: Answer = ({ question }) => {
  const isYesNo = / (?:sell|share|track|ads|cookies) /.test(question.lines[0] ?? "");
  return says(
    isYesNo
      ? "No. We don't sell or share your data, show ads or use tracking cookies. Lockstep keeps your account, plans, logs and what you post, because it needs them to work, and you decide who sees your profile and activity. The [privacy policy](/privacy) lists everything, and you can [download or delete it](/settings#data) anytime."
      : faqAnswer("privacy"),
  );
};
const chatPrivacy: Answer = ({ scene }) =>
  says(
    scene.actor === null
      ? `Nobody: as a visitor, nothing you ask me is stored, and I work it out on Lockstep's own server. Once you're signed in, your conversation is kept in your account so that you can read it again; other members never see it. More in the [privacy policy](/privacy).`
      : "No other member does. I answer on Lockstep's own server, and what you type isn't sent to an outside AI company. The conversation is stored in your account so that you can read it again; whoever runs Lockstep's database could see it there, but moderators have no page for it. It's part of your [data export](/settings#data), **Clear chat** deletes it, and so does deleting your account. More in the [privacy policy](/privacy).",
  );

const pdf: Answer = async (asking) => {
  const tier = await tierOf(asking);
  const plans = "[your workout plan](/workout-plan) and [your meal plan](/meal-plan)";
  return says(
    tier === "premium" || tier === "family"
      ? `Yes: choose **PDF** on ${plans}, or on a recipe. Printing works too. ${tier === "family" ? "With Family there are recipe collections for each diet as well." : ""}`.trim()
      : `Not on Free: PDF downloads of plans and recipes are included in [Premium](/#pricing). Printing works for everyone, from the print button on ${plans}${tier === null ? "" : ", and most phones and computers can print to a PDF file"}.`,
  );
};

const install: Answer = ({ question }) => {
  const line = question.lines[0] ?? "";
  const iPhone = "On **iPhone or iPad**, open Lockstep in Safari, tap Share, then Add to Home Screen.";
  const android = "On **Android**, open it in Chrome, tap the three dots and choose Install app or Add to Home screen.";
  const desktop = "On a **computer**, Chrome and Edge show an install icon in the address bar.";
  const first = / (?:android|samsung|pixel) /.test(line)
    ? [android]
    : / (?:iphone|ipad|ios|apple) /.test(line)
      ? [iPhone]
      : [iPhone, android, desktop];
  return says(
    `Yes, as a web app: there's nothing to look for in an app store. ${first.join(" ")} Then it opens from its own icon, works offline and updates on its own. [More in the FAQ](/faq#install).`,
  );
};

const support: Answer = ({ question }) =>
  says(
    / (?:phone|number|call) /.test(question.lines[0] ?? "")
      ? "Call **555-0100**, Monday to Friday, 9am to 5pm EST. You can also write through the [help center](/help-center#contact); we reply within 24 hours, and answer Premium and Family members first."
      : faqAnswer("contact"),
  );

const password: Answer = ({ question }) => {
  const line = question.lines[0] ?? "";
  if (/ change /.test(line) && / (?:username|name) /.test(line))
    return says("You can change your name and username under Edit profile on [your profile](/profile).");
  if (/ change /.test(line) && / email /.test(line))
    return says("You can change your email in [your settings](/settings#account); we send a confirmation to the new address.");
  return says(
    "Use [Forgot password](/forgot-password): enter your email, and we send you a link that works for one hour. If it doesn't arrive, check your spam folder and the address. Signed in already? You can change your password in [your settings](/settings). Please never type it here.",
  );
};

const broken: Answer = () =>
  says(
    "Sorry about that! Sets you log are kept on your device until they're sent, so they may only be waiting. Check it in this order:\n\n1. Don't sign out and don't clear your browser's data yet: that would lose what's waiting\n2. Look at the status line: \"changes will be sent later\" means your sets are on the device\n3. Check your connection and reload the page; they're sent once\n4. Open the day in [your plan](/workout-plan): sets count for the day they were logged on\n\nIf something's still missing or slow after that, write to us through the [help center](/help-center#contact) and choose Technical Issue; we reply within 24 hours.",
  );

const groups: Answer = async ({ scene, question }) => {
  const line = question.lines[0] ?? "";
  const topic =
    /(?<= )(beginners?|runners?|running|women|yoga|vegans?|vegetarian|home|strength|lifting|cycling|swimming|kettlebell|weight loss|cooking|meal prep|mobility|parents)(?= )/.exec(
      line,
    )?.[1];
  const query = topic === undefined ? undefined : (GROUP_WORDS[topic] ?? topic.replace(/s$/, ""));
  const { items } = await listGroupCards(scene.platform, scene.actor, query === undefined ? {} : { query });
  const found = items
    .slice(0, 4)
    .map(({ id, name, description }) => `${link(name, `/groups/${id}`)}: ${firstSentence(description)}`);
  if (found.length > 0)
    return says(
      `${query === undefined ? "Some groups you could join" : "This could fit"}:\n\n${list(found)}\n\nAll of them are under [Fitness Groups](/groups). Reading is open to everyone; posting is for members of the group.`,
    );
  const { items: any } = await listGroupCards(scene.platform, scene.actor, {});
  const others = any
    .slice(0, 3)
    .map(({ id, name, description }) => `${link(name, `/groups/${id}`)}: ${firstSentence(description)}`);
  if (others.length === 0) return says("There are no groups yet. You can start the first one under [Fitness Groups](/groups).");
  return says(
    `There's none just for ${topic ?? "that"} yet, but these are open:\n\n${list(others)}\n\nAll of them are under [Fitness Groups](/groups), and you can create one yourself.`,
  );
};

/** The first sentence of a description, or as many whole words of it as fit. */
function firstSentence(text: string): string {
  const [sentence = text] = /^.*?[.!?](?=\s|$)/s.exec(text) ?? [text];
  if (sentence.length <= MOST_OF_A_DESCRIPTION) return sentence;
  return `${sentence.slice(0, MOST_OF_A_DESCRIPTION).replace(/\s+\S*$/, "")}...`;
}
const MOST_OF_A_DESCRIPTION = 140;

/** What groups for someone are called. */
const GROUP_WORDS: Readonly<Record<string, string>> = {
  beginner: "first",
  beginners: "first",
  runners: "run",
  running: "run",
  strength: "lift",
  lifting: "lift",
  vegan: "plant",
  vegans: "plant",
};

const createGroup: Answer = () =>
  says(
    "Yes, it's free: choose **Create Group** under [Fitness Groups](/groups), and give it a name, a description and an icon. You become its admin. Others find it by name and join with one tap; you can also make it private, so that you approve each request.",
  );
const series: Answer = ({ question }) => {
  const line = question.lines[0] ?? "";
  const all = joinNames(SERIES.map(({ title }) => `**${title}**`));
  const start = / (?:pregnant|pregnancy|prenatal|postnatal|expecting) /.test(line)
    ? "There's no course for pregnancy, and the guided series aren't made for it; choose **pregnancy** under what to avoid in the [workout setup](/workout-setup) and your plan suits it. "
    : "";
  return says(
    `${start}The guided [Series](/series) show every exercise full screen with the moving figure, times and cues: ${all}. They're open anytime and included in Premium.`,
  );
};
const sharePlan: Answer = () =>
  says(
    "Open [your workout plan](/workout-plan) or [your meal plan](/meal-plan) and choose **Share**: you get a read-only link that works without an account, and you can revoke it. Nothing about you is in it.",
  );
const profile: Answer = () =>
  says(
    "Your name, username, picture and bio are under Edit profile on [your profile](/profile); goals, level, equipment and what to avoid are in your [training profile](/profile-setup); units, theme and privacy are in [your settings](/settings).",
  );
const notifications: Answer = ({ question }) => {
  const isTooMany = / (?:stop|many|less|fewer|off|disable|annoying) /.test(question.lines[0] ?? "");
  return says(
    isTooMany
      ? "Sorry for the noise! Open [notification settings](/notifications-settings): there you choose what you're notified about, turn push off for each kind, and set quiet hours. Group posts can be muted in the group. Only messages about your account and from moderators can't be turned off."
      : "Open [notification settings](/notifications-settings), enable them on this device, and check what you've chosen there; quiet hours hold push back too. If they're blocked, allow them in your browser's site settings. On iPhone and iPad they only work once Lockstep is on your Home Screen (Share, then Add to Home Screen).",
  );
};
const offline: Answer = () =>
  says(
    `Yes. Install it first ([how](/faq#install)) and open your plan once with a connection. ${faqAnswer("offline").replace(/^Yes\. /, "")}`,
  );

/** What's lost on the way down is said first to whoever leaves Family. */
const changeMembership: Answer = ({ question }) => {
  const isDown = / from (?:\S+ )?family | family (?:\S+ )?to (?:premium|free) | (?:lose|downgrade|downgrading) /.test(
    question.lines[0] ?? "",
  );
  const how = faqAnswer("change-plan").replace(/^Yes\. /, "");
  return says(
    isDown
      ? `You lose only the family features; nothing is deleted. Those are group workout plans, family meal planning, the shared grocery list, family progress and advanced macro tracking. The others go back to Free, with their plans and logs still there.\n\n${how}`
      : `Yes, you can switch, and your plans, logs and progress stay. ${how}`,
  );
};

/** Only the link that was waited for: to confirm an address, or for a new password. */
const missingEmail: Answer = ({ question }) => {
  const isPassword = / (?:password|reset|forgot|forgotten) /.test(question.lines[0] ?? "");
  const again = isPassword
    ? "You can ask for a new [password link](/forgot-password); each works for one hour."
    : "You can ask for a new confirmation link when you [sign in](/login); each works for 24 hours.";
  return says(
    `Wait a few minutes, check your spam folder, and make sure the address is right. ${again} Still nothing? [Write to us](/help-center#contact), and we'll look into it.`,
  );
};

/** Intents that an item of the FAQ answers. */
const FROM_FAQ: Answers = Object.fromEntries(
  Object.entries(FAQ_ANSWERS).map(([id, { faq, first, more }]) => [
    id,
    () =>
      says(
        [first, first === undefined ? faqAnswer(faq) : faqAnswer(faq).replace(/^Yes\. /, ""), more]
          .filter((part) => part !== undefined)
          .join(" "),
      ),
  ]),
);

export const PRODUCT_ANSWERS: Answers = {
  ...FROM_FAQ,
  price,
  "family-membership": familyMembership,
  "family-invite": familyInvite,
  "free-tier": freeTier,
  premium,
  payment,
  cancel,
  refund,
  "delete-account": deleteAccount,
  "export-data": exportData,
  privacy,
  "chat-privacy": chatPrivacy,
  pdf,
  install,
  support,
  password,
  broken,
  groups,
  "create-group": createGroup,
  series,
  "share-plan": sharePlan,
  profile,
  notifications,
  offline,
  "change-membership": changeMembership,
  "missing-email": missingEmail,
};
