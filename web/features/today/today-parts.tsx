import type { Today } from "@lockstep/contract/today.ts";
import { clockTime } from "@lockstep/domain/calendar/clock-time.ts";
import type { CalendarDay } from "@lockstep/domain/calendar/calendar.ts";
import { formatCount } from "@lockstep/domain/words/format-number.ts";
import { nextMilestone } from "@lockstep/domain/streaks/milestones.ts";
import { ArrowRight, Snowflake } from "lucide-react";
import { Link } from "react-router";
import { LinkCard } from "../../ui/card.tsx";
import { MemberRow } from "../../ui/member-row.tsx";
import { Steps } from "../../ui/steps.tsx";
import { daysLeft, reachedText, shownProgress, stepsOf, streakUnit } from "../streaks/index.ts";
import type { ComingMeal } from "./choose-day.ts";

/** The next meal of the plan, or that the plan is over. */
export function MealCard({ coming, mealPlan }: { coming: ComingMeal | null; mealPlan: Today["mealPlan"] }) {
  if (mealPlan === "none" || (mealPlan === "current" && coming === null)) return null;
  if (coming === null) {
    return (
      <LinkCard to="/meal-plan" className="today-card">
        <h2 className="text-14 text-fg-2">Next meal</h2>
        <p className="d2 text-22">Your meal plan has ended</p>
        <p className="text-fg-2">Plan the next few days, or start it again.</p>
      </LinkCard>
    );
  }
  const { meal, isToday } = coming;
  return (
    <LinkCard to="/meal-plan" className="today-card">
      <h2 className="text-14 text-fg-2">Next meal</h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="n text-34">{clockTime(meal.time)}</span>
        <span className="font-label">{isToday ? meal.type : `${meal.type}, tomorrow`}</span>
      </p>
      <p className="text-fg-2">{meal.name}</p>
    </LinkCard>
  );
}

/** The training streak; before the first one, nothing. */
export function StreakCard({ streaks }: Pick<Today, "streaks">) {
  const streak = streaks.find(({ streakType }) => streakType === "workout");
  if (streak === undefined || streak.longestCount === 0) return null;
  const { currentCount, longestCount, hasFreeze } = streak;
  const next = nextMilestone(currentCount);
  const total = next === null ? 1 : Math.min(7, next);
  return (
    <LinkCard to="/community-hub" className="today-card">
      <h2 className="text-14 text-fg-2">Streak</h2>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="n text-34">{formatCount(currentCount)}</span>
        <span className="font-label">{streakUnit("workout", currentCount)}</span>
      </p>
      <Steps total={total} done={next === null ? 1 : (currentCount / next) * total} height={10} />
      <p className="flex items-center gap-2 text-14 text-fg-2">
        {currentCount > 0 && hasFreeze ? <Snowflake className="size-4 flex-none" aria-hidden="true" /> : null}
        {currentCount === 0
          ? `Best: ${longestCount}. Your next workout starts a new one.`
          : hasFreeze
            ? "This week's freeze is ready."
            : `Best: ${longestCount}`}
      </p>
    </LinkCard>
  );
}

/** The challenge that's closest to its end, or that all are completed. */
export function ChallengeCard({
  today,
  challenge,
  challenges,
}: Pick<Today, "challenge" | "challenges"> & { today: CalendarDay }) {
  if (challenge === null || challenge.weekEnd < today) {
    if (challenges.completed === 0) return null;
    return (
      <LinkCard to="/challenges" className="today-card">
        <h2 className="text-14 text-fg-2">Challenges</h2>
        <p className="d2 text-22">
          {challenges.completed === 1 ? "Challenge completed" : `All ${challenges.completed} challenges completed`}
        </p>
        <p className="text-fg-2">New ones start on Monday.</p>
      </LinkCard>
    );
  }
  const left = daysLeft(challenge.weekEnd, today);
  const steps = stepsOf({ goal: challenge.goal, progress: shownProgress(challenge) });
  return (
    <LinkCard to="/challenges" className="today-card">
      <h2 className="text-14 text-fg-2">Challenge</h2>
      <p className="d2 text-22">{challenge.name}</p>
      <Steps total={steps.total} done={steps.done} height={10} />
      <p className="text-14 text-fg-2">
        {reachedText(challenge)} · {left === 1 ? "last day" : `${left} days left`}
      </p>
    </LinkCard>
  );
}

/** People the person follows, on the day they last trained. */
export function PeopleWhoTrained({ trained, today }: Pick<Today, "trained"> & { today: CalendarDay }) {
  if (trained.length === 0) return null;
  return (
    <section aria-labelledby="people-heading" className="today-people">
      <h2 id="people-heading" className="d2 text-22">
        Who trained
      </h2>
      <ul className="today-people-list">
        {trained.map(({ member, date, exercises }) => (
          <li key={member.id}>
            <MemberRow
              member={member}
              below={`${date >= today ? "Today" : "Yesterday"} · ${exercises} ${exercises === 1 ? "exercise" : "exercises"}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the coach would say first. */
export function Tip({ tip }: { tip: NonNullable<Today["tip"]> }) {
  return (
    <section aria-labelledby="tip-heading" className="today-tip">
      <h2 id="tip-heading" className="font-name">
        Your coach
      </h2>
      <p className="max-w-[60ch]">{tip.message}</p>
      <Link to={tip.path} className="link inline-flex min-h-11 items-center gap-2">
        {tip.label} <ArrowRight size={18} aria-hidden="true" />
      </Link>
    </section>
  );
}
