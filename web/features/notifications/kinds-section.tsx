import { Checkbox } from "../../ui/choice.tsx";
import { KINDS } from "./kinds.ts";
import type { Preferences } from "./queries.ts";

type Off = Pick<Preferences, "offInApp" | "offPush">;
type Kind = Off["offInApp"][number];

const turned = (list: readonly Kind[], kind: Kind, on: boolean): Kind[] =>
  on ? list.filter((each) => each !== kind) : [...list.filter((each) => each !== kind), kind];

/** One row a kind: in the list, and pushed. What isn't in the list can't be pushed either. */
export function KindsSection({ offInApp, offPush, onChange }: Off & { onChange: (change: Partial<Off>) => void }) {
  return (
    <section aria-labelledby="kinds" className="grid gap-3">
      <div>
        <h2 id="kinds" className="d2 text-26">
          Notify me about
        </h2>
        <p className="mt-1 text-fg-2">Account and moderator messages are always on.</p>
      </div>
      <ul className="divide-y divide-line rounded-card bg-surface px-4 sm:px-6">
        {KINDS.map(({ kind, label, hint }) => {
          const inApp = !offInApp.includes(kind);
          return (
            <li key={kind}>
              <fieldset className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-1 py-3">
                <legend className="visually-hidden">{label}</legend>
                <div className="min-w-0 flex-[1_1_11rem]" aria-hidden="true">
                  <p className="font-label">{label}</p>
                  <p className="text-14 text-fg-2">{hint}</p>
                </div>
                <div className="flex gap-5">
                  <Checkbox
                    label="In the app"
                    checked={inApp}
                    onChange={(event) => onChange({ offInApp: turned(offInApp, kind, event.target.checked) })}
                  />
                  <Checkbox
                    label="Push"
                    disabled={!inApp}
                    checked={inApp && !offPush.includes(kind)}
                    onChange={(event) => onChange({ offPush: turned(offPush, kind, event.target.checked) })}
                  />
                </div>
              </fieldset>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
