import text from "virtual:help/cookies";
import { LegalPage } from "../features/help/legal-page.tsx";
import { describePage } from "../shell/describe-page.ts";

export const meta = () =>
  describePage({
    title: "Cookie policy · Lockstep",
    description: "The three cookies Lockstep sets, and what your browser keeps for you.",
    path: "/cookies",
  });

const OTHERS = [
  { to: "/privacy", label: "Privacy policy" },
  { to: "/terms", label: "Terms of service" },
];

export default function Cookies() {
  return <LegalPage text={text} others={OTHERS} />;
}
