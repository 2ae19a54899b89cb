import { HeartPulse, CircleCheck } from "lucide-react";
import { HEALTH_TEXTS } from "./setup-choices.ts";
import type { HealthQuestion } from "./setup-choices.ts";

/** Advice after the health check; it never locks anything. `concerns` is null if the check was skipped. */
export function HealthAdvice({ concerns }: { concerns: ReadonlyArray<HealthQuestion> | null }) {
  if (concerns === null) {
    return <p className="text-fg-2">You skipped the health check. It takes a minute, and you can do it anytime.</p>;
  }
  if (concerns.length === 0) {
    return (
      <p className="flex items-start gap-3">
        <CircleCheck size={20} aria-hidden="true" className="mt-0.5 flex-none text-ok" />
        You're good to train. Start easy, add a little each week, and take this check again if something changes.
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="flex items-start gap-3 font-label">
        <HeartPulse size={20} aria-hidden="true" className="mt-0.5 flex-none" />
        Please talk to a doctor before you start, or before you do more than you're used to.
      </p>
      <p>
        Plenty of people who answer yes still train. A doctor can tell you what's right for you. Bring up{" "}
        {concerns.length === 1 ? "this answer" : "these answers"}:
      </p>
      <ul className="grid list-disc gap-1 pl-5 text-15 text-fg-2">
        {concerns.map((concern) => (
          <li key={concern}>{HEALTH_TEXTS[concern]}</li>
        ))}
      </ul>
      <p>
        Until then, walk, stretch and do mobility drills, easy enough that you can still talk. Nothing in Lockstep is locked. Stop
        if you feel chest pain, dizziness or unusual breathlessness, and call for help if it doesn't pass.
      </p>
    </div>
  );
}
