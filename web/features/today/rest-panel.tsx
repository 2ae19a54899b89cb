import type { Today, TodaySession } from "@lockstep/contract/today.ts";
import { CalendarDays, ChevronRight, Footprints, Lock, PersonStanding } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { FigurePoster } from "../../figure/figure-player.tsx";
import { sessionFacts } from "./session-slab.tsx";

function Way({ to, icon: Icon, title, children }: { to: string; icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className="today-row">
        <Icon size={22} aria-hidden="true" />
        <span className="min-w-0 flex-1">
          <span className="block font-name">{title}</span>
          <span className="block text-14 text-fg-2">{children}</span>
        </span>
        <ChevronRight size={20} aria-hidden="true" />
      </Link>
    </li>
  );
}

/** A planned day off: what helps recovery, and what comes tomorrow. */
export function RestPanel({ mobility, tomorrow }: { mobility: Today["mobility"]; tomorrow: TodaySession | null }) {
  const { seriesId, title, minutes, isOpen } = mobility;
  const guided = (
    <Way to={`/series/${seriesId}`} icon={isOpen ? PersonStanding : Lock} title={title}>
      {isOpen ? `${minutes} minutes, guided` : `${minutes} minutes, guided. Included in Premium.`}
    </Way>
  );
  return (
    <section className="today-rest" aria-labelledby="rest-heading">
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 id="rest-heading" className="d text-40 md:text-64">
            Rest day
          </h2>
          <p className="mt-3 max-w-[44ch] text-fg-2">
            Rest is when your training turns into strength. It's planned, so your streak keeps going.
          </p>
        </div>
        <FigurePoster
          className="on-bg hidden w-56 shrink-0 sm:block"
          movement="childs-pose"
          variant="bodyweight"
          aspect={1.9}
          floor={false}
        />
      </div>
      <ul className="mt-6 grid gap-2">
        {isOpen ? guided : null}
        <li className="today-row">
          <Footprints size={22} aria-hidden="true" />
          <span className="min-w-0 flex-1">
            <span className="block font-name">A walk</span>
            <span className="block text-14 text-fg-2">Twenty to thirty easy minutes keep your blood moving.</span>
          </span>
        </li>
        {tomorrow === null || tomorrow.isRest ? null : (
          <Way to="/workout-plan" icon={CalendarDays} title={`Tomorrow: ${tomorrow.focus}`}>
            {sessionFacts(tomorrow)}
          </Way>
        )}
        {isOpen ? null : guided}
      </ul>
    </section>
  );
}
