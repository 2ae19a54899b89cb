import { FAQ_CATEGORY_NAMES, type FaqCategory } from "@lockstep/domain/help/faq.ts";
import { ArrowRight, Clock, CreditCard, Dumbbell, LifeBuoy, Mail, Phone, Rocket, Salad, Users } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { useFeature } from "../../shell/use-feature.ts";
import { useSupportEmail } from "../../shell/site-config.ts";
import { LinkButton } from "../../ui/button.tsx";
import { LinkCard } from "../../ui/card.tsx";
import { Page } from "../../ui/page.tsx";
import { ContactForm } from "./contact-form.tsx";
import "./help.css";

/** A common question: its anchor in the FAQ and what it's about. The texts are shorter than there. */
interface Common {
  readonly id: string;
  readonly question: string;
  readonly text: string;
}

export const COMMON: readonly Common[] = [
  { id: "create-workout-plan", question: "How do I create a workout plan?", text: "Five questions, and your week is ready." },
  { id: "allergies", question: "Can meal plans avoid my allergies?", text: "Ten allergens, checked in every ingredient." },
  { id: "free-trial", question: "Is there a free trial?", text: "Seven days, once per person." },
  { id: "cancel", question: "How do I cancel my membership?", text: "One step, anytime, on your membership page." },
  {
    id: "reset-password",
    question: "I forgot my password. How do I get back in?",
    text: "We'll email you a link that works for one hour.",
  },
  { id: "offline", question: "Does Lockstep work offline?", text: "Yes, even in a basement gym." },
];

const TOPICS: ReadonlyArray<{ readonly category: FaqCategory; readonly icon: LucideIcon; readonly text: string }> = [
  { category: "getting-started", icon: Rocket, text: "First steps, trying it out, the AI coach" },
  { category: "workout-plans", icon: Dumbbell, text: "Making, changing and following your plan" },
  { category: "meal-planning", icon: Salad, text: "Diets, allergies, groceries, macros" },
  { category: "billing", icon: CreditCard, text: "Plans, trial, invoices, canceling" },
  { category: "community", icon: Users, text: "Posts, groups, challenges, moderation" },
  { category: "technical-support", icon: LifeBuoy, text: "Offline, installing, notifications" },
];

/** Common questions, topics, and the way to a person. */
export function HelpCenterPage({
  user,
}: {
  user: { readonly id: string; readonly name: string; readonly email: string } | null;
}) {
  return (
    <Page
      title="Help Center"
      intro="Find an answer, or ask us."
      actions={
        <LinkButton to="/faq" look="secondary" iconAfter={<ArrowRight aria-hidden="true" />}>
          All questions
        </LinkButton>
      }
    >
      <section aria-labelledby="common-title">
        <h2 id="common-title" className="d2 text-26">
          Common questions
        </h2>
        <ul className="mt-5 grid gap-3 sm:grid-cols-2 md:grid-cols-3">
          {COMMON.map(({ id, question, text }) => (
            <li key={id} className="grid">
              <LinkCard to={`/faq#${id}`} className="grid content-start gap-1">
                <h3 className="font-name text-17">{question}</h3>
                <span className="text-fg-2">{text}</span>
              </LinkCard>
            </li>
          ))}
        </ul>
      </section>
      <section id="contact" aria-labelledby="contact-title" className="mt-12 md:mt-16">
        <h2 id="contact-title" className="d2 text-26">
          Contact us
        </h2>
        <div className="mt-5 grid gap-8 md:grid-cols-[7fr_4fr] md:gap-12">
          <ContactForm user={user} />
          <ContactDetails userId={user?.id ?? null} />
        </div>
      </section>
      <section aria-labelledby="topics-title" className="mt-12 md:mt-16">
        <h2 id="topics-title" className="d2 text-26">
          Help topics
        </h2>
        <ul className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-3">
          {TOPICS.map(({ category, icon: Icon, text }) => (
            <li key={category} className="grid">
              <LinkCard to={`/faq?category=${category}`} className="help-topic">
                <Icon size={24} aria-hidden="true" />
                <h3 className="font-name text-17">{FAQ_CATEGORY_NAMES[category]}</h3>
                <span className="text-14 text-fg-2">{text}</span>
              </LinkCard>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

function ContactDetails({ userId }: { userId: string | null }) {
  const email = useSupportEmail();
  const isFirst = useFeature(userId, "prioritySupport");
  return (
    <div className="grid content-start gap-5">
      <p className="text-17">We reply within 24 hours.{isFirst === true ? " With your membership, you're first in line." : ""}</p>
      <ul className="grid gap-3">
        <li className="flex items-start gap-3">
          <Phone size={20} aria-hidden="true" className="mt-3 flex-none" />
          <a href="tel:+15550100" className="link inline-flex min-h-11 items-center">
            555-0100
          </a>
        </li>
        <li className="flex items-start gap-3">
          <Clock size={20} aria-hidden="true" className="mt-3 flex-none" />
          <span className="py-2.5">Monday to Friday, 9am to 5pm EST</span>
        </li>
        {email === null ? null : (
          <li className="flex items-start gap-3">
            <Mail size={20} aria-hidden="true" className="mt-3 flex-none" />
            <a href={`mailto:${email}`} className="link inline-flex min-h-11 min-w-0 items-center wrap-anywhere">
              {email}
            </a>
          </li>
        )}
      </ul>
      <p className="text-14 text-fg-2">In an emergency, call your local emergency number. We can't give medical advice.</p>
    </div>
  );
}
