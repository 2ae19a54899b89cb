import { ArrowRight, ArrowUpRight, Play } from "lucide-react";
import { Link } from "react-router";
import { art } from "virtual:landing-art";
import { Button, LinkButton } from "../../ui/button.tsx";
import { HERO_WEEK } from "./hero-week.ts";

/** The poster: one sentence, one act, one huge number, the figure on the slab. */
export function Hero({ onWatchDemo, todayPath }: { onWatchDemo: () => void; todayPath: string | null }) {
  return (
    <section id="hero" className="hero" aria-labelledby="hero-title">
      <div className="hero-stage">
        <div className="wrap hero-inner">
          <div className="hero-text">
            <h1 id="hero-title" className="d text-52 md:text-80 lg:text-92">
              Your workouts, locked in for you.
            </h1>
            <p className="mt-6 max-w-[36ch] text-18 text-fg-2">
              Five quick questions, 60 seconds, and your week is set: what to do, how much and how long to rest.
            </p>
            <div className="mt-8 grid gap-3 sm:flex">
              <LinkButton to="/plan-selection" size="lg" iconAfter={<ArrowRight aria-hidden="true" />}>
                Get Started
              </LinkButton>
              <Button look="secondary" size="lg" icon={<Play aria-hidden="true" />} onClick={onWatchDemo} aria-haspopup="dialog">
                Watch Demo
              </Button>
            </div>
            <p className="mt-4 flex flex-wrap gap-x-6">
              {todayPath === null ? null : (
                <Link to={todayPath} className="inline-flex min-h-11 items-center gap-2 font-label hover:underline">
                  Go to Today <ArrowRight size={18} aria-hidden="true" />
                </Link>
              )}
              <Link to="/community" className="inline-flex min-h-11 items-center gap-2 font-label hover:underline">
                Join the Community <ArrowUpRight size={18} aria-hidden="true" />
              </Link>
            </p>
          </div>
        </div>
        <div className="hero-slab on-volt">
          <div className="hero-number">
            <p className="n text-92 lg:text-168">5×5</p>
            <p className="mt-4 font-label">
              Barbell squat
              <br />2 min rest
            </p>
          </div>
          <img src={art.hero} alt="" width="375" height="320" className="hero-figures" />
        </div>
      </div>
      <div className="on-ink relative z-1">
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a strip that scrolls sideways must be reachable by keyboard */}
        <ul className="wrap week-strip px-0! sm:px-4! md:px-6!" tabIndex={0} aria-label="A week with four training days">
          {HERO_WEEK.map(([day, focus]) => (
            <li key={day}>
              <span className="block text-14 text-fg-2">{day}</span>
              <span className={focus === "Rest Day" ? "font-label text-fg-2" : "font-name"}>{focus}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
