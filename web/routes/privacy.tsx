import text from "virtual:help/privacy";
import { LegalPage } from "../features/help/legal-page.tsx";
import { describePage } from "../shell/describe-page.ts";

export const meta = () =>
  describePage({
    title: "Privacy policy · Lockstep",
    description: "What Lockstep stores about you, why, for how long, and what you can do about it.",
    path: "/privacy",
  });

const OTHERS = [
  { to: "/terms", label: "Terms of service" },
  { to: "/cookies", label: "Cookie policy" },
];

export default function Privacy() {
  return <LegalPage text={text} others={OTHERS} />;
}
