import { ArrowRight } from "lucide-react";
import { useLocation } from "react-router";
import { FigurePoster } from "../features/training/figure-player.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";

/** Every part of the product whose own issue has not landed yet, and what already works in its place. Replaced route by route. */
const PARTS: ReadonlyArray<{ start: string; title: string; text: string; to: string; act: string }> = [
  {
    start: "/checkout-success",
    title: "Memberships are not open yet",
    text: "No payment was taken. Everything in Free works today.",
    to: "/#pricing",
    act: "See the plans",
  },
  {
    start: "/privacy",
    title: "The privacy text is not published yet",
    text: "Until it is, you can download everything stored about you, or delete it, in your settings.",
    to: "/settings",
    act: "Open settings",
  },
  {
    start: "/cookies",
    title: "The cookie text is not published yet",
    text: "Lockstep sets one cookie: the one that keeps you signed in.",
    to: "/",
    act: "Back to the start",
  },
  {
    start: "/terms",
    title: "The terms are not published yet",
    text: "Nothing can be bought yet, so nothing binds you.",
    to: "/",
    act: "Back to the start",
  },
  {
    start: "/help-center",
    title: "The help center is not open yet",
    text: "The exercise library already explains every movement step by step.",
    to: "/exercises",
    act: "Browse exercises",
  },
];
const QUESTIONS = {
  title: "The questions and answers are not open yet",
  text: "The exercise library already explains every movement step by step, and members answer questions in the community.",
  to: "/community",
  act: "Open the community",
};

export const meta = () => [{ title: "Not open yet · Lockstep" }, { name: "robots", content: "noindex" }];

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
