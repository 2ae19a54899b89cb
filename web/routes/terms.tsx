import text from "virtual:help/terms";
import { LegalPage } from "../features/help/legal-page.tsx";
import { describePage } from "../shell/describe-page.ts";

export const meta = () =>
  describePage({
    title: "Terms of service · Lockstep",
    description: "What you can expect from Lockstep and what we expect from you.",
    path: "/terms",
  });

const OTHERS = [
  { to: "/privacy", label: "Privacy policy" },
  { to: "/cookies", label: "Cookie policy" },
];

export default function Terms() {
  return <LegalPage text={text} others={OTHERS} />;
}
