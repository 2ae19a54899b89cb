import { addDays, mondayOf, parseCalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { joinNames } from "@lockstep/domain/words/join-names.ts";
import { ApiError } from "../../../../platform/http/api-error.ts";
import { listAchievements, listChallenges } from "../../../streaks/index.ts";
import { applyReview } from "../../tools/apply-review.ts";
import { readWeeklyReview } from "../../tools/read-weekly-review.ts";
import type { Draft } from "../../tools/tool.ts";
import { link, list, says, type Answer, type Answers, type Asking } from "../answer.ts";
import { kcalOf } from "../person.ts";
import { dayText } from "../weights.ts";
import { bestLines } from "./loads.ts";

const SIGN_IN = "I can only see that once you're [signed in](/login).";
const days = (count: number): string => `${count} ${count === 1 ? "day" : "days"}`;

/** What was logged this week, in a sentence. */
async function thisWeek({ person, scene }: Asking): Promise<string> {
  const log = (await person.log({ days: 14 }))?.completed ?? [];
  const monday = mondayOf(scene.today);
  const done = log.filter(({ date }) => date >= monday);
  const dates = new Set(done.map(({ date }) => date));
  if (dates.size === 0) return "You haven't logged a workout this week yet; the next one is a good place to start.";
  const plan = (await person.plan())?.plan ?? null;
  const planned = plan?.days.filter(({ isRest }) => !isRest).length;
  const of = planned === undefined ? "" : ` of ${planned} planned`;
  return `So far this week you've trained on ${dates.size}${of} ${dates.size === 1 && planned === undefined ? "day" : "days"}, ${done.length} exercises in all.`;
}

const weeklyReview: Answer = async (asking) => {
  const { scene } = asking;
  if (scene.actor === null) return says(SIGN_IN);
  try {
    const review = await readWeeklyReview.run(scene.platform, scene.actor, {});
    const open = review.suggestions.filter(({ isMade }) => !isMade);
    const [first] = open;
    const drafts: Draft[] =
      first === undefined ? [] : [await applyReview.run(scene.platform, scene.actor, { suggestionId: first.id })];
    const facts = review.facts;
    const figures =
      facts === null
        ? ""
        : ` You did ${facts.daysDone} of ${facts.daysPlanned} sessions and ${facts.exercisesDone} of ${facts.exercisesPlanned} exercises.`;
    const monday = parseCalendarDay(review.monday);
    const when = monday === null ? "" : ` (${dayText(monday)} to ${dayText(addDays(monday, 6))})`;
    const suggestion =
      first === undefined
        ? " There's nothing I'd change."
        : ` One suggestion: **${first.title}**. Its card below says why; confirm it if you like it.`;
    const wait = first === undefined ? "" : await afterLighter(asking, first.title);
    return says(
      `${await thisWeek(asking)}\n\n**Your last full week**${when}: ${review.summary}${figures}${suggestion}${wait}\n\nThe whole review is under ${link("Progress", "/progress")}.`,
      drafts,
    );
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "MEMBERSHIP_REQUIRED") throw error;
    return says(
      `${await thisWeek(asking)}${await ownStreak(asking)} You'll find your workouts, minutes and best sets under ${link("Progress", "/progress")}. The weekly review, which suggests what to change, is included in [Premium](/membership).`,
    );
  }
};

/** When to take up a suggestion to do more, where the lighter week comes first. */
async function afterLighter({ person }: Asking, title: string): Promise<string> {
  const block = (await person.plan())?.plan?.block;
  const isMore = /^(?:Do \d+ sets of|Move up from) /.test(title);
  if (block === undefined || !isMore) return "";
  const what = title.startsWith("Do ") ? "add the set" : "move up";
  if (block.phase === "lighter") return ` This is your lighter week, so finish it first, then ${what}.`;
  return block.phase === "hard" && block.weeks - block.week === 1
    ? ` Your lighter week comes next, so finish this week as planned, take the lighter week, then ${what}.`
    : "";
}

const progress: Answer = async (asking) => {
  if (asking.scene.actor === null) return says(SIGN_IN);
  const line = asking.question.lines[0] ?? "";
  const lines = await bestLines(asking);
  const week = await thisWeek(asking);
  if (lines.length === 0)
    return says(
      `${week} Your log doesn't have enough weighted sets yet to show a trend: log your weights for two or three weeks, and I can tell you. Charts are under ${link("Progress", "/progress")}.`,
    );
  const ups = lines.filter((each) => each.includes("(+") && !each.includes("(+0 ")).length;
  const downs = lines.filter((each) => each.includes("(-")).length;
  const isCount = / (?:how many|how often|how much) /.test(line);
  if (isCount) return says(`${await monthText(asking)} ${week} More under ${link("Progress", "/progress")}.`);
  const isYesNo = / (?:am|is|are|getting|improving) /.test(line);
  const verdict = !isYesNo
    ? ""
    : ups > downs
      ? "Yes. "
      : downs > ups
        ? "Not lately: some of your lifts have come down, which a tiring week or a cut can do. "
        : "About the same as before. ";
  return says(
    `${verdict}Over the last 12 weeks your estimated one-rep max (the most you could lift once) went like this:\n\n${list(lines)}\n\nCharts of every lift are under ${link("Progress", "/progress")}.`,
  );
};

/** Days trained since the first of the month, in a sentence. */
async function monthText({ person, scene }: Asking): Promise<string> {
  const log = (await person.log({ days: 31 }))?.completed ?? [];
  const month = scene.today.slice(0, 7);
  const count = new Set(log.flatMap(({ date }) => (date.startsWith(month) ? [date] : []))).size;
  return `You've trained on **${days(count)}** this month.`;
}

const macroProgress: Answer = async (asking) => {
  const meals = await asking.person.meals();
  if (meals === null) return says(SIGN_IN);
  const { logged, target, hideCalories } = meals;
  const sum = (of: (figures: (typeof logged)[number]["figures"]) => number): number =>
    Math.round(logged.reduce((total, { figures }) => total + of(figures), 0));
  const eaten = sum(({ protein }) => protein);
  const kcal = sum((figures) => kcalOf(figures));
  if (logged.length === 0)
    return says(
      `You haven't logged anything today.${target === null ? "" : ` Your plan has about ${Math.round(target.protein)} g protein${hideCalories || !("calories" in target) ? "" : ` and ${kcalOf(target)} kcal`} a day.`} Log meals with one tap in ${link("your meal plan", "/meal-plan")}, or tell me what you ate.`,
    );
  const goal =
    target === null
      ? ""
      : ` Your plan has about ${Math.round(target.protein)} g${hideCalories || !("calories" in target) ? "" : ` and ${kcalOf(target)} kcal`}.`;
  return says(
    `Today you've logged ${joinNames(logged.map(({ name }) => name))}: **${eaten} g protein**${hideCalories ? "" : `, ${kcal} kcal`}, ${sum(({ carbs }) => carbs)} g carbs and ${sum(({ fat }) => fat)} g fat.${goal} More under ${link("Progress", "/progress")}.`,
  );
};

const RULES =
  "A planned rest day never breaks your streak, and each week, Monday to Sunday, has a freeze that covers one missed training day automatically.";

async function ownStreak({ person }: Asking): Promise<string> {
  const streak = (await person.streaks())?.streaks.find(({ streakType }) => streakType === "workout");
  if (streak === undefined) return "";
  const freeze =
    streak.currentCount > 0
      ? streak.hasFreeze
        ? " You still have this week's freeze."
        : " You've used this week's freeze."
      : "";
  return ` Your workout streak is **${days(streak.currentCount)}**, your best ${streak.longestCount <= streak.currentCount ? "so far" : days(streak.longestCount)}.${freeze}`;
}

const streak: Answer = async (asking) => {
  const isQuestion = / (?:break|breaks|lose|affect|ruin|count|reset|miss|skip) /.test(asking.question.lines[0] ?? "");
  return says(
    `${isQuestion ? "No. " : ""}${RULES}${await ownStreak(asking)}${(await asking.person.plan())?.plan ? "" : " Without a plan, Thursday and Sunday count as rest days."}`,
  );
};

const streakLost: Answer = async (asking) => {
  const current = (await asking.person.streaks())?.streaks.find(({ streakType }) => streakType === "workout")?.currentCount ?? 0;
  const own = (await ownStreak(asking)).trimStart();
  const rule =
    "A streak ends when training days are missed beyond the one freeze a week; planned rest days don't count against it.";
  const unsent = `If you trained and forgot to log it, or a set is still waiting on your device, open ${link("your plan", "/workout-plan")} while you're online.`;
  return says(
    current > 1
      ? `Good news: it's still running. ${own} ${rule} ${unsent}`
      : `${rule} ${own} ${unsent} A new one starts with your next workout, and nothing you've built is lost.`.replaceAll(
          "  ",
          " ",
        ),
  );
};

const achievements: Answer = async ({ scene }) => {
  if (scene.actor === null)
    return says("Members collect achievements for workouts, meals, streaks and the community. [Sign in](/login) to see yours.");
  const { items } = await listAchievements(scene.platform, scene.actor);
  const done = items.filter(({ completed }) => completed);
  const next = items
    .filter(({ completed }) => !completed)
    .toSorted((a, b) => b.currentProgress / b.requirementCount - a.currentProgress / a.requirementCount)
    .slice(0, 2);
  const ahead =
    next.length === 0
      ? ""
      : ` Up next: ${joinNames(next.map(({ name, currentProgress, requirementCount }) => `**${name}** (${currentProgress} of ${requirementCount})`))}.`;
  return says(
    `You have ${done.length} of ${items.length} achievements${done.length === 0 ? "" : `, most recently **${done[0]?.name}**`}.${ahead} They're all on ${link("your profile", "/profile")}.`,
  );
};

const challenges: Answer = async ({ scene }) => {
  if (scene.actor === null)
    return says("There are new challenges every Monday. [Sign in](/login) to join; your activity counts automatically.");
  const { items } = await listChallenges(scene.platform, scene.actor, {});
  if (items.length === 0)
    return says(`There's no challenge this week yet. Have a look at ${link("Challenges", "/challenges")} on Monday.`);
  const lines = items
    .slice(0, 5)
    .map(
      ({ name, description, isJoined, progress, goal }) =>
        `**${name}**: ${description}${isJoined ? ` (you've joined: ${progress} of ${goal})` : ""}`,
    );
  return says(
    `This week:\n\n${list(lines)}\n\nJoin and follow them under ${link("Challenges", "/challenges")}; what you've done this week counts already.`,
  );
};

export const PROGRESS_ANSWERS: Answers = {
  "weekly-review": weeklyReview,
  progress,
  "macro-progress": macroProgress,
  streak,
  "streak-lost": streakLost,
  achievements,
  challenges,
};
