import { ArrowRight } from "lucide-react";
import { useLocation } from "react-router";
import { FigurePoster } from "../figure/figure-player.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";

/** Every part of the product whose own issue hasn't landed yet, and what already works in its place. Replaced route by route. */
const PARTS: ReadonlyArray<{ start: string; title: string; text: string; to: string; act: string }> = [
  {
    start: "/privacy",
    title: "Our privacy policy is coming soon",
    text: "Until it is, you can download everything stored about you, or delete it, in your settings.",
    to: "/settings",
    act: "Open settings",
  },
  {
    start: "/cookies",
    title: "Our cookie policy is coming soon",
    text: "Lockstep sets two cookies: one keeps you signed in, the other recognizes this device when you sign in again.",
    to: "/",
    act: "Back to home",
  },
  {
    start: "/terms",
    title: "Our terms are coming soon",
    text: "Plans and prices are on our home page. You can cancel anytime.",
    to: "/#pricing",
    act: "See plans",
  },
  {
    start: "/help-center",
    title: "The help center is coming soon",
    text: "The exercise library already explains every movement step by step.",
    to: "/exercises",
    act: "Browse exercises",
  },
];
const QUESTIONS = {
  title: "The FAQ is coming soon",
  text: "The exercise library already explains every movement step by step, and members answer questions in the community.",
  to: "/community",
  act: "Go to the community",
};

export const meta = () => [{ title: "Coming soon · Lockstep" }, { name: "robots", content: "noindex" }];

export default function Later() {
  const { pathname } = useLocation();
  const part = PARTS.find((each) => pathname.startsWith(each.start)) ?? QUESTIONS;
  return (
    <Page title={part.title} intro={part.text} width="reading">
      <LinkButton to={part.to} size="lg" iconAfter={<ArrowRight aria-hidden="true" />}>
        {part.act}
      </LinkButton>
      {/* It loosens up for what comes. */}
      <FigurePoster className="on-bg mt-9 w-full max-w-[300px]" movement="hip-flexor-stretch" variant="bodyweight" aspect={1.3} />
    </Page>
  );
}
