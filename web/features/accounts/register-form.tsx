import { ArrowRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { Link, useNavigate } from "react-router";
import { MINIMUM_AGE_YEARS } from "@lockstep/domain/accounts/age.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { Input } from "../../ui/field.tsx";
import { settleAuth } from "./auth-result.ts";
import { FormMessage } from "./form-message.tsx";
import { FILL_IN_ALL } from "./login-form.tsx";
import { MailboxLink } from "./mailbox-link.tsx";
import { NewPasswordFields, newPasswordProblem } from "./new-password-fields.tsx";
import { callAuth } from "../../session/call-auth.ts";
import { useFormState } from "./use-form-state.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { FormProblem } from "./use-form-state.ts";

export const REGISTERED = "Registration successful! Please check your email to verify your account.";
const ON_TO_LOGIN_MS = 3000;

export interface Registration {
  name: string;
  email: string;
  password: string;
  confirmation: string;
}

const MISSING: Readonly<Record<keyof Registration, string>> = {
  name: "Enter your name",
  email: "Enter your email address",
  password: "Enter a password",
  confirmation: "Enter the password again",
};

/** What has to be mended before the form is sent; null when nothing has. */
export function registrationProblem(values: Registration): FormProblem | null {
  const fields: Record<string, string> = {};
  for (const name of Object.keys(MISSING) as Array<keyof Registration>) {
    if ((name === "name" || name === "email" ? values[name].trim() : values[name]) === "") fields[name] = MISSING[name];
  }
  if (Object.keys(fields).length > 0) return { message: FILL_IN_ALL, fields };
  const found = newPasswordProblem(values.password, values.confirmation);
  return found ? { message: found.message, fields: { [found.field]: found.message } } : null;
}

/** Shown after success: the words, and after three seconds the sign-in page. */
function Registered({ loginTo }: { loginTo: string }) {
  const navigate = useNavigate();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    heading.current?.focus();
    const timer = setTimeout(() => void navigate(loginTo), ON_TO_LOGIN_MS);
    return () => clearTimeout(timer);
  }, [navigate, loginTo]);
  return (
    <div className="grid gap-5" tabIndex={-1} ref={heading}>
      <Alert tone="success">
        {REGISTERED}
        <MailboxLink />
      </Alert>
      <p className="text-fg-2">Taking you to the sign-in page...</p>
      <LinkButton to={loginTo} size="lg" iconAfter={<ArrowRight aria-hidden="true" />}>
        Sign in now
      </LinkButton>
    </div>
  );
}

/** Full name, email, password and its repetition, with the live checklist of the rules. */
export function RegisterForm({ loginTo, verifyCallback }: { loginTo: string; verifyCallback: string }) {
  const [values, setValues] = useState<Registration>({ name: "", email: "", password: "", confirmation: "" });
  const [registered, setRegistered] = useState(false);
  const hydrated = useHydrated();
  const { form, busy, problem, run } = useFormState();
  useEffect(() => {
    // What was typed before the scripts ran is in the form already.
    if (!form.current) return;
    const typed = new FormData(form.current);
    const early = (name: keyof Registration) => String(typed.get(name) ?? "");
    setValues({ name: early("name"), email: early("email"), password: early("password"), confirmation: early("confirmation") });
  }, [form]);
  const set = (name: keyof Registration) => (value: string) => setValues((before) => ({ ...before, [name]: value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const found = registrationProblem(values);
      if (found) return found;
      const result = await settleAuth(
        callAuth("/sign-up/email", {
          name: values.name.trim(),
          email: values.email.trim(),
          password: values.password,
          callbackURL: verifyCallback,
        }),
        "Failed to register. Please try again.",
      );
      if (!result.ok) return { message: result.message };
      setRegistered(true);
      return null;
    });
  };
  if (registered) return <Registered loginTo={loginTo} />;
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormMessage>{problem.message}</FormMessage>
      <Input
        label="Full name"
        name="name"
        autoComplete="name"
        maxLength={80}
        required
        value={values.name}
        onChange={(event) => set("name")(event.target.value)}
        error={problem.fields?.["name"] ?? null}
      />
      <Input
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={values.email}
        onChange={(event) => set("email")(event.target.value)}
        error={problem.fields?.["email"] ?? null}
      />
      <NewPasswordFields
        password={values.password}
        confirmation={values.confirmation}
        onPassword={set("password")}
        onConfirmation={set("confirmation")}
        errors={problem.fields}
        personal={[values.name, values.email]}
      />
      <p className="text-14 text-fg-2">
        You must be {MINIMUM_AGE_YEARS} or older to use Lockstep. By creating an account, you confirm your age and agree to our{" "}
        <Link to="/terms" className="link text-fg">
          terms
        </Link>{" "}
        and{" "}
        <Link to="/privacy" className="link text-fg">
          privacy policy
        </Link>
        .
      </p>
      <Button type={hydrated ? "submit" : "button"} size="lg" busy={busy} iconAfter={<ArrowRight aria-hidden="true" />}>
        Create account
      </Button>
      <p className="flex flex-wrap items-center gap-x-2 text-fg-2">
        Already have an account?
        <Link to={loginTo} className="link inline-flex min-h-11 items-center text-fg">
          Sign in
        </Link>
      </p>
    </form>
  );
}
