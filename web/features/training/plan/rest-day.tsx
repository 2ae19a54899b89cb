import { FigurePoster } from "../../../figure/figure-player.tsx";
import { Footprints, GlassWater, Moon, PersonStanding } from "lucide-react";

const SUGGESTIONS = [
  { icon: Footprints, title: "Walk", text: "Twenty to thirty easy minutes keep your blood moving and won't wear you out." },
  {
    icon: PersonStanding,
    title: "Loosen up",
    text: "Ten minutes of gentle stretching or mobility, wherever you still feel your last workout.",
  },
  { icon: GlassWater, title: "Eat and drink", text: "Regular meals with some protein in each, and water throughout the day." },
  { icon: Moon, title: "Sleep", text: "Seven to nine hours. Muscle is repaired at night, not in the gym." },
];

/** A planned rest day is part of the plan: what it's for, and four ways to spend it. */
export function RestDay({ day }: { day: string }) {
  return (
    <section aria-labelledby="rest-heading">
      <div className="grid items-center gap-x-8 gap-y-2 sm:grid-cols-[1fr_minmax(0,300px)]">
        <div>
          <h3 id="rest-heading" className="d2 text-26">
            Nothing to lift today.
          </h3>
          <p className="mt-2 max-w-[60ch] text-fg-2">
            {day} is for recovery: it's when the work you've put in turns into strength. A planned rest day keeps your streak.
          </p>
        </div>
        <FigurePoster
          className="on-bg order-first w-full max-w-[260px] sm:order-none"
          movement="childs-pose"
          variant="bodyweight"
          aspect={1.9}
        />
      </div>
      <ul className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {SUGGESTIONS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="grid grid-cols-[32px_1fr] border-t-[1.5px] border-line pt-4">
            <Icon size={20} aria-hidden="true" className="mt-0.5" />
            <span>
              <span className="block font-name">{title}</span>
              <span className="block text-fg-2">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
