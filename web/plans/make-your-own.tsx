import { ArrowRight } from "lucide-react";
import { LinkButton } from "../ui/button.tsx";

/** From someone's shared plan to setting up your own. */
export function MakeYourOwn({ to, look = "primary" }: { to: string; look?: "primary" | "secondary" }) {
  return (
    <LinkButton to={to} look={look} size="lg" iconAfter={<ArrowRight aria-hidden="true" />}>
      Make your own
    </LinkButton>
  );
}

/** The same at the end of the page, with a word of why. */
export function MakeYourOwnFoot({ to, children }: { to: string; children: string }) {
  return (
    <div className="mt-12 flex flex-wrap items-center justify-between gap-4 border-t-[1.5px] border-line pt-8">
      <p className="d2 max-w-[24ch] text-26">{children}</p>
      <MakeYourOwn to={to} look="secondary" />
    </div>
  );
}
