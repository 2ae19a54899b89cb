import { Checkbox } from "../../ui/choice.tsx";
import type { Preferences } from "./queries.ts";

type OffEmail = Preferences["offEmail"];

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
      <div className="rounded-card bg-surface px-4 py-3 sm:px-6">
        <Checkbox
          label="Getting started with a membership"
          checked={!offEmail.includes("getting_started")}
          onChange={(event) => onChange(event.target.checked ? [] : ["getting_started"])}
        />
      </div>
    </section>
  );
}
