import { useQuery } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { Link } from "react-router";
import { ApiError } from "../../api/client.ts";
import { profileOptions } from "../../session/profile-query.ts";
import { showCoach } from "../../shell/coach-view.ts";
import { streaksOptions } from "./streaks-query.ts";
import { CompactAchievements } from "./achievement-badge.tsx";
import type { PageUser } from "../../session/me.ts";
import { StreakStrip } from "./streak-strip.tsx";
import { useLiveQueries } from "../../live/live.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { LinkCard } from "../../ui/card.tsx";
import { Loading, Skeleton } from "../../ui/skeleton.tsx";
import { ChallengeStanding } from "./challenge-standing.tsx";
import { ownAchievementsOptions } from "./queries.ts";
import "./hub.css";

const EVERYBODYS_WAYS = [
  { to: "/community", title: "Activity Feed", text: "See what others trained, cooked and learned. Share your own." },
  { to: "/groups", title: "Fitness Groups", text: "People who train for what you train for." },
  { to: "/profile", title: "Your profile", text: "Achievements, posts and numbers in one place." },
] as const;

/** The way into the community: welcome, streaks, where to go, what was achieved, the coach. A guest gets the ways and an invitation. */
export function HubPage({
  user,
  signInTo,
  registerTo,
  art,
  fresh,
  people,
}: {
  user: PageUser | null;
  signInTo: string;
  registerTo: string;
  art: ReactNode;
  /** The latest posts. */
  fresh: ReactNode;
  /** Whom the person follows and who trained. */
  people: ReactNode;
}) {
  return (
    <>
      <Welcome user={user} art={art}>
        {user === null ? (
          <div className="mt-6 flex flex-wrap gap-2">
            <LinkButton to={registerTo} size="lg">
              Create an account
            </LinkButton>
            <LinkButton to={signInTo} look="secondary" size="lg">
              Sign in
            </LinkButton>
          </div>
        ) : null}
      </Welcome>
      <div className={user === null ? "mb-14" : "hub-grid mb-14"}>
        {fresh}
        {user === null ? null : (
          <div className="grid content-start gap-10">
            {people}
            <ChallengeStanding userId={user.id} />
          </div>
        )}
      </div>
      {user === null ? null : <Streaks />}
      <Ways user={user} />
      {user === null ? null : <Achievements />}
      <Coach />
    </>
  );
}

function Welcome({ user, art, children }: { user: PageUser | null; art: ReactNode; children: ReactNode }) {
  const { data: profile } = useQuery({ ...profileOptions(user?.id ?? ""), enabled: user !== null });
  const name = profile?.username ?? user?.name;
  return (
    <div className="on-volt mb-10 grid gap-6 overflow-hidden rounded-card px-6 pt-6 sm:grid-cols-[1fr_auto] sm:px-9 sm:pt-9">
      <div className="min-w-0 self-center pb-6 sm:pb-9">
        <h1 className="d text-36 wrap-break-word md:text-56">{user === null ? "Train in good company" : `Welcome, ${name}`}</h1>
        <p className="mt-4 max-w-[44ch] text-17 text-fg-2">
          {user === null
            ? "Have a look around. With an account you can post, join groups, build streaks and earn achievements."
            : "Your activity counts automatically: train, log what you eat, share it."}
        </p>
        {children}
      </div>
      <div className="hidden self-end sm:block">{art}</div>
    </div>
  );
}

function Streaks() {
  useLiveQueries({ "streaks.changed": () => [["streaks"]] });
  const { data, error, refetch } = useQuery(streaksOptions());
  return (
    <section aria-labelledby="streaks-heading" className="mb-14">
      <h2 id="streaks-heading" className="d2 mb-5 text-26">
        Streaks
      </h2>
      {data === undefined ? (
        <Waiting error={error} label="Loading your streaks" onRetry={() => void refetch()} />
      ) : data.some(({ longestCount }) => longestCount > 0) ? (
        <StreakStrip streaks={data} />
      ) : (
        <div className="max-w-[56ch]">
          <p className="text-17 text-fg-2">
            A streak starts with one day: complete an exercise, log a meal or write a post. Planned rest days keep it going, and
            so does one freeze a week.
          </p>
          <LinkButton to="/workout-plan" look="secondary" className="mt-4" iconAfter={<ArrowRight aria-hidden="true" />}>
            Open my plan
          </LinkButton>
        </div>
      )}
    </section>
  );
}

function Ways({ user }: { user: PageUser | null }) {
  return (
    <nav aria-label="Community" className="mb-14 grid gap-4 sm:grid-cols-3">
      {EVERYBODYS_WAYS.filter(({ to }) => user !== null || to !== "/profile").map(({ to, title, text }) => (
        <Way key={to} to={to} title={title}>
          {text}
        </Way>
      ))}
    </nav>
  );
}

function Way({ to, title, children }: { to: string; title: string; children: ReactNode }) {
  return (
    <LinkCard to={to} className="group flex items-end justify-between gap-4">
      <span className="min-w-0">
        <span className="d2 block text-26">{title}</span>
        <span className="mt-2 block text-fg-2">{children}</span>
      </span>
      <ArrowRight aria-hidden="true" className="mb-1 size-6 flex-none" />
    </LinkCard>
  );
}

function Achievements() {
  useLiveQueries({ "achievements.changed": () => [["achievements"]] });
  const { data, error, refetch } = useQuery(ownAchievementsOptions());
  const completed = data?.filter((each) => each.completed).length ?? 0;
  const next = data?.find((each) => !each.completed);
  return (
    <section aria-labelledby="achievements-heading" className="mb-14">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="achievements-heading" className="d2 text-26">
          Achievements
        </h2>
        {completed > 0 ? (
          <Link to="/profile" className="link inline-flex min-h-11 items-center">
            See all on your profile
          </Link>
        ) : null}
      </div>
      {data === undefined ? (
        <Waiting error={error} label="Loading your achievements" onRetry={() => void refetch()} />
      ) : (
        <>
          {completed > 0 ? <CompactAchievements achievements={data} /> : null}
          {next === undefined ? null : (
            <p className={completed > 0 ? "mt-6 text-fg-2" : "text-17 text-fg-2"}>
              {completed > 0 ? "Up next: " : "Your first is close: "}
              <span className="font-name text-fg">{next.name}</span>. {next.description}
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** Opens the coach's panel, with what's typed here as the question. */
function Coach() {
  const [question, setQuestion] = useState("");
  const open = (event: FormEvent) => {
    event.preventDefault();
    showCoach("open", question.trim());
    setQuestion("");
  };
  return (
    <section aria-labelledby="coach-heading" className="card">
      <h2 id="coach-heading" className="d2 text-26">
        Your AI coach
      </h2>
      <p className="mt-2 max-w-[56ch] text-fg-2">
        Ask about training, food and recovery, and get a straight answer between sets. It doesn't replace a doctor.
      </p>
      <form className="mt-5 flex max-w-[640px] flex-wrap gap-2" onSubmit={open}>
        <input
          className="input min-w-0 flex-[1_1_220px]"
          aria-label="Ask your AI coach"
          placeholder="What should I eat after training?"
          value={question}
          onChange={(event) => setQuestion(event.target.value)}
          enterKeyHint="send"
        />
        <Button type="submit">Ask the coach</Button>
      </form>
    </section>
  );
}

function Waiting({ error, label, onRetry }: { error: Error | null; label: string; onRetry: () => void }) {
  if (error === null) {
    return (
      <Loading label={label} className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-28" />
        ))}
      </Loading>
    );
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Alert>{error instanceof ApiError ? error.message : "We couldn't load this. Nothing is lost."}</Alert>
      <Button look="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
