import { BellRing, Flame, Footprints, ShoppingBasket, Smartphone, Trophy } from "lucide-react";
import type { LucideIcon } from "lucide-react";

const HIGHLIGHTS: ReadonlyArray<{ icon: LucideIcon; title: string; text: string }> = [
  { icon: Trophy, title: "Weekly challenges", text: "A shared goal every Monday." },
  { icon: BellRing, title: "Meal reminders", text: "A nudge 15 minutes before you eat." },
  { icon: ShoppingBasket, title: "Grocery list", text: "One list for the week, sorted by aisle." },
  { icon: Flame, title: "Streaks", text: "Rest days count when they are planned." },
  { icon: Smartphone, title: "Works like an app", text: "Install it. It opens offline, in the basement gym too." },
  { icon: Footprints, title: "Kind to your body", text: "Knee, back, shoulder: say what to avoid, and it is avoided." },
];

/** Six small things, quietly. */
export function Highlights() {
  return (
    <section className="section wrap grid gap-8 md:grid-cols-[5fr_9fr]" aria-labelledby="highlights-title">
      <h2 id="highlights-title" className="d text-36 md:text-40">
        Small things that keep you going
      </h2>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {HIGHLIGHTS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4 border-t border-line py-5">
            <Icon size={22} aria-hidden="true" className="mt-0.5 flex-none" />
            <div>
              <h3 className="font-name text-17">{title}</h3>
              <p className="text-fg-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
