import { ArrowRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { FormEvent } from "react";
import { Link } from "react-router";
import { Alert } from "../../ui/alert.tsx";
import { Button, LinkButton } from "../../ui/button.tsx";
import { settleAuth } from "./auth-result.ts";
import { FormMessage } from "./form-message.tsx";
import { FILL_IN_ALL } from "./login-form.tsx";
import { NewPasswordFields, newPasswordProblem } from "./new-password-fields.tsx";
import { callAuth } from "../../session/call-auth.ts";
import { useFormState } from "./use-form-state.ts";
import type { FormProblem } from "./use-form-state.ts";

/** The link can't be used anymore: why, and the way to a new one. */
function LinkSpent() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="grid gap-5" tabIndex={-1} ref={box}>
      <Alert>This link has expired. Links work once, for one hour.</Alert>
      <LinkButton to="/forgot-password" size="lg" iconAfter={<ArrowRight aria-hidden="true" />}>
        Get a new link
      </LinkButton>
      <Link to="/login" className="link inline-flex min-h-11 items-center justify-self-start">
        Back to sign in
      </Link>
    </div>
  );
}

function PasswordChanged() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div className="grid gap-5" tabIndex={-1} ref={box}>
      <Alert tone="success">Your password was changed, and you've been signed out on all devices.</Alert>
      <LinkButton to="/login" size="lg" iconAfter={<ArrowRight aria-hidden="true" />}>
        Sign in
      </LinkButton>
    </div>
  );
}

/** A new password by the link of the mail. `token` is null when the link carried none. */
export function ResetPasswordForm({ token, onChanged }: { token: string | null; onChanged: () => void }) {
  const [password, setPassword] = useState("");
  const [confirmation, setConfirmation] = useState("");
  const [stage, setStage] = useState<"form" | "spent" | "changed">(token ? "form" : "spent");
  const { form, busy, problem, run } = useFormState();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(async (): Promise<FormProblem | null> => {
      if (password === "" || confirmation === "") {
        return {
          message: FILL_IN_ALL,
          fields: password === "" ? { password: "Enter a password" } : { confirmation: "Enter the password again" },
        };
      }
      const found = newPasswordProblem(password, confirmation);
      if (found) return { message: found.message, fields: { [found.field]: found.message } };
      const result = await settleAuth(
        callAuth("/reset-password", { newPassword: password, token: token ?? "" }),
        "We couldn't change your password. Please try again.",
      );
      if (result.ok) {
        setStage("changed");
        onChanged();
        return null;
      }
      if (result.code === "INVALID_TOKEN" || result.code === "TOKEN_EXPIRED") {
        setStage("spent");
        return null;
      }
      return { message: result.message };
    });
  };
  if (stage === "spent") return <LinkSpent />;
  if (stage === "changed") return <PasswordChanged />;
  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      <FormMessage>{problem.message}</FormMessage>
      <NewPasswordFields
        label="New password"
        confirmLabel="Confirm new password"
        password={password}
        confirmation={confirmation}
        onPassword={setPassword}
        onConfirmation={setConfirmation}
        errors={problem.fields}
      />
      <p className="text-14 text-fg-2">You'll be signed out on all devices, including this one.</p>
      <Button type="submit" size="lg" busy={busy}>
        Change password
      </Button>
    </form>
  );
}
