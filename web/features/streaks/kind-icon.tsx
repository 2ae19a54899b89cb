import {
  Award,
  Blend,
  BookOpen,
  CalendarCheck,
  ChefHat,
  Coffee,
  Compass,
  CookingPot,
  Dumbbell,
  Flag,
  Flame,
  FlameKindling,
  Footprints,
  Goal,
  Heart,
  Hourglass,
  IdCard,
  ListChecks,
  Map,
  Medal,
  Megaphone,
  MessageCircle,
  MessagesSquare,
  Mountain,
  Newspaper,
  NotebookPen,
  PencilLine,
  PenLine,
  PersonStanding,
  Salad,
  ShoppingBasket,
  Soup,
  Sparkles,
  Speech,
  Star,
  Sun,
  Target,
  ThumbsUp,
  Timer,
  Trophy,
  UserPlus,
  Users,
  Utensils,
  Wheat,
  type LucideIcon,
} from "lucide-react";
import { cx } from "../../ui/cx.ts";

/** Icons that achievements and challenges name; a name from a newer server falls back to the medal. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  award: Award,
  blend: Blend,
  "book-open": BookOpen,
  "calendar-check": CalendarCheck,
  "chef-hat": ChefHat,
  coffee: Coffee,
  compass: Compass,
  "cooking-pot": CookingPot,
  dumbbell: Dumbbell,
  flag: Flag,
  flame: Flame,
  "flame-kindling": FlameKindling,
  footprints: Footprints,
  goal: Goal,
  heart: Heart,
  hourglass: Hourglass,
  "id-card": IdCard,
  "list-checks": ListChecks,
  map: Map,
  medal: Medal,
  megaphone: Megaphone,
  "message-circle": MessageCircle,
  "messages-square": MessagesSquare,
  mountain: Mountain,
  newspaper: Newspaper,
  "notebook-pen": NotebookPen,
  "pen-line": PenLine,
  "pencil-line": PencilLine,
  "person-standing": PersonStanding,
  salad: Salad,
  "shopping-basket": ShoppingBasket,
  soup: Soup,
  sparkles: Sparkles,
  speech: Speech,
  star: Star,
  sun: Sun,
  target: Target,
  "thumbs-up": ThumbsUp,
  timer: Timer,
  trophy: Trophy,
  "user-plus": UserPlus,
  users: Users,
  utensils: Utensils,
  wheat: Wheat,
};

/** Every icon's name, for the test that the content names no other. */
export const KIND_ICON_NAMES: readonly string[] = Object.keys(ICONS);

/** The icon of an achievement or a challenge; decoration beside its name. */
export function KindIcon({ name, className }: { name: string; className?: string }) {
  const Icon = ICONS[name] ?? Medal;
  return <Icon aria-hidden="true" className={className} />;
}

/** The icon on its own step: volt once it is done. */
export function KindPlate({ name, done, size = 52 }: { name: string; done: boolean; size?: number }) {
  return (
    <span
      className={cx("relative isolate grid flex-none place-items-center", done ? "text-on-accent" : "text-fg-3")}
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      aria-hidden="true"
    >
      <span
        className={cx(
          "absolute inset-y-0 inset-x-[14%] -z-1 rounded-chip border-2 [transform:skewX(var(--skew))]",
          done ? "border-[var(--data-edge)] bg-volt" : "border-transparent bg-chip",
        )}
      />
      <KindIcon name={name} className={size >= 64 ? "size-7" : "size-5"} />
    </span>
  );
}
