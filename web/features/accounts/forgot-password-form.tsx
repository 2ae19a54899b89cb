import { useRef, useEffect, useState } from "react";
import type { FormEvent } from "react";
import { Link } from "react-router";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Input } from "../../ui/field.tsx";
import { settleAuth } from "./auth-result.ts";
import { FormMessage } from "./form-message.tsx";
import { FILL_IN_ALL } from "./login-form.tsx";
import { MailboxLink } from "./mailbox-link.tsx";
import { callAuth } from "../../session/call-auth.ts";
import { useFormState } from "./use-form-state.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

/** Asks for a link to a new password. The answer is the same whether the address has an account or not. */
export function ForgotPasswordForm({ loginTo }: { loginTo: string }) {
  const hydrated = useHydrated();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, busy, problem, run } = useFormState();
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sentTo !== null) done.current?.focus();
  }, [sentTo]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = String(new FormData(event.currentTarget).get("email") ?? "").trim();
    void run(async () => {
      if (address === "") return { message: FILL_IN_ALL, fields: { email: "Enter your email address" } };
      const result = await settleAuth(
        callAuth("/request-password-reset", { email: address, redirectTo: "/reset-password" }),
        "We couldn't send the link. Please try again.",
      );
      if (!result.ok) return { message: result.message };
      setSentTo(address);
      return null;
    });
  };
  const back = (
    <Link to={loginTo} className="link inline-flex min-h-11 items-center justify-self-start">
      Back to sign in
    </Link>
  );
  if (sentTo !== null) {
    return (
      <div className="grid gap-5" tabIndex={-1} ref={done}>
        <Alert tone="success">
          If <span className="break-all">{sentTo}</span> has an account, we've emailed a link. It works for one hour.
          <MailboxLink />
        </Alert>
        <p className="text-fg-2">Nothing after a few minutes? Check your spam folder, or check the address.</p>
        <Button look="secondary" onClick={() => setSentTo(null)}>
          Try another address
        </Button>
        {back}
      </div>
    );
  }
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-5">
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
        error={problem.fields?.["email"] ?? null}
      />
      <Button type={hydrated ? "submit" : "button"} size="lg" busy={busy}>
        Send link
      </Button>
      {back}
    </form>
  );
}
