import { BellRing, Flame, Footprints, ShoppingBasket, Smartphone, Trophy } from "lucide-react";
import type { LucideIcon } from "lucide-react";

const HIGHLIGHTS: ReadonlyArray<{ icon: LucideIcon; title: string; text: string }> = [
  { icon: Trophy, title: "Weekly challenges", text: "One goal for everyone, new every week." },
  { icon: BellRing, title: "Meal reminders", text: "A quiet nudge about 15 minutes before you eat." },
  { icon: ShoppingBasket, title: "Grocery list", text: "The week's shopping, sorted by aisle." },
  { icon: Flame, title: "Streaks", text: "Planned rest days keep them alive." },
  {
    icon: Smartphone,
    title: "On your home screen",
    text: "Install it from your browser. It works offline, even in a basement gym.",
  },
  { icon: Footprints, title: "Kind to your body", text: "Sore knee, back or shoulder? Your plan works around it." },
];

/** Six small things, quietly. */
export function Highlights() {
  return (
    <section className="section wrap grid gap-8 md:grid-cols-[5fr_9fr]" aria-labelledby="highlights-title">
      <h2 id="highlights-title" className="d text-36 md:text-40">
        Made for real life
      </h2>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {HIGHLIGHTS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4 border-t border-line py-5">
            <Icon size={22} aria-hidden="true" className="mt-0.5 flex-none" />
            <div className="flex-1">
              <h3 className="font-name text-17">{title}</h3>
              <p className="text-fg-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
