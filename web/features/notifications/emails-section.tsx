import type { EmailKind } from "@lockstep/domain/notifications/notification.ts";
import { Checkbox } from "../../ui/choice.tsx";
import type { Preferences } from "./queries.ts";

type OffEmail = Preferences["offEmail"];

const LABELS: Readonly<Record<EmailKind, string>> = {
  getting_started: "Getting started with a membership",
  family_invitations: "Invitations to a family",
};

/** Emails that can be turned off. */
export function EmailsSection({ offEmail, onChange }: { offEmail: OffEmail; onChange: (offEmail: OffEmail) => void }) {
  return (
    <section aria-labelledby="emails" className="grid gap-3">
      <div>
        <h2 id="emails" className="d2 text-26">
          Email me about
        </h2>
        <p className="mt-1 text-fg-2">Emails about payments and your account are always on.</p>
      </div>
      <div className="grid gap-2 rounded-card bg-surface px-4 py-3 sm:px-6">
        {(Object.keys(LABELS) as EmailKind[]).map((kind) => (
          <Checkbox
            key={kind}
            label={LABELS[kind]}
            checked={!offEmail.includes(kind)}
            onChange={({ target }) => onChange(target.checked ? offEmail.filter((each) => each !== kind) : [...offEmail, kind])}
          />
        ))}
      </div>
    </section>
  );
}
