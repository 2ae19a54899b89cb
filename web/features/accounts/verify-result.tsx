import { ArrowRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Input } from "../../ui/field.tsx";
import { settleAuth } from "./auth-result.ts";
import { FormMessage } from "./form-message.tsx";
import { FILL_IN_ALL } from "./login-form.tsx";
import { MailboxLink } from "./mailbox-link.tsx";
import { callAuth } from "../../session/call-auth.ts";
import { useFormState } from "./use-form-state.ts";

export type VerifyOutcome = "verified" | "expired" | "failed" | "waiting";

/** What the address of the page says: the mail's link leads back here with `done`, and with `error` when it didn't work. */
export function verifyOutcome(search: URLSearchParams): VerifyOutcome {
  const error = search.get("error")?.toUpperCase() ?? null;
  if (error !== null) return error === "TOKEN_EXPIRED" ? "expired" : "failed";
  return search.has("done") ? "verified" : "waiting";
}

const SAID: Readonly<Record<Exclude<VerifyOutcome, "verified">, string>> = {
  expired: "This link has expired: links work for 24 hours. Get a new one below.",
  failed:
    "This link didn't work. Your email app may have cut it off, or it's already been used. If you can sign in, you're all set; otherwise get a new one.",
  waiting: "We emailed you a link when you registered. Open it to confirm that the address is yours.",
};

function ResendForm({ verifyCallback }: { verifyCallback: string }) {
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState(false);
  const { form, busy, problem, run } = useFormState();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const address = email.trim();
      setSent(false);
      if (address === "") return { message: FILL_IN_ALL, fields: { email: "Enter your email address" } };
      const result = await settleAuth(
        callAuth("/send-verification-email", { email: address, callbackURL: verifyCallback }),
        "We couldn't send the email. Please try again.",
      );
      if (!result.ok) return { message: result.message };
      setSent(true);
      return null;
    });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <FormMessage>{problem.message}</FormMessage>
      <Input
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={problem.fields?.["email"] ?? null}
      />
      <Button type="submit" look="primary" size="lg" busy={busy}>
        Send a new link
      </Button>
      {sent ? (
        <Alert tone="success">
          If that address has an unconfirmed account, a new link is on its way.
          <MailboxLink />
        </Alert>
      ) : null}
    </form>
  );
}

/** What became of the link in the mail, and what to do next. */
export function VerifyResult({
  outcome,
  verifyCallback,
  next,
}: {
  outcome: VerifyOutcome;
  verifyCallback: string;
  next: { to: string; label: string };
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  if (outcome === "verified") {
    return (
      <div className="grid gap-5" tabIndex={-1} ref={box}>
        <Alert tone="success">Thanks! Your email address is confirmed.</Alert>
        <LinkButton to={next.to} size="lg" iconAfter={<ArrowRight aria-hidden="true" />}>
          {next.label}
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="grid gap-6" tabIndex={-1} ref={box}>
      <Alert tone={outcome === "waiting" ? "info" : "error"}>{SAID[outcome]}</Alert>
      <ResendForm verifyCallback={verifyCallback} />
      <LinkButton to={next.to} look="quiet">
        {next.label}
      </LinkButton>
    </div>
  );
}
