import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { profileOptions } from "../../session/profile-query.ts";
import { Card } from "../../ui/card.tsx";
import { Switch } from "../../ui/choice.tsx";
import { Field } from "../../ui/field.tsx";
import type { Preferences } from "./queries.ts";
import { minutesOf, quietText, timeOf } from "./quiet-times.ts";

type Quiet = NonNullable<Preferences["quietHours"]>;

/** Where quiet hours begin that were never set. */
const NIGHT: Quiet = { from: 22 * 60, to: 7 * 60 };

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: "short", timeZone: "UTC" });
/** As the time fields beside it show it, in the browser's own way. */
const asFieldsShow = (minutes: number): string => clock.format(minutes * 60_000);

function TimeField({ label, minutes, onChange }: { label: string; minutes: number; onChange: (minutes: number) => void }) {
  // What is being typed is nobody's time yet.
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    const read = typed === null ? null : minutesOf(typed);
    setTyped(null);
    if (read !== null && read !== minutes) onChange(read);
  };
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="time"
          required
          className="input"
          value={typed ?? timeOf(minutes)}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === "Enter") settle();
          }}
        />
      )}
    </Field>
  );
}

/** Hours in which nothing is pushed, by the person's own clock. */
export function QuietSection({
  userId,
  quiet,
  onChange,
}: {
  userId: string;
  quiet: Preferences["quietHours"];
  onChange: (quiet: Preferences["quietHours"]) => void;
}) {
  const zone = useQuery(profileOptions(userId)).data?.timeZone;
  return (
    <section aria-labelledby="quiet-hours" className="grid gap-3">
      <h2 id="quiet-hours" className="d2 text-26">
        Quiet hours
      </h2>
      <Card className="grid gap-4">
        <Switch
          label="Mute push at certain hours"
          checked={quiet !== null}
          onChange={(event) => onChange(event.target.checked ? NIGHT : null)}
        />
        {quiet === null ? null : (
          <>
            <div className="grid gap-3 min-[400px]:grid-cols-2 sm:max-w-[360px]">
              <TimeField label="From" minutes={quiet.from} onChange={(from) => onChange({ ...quiet, from })} />
              <TimeField label="To" minutes={quiet.to} onChange={(to) => onChange({ ...quiet, to })} />
            </div>
            <p className="text-14 text-fg-2">{quietText(quiet, asFieldsShow)}</p>
          </>
        )}
        {zone === undefined ? null : (
          <p className="text-14 text-fg-2">
            Times are in {zone.replaceAll("_", " ")}.{" "}
            <Link to="/settings#account" className="link">
              Change time zone
            </Link>
          </p>
        )}
      </Card>
    </section>
  );
}
