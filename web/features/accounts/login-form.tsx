import { useQueryClient } from "@tanstack/react-query";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import type { FormEvent } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Input, PasswordInput } from "../../ui/field.tsx";
import { syncDeviceSettings } from "./sync-device-settings.ts";
import { settleAuth } from "./auth-result.ts";
import { FormMessage } from "./form-message.tsx";
import { setGuest } from "../../session/guest.ts";
import { MailboxLink } from "./mailbox-link.tsx";
import { callAuth } from "../../session/call-auth.ts";
import { useFormState } from "./use-form-state.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";

export const FILL_IN_ALL = "Please fill in all fields";

/** Email and password. Once the session is there, the page around it leads on. */
export function LoginForm({
  registerTo,
  forgotTo,
  onLookAround,
}: {
  registerTo: string;
  forgotTo: string;
  onLookAround: () => void;
}) {
  const hydrated = useHydrated();
  const queryClient = useQueryClient();
  const [unverified, setUnverified] = useState(false);
  const { form, busy, problem, run } = useFormState();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the form itself: a password manager may have filled it before the scripts ran.
    const values = new FormData(event.currentTarget);
    const email = String(values.get("email") ?? "").trim();
    const password = String(values.get("password") ?? "");
    void run(async () => {
      setUnverified(false);
      if (email === "" || password === "") {
        const fields = {
          ...(email === "" ? { email: "Enter your email address" } : {}),
          ...(password === "" ? { password: "Enter your password" } : {}),
        };
        return { message: FILL_IN_ALL, fields };
      }
      const result = await settleAuth(
        callAuth("/sign-in/email", { email, password, rememberMe: true }),
        "Failed to sign in. Please check your credentials.",
      );
      if (!result.ok) {
        setUnverified(result.code === "EMAIL_NOT_VERIFIED");
        return { message: result.message };
      }
      setGuest(false);
      await syncDeviceSettings(queryClient);
      return null;
    });
  };
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormMessage>
        {problem.message ? (
          <>
            {problem.message}
            {unverified ? <p className="mt-1 font-normal">We've sent you a new link. Open it, then sign in here.</p> : null}
            {unverified ? <MailboxLink /> : null}
          </>
        ) : null}
      </FormMessage>
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
      <div className="grid gap-1">
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={problem.fields?.["password"] ?? null}
        />
        <Link to={forgotTo} className="link inline-flex min-h-11 items-center justify-self-start text-15">
          Forgot your password?
        </Link>
      </div>
      <Button type={hydrated ? "submit" : "button"} size="lg" busy={busy} iconAfter={<ArrowRight aria-hidden="true" />}>
        Sign in
      </Button>
      <p className="flex flex-wrap items-center gap-x-2 text-fg-2">
        New to Lockstep?
        <Link to={registerTo} className="link inline-flex min-h-11 items-center text-fg">
          Create an account
        </Link>
      </p>
      <div className="grid gap-2 border-t border-line pt-5">
        <Button look="secondary" onClick={onLookAround}>
          Look around first
        </Button>
        <p className="text-14 text-fg-2">No account needed. Your plans stay on this device.</p>
      </div>
    </form>
  );
}
